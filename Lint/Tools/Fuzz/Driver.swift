#if LIBFUZZER
  import LintSyntax
  import LintFuzzing
  import LintSupport

  /// Runs libFuzzer. Only `fuzz.sh` links it.
  enum Driver {
    static func run() -> Int32 {
      var count = CommandLine.argc
      var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      return withUnsafeMutablePointer(to: &count) { count in
        withUnsafeMutablePointer(to: &arguments) { LLVMFuzzerRunDriver(count, $0, attempt) }
      }
    }

    private static let attempt: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32 = { start, count in
      let bytes = Array(UnsafeBufferPointer(start: start, count: count))
      // The parser needs a larger stack than libFuzzer's.
      _ = Workers.map([bytes], threads: 1) { bytes in
        Trial.source(bytes)
        Trial.text(bytes)
      }
      return 0
    }
  }

  @_silgen_name("LLVMFuzzerRunDriver")
  private func LLVMFuzzerRunDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
