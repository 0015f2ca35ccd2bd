#if SWIFT_PACKAGE
  public import MVVMPresenter
#endif

/// Finds a presenter that keeps observing the former view model of a view, or doesn't observe the new one.
///
/// **When to use it.** For each presenter that observes view models. `isHeard` returns whether a view model has an observer. For presenters that only
/// read a view model, `presentationFindings` is enough.
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
///   let (first, second) = (ChangingViewModel(), ChangingViewModel())
///   second.name = "Grace"
///   return await replacementFindings(
///     NamePresenter(), first, then: second, in: ProfileView(), isHeard: { $0.onChange != nil },
///     change: { viewModel in
///       viewModel.name += "!"
///       viewModel.onChange?()
///     }, shows: { $0.nameLabel.text })
/// }
/// ```
///
/// The presenter updates the same view with the first view model, the second, and the first again.
@MainActor public func replacementFindings<Subject: Presenting, Shown: Equatable>(
  _ presenter: Subject, _ first: Subject.PresentedViewModel, then second: Subject.PresentedViewModel,
  within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line, in view: Subject.PresentedView,
  isHeard: (Subject.PresentedViewModel) -> Bool, change: (Subject.PresentedViewModel) -> Void,
  shows: (Subject.PresentedView) -> Shown
) async -> [ConformanceFinding] {
  await replacementFindings(
    of: .presenter(presenter, limit, file, line), first, then: second,
    show: { presenter.update(view: view, with: $0) }, change: change, shown: { shows(view) },
    isObserved: isHeard, isSilent: { await isSilent($0, isHeard) })
}

/// Finds a presenter that keeps observing the former view model of a view, or doesn't observe the new one.
///
/// **When to use it.** If the view model can't be asked for its observers; otherwise pass `isHeard`. The probe changes the former view model, and
/// waits for `settle` seconds: more than the longest delay with which the presenter updates the view.
///
/// ```swift
/// @MainActor func presenterMistakes(_ presenter: Presenter<ProfileView, ChangingViewModel>) async -> [ConformanceFinding] {
///   let (first, second) = (ChangingViewModel(), ChangingViewModel())
///   second.name = "Grace"
///   return await replacementFindings(
///     presenter, first, then: second, settle: 0.3, in: ProfileView(),
///     change: { viewModel in
///       viewModel.name += "!"
///       viewModel.onChange?()
///     }, shows: { $0.nameLabel.text })
/// }
/// ```
@MainActor public func replacementFindings<Subject: Presenting, Shown: Equatable>(
  _ presenter: Subject, _ first: Subject.PresentedViewModel, then second: Subject.PresentedViewModel,
  settle seconds: Double, within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  in view: Subject.PresentedView, change: (Subject.PresentedViewModel) -> Void,
  shows: (Subject.PresentedView) -> Shown
) async -> [ConformanceFinding] {
  await replacementFindings(
    of: .presenter(presenter, limit, file, line), first, then: second,
    show: { presenter.update(view: view, with: $0) }, change: change, shown: { shows(view) }, isObserved: { _ in true },
    isSilent: { former in await isSilent(for: seconds, after: { change(former) }) { shows(view) } })
}

extension ReplacementSubject {
  fileprivate static func presenter(_ presenter: Any, _ limit: Double, _ file: StaticString, _ line: UInt) -> Self {
    Self(
      name: "\(type(of: presenter))",
      observe: "observe the view model in update(view:with:), or check the presenter with presentationFindings instead",
      rebind: "show and observe the view model in update(view:with:)",
      release:
        "end the former observation in update(view:with:): clear the former closure, or assign the new token over the old one",
      limit: limit, file: file, line: line)
  }
}
