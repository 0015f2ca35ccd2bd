import RepoModel
import RepoViewModels

/// A front end, and the store that it shows.
@MainActor
final class LawScene {
  let frontEnd: any RepoFrontEnd
  let store: HeldStore
  private let patience: Duration
  private static let fewestTurns = 200

  init(_ frontEnd: any RepoFrontEnd, store: HeldStore, patience: Duration) {
    (self.frontEnd, self.store, self.patience) = (frontEnd, store, patience)
  }

  /// Gives the front end turns until it is so.
  func expect<Value: Equatable>(
    _ what: String, _ expected: Value, _ was: () -> Value
  ) async throws(LawViolation) {
    try await wait(until: { was() == expected }) { LawViolation(what, expected: expected, was: was()) }
  }

  /// Gives the front end turns enough to do what it should not.
  func expectStill<Value: Equatable>(
    _ what: String, _ expected: Value, _ was: () -> Value
  ) async throws(LawViolation) {
    for _ in 0..<50 {
      guard was() == expected else { throw LawViolation(what, expected: expected, was: was()) }
      await frontEnd.turn()
    }
  }

  func wait(
    until condition: () -> Bool, orSay violation: () -> LawViolation
  ) async throws(LawViolation) {
    let limit = ContinuousClock.now + patience
    // On a busy machine the time may be up before there was a turn to use it.
    var turns = 0
    while !condition() {
      guard turns < Self.fewestTurns || ContinuousClock.now < limit else { throw violation() }
      await frontEnd.turn()
      turns += 1
    }
  }
}

// MARK: - The list

extension LawScene {
  /// Whether the rows in view show these.
  func shows(_ repos: [Repo]) -> Bool { rows(of: repos) == frontEnd.rows }

  /// Returns once the list shows these, every row in view as its view model says.
  func expectRows(of repos: [Repo]) async throws(LawViolation) {
    try await wait(until: { shows(repos) }) {
      LawViolation("the rows in view", expected: rows(of: repos), was: frontEnd.rows)
    }
  }

  /// What the rows in view should be: all of a short list, and of a long one those that are there.
  private func rows(of repos: [Repo]) -> [Int: SeenRow] {
    let places = repos.count <= Repo.fewest ? Array(repos.indices) : frontEnd.rows.keys.filter(repos.indices.contains)
    let seen = places.isEmpty ? Array(repos.indices.prefix(1)) : places
    return Dictionary(uniqueKeysWithValues: seen.map { ($0, SeenRow(RepoRowViewModel(repos[$0]))) })
  }

  /// Returns once the list's view model is so, and the front end says of it what the view model says.
  func expectNotice(for state: RepoListState) async throws(LawViolation) {
    try await expect("the list's state", state) { frontEnd.list?.state }
    let notice = frontEnd.list?.notice
    try await expect("the notice of the list", notice) { frontEnd.notice }
  }

  /// Returns the question once it is asked, and not yet answered.
  func question(_ text: String) async throws(LawViolation) -> HeldStore.Question<String, [Repo]> {
    try await wait(until: { store.searches.last?.subject == text && store.searches.last?.isOpen == true }) {
      LawViolation("the search that is awaited", expected: text, was: store.searches.last?.subject ?? "none")
    }
    return store.searches[store.searches.count - 1]
  }

  func answer(_ text: String, with repos: [Repo], caveat: Caveat? = nil) async throws(LawViolation) {
    try await question(text).answer(.success(Answer(repos, caveat: caveat)))
  }

  func fail(_ text: String, with error: RepoStoreError) async throws(LawViolation) {
    try await question(text).answer(.failure(error))
  }
}

// MARK: - The page

extension LawScene {
  /// Opens the row; returns the question for its page.
  func open(
    _ place: Int, asking id: Repo.ID
  ) async throws(LawViolation) -> HeldStore.Question<Repo.ID, Repo?> {
    frontEnd.open(place)
    return try await question(for: id)
  }

  /// Returns the question for the page once it is asked, and not yet answered.
  func question(for id: Repo.ID) async throws(LawViolation) -> HeldStore.Question<Repo.ID, Repo?> {
    try await wait(until: { store.pages.last?.subject == id && store.pages.last?.isOpen == true }) {
      let was = store.pages.last.map { "\($0.subject)\($0.isOpen ? "" : ", answered")" } ?? "none"
      return LawViolation("the repository whose page is awaited", expected: id, was: was)
    }
    return store.pages[store.pages.count - 1]
  }

  func goBack() async throws(LawViolation) {
    frontEnd.goBack()
    try await expect("the page, after going back", nil) { frontEnd.page }
  }

  /// Returns once the page is as a view model has it that knew the one, and was then answered the other.
  func expectPage(
    _ known: Repo, answered: Result<Answer<Repo?>, RepoStoreError>? = nil
  ) async throws(LawViolation) {
    let expected = await SeenPage(known, answered: answered)
    try await expect("the page", expected) { frontEnd.page }
  }
}
