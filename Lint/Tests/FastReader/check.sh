#!/bin/sh
# Builds mvvmlint without the fast reader and checks that its report is the same and that the module isn't in the binary. It
# uses the ordinary build folder: only Engine and the modules above it are built again, not swift-syntax.
package=$(cd "$(dirname "$0")/../.." && pwd)
tool=$(swift build --package-path "$package" --show-bin-path)/mvvmlint
fixture=$package/Tests/Fixtures/Bookshelf

build() { swift build --package-path "$package" --product mvvmlint --quiet; }
report() { "$tool" check "$fixture" --enable all --reporter json --no-cache --quiet "$@"; }
# Restores the ordinary build whatever happens.
end() {
  build || exit 1
  [ -z "$1" ] || { echo "$1"; exit 1; }
  exit 0
}

build || exit 1
before=$(report)
[ -n "$before" ] || { echo "mvvmlint reports nothing for $fixture"; exit 1; }
[ "$(report --parser syntax)" = "$before" ] || { echo "the report depends on --parser"; exit 1; }
grep -q LintFastReader "$tool" || { echo "the ordinary build doesn't contain LintFastReader"; exit 1; }

export MVVMLINT_WITHOUT_FAST_READER=1
build || { unset MVVMLINT_WITHOUT_FAST_READER; end "mvvmlint can't be built without the fast reader"; }
unset MVVMLINT_WITHOUT_FAST_READER
after=$(report)
if grep -q LintFastReader "$tool"; then end "the build without the fast reader contains LintFastReader"; fi
if [ "$after" != "$before" ]; then end "without the fast reader the report differs"; fi
if report --parser fast >/dev/null 2>&1; then end "the build without the fast reader accepts --parser fast"; fi
end ""
