import RepoModel
import RepoSQLiteStore
import Testing

@testable import RepoTerminal

@MainActor
struct ScriptTests {
  /// Returns the output of each line.
  private func run(_ lines: String..., store: (any RepoStore)? = nil) async throws -> [String] {
    var output: [String] = []
    let script = Script(Browser(store: try store ?? SQLiteRepoStore.inMemory())) { output.append($0) }
    for line in lines where try await !script.run(line) { break }
    return output
  }

  @Test func searchPrintsItsList() async throws {
    #expect(
      try await run("search groue") == [
        """
        Search: groue  1 of 1
        > groue/GRDB.swift                      7.7k  Swift        A toolkit for…
        """
      ])
  }

  @Test func listShowsFullNamesAndTheNumberOfRemainingRows() async throws {
    let name = String(repeating: "x", count: 90)
    let repos =
      [Repo(id: 0, owner: "octo", name: name, description: "", language: nil, stars: 1)]
      + (1..<30).map { .numbered($0) }
    let output = try await run("show", "down 12", "show", "bottom", "show", store: FixedStore(found: .success(repos)))
    let lines = output.map { $0.split(separator: "\n") }
    #expect(lines[0].count == 12 && lines[0].last == "20 more")
    #expect(lines[0][1].hasPrefix("> octo/\(name)     1"))
    #expect(lines[2][1] == "3 more above" && lines[2].last == "17 more")
    #expect(lines[4][1] == "20 more above" && lines[4].last?.hasPrefix("> octo/repo29") == true)
  }

  @Test func countsAreGroupedByThousands() async throws {
    let repos = (1...1_035).map { Repo.numbered($0) }
    let output = try await run("show", "bottom", "show", store: FixedStore(found: .success(repos)))
    #expect(output[0].hasPrefix("All repositories  1 of 1,035\n") && output[0].hasSuffix("\n1,025 more"))
    #expect(output[1].hasSuffix("(1,035 of 1,035)") && output[2].contains("\n1,025 more above\n"))
  }

  @Test func searchBeyondTheLimitIsRejected() async throws {
    let longest = String(repeating: "é", count: 200)
    #expect(try await run("search \(longest)").count == 1)
    await #expect(throws: CommandError.searchTooLong) { try await run("search \(longest)x") }
    #expect("\(CommandError.searchTooLong)" == "A search has at most 200 characters")
  }

  @Test func caveatIsPrintedWithItsAnswer() async throws {
    let store = FixedStore(caveat: .partial(of: 9), found: .success([.numbered(1)]))
    let output = try await run("show", "open", store: store)
    #expect(output[0].hasPrefix("All repositories  1 of 1\nThese are the first of 9.\n> octo/repo1"))
    #expect(output[1].hasPrefix("octo/repo1\nThese are the first of 9.\n"))
  }

  @Test func movingPrintsTheSelectedRow() async throws {
    let output = try await run("down 2", "up", "bottom", "top")
    #expect(output.map { $0.suffix(10) } == ["(3 of 384)", "(2 of 384)", "84 of 384)", "(1 of 384)"])
  }

  @Test func openPrintsThePageAndBackTheList() async throws {
    let output = try await run("search grdb", "open", "back")
    #expect(output[1].hasPrefix("groue/GRDB.swift\n\nA toolkit"))
    #expect(output[2] == output[0])
  }

  @Test func emptyResultIsReported() async throws {
    #expect(
      try await run("search zzzznothing", "down") == Array(repeating: "Search: zzzznothing\nNothing matches.", count: 2)
    )
  }

  @Test func blankLinesAndCommentsPrintNothing() async throws {
    #expect(try await run("", "   ", "# search x") == [])
  }

  @Test func quitStops() async throws {
    #expect(try await run("quit", "show") == [])
  }

  @Test func helpListsEveryCommand() async throws {
    let help = try #require(try await run("help").first)
    for word in ["search", "down", "up", "top", "bottom", "open", "back", "show", "help", "quit"] {
      #expect(help.contains("\n\(word)") || help.hasPrefix(word) || help.contains(", \(word)"))
    }
  }

  @Test(arguments: ["serach x", "down x", "down -1", "down 99999999999999999999", "open now", "SHOW", "\u{1B}[2J"])
  func unknownCommandIsAnError(line: String) async {
    await #expect(throws: CommandError.unknown(line)) { try await run(line) }
  }

  @Test func impossibleCommandIsAnError() async {
    await #expect(throws: CommandError.nothingToOpen) { try await run("search zzzznothing", "open") }
    await #expect(throws: CommandError.pageIsOpen) { try await run("open", "down") }
    let damaged = FixedStore(found: .failure(.damaged("x")))
    for line in ["show", "open", "down", "search x"] {
      await #expect(throws: CommandError.store(.damaged("x"))) { try await run(line, store: damaged) }
    }
    let lost = FixedStore(found: .success([.numbered(1)]), current: .failure(.damaged("x")))
    await #expect(throws: CommandError.store(.damaged("x"))) { try await run("open", store: lost) }
  }

  @Test func errorIsOnePrintableLine() {
    let text = "\(CommandError.unknown("\u{1B}[2J\n" + String(repeating: "x", count: 1_000)))"
    #expect(text.count < 120)
    #expect(!text.contains("\n") && !text.contains("\u{1B}"))
  }

  @Test func demonstrationShowsASearchAListAndAPage() async throws {
    var output: [String] = []
    try await Demonstration(Browser(store: try SQLiteRepoStore.inMemory())) { output.append($0) }.run()
    #expect(output.filter { $0.hasPrefix("repos> ") } == Demonstration.commands.map { "repos> \($0)" })
    #expect(output.contains { $0.contains("Address    https://github.com/") })
  }
}
