#!/bin/bash
# The app's sources for iOS against stubs of UIKit and SwiftUI, without a warning: in Swift 6, and as in a project whose
# isolation is the main actor's by default. Each is type-checked as Swift that knows Objective-C, and compiled as Swift
# that does not, to where data races and missing returns are found. First, wrong sources are seen to fail.
#
#   typecheck.sh               all of it
#   typecheck.sh --with FILE   RepoUIKit with that file beside its own, once all of it was checked
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

# features MANIFEST: the upcoming features that it turns on.
features() { sed -n 's/.*enableUpcomingFeature("\([^"]*\)").*/-enable-upcoming-feature \1/p' "$1"; }

# below PLATFORM MODULE FILES…: a module that the screens import. Of what it has inside, nothing is compiled.
below() {
  local platform=$1 module=$2
  shift 2
  frontend "$platform" -emit-module -experimental-skip-non-inlinable-function-bodies -parse-as-library \
    -module-name "$module" -emit-module-path "$products/$platform/source/$module.swiftmodule" \
    -I "$products/$platform/source" -swift-version 6 $(features "$root/Examples/Package.swift") "$@"
}

# Everything that is below the screens. Of the app's store, whose inside wants SQLite, the face is enough.
build_below() {
  local platform=$1 face=$products/$1/AppStore.swift
  stubs "$platform"
  kit "$platform" source -swift-version 6
  for module in RepoModel RepoViewModels; do below "$platform" $module "$examples/$module"/*.swift; done
  grep -vE '^import Repo(HTTP|SQLite)Store$' "$examples/RepoAppStore/AppStore.swift" >"$face"
  below "$platform" RepoAppStore "$face"
}

# screens_module COLUMN PLATFORM MODULE FILES…: checks a target of the screens, and leaves its module for those above.
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
  output=$("$0" --with "$control" 2>&1) && { echo "typecheck: $control should fail, and passes"; exit 1; }
  [[ -n $sentence && $output == *"$sentence"* ]] || { echo "typecheck: $control fails otherwise: $output"; exit 1; }
done
echo "typecheck: the app and its 3 modules, as Objective-C's Swift and as plain Swift, in $(grep -c . <<<"$columns") modes"
