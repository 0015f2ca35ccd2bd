/// Finds a subject that keeps showing or observing a replaced view model, or doesn't observe the new one.
///
/// Call it for a type that shows and observes a view model without an optional property for it: a presenter, or a
/// holder whose view model is a `let` or not optional. The `in` closure creates a holder for the view model, sets the
/// property of an existing one, or updates a view. Its result is passed to `shows` and named in findings. `isObserved`
/// returns whether a view model has an observer.
///
/// ```swift
/// final class NamePresenter: Presenter<ProfileView, ChangingViewModel> {
///   private weak var observed: ChangingViewModel?
///
///   override func update(view: ProfileView, with viewModel: ChangingViewModel) {
///     observed?.onChange = nil
///     observed = viewModel
///     viewModel.onChange = { [weak view, weak viewModel] in view?.nameLabel.text = viewModel?.name }
///     view.nameLabel.text = viewModel.name
///   }
/// }
///
/// @MainActor func namePresenterMistakes() async -> [ConformanceFinding] {
///   let (presenter, view) = (NamePresenter(), ProfileView())
///   let (first, second) = (ChangingViewModel(), ChangingViewModel())
///   second.name = "Grace"
///   return await replacementFindings(
///     first, then: second,
///     in: { viewModel in
///       presenter.update(view: view, with: viewModel)
///       return presenter
///     },
///     isObserved: { $0.onChange != nil },
///     change: { viewModel in
///       viewModel.name += "!"
///       viewModel.onChange?()
///     }, shows: { _ in view.nameLabel.text })
/// }
/// ```
///
/// - The probe shows the first view model, the second, and the first again. Each has to be shown and observed in its turn, and
///   must not be observed afterwards. The probe returns the first mistake.
/// - If the closure makes a holder each time, the probe releases it when the next one takes its place.
/// - Pass view models that look different, and a `change` that is visible each time. View models that look the same are a
///   finding.
/// - A visible change has `limit` seconds to appear.
///
/// For a presenter that only reads a view model, `presentationFindings` is enough.
@MainActor public func replacementFindings<Model, Subject, Shown: Equatable>(
  _ first: Model, then second: Model,
  within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  in present: (Model) -> Subject,
  isObserved: (Model) -> Bool, change: (Model) -> Void, shows: (Subject) -> Shown
) async -> [ConformanceFinding] {
  await replacementFindings(
    first, then: second, settle: nil, within: limit, file: file, line: line, in: { $0.map(present) },
    isObserved: isObserved, change: change, shows: shows)
}

/// Finds a subject that keeps showing or observing a replaced view model, or doesn't observe the new one.
///
/// Call it if the view model can't report whether it has observers; otherwise pass `isObserved`. The probe changes the
/// replaced view model and waits for `settle` seconds. Pass more than the longest delay with which the subject updates
/// what it shows, such as that of a debounce; if it has none, pass 0.
///
/// ```swift
/// @MainActor func screenMistakes() async -> [ConformanceFinding] {
///   await replacementFindings(
///     TextViewModel("Ada"), then: TextViewModel("Grace"), settle: 0, in: { TextScreen(viewModel: $0) },
///     change: { $0.text.value += "!" }, shows: { $0.shown })
/// }
///
/// @MainActor final class TextViewModel: ViewModel {
///   let text: Dynamic<String>
///   init(_ text: String) { self.text = Dynamic(text) }
/// }
///
/// final class TextScreen: ViewModelBinder {
///   let viewModel: TextViewModel
///   private var token: BindingToken?
///   private(set) var shown = ""
///
///   init(viewModel: TextViewModel) {
///     self.viewModel = viewModel
///     bind()
///   }
///   func bind(to viewModel: TextViewModel?) {
///     token = viewModel?.text.bindAndFire { [weak self] in self?.shown = $0 }
///   }
/// }
/// ```
///
/// The steps are the same. A former holder that is still alive must not show the change. To find out why it is alive, call
/// `deallocationFindings`.
@MainActor public func replacementFindings<Model, Subject, Shown: Equatable>(
  _ first: Model, then second: Model,
  settle seconds: Double, within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  in present: (Model) -> Subject,
  change: (Model) -> Void, shows: (Subject) -> Shown
) async -> [ConformanceFinding] {
  await replacementFindings(
    first, then: second, settle: seconds, within: limit, file: file, line: line, in: { $0.map(present) },
    isObserved: { _ in true }, change: change, shows: shows)
}
