import RepoModel
import Testing

@testable import RepoSQLiteStore

struct SearchTests {
  let store: SQLiteRepoStore

  init() throws { store = try SQLiteRepoStore.inMemory() }

  @Test func everyBundledLineIsARepository() {
    let lines = BundledRepos.table.split(separator: "\n")
    #expect(BundledRepos.all().count == lines.count)
    #expect(Set(BundledRepos.all().map(\.fullName)).count == lines.count)
    #expect(lines.count > 300)
  }

  @Test func blankTextFindsAllMostStarsFirst() async throws {
    let repos = try await store.search(" \n ")
    #expect(repos.count == BundledRepos.all().count)
    #expect(repos.map(\.stars) == repos.map(\.stars).sorted(by: >))
  }

  @Test(arguments: ["grdb", "GRDB.swift", "groue/GRDB", "gr sqlite", "groue toolkit"])
  func wordsAreFoundByTheirBeginnings(text: String) async throws {
    #expect(try await store.search(text).first?.fullName == "groue/GRDB.swift")
  }

  @Test(arguments: [("swift", "swiftlang/swift"), ("React", "facebook/react"), ("go", "golang/go")])
  func exactNameComesFirst(text: String, fullName: String) async throws {
    #expect(try await store.search(text).first?.fullName == fullName)
  }

  @Test(
    arguments: [
      ("c#", "lang/csharp"), ("C#", "lang/csharp"), ("c++", "lang/cpp"), ("c+", "lang/cpp"), (".net", "web/asp"),
      (".NET,", "web/asp"), ("asp.net", "web/asp"), ("node.js", "web/node"), ("node.j", "web/node"),
      ("(c#)", "lang/csharp"),
    ])
  func nameWithSymbolsFindsOnlyItself(text: String, fullName: String) async throws {
    let texts = [
      ("lang", "csharp", "The compiler", "C#"), ("lang", "cpp", "A compiler for C++, not for C", "Rust"),
      ("lang", "c", "A compiler", "C"), ("lang", "objc", "A compiler", "Objective-C"),
      ("web", "asp", "ASP.NET on every system", "Java"), ("web", "net", "A network library", nil),
      ("web", "node", "The Node.js runtime", nil), ("web", "tree", "A node of a tree, and JS", nil),
      ("web", "css", "Cascading, #1 of all", "CSS"),
    ]
    let store = try SQLiteRepoStore.inMemory(
      texts.enumerated().map {
        Repo(id: Int64($0), owner: $1.0, name: $1.1, description: $1.2, language: $1.3, stars: 0)
      })
    #expect(try await store.search(text).map(\.fullName) == [fullName])
  }

  @Test(arguments: [("node.js", "nodejs/node"), (".net", "dotnet/aspnetcore"), ("next.js", "vercel/next.js")])
  func bundledRepositoriesAreFoundByNamesWithSymbols(text: String, fullName: String) async throws {
    #expect(try await store.search(text).first?.fullName == fullName)
  }

  @Test func nameWeighsMoreThanADescription() async throws {
    let repos = try await store.search("sqlite")
    let names = repos.map { $0.name.lowercased().hasPrefix("sqlite") }
    #expect(names.contains(true) && names.contains(false))
    #expect(names == names.sorted { $0 && !$1 })
  }

  @Test(
    arguments: [
      "\"", "''", "*", "-", "swift*", "-swift", "\"swift", "AND", "a OR", "NOT", "NEAR(", "name:", "{name}:swift", "^",
      "(((", "🎉", "👩‍👩‍👧 swift", "\u{0}", "e\u{301}", "𞤀𞤁", "c++", "; DROP TABLE repo", "%", "_", "ﬁ", "Ⅷ½²",
      String(repeating: "swift ", count: 2_000), String(repeating: "x", count: 50_000),
    ])
  func noTextIsAnError(text: String) async throws {
    _ = try await store.search(text)
    #expect(try await store.search("").count == BundledRepos.all().count)
  }

  @Test(arguments: ["🎉", "***", "\"", "zzzznothing"])
  func textWithoutAMatchFindsNothing(text: String) async throws {
    #expect(try await store.search(text).isEmpty)
  }

  @Test func wordsUseTheIndex() throws {
    let plan = try store.plan(of: "swi lang")
    #expect(plan.contains { $0.contains("repo_index VIRTUAL TABLE INDEX") && $0.contains("M") })
    #expect(plan.contains { $0.contains("repo USING INTEGER PRIMARY KEY") })
    #expect(try store.plan(of: "") == ["SCAN repo USING INDEX repo_by_stars"])
  }

  @Test func wordsBeyondTheLimitAreIgnored() {
    let many = SearchQuery(String(repeating: "a ", count: 1_000))
    let some = SearchQuery(String(repeating: "a ", count: SearchQuery.wordLimit))
    guard case .matches(let pattern, _, _) = many, case .matches(let limit, _, _) = some else {
      Issue.record("no words were found")
      return
    }
    #expect(pattern == limit)
  }

  @Test func changedRepositoryIsFound() async throws {
    let repo = Repo(id: 9999, owner: "octo", name: "zebra", description: "", language: nil, stars: 1)
    try await store.save(repo)
    #expect(try await store.search("zeb") == [repo])
    var renamed = repo
    renamed.name = "quagga"
    try await store.save(renamed)
    #expect(try await store.search("zebra") == [])
    #expect(try await store.repo(9999) == renamed)
    try await store.delete(9999)
    #expect(try await store.search("quagga") == [])
    #expect(try await store.repo(9999) == nil)
  }

  @Test func cancelledSearchReportsIt() async throws {
    let search = Task { [store] in
      while !Task.isCancelled { await Task.yield() }
      return try await store.search("swift")
    }
    search.cancel()
    await #expect(throws: RepoStoreError.cancelled) { try await search.value }
  }
}
