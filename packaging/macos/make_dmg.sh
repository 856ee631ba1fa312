#!/bin/sh
# Makes dist/rummy-qt-VERSION-macos-PROCESSOR.dmg from the application in dist; runs on macOS.
#
# With SIGNING_IDENTITY set ("Developer ID Application: …") the application is signed, and with
# NOTARY_PROFILE set (made once by `xcrun notarytool store-credentials`) the image is notarised.
set -eu

cd "$(dirname "$0")/../.."
app="dist/Rummy Qt.app"
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' rummy_qt/__init__.py)
image="dist/rummy-qt-$version-macos-$(uname -m).dmg"

if [ -n "${SIGNING_IDENTITY:-}" ]; then
    # Inside out: a signature covers what lies below it as it is at that moment. Machine code is
    # known by its content: Qt's frameworks and Python have no ending in their names.
    find "$app/Contents" -type f -exec sh -c 'file -b "$1" | grep -q ^Mach-O' _ {} \; -print0 |
        xargs -0 -n 1 codesign --force --timestamp --options runtime --sign "$SIGNING_IDENTITY"
    codesign --force --timestamp --options runtime --sign "$SIGNING_IDENTITY" \
        --entitlements packaging/macos/entitlements.plist "$app"
    codesign --verify --deep --strict "$app"
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if [ -n "${NOTARY_PROFILE:-}" ]; then
    # The application bears its own ticket, too: copied out of the image, it is known without a network.
    ditto -c -k --keepParent "$app" "$folder/app.zip"
    xcrun notarytool submit "$folder/app.zip" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$app"
    rm "$folder/app.zip"
fi
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -volname "Rummy Qt" -srcfolder "$folder" -ov -format ULMO "$image"

if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
echo "$image"
