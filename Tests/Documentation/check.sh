#!/usr/bin/env bash
# Checks that DocC converts the documentation of each module, the catalog, and the pages about mvvmlint's rules without
# a warning.
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v docc >/dev/null || { echo "skipped: this toolchain has no docc; install one that includes it"; exit 77; }

out=.build-test/documentation
rm -rf "$out"
swift build >/dev/null
modules=$(swift build --show-bin-path)/Modules
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -n 1)

convert() {
  local module=$1
  shift
  mkdir -p "$out/$module"
  swift-symbolgraph-extract -module-name "$module" -I "$modules" -target "$target" -output-dir "$out/$module" \
    -minimum-access-level public >/dev/null
  docc convert "$@" --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --additional-symbol-graph-dir "$out/$module" --warnings-as-errors --output-path "$out/$module.doccarchive"
}

for module in MVVMCore MVVMPresenter MVVMContext MVVMBinding MVVMState MVVMLifecycle MVVMNavigation MVVMConformance MVVMConformanceXCTest MVVMConformanceTesting; do
  convert "$module"
done
convert SwiftMVVMPattern SwiftMVVMPattern/SwiftMVVMPattern.docc
docc convert Lint/Docs/mvvmlint.docc --fallback-display-name mvvmlint --fallback-bundle-identifier mvvmlint \
  --warnings-as-errors --output-path "$out/mvvmlint.doccarchive"
echo "the documentation of 11 modules and of mvvmlint's rules has no broken link"
