#!/bin/bash
# shellcheck disable=SC2046,SC2086  # Flags are words.
# Sourced by the other scripts: builds the stubs and the kit.
#
#   modules.sh build PLATFORM          build the stubs and the kit
#   modules.sh stubs PLATFORM FOLDER   build the stubs into FOLDER/PLATFORM/stubs
#
# A platform is a folder of products with the stub modules of that platform:
#   ios, mac            plain Swift; emits code that runs
#   ios-objc, mac-objc  also accepts @IBOutlet, @IBAction, @objc and #selector. Without Objective-C on the system, the
#                       compiler can type-check these, but crashes when it emits code.

set -euo pipefail
export LC_ALL=C
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
here=$root/Tests/Compiler
products=$root/.build-compiler

case $(uname) in
  Darwin) swiftc=$(xcrun --find swiftc) system="-sdk $(xcrun --show-sdk-path)" stubbed_system='' ;;
  *) swiftc=$(command -v swiftc || true) system='' stubbed_system="ObjectiveC Foundation" ;;
esac
[ -n "$swiftc" ] || { echo "no swiftc: install Swift 6.2 or later, https://swift.org/install"; exit 1; }
toolchain=$(cd "$(dirname "$(readlink -f "$swiftc")")/.." && pwd)

# frontend PLATFORM ARGUMENTS…: runs the compiler once. Warnings are errors.
frontend() {
  local platform=$1 objc=''
  shift
  [[ $platform != *-objc ]] || objc="-D OBJC -enable-objc-interop -disable-objc-attr-requires-foundation-module"
  "$toolchain/bin/swift-frontend" -frontend $system $objc -I "$products/$platform/stubs" \
    -plugin-path "$toolchain/lib/swift/host/plugins" -plugin-path "$toolchain/lib/swift/host/plugins/testing" \
    -warnings-as-errors "$@"
}

# emit PLATFORM FOLDER MODULE ARGUMENTS…: builds a module, with code on a platform that has code. On other platforms, it
# also skips function bodies, which would need Objective-C's pointers.
emit() {
  local platform=$1 out=$2 module=$3 mode="-emit-module -experimental-skip-non-inlinable-function-bodies"
  shift 3
  mkdir -p "$out"
  [[ $platform == *-objc ]] || mode="-c -o $module.o"
  (cd "$out" && frontend "$platform" $mode -emit-module-path "$module.swiftmodule" -emit-module-doc-path "$module.swiftdoc" \
    -parse-as-library -module-name "$module" "$@")
}

stub_modules() {
  case $1 in
    ios*) echo $stubbed_system UIKit Combine SwiftUI XCTest ;;
    mac*) echo $stubbed_system AppKit Combine SwiftUI XCTest ;;
    every) echo $stubbed_system UIKit AppKit Combine SwiftUI XCTest ;;
  esac
}

# The kit's modules and upcoming features, from Package.swift.
kit_modules() { tr '\n' ' ' <"$root/Package.swift" | grep -o '\.module( *"[^"]*", in: "[^"]*"' | sed 's/.*( *"\(.*\)", in: "\(.*\)"/\1 \2/'; }
kit_features() { sed -n 's/.*enableUpcomingFeature("\([^"]*\)").*/-enable-upcoming-feature \1/p' "$root/Package.swift"; }

# stubs PLATFORM: builds the stub modules with library evolution, like the system's. One warning is suppressed:
# Foundation's values don't use it on Linux.
stubs() {
  local module
  for module in $(stub_modules "$1"); do
    emit "$1" "$products/$1/stubs" "$module" -swift-version 6 -enable-library-evolution \
      -no-warnings-as-errors -suppress-warnings "$here/Stubs/$module"/*.swift
  done
}

# kit PLATFORM NAME ARGUMENTS…: builds the kit as SwiftPM does, in that folder of the platform.
kit() {
  local platform=$1 out=$products/$1/$2 module folder
  shift 2
  kit_modules | while read -r module folder; do
    emit "$platform" "$out" "$module" -I "$out" -D SWIFT_PACKAGE $(kit_features) "$@" "$root/$folder"/*.swift
  done
}

# kit_interface PLATFORM NAME: builds the kit with library evolution, and rebuilds each module from its public textual
# interface alone. The built modules import each other as built, because the public interface leaves out the shared SPI.
kit_interface() {
  local platform=$1 out=$products/$1/$2 module folder
  mkdir -p "$out"
  kit_modules | while read -r module folder; do
    emit "$platform" "$out-as-built" "$module" -I "$out-as-built" -D SWIFT_PACKAGE $(kit_features) -swift-version 6 \
      -enable-library-evolution -emit-module-interface-path "$out/$module.swiftinterface" "$root/$folder"/*.swift
    frontend "$platform" -compile-module-from-interface "$out/$module.swiftinterface" -I "$out" \
      -module-name "$module" -o "$out/$module.swiftmodule"
  done
}

# The features of a new Xcode 26 project besides main-actor isolation: Approachable Concurrency and member import
# visibility.
xcode_features() {
  printf -- '-enable-upcoming-feature %s ' DisableOutwardActorInference GlobalActorIsolatedTypesUsability \
    InferIsolatedConformances InferSendableFromCaptures NonisolatedNonsendingByDefault MemberImportVisibility
}

# The settings of the kit's users: name, kit, flags.
columns="
swift-6     source     -swift-version 6
swift-5     source     -swift-version 5
main-actor  source     -swift-version 6 -default-isolation MainActor
interface   interface  -swift-version 6
xcode-26    source     -swift-version 5 -default-isolation MainActor $(xcode_features)
"

# client COLUMN PLATFORM ARGUMENTS…: compiles a file of a user of the kit. $allowed is empty, or flags for warnings that
# aren't errors.
client() {
  local column=$1 platform=$2 kit flags
  shift 2
  read -r _ kit flags < <(grep "^$column " <<<"$columns")
  frontend "$platform" -I "$products/$platform/$kit" $flags ${allowed-} "$@"
}

# plain FILE: prints a file without Objective-C attributes, which a platform with code doesn't accept.
plain() {
  sed -e 's/@\(IBOutlet\|IBAction\|IBInspectable\|objc\) //' -e 's/#selector(.*\(([^()]*)\))/Selector("\1")/' "$1"
}

# accepts COLUMN PLATFORM FOLDER FILES…: compiles files as one module of a user of the kit, twice. The first pass
# type-checks them with Objective-C attributes. The second pass, in FOLDER without the attributes, also finds data races
# and missing returns.
accepts() {
  local column=$1 platform=$2 folder=$3 file plain=()
  shift 3
  client "$column" "$platform-objc" -typecheck -parse-as-library "$@" || return 1
  mkdir -p "$folder"
  for file; do
    plain+=("$folder/$(basename "$file")")
    plain "$file" >"$folder/$(basename "$file")"
  done
  client "$column" "$platform" -emit-sil -o /dev/null -parse-as-library "${plain[@]}"
}

# in_parallel COMMAND…: runs a command for each line of the input, with the line's words as its last arguments.
in_parallel() { xargs -P "${JOBS:-$(getconf _NPROCESSORS_ONLN)}" -L 1 "$@"; }

# build_everything: builds the stubs and the kit for each platform.
build_everything() {
  rm -rf "$products"
  printf '%s\n' ios ios-objc mac mac-objc | in_parallel "$here/modules.sh" build
}

build() {
  stubs "$1"
  kit "$1" swift-5 -swift-version 5
  kit "$1" source -swift-version 6
  kit_interface "$1" interface
}

case ${1-} in
  build) build "$2" ;;
  stubs) products=$3 && stubs "$2" ;;
esac
