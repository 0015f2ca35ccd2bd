import RepoModel
import RepoViewModels

/// Performs the steps of a walk.
@MainActor
final class FrontEndWalker {
  private(set) var tally: FrontEndWalk.Tally = [:]
  private(set) var latest = ""

  private let scene: LawScene
  /// The text of the latest search that hasn't been verified on screen.
  private var typed: String?
  private var data = ReorderedRepos(count: 30)
  private var random: SplitMix64

  init(_ scene: LawScene, seed: UInt64) {
    (self.scene, random) = (scene, SplitMix64(seed: seed))
  }

  private var frontEnd: any RepoFrontEnd { scene.frontEnd }

  func step() async throws(LawViolation) {
    try look()
    switch Int.random(in: 0..<12, using: &random) {
    case 0...1: note("data changed") { data.change(using: &random) }
    case 2: note("answered") { answer() }
    case 3: try await chooseAtOnce()
    case 4: note("reloaded") { frontEnd.reload() }
    case 5 where frontEnd.page == nil: type()
    case 6...7 where frontEnd.page == nil: scroll()
    case 8...9 where frontEnd.page == nil: try await choose()
    case 5...8 where frontEnd.page != nil:
      note("gone back") { frontEnd.goBack() }
      try await scene.expect("the page", nil) { frontEnd.page }
    default:
      for _ in 0..<Int.random(in: 1...4, using: &random) { await frontEnd.turn() }
    }
  }

  /// Answers all requests, and compares the screen with the view model.
  func rest() async throws(LawViolation) {
    if frontEnd.page != nil { try await scene.goBack() }
    note("rested") { frontEnd.reload() }
    let repos = data.found(frontEnd.searchText)
    let state = repos.isEmpty ? RepoListState.empty : .loaded(repos)
    try await scene.expect("the list's state", Optional(state)) {
      answerAll()
      return frontEnd.list?.state
    }
    try await scene.expectNotice(for: state)
    try await scene.expectRows(of: repos)
    typed = nil
  }

  private func note(_ what: String, _ work: () -> Void) {
    latest = what
    tally[what, default: 0] += 1
    work()
  }
}

// MARK: - Steps

extension FrontEndWalker {
  /// Checks that each row looks like one repository at some time.
  private func look() throws(LawViolation) {
    guard frontEnd.page == nil else { return }
    for (place, row) in frontEnd.rows where !data.looks.contains(row) {
      throw LawViolation("row \(place)", expected: "a row of one repository", was: row)
    }
    if typed != nil, case .loaded(let repos, _) = frontEnd.list?.state, scene.shows(repos) { typed = nil }
  }

  private func type() {
    let text = ["", "a", "ab"].randomElement(using: &random) ?? ""
    typed = text
    note("typed") { frontEnd.type(text) }
  }

  private func scroll() {
    let count = frontEnd.list?.state.repos.count ?? 0
    guard count > 0 else { return }
    note("scrolled") { frontEnd.scroll(to: Int.random(in: 0..<count, using: &random)) }
  }

  /// Changes the list and selects a row in the same turn.
  private func chooseAtOnce() async throws(LawViolation) {
    guard frontEnd.page == nil, let list = frontEnd.list else { return }
    data.change(using: &random)
    note("changed immediately") { list.show(Answer(data.found(list.query))) }
    try await expectPage(of: open())
  }

  private func choose() async throws(LawViolation) {
    try await expectPage(of: open())
  }

  /// Opens a visible row and returns it.
  private func open() -> SeenRow? {
    let rows = frontEnd.rows
    if frontEnd.opensTheRowToCome && typed != nil { return nil }
    guard let place = rows.keys.sorted().randomElement(using: &random), let row = rows[place] else { return nil }
    note("chosen") { frontEnd.open(place) }
    return row
  }

  private func expectPage(of row: SeenRow?) async throws(LawViolation) {
    guard let row else { return }
    try await scene.expect("the repository that the selected row opened", row.name) { frontEnd.page?.title }
    try await scene.expect("the text of the opened repository", row.description) { frontEnd.page?.description }
  }
}

// MARK: - Answers

extension FrontEndWalker {
  /// Answers all requests with the current data.
  private func answerAll() {
    for page in scene.store.pages { page.answer(.success(Answer(data.current(page.subject)))) }
    for search in scene.store.searches { search.answer(.success(Answer(data.found(search.subject)))) }
  }

  /// Answers one request, the oldest or another one.
  private func answer() {
    let searches = scene.store.searches.filter(\.isOpen)
    let pages = scene.store.pages.filter(\.isOpen)
    if let page = pages.randomElement(using: &random), searches.isEmpty || random.once(in: 2) {
      page.answer(random.once(in: 6) ? .failure(.busy("the place")) : .success(Answer(data.current(page.subject))))
    } else if let search = searches.randomElement(using: &random) {
      answer(search)
    }
  }

  private func answer(_ search: SuspendedStore.Request<String, [Repo]>) {
    let caveat = random.once(in: 4) ? Caveat.partial(of: 99) : nil
    let found = Answer(data.found(search.subject), caveat: caveat)
    search.answer(random.once(in: 8) ? .failure(.offline("the place")) : .success(found))
  }
}
