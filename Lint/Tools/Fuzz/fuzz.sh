#!/bin/sh
# Lets libFuzzer look for a source that the checker does not survive: fuzz.sh [SECONDS [OPTION…]].
# It builds once, beside the usual build, and watches the checker's own modules; what it finds, it leaves where it runs as
# crash-…, and `fuzz.sh 0 crash-…` repeats it. It wants a toolchain that brings libFuzzer, as those of swift.org do.
seconds=${1:-60}
[ $# -gt 0 ] && shift
package=$(cd "$(dirname "$0")/../.." && pwd)
scratch=${SCRATCH:-$package/.build-fuzzer}

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
LIBFUZZER=$(find "$toolchain/lib" -name "libclang_rt.fuzzer_no_main*$(uname -m).a" -o -name 'libclang_rt.fuzzer_no_main_osx.a' | head -n 1)
[ -n "$LIBFUZZER" ] || { echo "this toolchain brings no libFuzzer: install one from swift.org" >&2; exit 2; }
export LIBFUZZER

swift build --package-path "$package" --scratch-path "$scratch" -c release --product fuzz || exit 2
fuzz=$(swift build --package-path "$package" --scratch-path "$scratch" -c release --show-bin-path)/fuzz
[ "$seconds" = 0 ] && exec "$fuzz" "$@"
corpus=$scratch/corpus
mkdir -p "$corpus"
exec "$fuzz" -max_total_time="$seconds" -max_len=4096 -timeout=20 "$@" "$corpus"
