#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// Finds a holder with an injected view model that doesn't observe it, or still observes it after another holder has taken its place.
///
/// **When to use it.** For a holder whose view model is a `let`, or not optional. The closure makes a holder for a view model, or sets
/// the view model of one that exists. `isHeard` returns whether a view model has an observer.
///
/// ```swift
/// @MainActor final class ScoreViewModel: ViewModel {
///   weak var screen: ScoreScreen?
///   var score: Int { didSet { screen?.bind() } }
///   init(_ score: Int) { self.score = score }
/// }
///
/// final class ScoreScreen: ViewModelBinder {
///   let viewModel: ScoreViewModel
///   private(set) var shown = ""
///
///   init(viewModel: ScoreViewModel) {
///     self.viewModel = viewModel
///     bind()
///   }
///   func bind(to viewModel: ScoreViewModel?) {
///     viewModel?.screen = self
///     shown = "\(viewModel?.score ?? 0)"
///   }
/// }
///
/// @MainActor func scoreScreenMistakes() async -> [ConformanceFinding] {
///   await replacementFindings(
///     ScoreViewModel(10), then: ScoreViewModel(20), in: { ScoreScreen(viewModel: $0) },
///     isHeard: { $0.screen != nil }, change: { $0.score += 1 }, shows: { $0.shown })
/// }
/// ```
///
/// The probe takes the first view model, the second, and the first again. It releases each holder when the next one takes its place.
@MainActor public func replacementFindings<Model, Holder: ViewModelHolder<Model> & AnyObject, Shown: Equatable>(
  _ first: Model, then second: Model,
  within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  in makeHolder: (Model) -> Holder,
  isHeard: (Model) -> Bool, change: (Model) -> Void, shows: (Holder) -> Shown
) async -> [ConformanceFinding] {
  var holder: Holder?
  return await replacementFindings(
    of: .injected(Holder.self, limit, file, line), first, then: second, show: { holder = makeHolder($0) },
    change: change,
    shown: { holder.map(shows) }, isObserved: isHeard, isSilent: { await isSilent($0, isHeard) })
}

/// Finds a holder with an injected view model that doesn't observe it, or still observes it after another holder has taken its place.
///
/// **When to use it.** If the view model can't be asked for its observers; otherwise pass `isHeard`. The probe changes the former view model, and
/// waits for `settle` seconds: more than the longest delay with which the holder updates its view.
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
/// A former holder that is still alive must not show the change. To find out why it is alive, call `deallocationFindings`.
@MainActor public func replacementFindings<Model, Holder: ViewModelHolder<Model> & AnyObject, Shown: Equatable>(
  _ first: Model, then second: Model,
  settle seconds: Double, within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  in makeHolder: (Model) -> Holder,
  change: (Model) -> Void, shows: (Holder) -> Shown
) async -> [ConformanceFinding] {
  var holder: Holder?
  weak var former: Holder?
  return await replacementFindings(
    of: .injected(Holder.self, limit, file, line), first, then: second,
    show: { viewModel in
      former = holder
      holder = makeHolder(viewModel)
    }, change: change, shown: { holder.map(shows) }, isObserved: { _ in true },
    isSilent: { viewModel in
      _ = await holds(within: 0) { former == nil }
      let alive = former
      return await isSilent(for: seconds, after: { change(viewModel) }) { [alive, holder].map { $0.map(shows) } }
    })
}

extension ReplacementSubject {
  fileprivate static func injected(_ type: Any.Type, _ limit: Double, _ file: StaticString, _ line: UInt) -> Self {
    Self(
      name: "\(type)", observe: "show and observe the view model in init, or in bind()",
      rebind: "show and observe the view model that the holder receives",
      release:
        "end the observation when the holder is deallocated: capture self weakly, and store the token in the holder",
      limit: limit, file: file, line: line)
  }
}
