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

  for (viewModel, expected) in cases {
    let view = makeView()
    presenter.update(view: view, with: viewModel)
    if shows(view) == expected { continue }
    found(
      "shows \(quoted(shows(view))) where \(quoted(expected)) was expected",
      "set all that the view shows in update(view:with:)")
  }
  if !findings.isEmpty { return findings }

  for before in cases {
    for (viewModel, expected) in cases {
      let view = makeView()
      presenter.update(view: view, with: before.viewModel)
      presenter.update(view: view, with: viewModel)
      if shows(view) == expected { continue }
      found(
        "shows \(quoted(shows(view))) where \(quoted(expected)) was expected, in a view that showed \(quoted(before.shown))",
        "set what is empty too in update(view:with:), and let nothing of the view model before remain")
    }
  }

  func present() -> Weak? {
    guard let first = cases.first else { return nil }
    let view = makeView()
    presenter.update(view: view, with: first.viewModel)
    return type(of: view) is AnyObject.Type ? Weak(view as AnyObject) : nil
  }
  if let view = present(), await !holds(within: limit, { view.object == nil }) {
    found("keeps its \(view.name) alive", "hold the view weakly, as a WeakHolderPresenter does, or not at all")
  }
  return findings
}
