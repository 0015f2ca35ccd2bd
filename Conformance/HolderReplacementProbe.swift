/// Finds a holder that keeps showing or observing a replaced view model, or doesn't observe the new one.
///
/// Call it for each `ViewModelObserver` or `ViewModelBinder` whose view model can report whether it has observers.
/// `isObserved` returns that, so a leftover observer is found at once, even if it updates the view with a delay.
///
/// ```swift
/// final class NameView: UIView, ViewModelBinder {
///   @ObservedViewModel var viewModel: ChangingViewModel?
///   private weak var observed: ChangingViewModel?
///   private(set) var shown = ""
///
///   func bind(to viewModel: ChangingViewModel?) {
///     observed?.onChange = nil
///     observed = viewModel
///     viewModel?.onChange = { [weak self] in self?.show() }
///     show()
///   }
///   private func show() { shown = viewModel?.name ?? "" }
/// }
///
/// @MainActor func nameViewMistakes() async -> [ConformanceFinding] {
///   let (first, second) = (ChangingViewModel(), ChangingViewModel())
///   second.name = "Grace"
///   return await replacementFindings(NameView(), \.viewModel, first, then: second, isObserved: { $0.onChange != nil }) { viewModel in
///     viewModel.name += "!"
///     viewModel.onChange?()
///   } shows: { $0.shown }
/// }
/// ```
///
/// - The probe sets the first view model, the second, the first again, and nil. Each has to be shown and observed while it is
///   set, and must not be observed afterwards. The probe returns the first mistake.
/// - Pass view models that look different, and a `change` that is visible each time. View models that look the same are a
///   finding.
/// - A visible change has `limit` seconds to appear.
@MainActor public func replacementFindings<Holder: AnyObject, Model, Shown: Equatable>(
  _ holder: Holder, _ property: ReferenceWritableKeyPath<Holder, Model?>, _ first: Model, then second: Model,
  within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  isObserved: (Model) -> Bool, change: (Model) -> Void, shows: (Holder) -> Shown
) async -> [ConformanceFinding] {
  await replacementFindings(
    first, then: second, settle: nil, within: limit, file: file, line: line,
    in: { viewModel -> Holder? in
      holder[keyPath: property] = viewModel
      return holder
    }, isObserved: isObserved, change: change, shows: shows)
}

/// Finds a holder that keeps showing or observing a replaced view model, or doesn't observe the new one.
///
/// Call it if the view model can't report whether it has observers; otherwise pass `isObserved`. The probe changes the
/// replaced view model and waits for `settle` seconds. Pass more than the longest delay with which the holder updates
/// its view, such as that of a debounce; if it has none, pass 0.
///
/// ```swift
/// @MainActor func signMistakes(_ sign: SignView, _ first: SignViewModel, _ second: SignViewModel) async -> [ConformanceFinding] {
///   await replacementFindings(
///     sign, \.viewModel, first, then: second, settle: 0.3, change: { $0.text.value += "!" }, shows: { $0.shown })
/// }
///
/// @MainActor final class SignViewModel: ViewModel {
///   let text = Dynamic("")
/// }
///
/// final class SignView: UIView, ViewModelBinder {
///   @ObservedViewModel var viewModel: SignViewModel?
///   private var token: BindingToken?
///   private(set) var shown = ""
///   func bind(to viewModel: SignViewModel?) {
///     token = viewModel?.text.bindAndFire { [weak self] in self?.shown = $0 }
///   }
/// }
/// ```
///
/// The steps are the same. An unnecessary update that shows the same isn't found: to find it too, count the updates in `shows`.
@MainActor public func replacementFindings<Holder: AnyObject, Model, Shown: Equatable>(
  _ holder: Holder, _ property: ReferenceWritableKeyPath<Holder, Model?>, _ first: Model, then second: Model,
  settle seconds: Double, within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  change: (Model) -> Void, shows: (Holder) -> Shown
) async -> [ConformanceFinding] {
  await replacementFindings(
    first, then: second, settle: seconds, within: limit, file: file, line: line,
    in: { viewModel -> Holder? in
      holder[keyPath: property] = viewModel
      return holder
    }, isObserved: { _ in true }, change: change, shows: shows)
}
