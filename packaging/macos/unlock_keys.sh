#!/bin/sh
# Puts the certificate in MACOS_CERTIFICATE (a .p12 file in base64) into a keychain of this build, and
# prints what make_dmg.sh wants in its environment. What is not set is skipped, and that is said.
set -eu

if [ -z "${MACOS_CERTIFICATE:-}" ]; then
    echo "Not signed: the secret MACOS_CERTIFICATE is not set." >&2
    exit 0
fi
keychain="$RUNNER_TEMP/build.keychain-db"
password=$(uuidgen)
security create-keychain -p "$password" "$keychain" >&2
security set-keychain-settings -lut 3600 "$keychain" >&2
security unlock-keychain -p "$password" "$keychain" >&2
printf %s "$MACOS_CERTIFICATE" | base64 --decode >"$RUNNER_TEMP/certificate.p12"
security import "$RUNNER_TEMP/certificate.p12" -k "$keychain" -P "$MACOS_CERTIFICATE_PASSWORD" \
    -T /usr/bin/codesign >&2
rm "$RUNNER_TEMP/certificate.p12"
security set-key-partition-list -S apple-tool:,apple: -k "$password" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain >&2
identity=$(security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(.*\)"$/\1/p' | head -n 1)
echo "SIGNING_IDENTITY=$identity"

if [ -z "${NOTARY_PASSWORD:-}" ]; then
    echo "Not notarised: the secret NOTARY_PASSWORD is not set." >&2
    exit 0
fi
xcrun notarytool store-credentials rummy-qt --keychain "$keychain" --apple-id "$NOTARY_APPLE_ID" \
    --team-id "$NOTARY_TEAM_ID" --password "$NOTARY_PASSWORD" >&2
echo "NOTARY_PROFILE=rummy-qt"
