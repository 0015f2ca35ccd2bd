@testable import RepoFrontEndLaws
import RepoModel
import RepoViewModels

/// Random walks with a finger held on a row while the list changes. The tap has to open what the row shows when the finger is
/// lifted, or nothing if the row is off screen.
@MainActor
final class RestingFinger {
  /// The number of opened pages, and of those for another repository than the row showed when it was pressed.
  private(set) var opened = 0
  private(set) var openedOthers = 0

  private let frontEnd: any Pressable
  private let store = SuspendedStore()
  private var data = ReorderedRepos(count: 30)
  private var random: SplitMix64
  private var pressed: SeenRow?

  init(seed: UInt64, on make: (any RepoStore) -> any Pressable) {
    random = SplitMix64(seed: seed)
    frontEnd = make(store)
  }

  func walk(steps: Int) async throws(LawViolation) {
    for _ in 0..<steps {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...1: data.change(using: &random)
      case 2: frontEnd.reload()
      case 3...4: answer()
      case 5: scroll()
      case 6: press()
      case 7: try await release()
      default: await frontEnd.turn()
      }
    }
    store.withdraw()
  }

  private func answer() {
    guard let search = store.searches.last(where: \.isOpen) else { return }
    search.answer(.success(Answer(data.found(search.subject))))
  }

  private func scroll() {
    let count = frontEnd.list?.state.repos.count ?? 0
    if count > 0 { frontEnd.scroll(to: Int.random(in: 0..<count, using: &random)) }
  }

  private func press() {
    let rows = frontEnd.rows
    guard let place = rows.keys.sorted().randomElement(using: &random), let row = rows[place] else { return }
    pressed = row
    frontEnd.press(place)
  }

  private func release() async throws(LawViolation) {
    guard let pressed else { return }
    let shown = frontEnd.pressedRow
    let chosen = frontEnd.release()
    self.pressed = nil
    let row = chosen.map { SeenRow(RepoRowViewModel($0)) }
    guard row == shown else { throw LawViolation("the repository that the tap opened", expected: shown, was: row) }
    guard let chosen else { return }
    opened += 1
    if row != pressed { openedOthers += 1 }
    let scene = LawScene(frontEnd, store: store, timeout: .seconds(180))
    try await scene.expect("the opened page", chosen.fullName) { frontEnd.page?.title }
    try await scene.goBack()
  }
}
