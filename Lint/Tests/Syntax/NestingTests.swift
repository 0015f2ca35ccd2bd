import LintSupport
import LintSyntax
import Testing

/// What is beyond reason is refused before it is parsed; what people write is not.
@Suite struct NestingTests {
  @Test(arguments: DeepSource.all.filter { !$0.isRecursive })
  func `what goes on without an end is read, or refused`(_ source: DeepSource) {
    #expect([.facts, .nestedTooDeeply].contains(reading(source.source(Self.often))))
  }

  /// A debug build parses 45 times slower.
  private static var often: Int {
    #if DEBUG
      4_000
    #else
      50_000
    #endif
  }

  @Test(arguments: DeepSource.all.filter(\.isRecursive))
  func `what the parser would call itself for is refused`(_ source: DeepSource) {
    #expect(reading(source.source(50_000)) == .nestedTooDeeply)
  }

  @Test func `square brackets are refused long before others`() {
    #expect(reading(String(repeating: "[", count: 30)) == .nestedTooDeeply)
    #expect(reading("let a = " + String(repeating: "[", count: 8) + String(repeating: "]", count: 8)) == .facts)
  }

  @Test(arguments: LongSource.all)
  func `what is long, but does not nest, is read`(_ source: LongSource) {
    #expect(reading(source.source) == .facts)
  }

  @Test func `a sign in a literal or comment opens nothing`() {
    let brackets = String(repeating: "[({<", count: 300)
    #expect(reading("let a = \"\(brackets)\" // \(brackets)\n/* \(brackets) */ let b = #\"\(brackets)\"#") == .facts)
  }

  private func reading(_ source: String) -> Reading {
    // The parser wants a thread of ours.
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
