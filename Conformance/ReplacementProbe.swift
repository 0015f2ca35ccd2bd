#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// Finds a holder that goes on showing, or goes on hearing, a view model that was replaced; or that does not hear the one that came.
///
/// **When to use it.** For each `ViewModelObserver`, and each holder that listens. Give two view models that look different, a
/// `change` that can be seen each time, and what is to be seen.
///
/// ```swift
/// final class NameView: UIView, ViewModelObserver {
///   @ObservedViewModel var viewModel: ChangingViewModel?
///   private weak var observed: ChangingViewModel?
///   private(set) var shown = ""
///
///   func bind() {
///     observed?.onChange = nil
///     observed = viewModel
///     viewModel?.onChange = { [weak self] in self?.show() }
///     show()
///   }
///   private func show() { shown = viewModel?.name ?? "" }
/// }
///
/// @MainActor func testNameViewIsReplaceable() async -> [ConformanceFinding] {
///   let (first, second) = (ChangingViewModel(), ChangingViewModel())
///   second.name = "Grace"
///   return await assertReplaceable(NameView(), \.viewModel, first, then: second) { viewModel in
///     viewModel.name += "!"
///     viewModel.onChange?()
///   } shows: { $0.shown }
/// }
/// ```
///
/// **Laws.** The first view model is set, replaced by the second, set again, and taken away. Each is heard while it is held, and not after; a
/// replacement is seen. The first step that fails is told. A needless call that shows the same is not seen: to find that too, let `shows` count the calls.
///
/// **Isolation.** Main actor. **Ownership.** It keeps nothing. **Cost.** What should be seen is waited for, `limit` seconds at most; what
/// should not be seen has some 50 turns of the main actor to appear.
@MainActor public func assertReplaceable<Holder: ViewModelHolder & AnyObject, Shown: Equatable>(
  _ holder: Holder, _ property: ReferenceWritableKeyPath<Holder, Holder.HeldViewModel?>,
  _ first: Holder.HeldViewModel, then second: Holder.HeldViewModel,
  within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  change: (Holder.HeldViewModel) -> Void, shows: (Holder) -> Shown
) async -> [ConformanceFinding] {
  func isSeen(_ action: () -> Void) async -> Bool {
    let before = shows(holder)
    action()
    return await holds(within: limit) { shows(holder) != before }
  }
  func isUnseen(_ action: () -> Void) async -> Bool {
    let before = shows(holder)
    action()
    await settle()
    return shows(holder) == before
  }
  func found(_ problem: String, _ advice: String) -> [ConformanceFinding] {
    [ConformanceFinding("\(type(of: holder)) \(problem)", advice: advice, file: file, line: line)]
  }
  let show = "in bind(), show the view model and listen to it"
  let rebind = "call bind() whenever the property is set, as @ObservedViewModel does"
  let unbind =
    "in bind(), let go of what was heard before: clear the former one's closure, or assign the new token over the old"

  holder[keyPath: property] = first
  await settle()
  guard await isSeen({ change(first) }) else { return found("does not hear the first view model", show) }
  guard await isSeen({ holder[keyPath: property] = second }) else {
    return found("goes on showing what was replaced", rebind)
  }
  guard await isUnseen({ change(first) }) else { return found("still hears the view model that was replaced", unbind) }
  guard await isSeen({ change(second) }) else { return found("does not hear the view model that came", rebind) }
  guard await isSeen({ holder[keyPath: property] = first }) else {
    return found("does not show what came back", rebind)
  }
  guard await isUnseen({ change(second) }) else { return found("still hears the second view model", unbind) }
  guard await isSeen({ change(first) }) else { return found("does not hear the view model that came back", rebind) }
  holder[keyPath: property] = nil
  await settle()
  guard await isUnseen({ change(first) }) else {
    return found("still hears the view model that was taken away", unbind)
  }
  return []
}
