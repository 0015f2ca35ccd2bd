# shellcheck shell=sh
# Sourced by run.sh and check.sh, which stand beside it: measures, and prints lines of fields between tabs.
set -eu

scratch=.build
count=2000
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
  $fixed valgrind --tool=callgrind --callgrind-out-file=/dev/null "$calls" "$@" 2>&1 >/dev/null |
    awk '/I *refs:/ { gsub(",", ""); print $NF }'
}

allocations() {
  valgrind --tool=memcheck --undef-value-errors=no --leak-check=no "$calls" "$@" 2>&1 >/dev/null |
    awk '/total heap usage:/ { gsub(",", ""); print $5 }'
}

# a_call CASE SIDE: instructions and allocations of one call, and a checksum. What a run costs besides its calls
# is the same for N calls as for 2N, so that the difference is theirs alone.
a_call() {
  echo "$(instructions "$@" $count) $(instructions "$@" $((2 * count)))" \
    "$(allocations "$@" $count) $(allocations "$@" $((2 * count))) $("$calls" "$@" $count)" |
    awk -v n=$count -v what="$*" '
      NF != 5 { print what ": valgrind gives no figure" | "cat >&2"; exit 1 }
      { print ($2 - $1) / n, ($4 - $3) / n, $5 }'
}

# measure_calls: a line a case, with the loop around the call taken off:
# name, limit or -, instructions by the kit and by hand, ratio, allocations by the kit and by hand.
measure_calls() {
  build Calls
  calls=$scratch/release/Calls
  loop=$(a_call nothing kit)
  "$calls" | while IFS='	' read -r name limit; do
    echo "measuring: $name" >&2
    a_call "$name" kit >"$work/kit" &
    a_call "$name" hand >"$work/hand"
    wait $!
    echo "$loop $(cat "$work/kit" "$work/hand" | tr '\n' ' ')" | awk -v name="$name" -v limit="$limit" '
      $6 != $9 { print name ": the kit gives " $6 ", by hand it is " $9 | "cat >&2"; exit 1 }
      { kit = $4 - $1; hand = $7 - $1
        printf "%s\t%s\t%.0f\t%.0f\t%.2f\t%.2f\t%.2f\n", name, limit, kit, hand, kit / hand, $5, $8 }'
  done
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
measure_sizes >"$work/sizes"
