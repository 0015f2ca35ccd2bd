import RepoModel
import RepoViewModels

/// A front end with its store.
@MainActor
final class LawScene {
  let frontEnd: any RepoFrontEnd
  let store: SuspendedStore
  private let timeout: Duration
  private static let fewestTurns = 200

  init(_ frontEnd: any RepoFrontEnd, store: SuspendedStore, timeout: Duration) {
    (self.frontEnd, self.store, self.timeout) = (frontEnd, store, timeout)
  }

  /// Waits until a value is as expected, and gives the front end turns meanwhile.
  func expect<Value: Equatable>(
    _ what: String, _ expected: Value, _ was: () -> Value
  ) async throws(LawViolation) {
    try await wait(until: { was() == expected }) { LawViolation(what, expected: expected, was: was()) }
  }

  /// Gives the front end enough turns to make an unwanted change, and checks that a value stays the same.
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
    let limit = ContinuousClock.now + timeout
    // On a busy machine, the time may be over before any turn was given.
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
  /// Whether the visible rows show these repositories.
  func shows(_ repos: [Repo]) -> Bool { rows(of: repos) == frontEnd.rows }

  /// Returns when the list shows these repositories, with every visible row as its view model describes it.
  func expectRows(of repos: [Repo]) async throws(LawViolation) {
    try await wait(until: { shows(repos) }) {
      LawViolation("the visible rows", expected: rows(of: repos), was: frontEnd.rows)
    }
  }

  /// The expected visible rows: all of a short list, or the visible part of a long one.
  private func rows(of repos: [Repo]) -> [Int: SeenRow] {
    let places = repos.count <= Repo.fewest ? Array(repos.indices) : frontEnd.rows.keys.filter(repos.indices.contains)
    let seen = places.isEmpty ? Array(repos.indices.prefix(1)) : places
    return Dictionary(uniqueKeysWithValues: seen.map { ($0, SeenRow(RepoRowViewModel(repos[$0]))) })
  }

  /// Returns when the list's view model has this state and the front end shows its notice.
  func expectNotice(for state: RepoListState) async throws(LawViolation) {
    try await expect("the list's state", state) { frontEnd.list?.state }
    let notice = frontEnd.list?.notice
    try await expect("the notice of the list", notice) { frontEnd.notice }
  }

  /// Returns a pending request for a search, waiting for it if necessary.
  func request(_ text: String) async throws(LawViolation) -> SuspendedStore.Request<String, [Repo]> {
    try await wait(until: { store.searches.last?.subject == text && store.searches.last?.isOpen == true }) {
      LawViolation(
        "the search that is awaited", expected: text, was: store.searches.last?.subject ?? "the pending search")
    }
    return store.searches[store.searches.count - 1]
  }

  func answer(_ text: String, with repos: [Repo], caveat: Caveat? = nil) async throws(LawViolation) {
    try await request(text).answer(.success(Answer(repos, caveat: caveat)))
  }

  func fail(_ text: String, with error: RepoStoreError) async throws(LawViolation) {
    try await request(text).answer(.failure(error))
  }
}

// MARK: - The page

extension LawScene {
  /// Opens the row, and returns the request for its page.
  func open(
    _ place: Int, requesting id: Repo.ID
  ) async throws(LawViolation) -> SuspendedStore.Request<Repo.ID, Repo?> {
    frontEnd.open(place)
    return try await request(for: id)
  }

  /// Returns a pending request for a page, waiting for it if necessary.
  func request(for id: Repo.ID) async throws(LawViolation) -> SuspendedStore.Request<Repo.ID, Repo?> {
    try await wait(until: { store.pages.last?.subject == id && store.pages.last?.isOpen == true }) {
      let was = store.pages.last.map { "\($0.subject)\($0.isOpen ? "" : ", answered")" } ?? "none"
      return LawViolation("the repository of the pending page", expected: id, was: was)
    }
    return store.pages[store.pages.count - 1]
  }

  func goBack() async throws(LawViolation) {
    frontEnd.goBack()
    try await expect("the page after going back", nil) { frontEnd.page }
  }

  /// Returns when the page shows what its view model shows with this repository from the list and this answer.
  func expectPage(
    _ known: Repo, answered: Result<Answer<Repo?>, RepoStoreError>? = nil
  ) async throws(LawViolation) {
    let expected = await SeenPage(known, answered: answered)
    try await expect("the page", expected) { frontEnd.page }
  }
}
