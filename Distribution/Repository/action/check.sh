#!/usr/bin/env bash
# Checks the project: annotates the pull request, and adds a summary to the job. The output `code` is the exit code, and `sarif` the
# path of the report for code scanning, if it was asked for.
set -euo pipefail

cd "$MVVMLINT_FOLDER"
read -ra arguments <<<"$MVVMLINT_ARGUMENTS"
code=0
"$MVVMLINT" check --reporter github ${arguments[@]+"${arguments[@]}"} || code=$?

if [ "$MVVMLINT_SARIF" = true ] && [ $code -lt 2 ]; then
  report=$RUNNER_TEMP/mvvmlint.sarif
  "$MVVMLINT" check --quiet --reporter sarif --output "$report" ${arguments[@]+"${arguments[@]}"} || [ $? = 1 ]
  echo "sarif=$report" >>"$GITHUB_OUTPUT"
fi
echo "code=$code" >>"$GITHUB_OUTPUT"
