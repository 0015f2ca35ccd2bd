import RepoFrontEndLaws
import RepoModel
import RepoViewModels
import SwiftUI

/// Laws of the SwiftUI screens in addition to those of every front end.
@MainActor
enum OwnLaws {
  static func aRepeatedRepositoryHasOneRow() async throws(LawViolation) {
    let (frontEnd, _) = try await shown([.number(1), .number(2), .number(1)])
    try await expect("the rows", ["owner/1", "owner/2"]) { rows(of: frontEnd) }
  }

  static func unchangedTextIsNotSearchedForAgain() async throws(LawViolation) {
    let (frontEnd, store) = try await shown([.number(1)])
    frontEnd.type("")
    frontEnd.type("1")
    try await expect("the latest search", "1") { store.searches.last }
    try await expect("the searches", ["", "1"]) { store.searches }
  }

  static func theButtonInThePlaceholderReloads() async throws(LawViolation) {
    let (frontEnd, store) = try await shown(nil)
    store.repos = [.number(1)]
    frontEnd.levels.first?.all("Button").first?.tap?()
    try await expect("the rows", ["owner/1"]) { rows(of: frontEnd) }
  }

  static func pullingDownReloadsAndEndsWithTheAnswer() async throws(LawViolation) {
    let (frontEnd, store) = try await shown([.number(1)])
    store.repos = [.number(2)]
    await frontEnd.levels.last?.refresh?()
    try await expect("the rows", ["owner/2"]) { rows(of: frontEnd) }
    frontEnd.open(0)
    try await expect("the requested pages", [2]) { store.pages }
    await frontEnd.levels.last?.refresh?()
    try await expect("the requested pages", [2, 2]) { store.pages }
  }

  static func aPageThatIsDrawnAgainIsLoadedOnce() async throws(LawViolation) {
    let (frontEnd, store) = try await shown([.number(1)])
    frontEnd.open(0)
    try await expect("the requested pages", [1]) { store.pages }
    // The list behind it changes, so everything is drawn again.
    frontEnd.list?.search("owner")
    try await expect("the latest search", "owner") { store.searches.last }
    try await expect("whether the list is loaded", true) { frontEnd.list?.state == .loaded([.number(1)]) }
    await redrawing()
    try await expect("the requested pages", [1]) { store.pages }
  }

  // MARK: -

  private static func shown(_ repos: [Repo]?) async throws(LawViolation) -> (SwiftUIFrontEnd, PlainStore) {
    let store = PlainStore(repos)
    let frontEnd = SwiftUIFrontEnd(store)
    try await expect("whether the answer is shown", true) {
      repos == nil ? frontEnd.levels.first?.all("Button").isEmpty == false : !frontEnd.rows.isEmpty
    }
    return (frontEnd, store)
  }

  private static func rows(of frontEnd: SwiftUIFrontEnd) -> [String] {
    frontEnd.rows.sorted { $0.key < $1.key }.map(\.value.name)
  }

  /// Runs everything that is enqueued on the main actor.
  private static func redrawing() async {
    for _ in 0..<50 { await Task.yield() }
  }

  /// Waits until the value is the expected one.
  private static func expect<Value: Equatable>(
    _ what: String, _ expected: Value, _ was: () -> Value
  ) async throws(LawViolation) {
    let limit = ContinuousClock.now + Laws.timeout
    while was() != expected {
      guard ContinuousClock.now < limit else { throw LawViolation(what, expected: expected, was: was()) }
      await Task.yield()
    }
  }
}

/// A store that answers immediately, or fails as busy if it has no repositories.
@MainActor
private final class PlainStore: RepoStore {
  var repos: [Repo]?
  private(set) var searches: [String] = []
  private(set) var pages: [Repo.ID] = []

  init(_ repos: [Repo]?) { self.repos = repos }

  func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    searches.append(text)
    guard let repos else { throw .busy("the place") }
    return repos
  }

  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    pages.append(id)
    return repos?.first { $0.id == id }
  }
}

extension Repo {
  fileprivate static func number(_ id: Int64) -> Repo {
    Repo(id: id, owner: "owner", name: "\(id)", description: "", language: nil, stars: 0)
  }
}
