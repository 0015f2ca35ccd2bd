#!/usr/bin/env bash
# Packages the debug build that the group `checker` also uses, and tests each channel with it.
#
#   check.sh           the group `distribution`
#   check.sh release   the group `release`: builds the static executable, which takes many minutes, and tests it
#
# BINARY=PATH tests with an executable that exists.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root"

PYTHON=${PYTHON:-python3}
PATH="$(dirname "$(command -v "$PYTHON")"):$PATH"
export PYTHON PATH PYTHONDONTWRITEBYTECODE=1
skip() {
  echo "the distribution isn't tested: $1 is missing; make setup"
  exit 77
}
for tool in auditwheel check-jsonschema curl fish pre-commit ruby twine zizmor zsh; do command -v $tool >/dev/null || skip $tool; done
[ "$(uname)" = Darwin ] || command -v bwrap >/dev/null || skip bubblewrap
for wheel in .build-tools/wheels/setuptools-*.whl; do [ -f "$wheel" ] || skip "the wheel of setuptools"; done

GENERATE_MANUAL=$(Distribution/manual-tool.sh)
if [ "${1-}" = release ]; then
  MVVMLINT=${BINARY:-$(Distribution/build.sh)}
  DIST=$root/.build-test/release/dist
  tests=release
  summary="the static executable runs in an empty folder, and its wheel needs no library and installs"
else
  MVVMLINT=${BINARY:-$(Lint/tool.sh)}
  DIST=$root/.build-test/distribution/dist
  tests=channels
  summary="archives, plugins, pod, wheel, action and hooks work with the files of make dist; two runs write the same bytes"
fi
MVVMLINT=$(realpath "$MVVMLINT")
export GENERATE_MANUAL MVVMLINT DIST
BINARY=$MVVMLINT OUTPUT=$DIST Distribution/dist.sh
"$PYTHON" -m unittest discover --start-directory "Distribution/Tests/$tests" --top-level-directory Distribution/Tests
echo "$summary"
