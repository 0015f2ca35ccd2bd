/// The `bind` calls in progress.
///
/// A view model that is replaced inside `bind` is bound after it, so that the view shows the latest one and replacements made
/// in one `bind` are bound once.
@MainActor @usableFromInline enum BindingRun {
  /// The observer that is binding; the innermost one, if a `bind` led to another observer's.
  @usableFromInline static var current: ObjectIdentifier?
  /// Whether the current observer's view model was replaced since its `bind` began.
  @usableFromInline static var isReplaced = false
  /// The observer whose `bind()` was called; its wrappers record that when they are read.
  @usableFromInline static var beginning: ObjectIdentifier?
  /// While the wrappers are queried, whether they recorded the first `bind()`; otherwise nil.
  private static var answer: Bool?
  /// The runs around the current one, outermost first.
  private static var outer: [(observer: ObjectIdentifier, isReplaced: Bool)] = []

  /// How often a view model may be replaced by its own `bind` before the kit stops.
  static var limit: Int { 100 }

  /// Begins a run of the observer, which then binds and calls ``end(_:)``.
  ///
  /// - Returns: Whether it began. If another run is in progress, the observer has been bound, or will be by its own run.
  @inlinable @inline(__always)
  static func begin(_ observer: some ViewModelObserver & AnyObject) -> Bool {
    if current != nil {
      runNested(observer)
      return false
    }
    current = ObjectIdentifier(observer)
    return true
  }

  /// Ends the run, after binding again if the view model was replaced.
  @inlinable @inline(__always)
  static func end(_ observer: some ViewModelObserver & AnyObject) {
    if isReplaced { bindAgain(observer) }
    current = nil
  }

  /// Whether `bind()` was called, as the wrapper of the view model recorded it. Another wrapper of the observer may not have
  /// been read yet.
  @usableFromInline @inline(never)
  static func hasBegun(_ observer: some ViewModelObserver & AnyObject) -> Bool {
    let outer = (beginning, answer)
    defer { (beginning, answer) = outer }
    (beginning, answer) = (ObjectIdentifier(observer), false)
    _ = observer.heldViewModel
    return answer ?? false
  }

  /// Returns what the wrapper that is read records. It takes the flag, because passing the wrapper would make each access to it
  /// expensive.
  @usableFromInline @inline(never)
  static func record(_ hasBegun: Bool) -> Bool {
    if answer == nil { return true }
    answer = hasBegun
    return hasBegun
  }

  /// Binds an observer while another one binds. If it binds already, that run binds again when it ends.
  @usableFromInline @inline(never)
  static func runNested(_ observer: some ViewModelObserver & AnyObject) {
    let identifier = ObjectIdentifier(observer)
    if current == identifier {
      isReplaced = true
    } else if let index = outer.firstIndex(where: { $0.observer == identifier }) {
      outer[index].isReplaced = true
    } else if let outermost = current {
      outer.append((outermost, isReplaced))
      (current, isReplaced) = (identifier, false)
      observer._bindOnce()
      if isReplaced { bindAgain(observer) }
      (current, isReplaced) = outer.popLast().map { ($0.observer, $0.isReplaced) } ?? (nil, false)
    }
  }

  /// Binds until the view model isn't replaced any more, or reports that it is replaced endlessly.
  @usableFromInline @inline(never)
  static func bindAgain<Observer: ViewModelObserver & AnyObject>(_ observer: Observer) {
    for _ in 1..<limit where isReplaced {
      isReplaced = false
      observer._bindOnce()
    }
    guard isReplaced else { return }
    RuntimeIssue(
      .endlessBinding, in: Observer.self,
      "replaced its view model in each of \(limit) calls of bind; replace it only if it differs"
    ).report()
    // After the report, so that a replacement by the issue's handler doesn't make the next observer bind twice.
    isReplaced = false
  }
}
