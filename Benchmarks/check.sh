#!/bin/sh
# Fails if the kit costs more than its limits allow, compared with handwritten code.
cd "$(dirname "$0")"
. ./measure.sh

largest=98304
{
  awk -F '\t' '$2 != "-" && $3 > $2 * $4 {
    print $1 ": " $3 " instructions are " $5 " times the " $4 " of handwritten code; the limit is " $2 }
  $2 != "-" && $6 > 0 { print $1 ": " $6 " allocations per call; none are allowed" }' "$work/calls"
  awk -F '\t' '$2 == "-" { next }
  $2 ~ /^x/ && $3 > substr($2, 2) * $5 {
    print $1 ": " $3 " instructions, compared with " $5 " of the array; the limit is " substr($2, 2) " times that" }
  $2 !~ /^x/ && $3 > $2 { print $1 ": " $3 " instructions; the limit is " $2 }
  $4 > 0 { print $1 ": " $4 " allocations; none are allowed" }' "$work/changes"
  awk -F '\t' -v largest=$largest '$3 >= largest {
    print "a client that adopts " $1 " grows by " $3 " bytes; the limit is " largest }' "$work/sizes"
} >"$work/broken"

if [ -s "$work/broken" ]; then
  cat "$work/broken"
  exit 1
fi
echo "benchmarks: $(grep -cv '	-	' "$work/calls") calls, $(grep -cv '	-	' "$work/changes") changes and $(grep -c . "$work/sizes") clients within their limits"
