#!/bin/bash
# Runs the app's UIKit sources, unchanged, on a plain stub of UIKit with every law of a front end and random walks. The stub's
# tables and collections recycle cells, prepare them ahead of the screen, and show a change late. Screens and a UIKit with a
# mistake have to fail first.
#
#   run.sh            everything
#   run.sh walk N     N seeds of 5,000 steps, on the last build
#   run.sh control FILE WORDS…   the screens as the script in FILE changes them, on the last build
# shellcheck source=../../../Tests/Compiler/modules.sh disable=SC2046,SC2086
. "$(dirname "$0")/../../../Tests/Compiler/modules.sh"
tests=$root/Examples/Apple/Tests
screens=$root/Examples/Apple/Screens
products=$root/.build-apple/run
app=$products/ios/app

# features MANIFEST: the upcoming features that it enables.
features() { sed -n 's/.*enableUpcomingFeature("\([^"]*\)").*/-enable-upcoming-feature \1/p' "$1" | sort -u; }

# layer FOLDER MODULE MANIFEST FILES…: a module of the app.
layer() {
  local out=$1 module=$2 manifest=$3
  shift 3
  emit ios "$out" "$module" -I "$products/ios/source" -I "$app" -I "$out" -swift-version 6 -enable-testing \
    $(features "$manifest") "$@"
}

# storyboard: the storyboard's views as code for the stub.
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

# program FOLDER [SED]: builds the screens, changed by the script if there is one, and the program. The program itself is
# compiled once, because no change affects the stored properties of a screen.
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

# fails NAME SENTENCE WORDS…: the program NAME fails with the sentence. A short timeout may cause another failure on a busy
# machine, so the program is run again with a longer one.
fails() {
  local name=$1 sentence=$2 timeout output
  shift 2
  for timeout in 300 3000 30000 180000; do
    output=$("$products/$name/program" 3 1000 $timeout "$@" 2>&1) && { echo "run: $name should fail but passes"; return 1; }
    [[ -z $sentence || $output != *"$sentence"* ]] || return 0
  done
  echo "run: $name should fail with: $sentence" "$output"
  return 1
}

# control FILE WORDS…: the screens as the script in FILE changes them fail with its sentence.
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

fails program "cells were dequeued with a former context" --no-preparation
controls=("$tests"/Controls/{Run,Behavior}/*.sed)
printf '%s\n' "$tests"/Controls/Run/*.sed | in_parallel "$tests/run.sh" control
printf '%s --behaviors\n' "$tests"/Controls/Behavior/*.sed | in_parallel "$tests/run.sh" control

"$products/program/program" 10 2000
echo "run: every law and every behavior on a table and on tiles, with 20,000 random steps on each; ${#controls[@]} screens and a UIKit with a mistake fail"
