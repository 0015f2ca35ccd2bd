#!/bin/sh
# Prints the cost of the kit compared with handwritten code, as Markdown.
cd "$(dirname "$0")"
sides='kit array openCombine observation'
. ./measure.sh
measure_memory >"$work/memory"

cpu=$(awk -F': ' '/^model name/ { print $2; exit }' /proc/cpuinfo)
# shellcheck source=/dev/null
system=$(. /etc/os-release && echo "$PRETTY_NAME")
swift=$(swift --version 2>/dev/null | sed -n 's/.*\(Swift version [^ ]*\).*/\1/p')
printf '%s, %s, %s, %s; %s\n\n' "${cpu:-$(uname -m)}" "$system" "$swift" "$(valgrind --version)" "$(date +%Y-%m-%d)"

echo '| one call | kit, instructions | handwritten | ratio | allocations, kit | handwritten |'
echo '|---|--:|--:|--:|--:|--:|'
awk -F '\t' '{ printf "| %s | %d | %d | %s%s | %g | %g |\n", $1, $3, $4, $5, ($2 == "-" ? " *" : ""), $6, $7 }' "$work/calls"

printf '\n\\* No limit. The other ratios are at most 1.1, or 1.15 in a binder, without an allocation.\n\n'
echo '| one change | kit, instructions | array | ratio | OpenCombine | Observation | allocations, kit | array | OpenCombine | Observation |'
echo '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|'
awk -F '\t' '{ printf "| %s | %d | %d | %.2f%s | %d | %d | %g | %g | %g | %g |\n",
  $1, $3, $5, $3 / $5, ($2 == "-" ? " *" : ""), $7, $9, $4, $6, $8, $10 }' "$work/changes"

printf '\n| 10,000 live bindings | kit | array | OpenCombine | Observation |\n|---|--:|--:|--:|--:|\n'
awk -F '\t' '{ printf "| %s per binding | %g | %g | %g | %g |\n", $1, $2, $3, $4, $5 }' "$work/memory"
echo

echo '| a stripped client that adopts | bytes | more than handwritten |'
echo '|---|--:|--:|'
awk -F '\t' '{ gsub(",", ", ", $1); printf "| %s | %d | %d |\n", $1, $2, $3 }' "$work/sizes"
