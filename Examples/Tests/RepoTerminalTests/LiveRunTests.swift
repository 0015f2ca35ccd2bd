import RepoLive
import RepoModel
import RepoSQLiteStore
import Testing

@testable import RepoTerminal

@MainActor
struct LiveRunTests {
  private func tally(delay: Int, seed: UInt64 = 1, repos: [Repo]? = nil) async throws -> LiveTally {
    var options = Options()
    (options.selections, options.delay, options.seed) = (200, delay, seed)
    let all = try await SQLiteRepoStore.inMemory(repos).search("")
    let changes = LiveChanges(all, seed: seed)
    let run = LiveRun(options, store: try SQLiteRepoStore.inMemory(changes.present), changes: changes)
    while !run.isFinished { try await run.step() }
    return run.tally
  }

  @Test(arguments: [1, 2, 3, 42] as [UInt64])
  func contextIsAlwaysRightAndIndexIsNot(seed: UInt64) async throws {
    let tally = try await tally(delay: 50, seed: seed)
    #expect(tally.byContext == LiveTally.Counts(right: 200, wrong: 0, nothing: 0))
    #expect(tally.byIndex.wrong > 0)
    #expect(tally.byIndex.nothing > 0)
    #expect(tally.selections == 200)
  }

  @Test func indexIsRightWithoutADelay() async throws {
    #expect(try await tally(delay: 0).byIndex.right == 200)
  }

  @Test func sameSeedGivesTheSameCounts() async throws {
    #expect(try await tally(delay: 50, seed: 5) == tally(delay: 50, seed: 5))
    #expect(try await tally(delay: 50, seed: 5) != tally(delay: 50, seed: 7))
  }

  @Test(arguments: [1, 2, 5])
  func shortListIsNotEmptied(count: Int64) async throws {
    #expect(try await tally(delay: 50, repos: (0..<count).map { .numbered($0) }).selections == 200)
  }

  @Test func hugeNumbersOfStarsDoNotTrap() async throws {
    let repos = (0..<5).map { id in
      Repo(id: id, owner: "octo", name: "repo\(id)", description: "", language: nil, stars: .max)
    }
    #expect(try await tally(delay: 50, repos: repos).byContext.right == 200)
  }

  @Test(arguments: ["with a space ", String(repeating: "long", count: 20), "宽\t", " "])
  func rowIsIdentifiedByItsFullText(name: String) async throws {
    let repos = (0..<40).map { id in
      Repo(id: id, owner: "octo", name: "\(name)\(id)", description: "number \(id)", language: nil, stars: 0)
    }
    let tally = try await tally(delay: 50, repos: repos)
    #expect(tally.byContext == LiveTally.Counts(right: 200, wrong: 0, nothing: 0))
    #expect(tally.byIndex.right > 0 && tally.byIndex.wrong > 0)
    #expect(try await self.tally(delay: 0, repos: repos).byIndex.right == 200)
  }

  @Test(arguments: [
    (0, "0 ms (0 changes)"), (20, "20 ms (1 change)"), (50, "50 ms (3 changes)"), (60, "60 ms (3 changes)"),
  ])
  func conditionContainsTheDelay(delay: Int, words: String) {
    #expect(
      LiveTally().condition(delay: delay, interval: 20, seed: 1)
        .contains("Condition: the view shows a change \(words) after the data; a selection opens its row immediately."))
  }

  @Test func everyKindOfChangeHappens() {
    var changes = LiveChanges((0..<100).map { .numbered($0) }, seed: 1)
    var kinds: Set<String> = []
    for _ in 0..<100 {
      switch changes.next() {
      case .insert: kinds.insert("insert")
      case .delete: kinds.insert("delete")
      case .move: kinds.insert("move")
      case nil: break
      }
      #expect((10...30).contains(changes.present.count))
    }
    #expect(kinds == ["insert", "delete", "move"])
  }
}
