#!/bin/sh
# Runs libFuzzer to find a source that crashes the checker: fuzz.sh [SECONDS [OPTION…]].
# It uses its own build folder and measures the coverage of the checker's modules. libFuzzer writes each crash to crash-… in the
# current directory; `fuzz.sh 0 crash-…` repeats it. It needs a toolchain with libFuzzer, such as one from swift.org.
seconds=${1:-60}
[ $# -gt 0 ] && shift
package=$(cd "$(dirname "$0")/../.." && pwd)
scratch=${SCRATCH:-$package/.build-fuzzer}

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
LIBFUZZER=$(find "$toolchain/lib" -name "libclang_rt.fuzzer_no_main*$(uname -m).a" -o -name 'libclang_rt.fuzzer_no_main_osx.a' | head -n 1)
[ -n "$LIBFUZZER" ] || { echo "this toolchain has no libFuzzer; install one from swift.org" >&2; exit 2; }
export LIBFUZZER

swift build --package-path "$package" --scratch-path "$scratch" -c release --product fuzz || exit 2
fuzz=$(swift build --package-path "$package" --scratch-path "$scratch" -c release --show-bin-path)/fuzz
[ "$seconds" = 0 ] && exec "$fuzz" "$@"
corpus=$scratch/corpus
mkdir -p "$corpus"
exec "$fuzz" -max_total_time="$seconds" -max_len=4096 -timeout=20 "$@" "$corpus"
