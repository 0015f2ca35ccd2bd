#if SWIFT_PACKAGE
  public import MVVMPresenter
#endif

/// Finds a presenter that doesn't show a view model completely, leaves parts of the former one, or retains its view.
///
/// Call it for each presenter. Pass a few view models that look different, one of them empty, and what the view should show for
/// each.
///
/// ```swift
/// @MainActor func presenterMistakes() async -> [ConformanceFinding] {
///   let presenter = Presenter<ProfileView, ProfileViewModel> { view, viewModel in view.nameLabel.text = viewModel.name }
///   let cases = [(ProfileViewModel(name: "Ada"), "Ada"), (ProfileViewModel(name: ""), "")]
///   return await presentationFindings(presenter, cases, in: { ProfileView() }, shows: { $0.nameLabel.text ?? "" })
/// }
/// ```
///
/// - Each view model is presented in a new view, and in views that showed each of the others before. When `update` returns, the
///   view has to show what is expected.
/// - A view that is an object has `limit` seconds to be released after its use.
/// - If no case differs from what a new view shows, that is a finding, because the presenter had nothing to do.
@MainActor public func presentationFindings<Subject: Presenting, Shown: Equatable>(
  _ presenter: Subject, _ cases: [(viewModel: Subject.PresentedViewModel, shown: Shown)],
  within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  in makeView: () -> Subject.PresentedView, shows: (Subject.PresentedView) -> Shown
) async -> [ConformanceFinding] {
  var findings: [ConformanceFinding] = []
  func found(_ problem: String, _ advice: String) {
    findings.append(ConformanceFinding("'\(type(of: presenter))' \(problem)", advice: advice, file: file, line: line))
  }

  let unchanged = shows(makeView())
  if cases.allSatisfy({ $0.shown == unchanged }) {
    found("has nothing to do, because no case differs from a new view", "pass a view model that changes the view")
  }
  var views: [Weak] = []
  // In a new view. If that is right, also in a view that showed something before.
  for before in [nil] + cases.map(Optional.some) where before == nil || findings.isEmpty {
    for (viewModel, expected) in cases {
      let view = makeView()
      if let view = Weak(view) { views.append(view) }
      if let before { presenter.update(view: view, with: before.viewModel) }
      presenter.update(view: view, with: viewModel)
      if shows(view) == expected { continue }
      let place = before.map { ", in a view that showed \(quoted($0.shown))" } ?? ""
      found(
        "shows \(quoted(shows(view))) instead of \(quoted(expected))\(place)",
        "set everything that the view shows in update(view:with:), including empty values")
    }
  }

  if let view = await views.alive(after: limit).first {
    found("retains its view '\(view.name)'", "reference the view weakly, or not at all")
  }
  return findings
}
