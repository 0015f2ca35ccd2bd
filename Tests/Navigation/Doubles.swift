import MVVMCore
import MVVMNavigation

/// An app's routes.
enum Place: Hashable {
  case page(Int)
  /// Accepts no pushes when it is presented.
  case bare(Int)
  /// A route without a screen.
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

/// The app's closure that creates the screen for a route.
@MainActor func page(_ place: Place, _ navigator: Navigator<Place>) throws -> NavigationDestination<Page> {
  switch place {
  case .page, .bare: NavigationDestination(PageModel(place, navigator), Page.init)
  case .missing(let number): throw NoSuchPlace(number: number)
  }
}

/// A stage that performs or fails each step when the test tells it to.
@MainActor final class TestStage: NavigationStage {
  let hasOwnRoot: Bool
  var onBack: OnBack?
  private(set) var layers: [[Page]] = [[]]
  /// The screens that other code has pushed.
  private(set) var foreign: [Page] = []
  /// The performed steps; the last one of each call is marked with a star.
  private(set) var log: [String] = []
  /// The received steps that can't be performed.
  private(set) var invalidSteps: [String] = []
  /// The steps that fail, counted from one.
  var failing: Set<Int> = []
  /// Whether it waits for the test before it performs a step or settles.
  var isHolding = false
  var isSettlingHeld = false
  /// Whether each performed step waits until the test releases it.
  var isHoldingResult = false
  private(set) var performed = 0
  private var settled = 0
  private var held: CheckedContinuation<Void, Never>?

  init(hasOwnRoot: Bool = false) { self.hasOwnRoot = hasOwnRoot }

  var places: [[Place]] { layers.map { $0.map(\.model.place) } }
  var isWaiting: Bool { held != nil }

  /// Resumes the waiting step.
  func release() {
    let waiting = held
    held = nil
    waiting?.resume()
  }

  func acceptsPushes(above screen: Page) -> Bool {
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
    await suspendIfEndless(settled)
    if isSettlingHeld { await withCheckedContinuation { held = $0 } }
  }

  func perform(_ step: NavigationStep<Page>, animated: Bool) async throws {
    performed += 1
    let number = performed
    await suspendIfEndless(number)
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
      if !(1...max(1, front)).contains(count) { invalidSteps.append("dismiss \(count) of \(places)") }
      layers = layers.dropLast(min(count, front))
    }
  }

  private func pop(_ count: Int, _ front: Int) {
    let ours = layers[front].indices.filter { !isForeign(layers[front][$0]) }
    let isClearing = count == 0 && front == 0 && layers[0].contains(where: isForeign)
    if !isClearing, !(1...max(1, ours.count)).contains(count) { invalidSteps.append("pop \(count) of \(places)") }
    let lowest = count == 0 ? ours.last.map { $0 + 1 } : ours.suffix(count).first
    layers[front].removeSubrange((lowest ?? 0)...)
  }

  /// Suspends an endless call, which would otherwise block the main actor for all tests.
  private func suspendIfEndless(_ count: Int) async {
    if count > 10_000 { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }

  private func note(_ what: String, _ of: Any, _ animated: Bool) {
    log.append("\(what) \(of)\(animated ? "*" : "")")
  }

  /// Goes back as a person does, if possible, and notifies the host.
  func goBack() {
    let front = layers.count - 1
    guard layers[front].count > (front == 0 && hasOwnRoot ? 0 : 1) else { return }
    layers[front].removeLast()
    onBack?(.pop(1))
  }

  /// Pushes a screen as other code does.
  func pushForeign(_ page: Page) {
    foreign.append(page)
    layers[layers.count - 1].append(page)
  }

  /// Removes the screens of these places as other code does; optionally notifies the host.
  func remove(_ places: Place..., notifies: Bool = false) {
    layers = layers.map { $0.filter { !places.contains($0.model.place) } }
    if notifies { onBack?(.pop(0)) }
  }

  /// Dismisses the front layer as other code does, and lets the host compare.
  func dismissFront() {
    layers.removeLast()
    onBack?(.pop(0))
  }

  /// Removes all screens of the front layer.
  func loseAll() {
    let front = layers.count - 1
    let count = layers[front].count
    layers[front] = []
    onBack?(.pop(count))
  }

  /// Dismisses the front layer by a swipe, if something is presented.
  func swipeDown() {
    guard layers.count > 1 else { return }
    layers.removeLast()
    onBack?(.dismiss(1))
  }
}

/// Returns a short name of a call's result.
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
    case .undoFailed(let error): "left halfway: \(error)"
    case .interrupted: "interrupted"
    case .cancelled: "cancelled"
    case .ended: "ended"
    }
  }
}
