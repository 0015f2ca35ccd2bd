#!/usr/bin/env bash
# Builds the documentation site: one DocC archive for each module and one for mvvmlint, merged into .build-docs/site.
# The kit is compiled against the stubs of UIKit and AppKit, so that links to extensions of their types resolve.
# shellcheck source=../Tests/Compiler/modules.sh
set -euo pipefail
cd "$(dirname "$0")/.."
. Tests/Compiler/modules.sh

base_path=$(sed -n 's,^documentation=https://[^/]*/,,p' Distribution/addresses)
out=$root/.build-docs
site=$out/site
products=$out/modules
case $(uname) in
  Darwin) docc=(xcrun docc) extract=(xcrun swift-symbolgraph-extract) ;;
  *) docc=(docc) extract=(swift-symbolgraph-extract) ;;
esac
"${docc[@]}" --help >/dev/null 2>&1 || { echo "error: docc is missing; install a Swift toolchain that contains it" >&2; exit 1; }

rm -rf "$out"
target=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -n 1)
archives=()

for platform in ios mac; do
  stubs "$platform"
  kit "$platform" source -swift-version 6
done

# symbol_graphs MODULE: the module's public symbols on each platform, extensions of UIKit and AppKit included.
symbol_graphs() {
  local module=$1 platform
  for platform in ios mac; do
    mkdir -p "$out/graphs/$module/$platform"
    # shellcheck disable=SC2086
    "${extract[@]}" -module-name "$module" -target "$target" ${system:-} -minimum-access-level public -skip-synthesized-members \
      -emit-extension-block-symbols -I "$products/$platform/source" -I "$products/$platform/stubs" \
      -output-dir "$out/graphs/$module/$platform"
  done
}

# catalog FOLDER: copies a catalog and prints the copy's path. Its links work in the site.
catalog() {
  local copy
  copy=$out/catalogs/$(basename "$1")
  Documentation/catalog.py "$1" "$copy" || return
  echo "$copy"
}

# archive NAME ARGUMENTS…: converts one archive. It can link to the archives before it.
archive() {
  local name=$1 earlier=()
  shift
  [ ${#archives[@]} = 0 ] || for one in "${archives[@]}"; do earlier+=(--dependency "$one"); done
  if ! "${docc[@]}" convert "$@" ${earlier[@]+"${earlier[@]}"} --enable-experimental-external-link-support --warnings-as-errors \
    --fallback-display-name "$name" --fallback-bundle-identifier "$name" --hosting-base-path "$base_path" \
    --output-path "$out/$name.doccarchive" >"$out/$name.log" 2>&1; then
    cat "$out/$name.log"
    return 1
  fi
  archives+=("$out/$name.doccarchive")
}

while read -r module _; do
  [ "$module" != SwiftMVVMPattern ] || continue
  symbol_graphs "$module"
  copy=$(catalog "Documentation/Modules/$module.docc")
  archive "$module" "$copy" --additional-symbol-graph-dir "$out/graphs/$module"
done < <(kit_modules)
copy=$(catalog Lint/Docs/mvvmlint.docc)
archive mvvmlint "$copy"
symbol_graphs SwiftMVVMPattern
copy=$(catalog SwiftMVVMPattern/SwiftMVVMPattern.docc)
archive SwiftMVVMPattern "$copy" --additional-symbol-graph-dir "$out/graphs/SwiftMVVMPattern"

# The sidebar lists the archives in this order.
last=$((${#archives[@]} - 1))
"${docc[@]}" merge "${archives[$last]}" "${archives[@]:0:$last}" --synthesized-landing-page-name SwiftMVVMPattern \
  --synthesized-landing-page-topics-style list --output-path "$site"
# The address of the site itself leads to the kit's page.
start=/$base_path/documentation/swiftmvvmpattern/
echo "<!doctype html><meta charset=\"utf-8\"><title>SwiftMVVMPattern</title><meta http-equiv=\"refresh\" content=\"0; url=$start\"><a href=\"$start\">SwiftMVVMPattern</a>" \
  >"$site/index.html"
echo "Wrote $(find "$site/data" -name '*.json' | wc -l | tr -d ' ') pages to .build-docs/site; make docs-serve shows them"
