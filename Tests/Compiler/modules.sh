#!/bin/bash
# shellcheck disable=SC2046,SC2086  # Flags are words.
# Sourced by the other scripts: how the stubs and the kit are built, and where the products go.
#
#   modules.sh build PLATFORM          builds the stubs and the kit
#   modules.sh stubs PLATFORM FOLDER   builds the stubs into PLATFORM/stubs of that folder
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
  Darwin) swiftc=$(xcrun --find swiftc) system="-sdk $(xcrun --show-sdk-path)" stubbed_system='' ;;
  *) swiftc=$(command -v swiftc || true) system='' stubbed_system="ObjectiveC Foundation" ;;
esac
[ -n "$swiftc" ] || { echo "no swiftc: install Swift 6.2 or later, https://swift.org/install"; exit 1; }
toolchain=$(cd "$(dirname "$(readlink -f "$swiftc")")/.." && pwd)

# frontend PLATFORM ARGUMENTS…: one call of the compiler. A warning is an error.
frontend() {
  local platform=$1 objc=''
  shift
  [[ $platform != *-objc ]] || objc="-D OBJC -enable-objc-interop -disable-objc-attr-requires-foundation-module"
  "$toolchain/bin/swift-frontend" -frontend $system $objc -I "$products/$platform/stubs" \
    -plugin-path "$toolchain/lib/swift/host/plugins" -plugin-path "$toolchain/lib/swift/host/plugins/testing" \
    -warnings-as-errors "$@"
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
    ios*) echo $stubbed_system UIKit Combine SwiftUI XCTest ;;
    mac*) echo $stubbed_system AppKit Combine SwiftUI XCTest ;;
    every) echo $stubbed_system UIKit AppKit Combine SwiftUI XCTest ;;
  esac
}

# The kit's modules and upcoming features, as Package.swift names them.
kit_modules() { tr '\n' ' ' <"$root/Package.swift" | grep -o '\.module( *"[^"]*", in: "[^"]*"' | sed 's/.*( *"\(.*\)", in: "\(.*\)"/\1 \2/'; }
kit_features() { sed -n 's/.*enableUpcomingFeature("\([^"]*\)").*/-enable-upcoming-feature \1/p' "$root/Package.swift"; }

# stubs PLATFORM: builds its stub modules; with library evolution, as the system's are. (One warning is let through:
# Foundation's values have none on Linux.)
stubs() {
  local module
  for module in $(stub_modules "$1"); do
    emit "$1" "$products/$1/stubs" "$module" -swift-version 6 -enable-library-evolution \
      -no-warnings-as-errors -suppress-warnings "$here/Stubs/$module"/*.swift
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

# kit_interface PLATFORM NAME: the kit built with library evolution, each module then rebuilt from its public textual interface alone.
# The modules of the kit import each other as built, because the public interface leaves out the SPI that they share.
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

# What Xcode 26 turns on in a new project, beside the main actor's isolation: "Approachable Concurrency", and member
# imports.
xcode_features() {
  printf -- '-enable-upcoming-feature %s ' DisableOutwardActorInference GlobalActorIsolatedTypesUsability \
    InferIsolatedConformances InferSendableFromCaptures NonisolatedNonsendingByDefault MemberImportVisibility
}

# How the kit's users compile: name, kit, flags.
columns="
swift-6     source     -swift-version 6
swift-5     source     -swift-version 5
main-actor  source     -swift-version 6 -default-isolation MainActor
interface   interface  -swift-version 6
xcode-26    source     -swift-version 5 -default-isolation MainActor $(xcode_features)
"

# client COLUMN PLATFORM ARGUMENTS…: compiles a file of a user of the kit. $allowed is empty, or the flags of warnings that aren't errors.
client() {
  local column=$1 platform=$2 kit flags
  shift 2
  read -r _ kit flags < <(grep "^$column " <<<"$columns")
  frontend "$platform" -I "$products/$platform/$kit" $flags ${allowed-} "$@"
}

# plain FILE: the same without Objective-C's attributes, which a platform that has code does not know.
plain() {
  sed -e 's/@\(IBOutlet\|IBAction\|IBInspectable\|objc\) //' -e 's/#selector(.*\(([^()]*)\))/Selector("\1")/' "$1"
}

# accepts COLUMN PLATFORM FOLDER FILES…: compiles them as one module of a user of the kit, twice: with Objective-C's
# attributes, as far as types go; and without them, in FOLDER, to where data races and missing returns are found.
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

# in_parallel COMMAND…: once for each line of the input, whose words are the last arguments.
in_parallel() { xargs -P "${JOBS:-$(getconf _NPROCESSORS_ONLN)}" -L 1 "$@"; }

# build_everything: the stubs and the kit for each platform.
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
