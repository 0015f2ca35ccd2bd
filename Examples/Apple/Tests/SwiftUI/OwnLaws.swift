import RepoFrontEndLaws
import RepoModel
import RepoViewModels
import SwiftUI

/// What is true of the SwiftUI screens besides the laws.
@MainActor
enum OwnLaws {
  static func aRepositoryThatAnAnswerTellsTwiceIsOneRow() async throws(LawViolation) {
    let (frontEnd, _) = await shown([.number(1), .number(2), .number(1)])
    try expect("the rows", ["owner/1", "owner/2"], frontEnd.rows.sorted { $0.key < $1.key }.map(\.value.name))
  }

  static func textThatStaysTheSameIsNotSearchedForAgain() async throws(LawViolation) {
    let (frontEnd, store) = await shown([.number(1)])
    frontEnd.type("")
    await turns()
    try expect("the searches", [""], store.searches)
    frontEnd.type("1")
    await turns()
    try expect("the searches", ["", "1"], store.searches)
  }

  static func theButtonInPlaceOfRowsAsksAgain() async throws(LawViolation) {
    let (frontEnd, store) = await shown(nil)
    store.repos = [.number(1)]
    frontEnd.levels.first?.all("Button").first?.tap?()
    await turns()
    try expect("the rows", ["owner/1"], frontEnd.rows.map(\.value.name))
  }

  static func pullingAsksAgainAndEndsWithTheAnswer() async throws(LawViolation) {
    let (frontEnd, store) = await shown([.number(1)])
    store.repos = [.number(2)]
    await frontEnd.levels.last?.refresh?()
    await turns()
    try expect("the rows", ["owner/2"], frontEnd.rows.map(\.value.name))
    frontEnd.open(0)
    await turns()
    await frontEnd.levels.last?.refresh?()
    try expect("the pages that were asked for", [2, 2], store.pages)
  }

  static func aPageIsAskedForOnceThoughItIsDrawnAgainAndAgain() async throws(LawViolation) {
    let (frontEnd, store) = await shown([.number(1)])
    frontEnd.open(0)
    await turns()
    // The list behind it changes, and with it all that is drawn.
    frontEnd.list?.search("owner")
    await turns()
    try expect("the pages that were asked for", [1], store.pages)
  }

  // MARK: -

  private static func shown(_ repos: [Repo]?) async -> (SwiftUIFrontEnd, PlainStore) {
    let store = PlainStore(repos)
    let frontEnd = SwiftUIFrontEnd(store)
    await turns()
    return (frontEnd, store)
  }

  private static func turns() async {
    for _ in 0..<50 { await Task.yield() }
  }

  private static func expect<Value: Equatable>(
    _ what: String, _ expected: Value, _ was: Value
  ) throws(LawViolation) {
    if was != expected { throw LawViolation(what, expected: expected, was: was) }
  }
}

/// A store that answers at once; without repositories, that it is busy.
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
