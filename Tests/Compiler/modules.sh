# Sourced by the other scripts: how the stubs and the kit are built, and where the products go.
#
# A platform is a folder of products with the stub modules that this platform has:
#   ios, mac, none      plain Swift; emits code, and runs
#   ios-objc, mac-objc  knows @IBOutlet, @IBAction, @objc and #selector as well. Where the system has no Objective-C,
#                       the compiler can type-check these, and crashes where it should emit code.

set -euo pipefail
export LC_ALL=C
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
here=$root/Tests/Compiler
products=$root/.build-compiler

case $(uname) in
  Darwin) swiftc=$(xcrun --find swiftc) system="-sdk $(xcrun --show-sdk-path)" stubbed_system= ;;
  *) swiftc=$(command -v swiftc || true) system= stubbed_system="ObjectiveC Foundation" ;;
esac
[ -n "$swiftc" ] || { echo "no swiftc: install Swift 6.1 or later, https://swift.org/install"; exit 1; }
toolchain=$(cd "$(dirname "$(readlink -f "$swiftc")")/.." && pwd)

# frontend PLATFORM ARGUMENTS…: one call of the compiler. A warning is an error.
frontend() {
  local platform=$1 objc=
  shift
  [[ $platform != *-objc ]] || objc="-D OBJC -enable-objc-interop -disable-objc-attr-requires-foundation-module"
  "$toolchain/bin/swift-frontend" -frontend $system $objc -I "$products/$platform/stubs" \
    -plugin-path "$toolchain/lib/swift/host/plugins" -warnings-as-errors "$@"
}

# emit PLATFORM FOLDER MODULE ARGUMENTS…: a module, and its code on a platform that has code. Where it has none,
# bodies are skipped as well: Objective-C's pointers, which the compiler looks for there, do not exist.
emit() {
  local platform=$1 out=$2 module=$3 mode="-emit-module -experimental-skip-non-inlinable-function-bodies"
  shift 3
  mkdir -p "$out"
  [[ $platform == *-objc ]] || mode="-c -o $module.o"
  (cd "$out" && frontend "$platform" $mode -emit-module-path "$module.swiftmodule" \
    -parse-as-library -module-name "$module" "$@")
}

stub_modules() {
  case $1 in
    ios*) echo $stubbed_system UIKit Combine SwiftUI ;;
    mac*) echo $stubbed_system AppKit Combine SwiftUI ;;
  esac
}

# The kit's modules and upcoming features, as Package.swift names them.
kit_modules() { sed -n 's/.*\.module("\([^"]*\)", in: "\([^"]*\)".*/\1 \2/p' "$root/Package.swift"; }
kit_features() { sed -n 's/.*enableUpcomingFeature("\([^"]*\)").*/-enable-upcoming-feature \1/p' "$root/Package.swift"; }

# stubs PLATFORM: builds its stub modules.
stubs() {
  local module
  for module in $(stub_modules "$1"); do
    emit "$1" "$products/$1/stubs" "$module" -swift-version 6 "$here/Stubs/$module"/*.swift
  done
}

# kit PLATFORM NAME ARGUMENTS…: the kit as SwiftPM builds it, in the platform's folder of that name.
kit() {
  local platform=$1 out=$products/$1/$2 module folder
  shift 2
  kit_modules | while read -r module folder; do
    emit "$platform" "$out" "$module" -I "$out" -D SWIFT_PACKAGE $(kit_features) "$@" "$root/$folder"/*.swift
  done
}
