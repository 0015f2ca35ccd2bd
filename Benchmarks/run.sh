#!/bin/sh
# Prints what the kit costs beside the same things written by hand, as Markdown; `make bench`.
cd "$(dirname "$0")"
. ./measure.sh

cpu=$(awk -F': ' '/^model name/ { print $2; exit }' /proc/cpuinfo)
# shellcheck source=/dev/null
system=$(. /etc/os-release && echo "$PRETTY_NAME")
swift=$(swift --version 2>/dev/null | sed -n 's/.*\(Swift version [^ ]*\).*/\1/p')
printf '%s, %s, %s, %s; %s\n\n' "${cpu:-$(uname -m)}" "$system" "$swift" "$(valgrind --version)" "$(date +%Y-%m-%d)"

echo '| one call | kit, instructions | by hand | ratio | allocations, kit | by hand |'
echo '|---|--:|--:|--:|--:|--:|'
awk -F '\t' '{ printf "| %s | %d | %d | %s%s | %g | %g |\n", $1, $3, $4, $5, ($2 == "-" ? " *" : ""), $6, $7 }' "$work/calls"

printf '\n\\* no limit is kept here; elsewhere the ratio is at most 1.1, and nothing is allocated.\n\n'
echo '| a stripped client that adopts | bytes | more than by hand |'
echo '|---|--:|--:|'
awk -F '\t' '{ gsub(",", ", ", $1); printf "| %s | %d | %d |\n", $1, $2, $3 }' "$work/sizes"
