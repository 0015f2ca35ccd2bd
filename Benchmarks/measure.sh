# shellcheck shell=sh
# Sourced by run.sh and check.sh: measures, and writes lines of tab-separated fields.
set -eu

scratch=.build
# Only run.sh measures the other sides, because they take a long time.
sides=${sides:-kit array}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

need_valgrind() {
  command -v valgrind >/dev/null && return
  echo 'skipped: valgrind is missing; run make setup'
  exit 77
}

# build PRODUCT: builds it in release with SwiftPM's default flags; prints the log if that fails.
build() {
  echo "building: $1 ${ADOPTED:-}" >&2
  swift build --scratch-path "$scratch" --configuration release --product "$1" >"$work/log" 2>&1 && return
  cat "$work/log" >&2
  exit 1
}

# Fixed addresses make the figures repeatable; without them, as in some containers, they may differ by one.
fixed='setarch -R'
$fixed true 2>/dev/null || fixed=

# instructions CASE SIDE N, allocations CASE SIDE N: the number in a whole run of N calls.
instructions() {
  $fixed valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$@" 2>&1 >/dev/null |
    awk '/I *refs:/ { gsub(",", ""); print $NF }'
}

allocations() {
  heap "$@" | awk '/total heap usage:/ { gsub(",", ""); print $5 }'
}

# held CASE SIDE N: the bytes and blocks in use at exit.
held() {
  heap "$@" | awk '/in use at exit:/ { gsub(",", ""); print $6, $9 }'
}

heap() {
  valgrind --tool=memcheck --undef-value-errors=no --leak-check=no "$program" "$@" 2>&1 >/dev/null
}

# a_call CASE SIDE N: instructions and allocations of one call, and a checksum. A run's other costs are the same for N and for
# 2N calls, so the difference is the cost of the calls.
a_call() {
  n=$3
  set -- "$1" "$2"
  echo "$(instructions "$@" "$n") $(instructions "$@" $((2 * n)))" \
    "$(allocations "$@" "$n") $(allocations "$@" $((2 * n))) $("$program" "$@" "$n")" |
    awk -v n="$n" -v what="$*" '
      NF != 5 { print what ": valgrind prints no figure" | "cat >&2"; exit 1 }
      { print ($2 - $1) / n, ($4 - $3) / n, $5 }'
}

# measure_calls: writes one line per case, without the cost of the loop: name, limit or -, instructions of the kit and of
# handwritten code, ratio, allocations of the kit and of handwritten code.
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
      $6 != $9 { print name ": the kit has the result " $6 ", and the handwritten code " $9 | "cat >&2"; exit 1 }
      { kit = $4 - $1; hand = $7 - $1
        printf "%s\t%s\t%.0f\t%.0f\t%.2f\t%.2f\t%.2f\n", name, limit, kit, hand, kit / hand, $5, $8 }'
  done
}

# measure_changes: writes one line per case, without the cost of the loop: name, limit or -, then instructions and allocations
# of each side.
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
        NF != 4 || (NR > 1 && $4 != sum) { print name ": " $1 " has the result " $4 " instead of " sum | "cat >&2"; exit 1 }
        { sum = $4; split(loop, each, " "); line = line sprintf("\t%.0f\t%.2f", $2 - each[1], $3) }
        END { print name "\t" limit line }'
  done
}

# measure_memory: writes the bytes and blocks per binding of each side.
measure_memory() {
  bindings=10000
  for side in $sides; do
    echo "measuring: live bindings, $side" >&2
    echo "$(held 'live bindings' "$side" 0) $(held 'live bindings' "$side" $bindings)"
  done | awk -v n=$bindings '
    NF != 4 { print "live bindings: valgrind prints no figure" | "cat >&2"; exit 1 }
    { bytes = bytes sprintf("\t%.0f", ($3 - $1) / n); blocks = blocks sprintf("\t%.2f", ($4 - $2) / n) }
    END { print "bytes" bytes; print "blocks" blocks }'
}

# client_size MODULES: prints the size in bytes of the stripped client that adopts them.
client_size() (
  export ADOPTED="$1"
  build Client
  strip -o "$work/client" "$scratch/release/Client"
  wc -c <"$work/client"
)

# measure_sizes: writes one line per selection: its modules, the client's bytes, and the difference from the handwritten client.
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
