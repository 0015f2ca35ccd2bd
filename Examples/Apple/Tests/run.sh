#!/bin/bash
# The app's UIKit sources, unchanged, run on a plain stub of UIKit, whose tables and collections recycle cells, make them
# ready ahead of the screen, and show a change late: every law of a front end, and walks of chance. First, screens and a
# UIKit that are wrong are seen to fail.
#
#   run.sh            all of it
#   run.sh walk N     N seeds of 5,000 steps, of what is built
#   run.sh control FILE WORDS…   the screens that the script in the file changes, on what is built
# shellcheck source=../../../Tests/Compiler/modules.sh disable=SC2046,SC2086
. "$(dirname "$0")/../../../Tests/Compiler/modules.sh"
tests=$root/Examples/Apple/Tests
screens=$root/Examples/Apple/Screens
products=$root/.build-apple/run
app=$products/ios/app

# features MANIFEST: the upcoming features that it turns on.
features() { sed -n 's/.*enableUpcomingFeature("\([^"]*\)").*/-enable-upcoming-feature \1/p' "$1" | sort -u; }

# layer FOLDER MODULE MANIFEST FILES…: a module of the app.
layer() {
  local out=$1 module=$2 manifest=$3
  shift 3
  emit ios "$out" "$module" -I "$products/ios/source" -I "$app" -I "$out" -swift-version 6 -enable-testing \
    $(features "$manifest") "$@"
}

# storyboard: what the storyboard lays out, as the stub is told.
storyboard() {
  local file=$screens/Sources/RepoUIKit/Detail.storyboard
  echo "import RepoUIKit"
  echo "import UIKit"
  echo "@MainActor enum Storyboard {"
  echo "  static func load() {"
  sed -n 's/.*<viewController storyboardIdentifier="\([^"]*\)".*/    UIStoryboard.views["\1"] = {/p' "$file"
  sed -n 's/.*<view key="view".* customClass="\([^"]*\)".*/      let view = \1()/p' "$file"
  sed -n -e 's/.*<label .* tag="\([0-9]*\)".*/      view.addSubview(UILabel(), tag: \1)/p' \
    -e 's/.*<textView .* tag="\([0-9]*\)".*/      view.addSubview(UITextView(), tag: \1)/p' "$file"
  echo "      return view"
  echo "    }"
  echo "  }"
  echo "}"
}

# program FOLDER [SED]: the screens, changed by that script if one is named, and the program on them. The program itself is
# compiled once: no change is to what the screens store.
program() {
  local out=$products/$1 objects=() file module
  mkdir -p "$out/screens"
  for file in "$screens"/Sources/RepoUIKit/*.swift; do
    sed -f "${2:-/dev/null}" "$file" >"$out/screens/$(basename "$file")"
  done
  storyboard >"$out/Storyboard.swift"
  layer "$out" RepoUIKit "$screens/Package.swift" "$out"/screens/*.swift "$tests"/Stubs/*.swift
  [ $# = 2 ] || layer "$out" Program "$screens/Package.swift" "$tests"/Run/*.swift "$out/Storyboard.swift"
  for module in $(stub_modules ios); do objects+=("$products/ios/stubs/$module.o"); done
  while read -r module _; do objects+=("$products/ios/source/$module.o"); done < <(kit_modules)
  for module in RepoModel RepoViewModels RepoFrontEndLaws; do objects+=("$app/$module.o"); done
  "$swiftc" "$products/program/Program.o" "$out/RepoUIKit.o" "${objects[@]}" -o "$out/program"
}

# fails NAME SENTENCE WORDS…: the program of that name fails with that sentence. On a busy machine, a short patience may end
# in another sentence, so the program is run again with more.
fails() {
  local name=$1 sentence=$2 patience output
  shift 2
  for patience in 300 3000 30000 180000; do
    output=$("$products/$name/program" 3 1000 $patience "$@" 2>&1) && { echo "run: $name should fail, and passes"; return 1; }
    [[ -z $sentence || $output != *"$sentence"* ]] || return 0
  done
  echo "run: $name should fail with: $sentence" "$output"
  return 1
}

# control FILE WORDS…: the screens that the script in the file changes fail as it says.
control() {
  local name
  name=$(basename "$1" .sed)
  program "$name" "$1"
  if diff -rq -x '*.storyboard' "$screens/Sources/RepoUIKit" "$products/$name/screens" >/dev/null; then
    echo "run: $1 changes nothing"
    return 1
  fi
  fails "$name" "$(sed -n 's,^# fails: ,,p' "$1")" "${@:2}"
}

case ${1-} in
  walk) exec "$products/program/program" "$2" 5000 ;;
  control)
    control "${@:2}"
    exit
    ;;
esac

rm -rf "$products"
stubs ios
kit ios source -swift-version 6
for module in RepoModel RepoViewModels; do
  layer "$app" $module "$root/Examples/Package.swift" "$root/Examples/Sources/$module"/*.swift
done
layer "$app" RepoFrontEndLaws "$root/Examples/Package.swift" "$root/Examples/Tests/RepoFrontEndLaws"/*.swift
program program

fails program "cells came with a former context" --not-asked
controls=("$tests"/Controls/{Run,Behaviour}/*.sed)
printf '%s\n' "$tests"/Controls/Run/*.sed | in_parallel "$tests/run.sh" control
printf '%s --behaviours\n' "$tests"/Controls/Behaviour/*.sed | in_parallel "$tests/run.sh" control

"$products/program/program" 10 2000
echo "run: every law and every behaviour on a table and on tiles, 20,000 steps of chance on each; ${#controls[@]} wrong screens and a wrong UIKit fail"
