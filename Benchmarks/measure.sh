# shellcheck shell=sh
# Sourced by run.sh and check.sh, which stand beside it: measures, and prints lines of fields between tabs.
set -eu

scratch=.build
# The peers take their time: only run.sh asks for them.
sides=${sides:-kit array}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

need_valgrind() {
  command -v valgrind >/dev/null && return
  echo 'skipped: benchmarks (no valgrind): make setup'
  exit 77
}

# build PRODUCT: in release, with SwiftPM's own flags and no others; its words are shown if it fails.
build() {
  echo "building: $1 ${ADOPTED:-}" >&2
  swift build --scratch-path "$scratch" --configuration release --product "$1" >"$work/log" 2>&1 && return
  cat "$work/log" >&2
  exit 1
}

# Addresses that are the same in every run make figures that are; some containers do not allow it, and are off by one.
fixed='setarch -R'
$fixed true 2>/dev/null || fixed=

# instructions CASE SIDE N, allocations CASE SIDE N: those of a whole run, which makes N calls.
instructions() {
  $fixed valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$@" 2>&1 >/dev/null |
    awk '/I *refs:/ { gsub(",", ""); print $NF }'
}

allocations() {
  heap "$@" | awk '/total heap usage:/ { gsub(",", ""); print $5 }'
}

# held CASE SIDE N: the bytes and the blocks that are still in use at its exit.
held() {
  heap "$@" | awk '/in use at exit:/ { gsub(",", ""); print $6, $9 }'
}

heap() {
  valgrind --tool=memcheck --undef-value-errors=no --leak-check=no "$program" "$@" 2>&1 >/dev/null
}

# a_call CASE SIDE N: instructions and allocations of one call, and a checksum. What a run costs besides its calls
# is the same for N calls as for 2N, so that the difference is theirs alone.
a_call() {
  n=$3
  set -- "$1" "$2"
  echo "$(instructions "$@" "$n") $(instructions "$@" $((2 * n)))" \
    "$(allocations "$@" "$n") $(allocations "$@" $((2 * n))) $("$program" "$@" "$n")" |
    awk -v n="$n" -v what="$*" '
      NF != 5 { print what ": valgrind gives no figure" | "cat >&2"; exit 1 }
      { print ($2 - $1) / n, ($4 - $3) / n, $5 }'
}

# measure_calls: a line a case, with the loop around the call taken off:
# name, limit or -, instructions by the kit and by hand, ratio, allocations by the kit and by hand.
measure_calls() {
  build Calls
  program=$scratch/release/Calls
  loop=$(a_call nothing kit 2000)
  "$program" | while IFS='	' read -r name limit; do
    echo "measuring: $name" >&2
    a_call "$name" kit 2000 >"$work/kit" &
    a_call "$name" hand 2000 >"$work/hand"
    wait $!
    echo "$loop $(cat "$work/kit" "$work/hand" | tr '\n' ' ')" | awk -v name="$name" -v limit="$limit" '
      $6 != $9 { print name ": the kit gives " $6 ", by hand it is " $9 | "cat >&2"; exit 1 }
      { kit = $4 - $1; hand = $7 - $1
        printf "%s\t%s\t%.0f\t%.0f\t%.2f\t%.2f\t%.2f\n", name, limit, kit, hand, kit / hand, $5, $8 }'
  done
}

# measure_changes: a line a case, with the loop taken off: name, limit or -, then instructions and allocations on each of the sides.
measure_changes() {
  build Changes
  program=$scratch/release/Changes
  loop=$(a_call nothing kit 2000)
  "$program" | while IFS='	' read -r name limit count; do
    echo "measuring: $name" >&2
    for side in $sides; do
      a_call "$name" "$side" "$count" >"$work/$side" &
    done
    wait
    for side in $sides; do echo "$side $(cat "$work/$side")"; done |
      awk -v name="$name" -v limit="$limit" -v loop="$loop" '
        NF != 4 || (NR > 1 && $4 != sum) { print name ": " $1 " gives " $4 " where others give " sum | "cat >&2"; exit 1 }
        { sum = $4; split(loop, each, " "); line = line sprintf("\t%.0f\t%.2f", $2 - each[1], $3) }
        END { print name "\t" limit line }'
  done
}

# measure_memory: bytes a binding, blocks a binding, on each of the sides.
measure_memory() {
  bindings=10000
  for side in $sides; do
    echo "measuring: live bindings, $side" >&2
    echo "$(held 'live bindings' "$side" 0) $(held 'live bindings' "$side" $bindings)"
  done | awk -v n=$bindings '
    NF != 4 { print "live bindings: valgrind gives no figure" | "cat >&2"; exit 1 }
    { bytes = bytes sprintf("\t%.0f", ($3 - $1) / n); blocks = blocks sprintf("\t%.2f", ($4 - $2) / n) }
    END { print "bytes" bytes; print "blocks" blocks }'
}

# client_size MODULES: the bytes of the stripped client that adopts them.
client_size() (
  export ADOPTED="$1"
  build Client
  strip -o "$work/client" "$scratch/release/Client"
  wc -c <"$work/client"
)

# measure_sizes: a line a selection: its modules, the client's bytes, how many of them it has more than by hand.
measure_sizes() {
  by_hand=$(client_size '')
  for modules in Core Core,Context Core,Presenter,Context; do
    size=$(client_size $modules)
    printf '%s\t%d\t%d\n' $modules "$size" $((size - by_hand))
  done
}

need_valgrind
measure_calls >"$work/calls"
measure_changes >"$work/changes"
measure_sizes >"$work/sizes"
