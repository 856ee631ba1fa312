#!/bin/sh
# Signs programs with the certificate in WINDOWS_CERTIFICATE (a .pfx file in base64), whose password is
# in WINDOWS_CERTIFICATE_PASSWORD; TIMESTAMP_SERVER is the address of the one who confirms the time.
# Without a certificate nothing is signed, and that is said.
set -eu

if [ -z "${WINDOWS_CERTIFICATE:-}" ]; then
    echo "Not signed: the secret WINDOWS_CERTIFICATE is not set." >&2
    exit 0
fi
key=$(mktemp)
trap 'rm -f "$key"' EXIT
printf %s "$WINDOWS_CERTIFICATE" | base64 --decode >"$key"
signtool=$(find "/c/Program Files (x86)/Windows Kits/10/bin" -path '*/x64/signtool.exe' | sort | tail -n 1)
for program; do
    "$signtool" sign //fd SHA256 //f "$key" //p "$WINDOWS_CERTIFICATE_PASSWORD" \
        //tr "$TIMESTAMP_SERVER" //td SHA256 "$program"
done
