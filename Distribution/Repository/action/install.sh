#!/usr/bin/env bash
# Downloads mvvmlint for this runner and compares it with the checksum in this repository. The output `tool` is its path.
# MVVMLINT_DOWNLOADS replaces the address of the release.
set -euo pipefail

repository=$(cd "$(dirname "$0")/.." && pwd)
case $RUNNER_OS-$RUNNER_ARCH in
Linux-X64) platform=linux-x86_64 ;;
Linux-ARM64) platform=linux-aarch64 ;;
macOS-X64 | macOS-ARM64) platform=macos-universal ;;
*)
  echo "::error::mvvmlint has no executable for $RUNNER_OS on $RUNNER_ARCH"
  exit 2
  ;;
esac

name=mvvmlint-@VERSION@-$platform
folder=$RUNNER_TEMP/mvvmlint
mkdir -p "$folder"
cd "$folder"

checksum=$(grep "  $name.tar.gz$" "$repository/SHA256SUMS") || {
  echo "::error::release @VERSION@ has no $name.tar.gz"
  exit 2
}
address=${MVVMLINT_DOWNLOADS:-@RELEASES@/download/@VERSION@}/$name.tar.gz
curl --fail --silent --show-error --location --retry 3 --output "$name.tar.gz" "$address" || {
  echo "::error::can't download $address"
  exit 2
}
if command -v sha256sum >/dev/null; then check=(sha256sum); else check=(shasum -a 256); fi
"${check[@]}" --check --status <<<"$checksum" || {
  echo "::error::$address has another checksum than this repository, so it isn't used"
  exit 2
}
tar -xzf "$name.tar.gz"
echo "tool=$folder/$name/mvvmlint" >>"$GITHUB_OUTPUT"
