import MVVMCore
import MVVMNavigation

/// An app's routes.
enum Place: Hashable {
  case page(Int)
  /// Presented, it takes no pushes.
  case bare(Int)
  /// For which there is no screen.
  case missing(Int)
}

struct NoSuchPlace: Error, Equatable { let number: Int }
struct Broken: Error, Equatable { let step: Int }

@MainActor final class PageModel: ViewModel {
  let place: Place
  let navigator: Navigator<Place>

  init(_ place: Place, _ navigator: Navigator<Place>) {
    self.place = place
    self.navigator = navigator
  }
}

@MainActor final class Page: View {
  let model: PageModel
  init(_ model: PageModel) { self.model = model }
}

/// The app's function from routes to screens.
@MainActor func page(_ place: Place, _ navigator: Navigator<Place>) throws -> NavigationDestination<Page> {
  switch place {
  case .page, .bare: NavigationDestination(PageModel(place, navigator), Page.init)
  case .missing(let number): throw NoSuchPlace(number: number)
  }
}

/// A stage that does exactly what it is told, when the test says so, or fails.
@MainActor final class TestStage: NavigationStage {
  let hasOwnRoot: Bool
  var onBack: OnBack?
  private(set) var layers: [[Page]] = [[]]
  /// The screens that other code has pushed.
  private(set) var foreign: [Page] = []
  /// The steps that were performed, the last ones of calls with a star.
  private(set) var log: [String] = []
  /// What it was told that cannot be done.
  private(set) var nonsense: [String] = []
  /// The steps that fail, counted from one.
  var failing: Set<Int> = []
  /// Whether it performs, and settles, only when the test says so.
  var isHolding = false
  var isSettlingHeld = false
  /// Whether each performed step waits until the test releases it.
  var isHoldingResult = false
  private(set) var told = 0
  private var settled = 0
  private var held: CheckedContinuation<Void, Never>?

  init(hasOwnRoot: Bool = false) { self.hasOwnRoot = hasOwnRoot }

  var places: [[Place]] { layers.map { $0.map(\.model.place) } }
  var isWaiting: Bool { held != nil }

  /// Lets go on what is held.
  func release() {
    let waiting = held
    held = nil
    waiting?.resume()
  }

  func takesPushes(above screen: Page) -> Bool {
    if case .bare = screen.model.place { false } else { true }
  }

  func isShown(_ screen: Page) -> Bool { layers.joined().contains { $0 === screen } }

  func hasForeignScreens(above screen: Page?) -> Bool {
    let above = layers[0].lastIndex { $0 === screen }.map { layers[0].dropFirst($0 + 1) } ?? layers[0][...]
    return above.contains(where: isForeign)
  }

  private func isForeign(_ page: Page) -> Bool { foreign.contains { $0 === page } }

  func settle() async {
    settled += 1
    await stopIfLost(settled)
    if isSettlingHeld { await withCheckedContinuation { held = $0 } }
  }

  func perform(_ step: NavigationStep<Page>, animated: Bool) async throws {
    told += 1
    let number = told
    await stopIfLost(number)
    if isHolding { await withCheckedContinuation { held = $0 } }
    if failing.contains(number) { throw Broken(step: number) }
    apply(step, animated)
    if isHoldingResult { await withCheckedContinuation { held = $0 } }
  }

  private func apply(_ step: NavigationStep<Page>, _ animated: Bool) {
    let front = layers.count - 1
    switch step {
    case .push(let page):
      note("push", page.model.place, animated)
      layers[front].append(page)
    case .pop(let count):
      note("pop", count, animated)
      pop(count, front)
    case .present(let page):
      note("present", page.model.place, animated)
      layers.append([page])
    case .dismiss(let count):
      note("dismiss", count, animated)
      if !(1...max(1, front)).contains(count) { nonsense.append("dismiss \(count) of \(places)") }
      layers = layers.dropLast(min(count, front))
    }
  }

  private func pop(_ count: Int, _ front: Int) {
    let ours = layers[front].indices.filter { !isForeign(layers[front][$0]) }
    let isClearing = count == 0 && front == 0 && layers[0].contains(where: isForeign)
    if !isClearing, !(1...max(1, ours.count)).contains(count) { nonsense.append("pop \(count) of \(places)") }
    let lowest = count == 0 ? ours.last.map { $0 + 1 } : ours.suffix(count).first
    layers[front].removeSubrange((lowest ?? 0)...)
  }

  /// A host that goes round and round would take the main actor's turns from all tests: it is kept waiting, and its calls with it.
  private func stopIfLost(_ count: Int) async {
    if count > 10_000 { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }

  private func note(_ what: String, _ of: Any, _ animated: Bool) {
    log.append("\(what) \(of)\(animated ? "*" : "")")
  }

  /// The person goes back, if there is somewhere to go to, and the host is told.
  func goBack() {
    let front = layers.count - 1
    guard layers[front].count > (front == 0 && hasOwnRoot ? 0 : 1) else { return }
    layers[front].removeLast()
    onBack?(.pop(1))
  }

  /// Other code pushes a screen.
  func pushForeign(_ page: Page) {
    foreign.append(page)
    layers[layers.count - 1].append(page)
  }

  /// Other code removes the screens of these places; if told to, the host is notified.
  func remove(_ places: Place..., notifies: Bool = false) {
    layers = layers.map { $0.filter { !places.contains($0.model.place) } }
    if notifies { onBack?(.pop(0)) }
  }

  /// Other code dismisses the front layer, and the host is asked to compare.
  func dismissFront() {
    layers.removeLast()
    onBack?(.pop(0))
  }

  /// Whatever the lowest layer shows is taken away.
  func loseAll() {
    let front = layers.count - 1
    let count = layers[front].count
    layers[front] = []
    onBack?(.pop(count))
  }

  /// The person swipes what is presented down, if something is.
  func swipeDown() {
    guard layers.count > 1 else { return }
    layers.removeLast()
    onBack?(.dismiss(1))
  }
}

/// How a call went, in a word.
@MainActor func outcome(_ call: () async throws(NavigationError) -> Void) async -> String {
  do {
    try await call()
    return "done"
  } catch {
    return error.word
  }
}

extension NavigationError {
  var word: String {
    switch self {
    case .nothingToPop: "nothing to pop"
    case .nothingToDismiss: "nothing to dismiss"
    case .cannotPush: "cannot push"
    case .noScreen(let error): "no screen: \(error)"
    case .failed(let error): "failed: \(error)"
    case .leftHalfway(let error): "left halfway: \(error)"
    case .interrupted: "interrupted"
    case .cancelled: "cancelled"
    case .ended: "ended"
    }
  }
}
