#!/bin/bash
# Compiles the app's sources for iOS against stubs of UIKit and SwiftUI without a warning, in Swift 6 and with the main actor as
# default isolation. They are type-checked with Objective-C, and compiled without it, which also diagnoses data races and
# missing returns. Sources with a mistake have to fail first.
#
#   typecheck.sh               everything
#   typecheck.sh --with FILE   RepoUIKit with FILE added, after everything was checked
# shellcheck source=../../../Tests/Compiler/modules.sh disable=SC2046,SC2086
. "$(dirname "$0")/../../../Tests/Compiler/modules.sh"
tests=$root/Examples/Apple/Tests
examples=$root/Examples/Sources
screens=$root/Examples/Apple/Screens
products=$root/.build-apple/types
columns="
swift-6     -swift-version 6
main-actor  -swift-version 6 -default-isolation MainActor
"

# features MANIFEST: the upcoming features that it enables.
features() { sed -n 's/.*enableUpcomingFeature("\([^"]*\)").*/-enable-upcoming-feature \1/p' "$1"; }

# below PLATFORM MODULE FILES…: builds a module that the screens import, without its function bodies.
below() {
  local platform=$1 module=$2
  shift 2
  frontend "$platform" -emit-module -experimental-skip-non-inlinable-function-bodies -parse-as-library \
    -module-name "$module" -emit-module-path "$products/$platform/source/$module.swiftmodule" \
    -I "$products/$platform/source" -swift-version 6 $(features "$root/Examples/Package.swift") "$@"
}

# Builds everything below the screens. The app's store needs SQLite, so only its interface is built.
build_below() {
  local platform=$1 face=$products/$1/AppStore.swift
  stubs "$platform"
  kit "$platform" source -swift-version 6
  for module in RepoModel RepoViewModels; do below "$platform" $module "$examples/$module"/*.swift; done
  grep -vE '^import Repo(HTTP|SQLite)Store$' "$examples/RepoAppStore/AppStore.swift" >"$face"
  below "$platform" RepoAppStore "$face"
}

# screens_module COLUMN PLATFORM MODULE FILES…: checks a target of the screens, and builds its module for the others.
screens_module() {
  local column=$1 platform=$2 module=$3 above=$products/$2/$1 check="-emit-sil -o /dev/null"
  shift 3
  [[ $platform != *-objc ]] || check=-typecheck
  set -- -parse-as-library -module-name "$module" -I "$products/$platform/source" -I "$above" \
    $(sed -n "s/^$column //p" <<<"$columns") $(features "$screens/Package.swift") "$@"
  mkdir -p "$above"
  frontend "$platform" $check "$@" &&
    frontend "$platform" -emit-module -experimental-skip-non-inlinable-function-bodies \
      -emit-module-path "$above/$module.swiftmodule" "$@"
}

uikit() { screens_module "$1" "$2" RepoUIKit "$screens"/Sources/RepoUIKit/*.swift "$tests"/Stubs/*.swift "${@:3}"; }

if [ "${1-}" = --with ]; then
  for platform in ios-objc ios; do uikit swift-6 $platform "$2"; done
  exit
fi

rm -rf "$products"
for platform in ios-objc ios; do
  build_below $platform
  for column in $(awk 'NF { print $1 }' <<<"$columns"); do
    uikit $column $platform
    for module in RepoSwiftUI RepoApple; do
      screens_module $column $platform $module "$screens/Sources/$module"/*.swift
    done
    screens_module $column $platform Repos "$root"/Examples/Apple/Repos/*.swift
  done
done

for control in "$tests"/Controls/Types/*.swift; do
  sentence=$(sed -n 's,^// fails: ,,p' "$control")
  output=$("$0" --with "$control" 2>&1) && { echo "typecheck: $control should fail but passes"; exit 1; }
  [[ -n $sentence && $output == *"$sentence"* ]] || { echo "typecheck: $control fails with another message: $output"; exit 1; }
done
echo "typecheck: the app and its 3 modules, with and without Objective-C, in $(grep -c . <<<"$columns") modes"
