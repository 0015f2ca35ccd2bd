#!/usr/bin/env bash
# Checks that the GitHub workflow follows its schema and that zizmor finds nothing unsafe in it. Both must refuse a
# broken workflow.
set -euo pipefail
cd "$(dirname "$0")/../.."

PATH="$(dirname "$(command -v "${PYTHON:-python3}")"):$PATH"
for tool in check-jsonschema zizmor; do
  if ! command -v $tool >/dev/null; then
    echo "skipped: $tool is missing; run make setup"
    exit 77
  fi
done

failures=0
schema() { check-jsonschema --builtin-schema "vendor.$1" "$2" 2>&1; }
safety() { zizmor --offline --no-progress --color never "$@" 2>&1; }

accepts() {
  local output
  if ! output=$("$@"); then
    printf '%s\n' "$output"
    failures=$((failures + 1))
  fi
}

refuses() {
  local sentence=$1 output
  shift
  if output=$("$@") || ! grep -qF -- "$sentence" <<<"$output"; then
    printf '%s\n' "expected from '$*': $sentence" "$output"
    failures=$((failures + 1))
  fi
}

accepts schema github-workflows .github/workflows/ci.yml
accepts schema dependabot .github/dependabot.yml
accepts safety .github

# The workflow that the checker's documentation shows.
mkdir -p .build-test
shown=.build-test/shown-workflow.yml
awk '/^<!-- checked as a workflow -->$/ { marked = 1; next } /^```$/ { inside = marked = 0 } inside; marked && /^```yaml$/ { inside = 1 }' Lint/Docs/mvvmlint.docc/Guides/ContinuousIntegration.md >$shown
accepts schema github-workflows $shown

broken=Tests/Workflow/Broken
refuses "'runs-on' is a required property" schema github-workflows $broken/schema.yml
refuses "'schedule' is a required property" schema dependabot $broken/dependabot.yml
refuses "error[template-injection]" safety $broken/unsafe.yml

[ $failures = 0 ] || exit 1
echo "the workflows are valid, ours is safe, and 3 broken files are refused"
