#!/usr/bin/env bash
# Evaluates the podspec with Ruby: its requirements, broken variants, and every selection of subspecs as one module.
set -euo pipefail
cd "$(dirname "$0")/../.."

work="$PWD/.build-test/pod"
mkdir -p "$work"

if ! command -v ruby >/dev/null; then
  echo "skipped: ruby is missing; run make setup"
  exit 77
fi

failures=0
fail() {
  printf '%s\n' "$@"
  failures=$((failures + 1))
}

evaluate() { ruby -W Tests/Pod/evaluate.rb "$@"; }

# Checks a variant of a podspec, made by a sed script whose first line is the expected message.
refuses() {
  local edit=$1 podspec=$2 laws=$3 expected found variant="$work/$2"
  expected=$(sed -n '1s/^# //p' "$edit")
  sed -f "$edit" "$podspec" >"$variant"
  if cmp -s "$variant" "$podspec"; then
    fail "$edit changes nothing"
  elif found=$(evaluate "$laws" "$variant" "$work/package.json" ./SwiftMVVMPattern.podspec); then
    fail "$edit is accepted instead of refused with: $expected"
  elif ! grep -qxF -- "$expected" <<<"$found"; then
    fail "$edit is refused without the message: $expected" "$found"
  fi
}

# Compiles a selection of subspecs as CocoaPods does, with and without the UIKit stub, and its client against the
# latter.
compiles() {
  local mode=$1 client=$2 module="$work/$1/$2" files=()
  shift 2
  while IFS= read -r file; do files+=("$file"); done < <(evaluate files ./SwiftMVVMPattern.podspec "$@")
  mkdir -p "$module"
  swiftc -swift-version "$mode" -D COCOAPODS -warnings-as-errors -wmo -parse-as-library \
    -module-name SwiftMVVMPattern -emit-module-path "$module/SwiftMVVMPattern.swiftmodule" \
    -c "${files[@]}" -o "$module/SwiftMVVMPattern.o" ||
    { fail "the selection '${*:-default}' doesn't compile in Swift $mode mode"; return; }
  if [ -d "$stubs" ]; then
    swiftc -swift-version "$mode" -D COCOAPODS -warnings-as-errors -wmo -parse-as-library -I "$stubs" \
      -module-name SwiftMVVMPattern -typecheck "${files[@]}" ||
      { fail "the selection '${*:-default}' doesn't compile with UIKit in Swift $mode mode"; return; }
  fi
  swiftc -frontend -emit-sil -o /dev/null -verify -verify-ignore-unrelated -swift-version "$mode" \
    -parse-as-library -module-name Client -I "$module" "Tests/Pod/Clients/$client.swift" ||
    fail "the client of the selection '${*:-default}' doesn't compile in Swift $mode mode"
}

# Compiles an adapter as CocoaPods does, with the selection that it depends on, and its client against both.
adapts() {
  local mode=$1 adapter=$2 kit="$work/$1/Conformance" out="$work/$1/$2" files=()
  while IFS= read -r file; do files+=("$file"); done < <(evaluate files "./$adapter.podspec")
  mkdir -p "$out"
  swiftc -swift-version "$mode" -D COCOAPODS -warnings-as-errors -wmo -parse-as-library -I "$kit" \
    -module-name "$adapter" -emit-module-path "$out/$adapter.swiftmodule" -c "${files[@]}" -o "$out/$adapter.o" ||
    { fail "the pod $adapter doesn't compile in Swift $mode mode"; return; }
  swiftc -swift-version "$mode" -warnings-as-errors -typecheck -parse-as-library -module-name Client -I "$kit" -I "$out" \
    "Tests/Pod/Clients/$adapter.swift" || fail "the client of $adapter doesn't compile in Swift $mode mode"
}

swift package --scratch-path "$work/package" dump-package >"$work/package.json"
laws=$(evaluate laws ./SwiftMVVMPattern.podspec "$work/package.json") || fail "$laws"

for adapter in MVVMConformanceXCTest MVVMConformanceTesting; do
  laws=$(evaluate adapter "./$adapter.podspec" "$work/package.json" ./SwiftMVVMPattern.podspec) || fail "$laws"
done

variants=0
for edit in Tests/Pod/Broken/*.sed; do
  refuses "$edit" SwiftMVVMPattern.podspec laws
  variants=$((variants + 1))
done
for edit in Tests/Pod/Broken/Adapter/*.sed; do
  refuses "$edit" MVVMConformanceXCTest.podspec adapter
  variants=$((variants + 1))
done

# On macOS, the workflow builds against the real UIKit, which would clash with the stub.
stubs=$work/uikit/ios/stubs
if [ "$(uname)" != Darwin ]; then
  Tests/Compiler/modules.sh stubs ios "$work/uikit"
fi

for mode in 5 6; do
  compiles $mode Core
  compiles $mode Presenter Presenter
  compiles $mode Context Context
  compiles $mode Presenter+Context Presenter Context
  compiles $mode Presenter+Context Core Presenter Context
  compiles $mode Binding Binding
  compiles $mode State State
  compiles $mode Lifecycle Lifecycle
  compiles $mode Navigation Navigation
  compiles $mode Conformance Conformance
  # On macOS, the frameworks are in the platform's folder, which Xcode adds.
  if [ "$(uname)" != Darwin ]; then
    adapts $mode MVVMConformanceXCTest
    adapts $mode MVVMConformanceTesting
  fi
done

[ $failures = 0 ] || exit 1
echo "the podspec is valid, $variants broken ones are refused, and 10 selections compile with and without UIKit in Swift 5 and 6 mode"
