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
safety() { zizmor --offline --no-progress --color never --persona auditor "$@" 2>&1; }

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

for workflow in .github/workflows/*.yml; do accepts schema github-workflows "$workflow"; done
for form in .github/ISSUE_TEMPLATE/false-*.yml; do accepts schema github-issue-forms "$form"; done
accepts schema github-issue-config .github/ISSUE_TEMPLATE/config.yml
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
refuses "'body' is a required property" schema github-issue-forms $broken/issue-form.yml
refuses "error[template-injection]" safety $broken/unsafe.yml
refuses "error[unpinned-images]" safety $broken/unsafe.yml

[ $failures = 0 ] || exit 1
echo "the workflows and issue forms are valid, ours are safe, and 4 broken files are refused"
