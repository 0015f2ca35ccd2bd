import LintSupport
import LintSyntax
import Testing

/// Sources that nest too deeply are refused before they are parsed; ordinary sources aren't.
@Suite struct NestingTests {
  @Test(arguments: DeepSource.all.filter { !$0.isRecursive })
  func `long repetition is read or refused`(_ source: DeepSource) {
    #expect([.facts, .nestedTooDeeply].contains(reading(source.text(Self.repetitions))))
  }

  /// A debug build parses 45 times slower.
  private static var repetitions: Int {
    #if DEBUG
      4_000
    #else
      50_000
    #endif
  }

  @Test(arguments: DeepSource.all.filter(\.isRecursive))
  func `syntax for which the parser recurses is refused`(_ source: DeepSource) {
    #expect(reading(source.text(50_000)) == .nestedTooDeeply)
  }

  @Test func `square brackets have a lower limit than other brackets`() {
    #expect(reading(String(repeating: "[", count: 30)) == .nestedTooDeeply)
    #expect(reading("let a = " + String(repeating: "[", count: 8) + String(repeating: "]", count: 8)) == .facts)
  }

  @Test(arguments: LongSource.all)
  func `long source without deep nesting is read`(_ source: LongSource) {
    #expect(reading(source.text) == .facts)
  }

  @Test func `bracket in a literal or comment is ignored`() {
    let brackets = String(repeating: "[({<", count: 300)
    #expect(reading("let a = \"\(brackets)\" // \(brackets)\n/* \(brackets) */ let b = #\"\(brackets)\"#") == .facts)
  }

  private func reading(_ source: String) -> Reading {
    // The parser needs the stack of a worker.
    Workers.map([source], threads: 1) { source in
      do throws(SourceReader.Refusal) {
        _ = try SourceReader().facts(of: source, path: "Source.swift")
        return .facts
      } catch {
        return error == .nestedTooDeeply ? .nestedTooDeeply : .notUTF8
      }
    }[0]
  }

  enum Reading { case facts, nestedTooDeeply, notUTF8 }
}
