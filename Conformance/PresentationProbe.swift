#if SWIFT_PACKAGE
  public import MVVMPresenter
#endif

/// Finds a presenter that does not show the view model, shows a trace of the one before, or keeps its view alive.
///
/// **When to use it.** For each presenter, with a few view models that look different, an empty one among them, and what is to be seen of each.
///
/// ```swift
/// @MainActor func testPresenterPresents() async -> [ConformanceFinding] {
///   let presenter = Presenter<ProfileView, ProfileViewModel> { view, viewModel in view.nameLabel.text = viewModel.name }
///   let cases = [(ProfileViewModel(name: "Ada"), "Ada"), (ProfileViewModel(name: ""), "")]
///   return await assertPresents(presenter, cases, in: { ProfileView() }, shows: { $0.nameLabel.text ?? "" })
/// }
/// ```
///
/// **Laws.** Each view model is presented in a fresh view, and in one that showed each of them before: when `update` returns, the view
/// shows what is expected. A view that is an object is gone within `limit` seconds after its use.
///
/// **Isolation.** Main actor. **Ownership.** It keeps nothing. **Cost.** An update for each pair of view models.
@MainActor public func assertPresents<Subject: Presenting, Shown: Equatable>(
  _ presenter: Subject, _ cases: [(viewModel: Subject.PresentedViewModel, shown: Shown)],
  within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  in makeView: () -> Subject.PresentedView, shows: (Subject.PresentedView) -> Shown
) async -> [ConformanceFinding] {
  let name = "\(type(of: presenter))"
  var findings: [ConformanceFinding] = []
  func found(_ problem: String, _ advice: String) {
    findings.append(ConformanceFinding("\(name) \(problem)", advice: advice, file: file, line: line))
  }

  // In a fresh view; where that goes well, in one that showed something before.
  for before in [nil] + cases.map(Optional.some) where before == nil || findings.isEmpty {
    for (viewModel, expected) in cases {
      let view = makeView()
      if let before { presenter.update(view: view, with: before.viewModel) }
      presenter.update(view: view, with: viewModel)
      if shows(view) == expected { continue }
      let place = before.map { ", in a view that showed \(quoted($0.shown))" } ?? ""
      found(
        "shows \(quoted(shows(view))) where \(quoted(expected)) was expected\(place)",
        "set all that the view shows in update(view:with:), what is empty too")
    }
  }

  func present() -> Weak? {
    guard let first = cases.first else { return nil }
    let view = makeView()
    presenter.update(view: view, with: first.viewModel)
    return type(of: view) is AnyObject.Type ? Weak(view as AnyObject) : nil
  }
  if let view = present(), await !holds(within: limit, { view.object == nil }) {
    found("keeps its \(view.name) alive", "hold the view weakly or not at all")
  }
  return findings
}
