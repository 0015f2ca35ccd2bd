#!/bin/sh
# Fails when the kit costs more than it promises beside the same things written by hand.
cd "$(dirname "$0")"
. ./measure.sh

largest=98304
{
  awk -F '\t' '$2 != "-" && $3 > $2 * $4 {
    print $1 ": " $3 " instructions are " $5 " times the " $4 " by hand; the limit is " $2 }
  $2 != "-" && $6 > 0 { print $1 ": " $6 " allocations a call; the limit is none" }' "$work/calls"
  awk -F '\t' '$2 == "-" { next }
  $2 ~ /^x/ && $3 > substr($2, 2) * $5 {
    print $1 ": " $3 " instructions, where the array takes " $5 "; the limit is " substr($2, 2) " times that" }
  $2 !~ /^x/ && $3 > $2 { print $1 ": " $3 " instructions; the limit is " $2 }
  $4 > 0 { print $1 ": " $4 " allocations; the limit is none" }' "$work/changes"
  awk -F '\t' -v largest=$largest '$3 >= largest {
    print "a client that adopts " $1 " grows by " $3 " bytes; the limit is " largest }' "$work/sizes"
} >"$work/broken"

if [ -s "$work/broken" ]; then
  cat "$work/broken"
  exit 1
fi
echo "benchmarks: $(grep -cv '	-	' "$work/calls") calls, $(grep -cv '	-	' "$work/changes") changes and $(grep -c . "$work/sizes") clients within their limits"
