/// The subject of a replacement probe, and the advice for each kind of mistake.
struct ReplacementSubject {
  let name: String
  var observe = "show and observe the view model in bind()"
  var rebind = "call bind() whenever the property is set, as @ObservedViewModel does"
  var release =
    "end the former observation in bind(): clear the former closure, or assign the new token over the old one"
  let limit: Double
  let file: StaticString
  let line: UInt
}

/// Shows the first view model, the second and the first again, then none if `clear` is given. Returns the first mistake.
///
/// `isSilent` returns whether nothing observes a view model any more, and `isObserved` whether the test can tell that something does.
@MainActor func replacementFindings<Model, Shown: Equatable>(
  of subject: ReplacementSubject, _ first: Model, then second: Model,
  show: (Model) -> Void, clear: (() -> Void)? = nil, change: (Model) -> Void, shown: () -> Shown,
  isObserved: (Model) -> Bool, isSilent: @MainActor (Model) async -> Bool
) async -> [ConformanceFinding] {
  func isSeen(_ action: () -> Void) async -> Bool {
    let before = shown()
    action()
    return await holds(within: subject.limit) { shown() != before }
  }
  func found(_ problem: String, _ advice: String) -> [ConformanceFinding] {
    [ConformanceFinding("'\(subject.name)' \(problem)", advice: advice, file: subject.file, line: subject.line)]
  }

  show(first)
  await settle()
  guard await isSeen({ change(first) }) else { return found("doesn't observe the first view model", subject.observe) }
  guard isObserved(first) else {
    return found(
      "observes the first view model, but 'isHeard' is false for it (the probe would miss leftover observers)",
      "return true from 'isHeard' while the view model has an observer")
  }
  guard await isSeen({ show(second) }) else { return found("still shows the replaced view model", subject.rebind) }
  guard await isSilent(first) else { return found("still observes the replaced view model", subject.release) }
  guard await isSeen({ change(second) }) else { return found("doesn't observe the new view model", subject.rebind) }
  guard await isSeen({ show(first) }) else {
    return found("doesn't show a view model that is set again", subject.rebind)
  }
  guard await isSilent(second) else { return found("still observes the second view model", subject.release) }
  guard await isSeen({ change(first) }) else {
    return found("doesn't observe a view model that is set again", subject.rebind)
  }
  guard let clear else { return [] }
  clear()
  await settle()
  guard await isSilent(first) else {
    return found("still observes its view model after the property is set to nil", subject.release)
  }
  return []
}

/// Whether nothing observes the view model any more. A cancelled task has some turns to end its observation.
@MainActor func isSilent<Model>(_ viewModel: Model, _ isHeard: (Model) -> Bool) async -> Bool {
  await holds(within: 0) { !isHeard(viewModel) }
}

/// Whether nothing that is shown changes for so many seconds after an action.
@MainActor func isSilent<Shown: Equatable>(
  for seconds: Double, after action: () -> Void, _ shown: () -> Shown
) async -> Bool {
  let before = shown()
  action()
  if await holds(within: seconds, { shown() != before }) { return false }
  await settle()
  return shown() == before
}
