#!/usr/bin/env bash
# sign.sh EXECUTABLE: signs an executable for macOS and has Apple notarize it, as far as the environment contains the secrets.
# Untested here: it needs macOS and a Developer ID.
set -euo pipefail
executable=$1

if [ -z "${MACOS_CERTIFICATE:-}" ]; then
  echo "there is no certificate, so the executable keeps its ad hoc signature"
  exit 0
fi

work=$(mktemp -d)
keychain=$work/signing.keychain-db
password=$(uuidgen)
trap 'security delete-keychain "$keychain"; rm -r "$work"' EXIT
security create-keychain -p "$password" "$keychain"
security unlock-keychain -p "$password" "$keychain"
base64 --decode <<<"$MACOS_CERTIFICATE" >"$work/certificate.p12"
security import "$work/certificate.p12" -k "$keychain" -P "$MACOS_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
codesign --force --options runtime --timestamp --keychain "$keychain" --sign "$MACOS_IDENTITY" "$executable"

if [ -z "${NOTARY_PASSWORD:-}" ]; then
  echo "there are no credentials for the notary, so the executable is only signed"
  exit 0
fi
ditto -c -k "$executable" "$work/mvvmlint.zip"
xcrun notarytool submit "$work/mvvmlint.zip" --wait --apple-id "$NOTARY_APPLE_ID" --team-id "$NOTARY_TEAM_ID" \
  --password "$NOTARY_PASSWORD"
