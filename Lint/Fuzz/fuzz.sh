#!/bin/sh
# Lets libFuzzer look for a source that the checker does not survive: fuzz.sh [SECONDS [OPTION…]].
# It builds the whole package with its instruments once, beside the usual build; what it finds, it leaves where it runs as
# crash-…, and `fuzz.sh 0 crash-…` repeats it. It wants a toolchain that brings libFuzzer, as those of swift.org do.
seconds=${1:-60}
[ $# -gt 0 ] && shift
package=$(cd "$(dirname "$0")/.." && pwd)
scratch=$package/.build-fuzzer

build() { swift build --package-path "$package" --scratch-path "$scratch" -c release --sanitize fuzzer -Xswiftc -DLIBFUZZER "$@"; }
build --product fuzz || exit 2
corpus=$scratch/corpus
mkdir -p "$corpus"
[ "$seconds" = 0 ] && exec "$(build --show-bin-path)/fuzz" "$@"
exec "$(build --show-bin-path)/fuzz" -max_total_time="$seconds" -max_len=4096 -timeout=20 "$@" "$corpus"
