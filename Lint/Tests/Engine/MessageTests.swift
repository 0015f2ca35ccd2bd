import LintEngine
import LintRules
import Testing

/// The form of the messages: `'Symbol' problem (why); action`.
@Suite struct MessageTests {
  static let messages = (allRules.map { RulePage($0) } + Suppressions.pages).flatMap(\.messages)

  private static let actions: Set = [
    "<message>", "add", "adopt", "assign", "call", "capture", "check", "clear", "conform", "correct", "create",
    "declare", "expose", "extract", "import", "inject", "invalidate", "make", "move", "pass", "read", "remove",
    "rename", "reset", "set", "split", "store", "unwrap", "use", "wrap",
  ]

  @Test(arguments: messages)
  func messageNamesSymbolProblemAndAction(message: String) throws {
    #expect(message.hasPrefix("'"))
    #expect(!message.contains("\n") && !message.hasSuffix("."))
    #expect(!message.split { !$0.isLetter }.contains { ["you", "your", "yours"].contains($0.lowercased()) })
    let parts = message.split(separator: "; ")
    try #require(parts.count == 2)
    #expect(Self.actions.contains(String(parts[1].prefix { $0 != " " })))
  }
}
