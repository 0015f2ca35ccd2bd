#!/usr/bin/env bash
# Writes everything that a release publishes to dist/. BINARY="PATH..." packages these executables instead of building one.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${OUTPUT:-dist}
read -ra binaries <<<"${BINARY:-$(Distribution/build.sh)}"
GENERATE_MANUAL=${GENERATE_MANUAL:-$(Distribution/manual-tool.sh)}
export GENERATE_MANUAL
"${PYTHON:-python3}" -B Distribution/pack "$output" "${binaries[@]}"
(cd "$output" && find . -type f -not -path './*/*' | sort | sed 's|^\./||')
