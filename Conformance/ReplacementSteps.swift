/// Shows the first view model, the second, the first again, and nil. Returns the first mistake.
///
/// `present` shows a view model and returns the subject that shows it, or nil if the subject can't show nil. If `seconds` isn't
/// nil, the probe changes each former view model, and no subject may show a change for that long. Otherwise it waits until
/// `isObserved` is false for it.
@MainActor func replacementFindings<Model, Subject, Shown: Equatable>(
  _ first: Model, then second: Model, settle seconds: Double?, within limit: Double, file: StaticString, line: UInt,
  in present: (Model?) -> Subject?,
  isObserved: (Model) -> Bool, change: (Model) -> Void, shows: (Subject) -> Shown
) async -> [ConformanceFinding] {
  var subject: Subject?
  var former: Weak?

  func show(_ viewModel: Model?) {
    former = subject.flatMap { Weak($0) }
    subject = present(viewModel)
  }
  func isSeen(_ action: () -> Void) async -> Bool {
    let before = subject.map(shows)
    action()
    return await holds(within: limit) { subject.map(shows) != before }
  }
  func isUnobserved(_ viewModel: Model) async -> Bool {
    guard let seconds else { return await holds(within: 0) { !isObserved(viewModel) } }
    // A former subject that is still alive must not show the change either.
    _ = await holds(within: 0) { former?.object == nil }
    let subjects = [former?.object as? Subject, subject]
    func shown() -> [Shown?] { subjects.map { $0.map(shows) } }
    let before = shown()
    change(viewModel)
    if await holds(within: seconds, { shown() != before }) { return false }
    await settle()
    return shown() == before
  }
  func found(_ problem: String, _ advice: String) -> [ConformanceFinding] {
    let subjectType = subject.map { type(of: $0) } ?? Subject.self
    return [ConformanceFinding("'\(subjectType)' \(problem)", advice: advice, file: file, line: line)]
  }
  let observe = "show and observe each view model: in bind() with @ObservedViewModel, in init, or in update(view:with:)"
  let release = "end the former observation: clear its closure or replace its token, and capture self weakly"

  show(first)
  await settle()
  guard await isSeen({ change(first) }) else { return found("doesn't observe the first view model", observe) }
  guard isObserved(first) else {
    return found(
      "observes the first view model, but 'isObserved' is false for it", "return true while it has an observer")
  }
  let firstShown = subject.map(shows)
  let steps = [(first, second, nil, ""), (second, first, firstShown, " when the first one is set again")]
  for (replaced, new, newShown, moment) in steps {
    if await !isSeen({ show(new) }) {
      if newShown != subject.map(shows) {
        // If the view models look the same, replacing one by the other becomes visible when one of them has changed.
        _ = await isSeen { change(new) }
        _ = await isSeen { show(replaced) }
        guard await isSeen({ show(new) }) else { return found("still shows the replaced view model\(moment)", observe) }
      }
      return found("shows the same for both view models", "pass view models that look different, also after 'change'")
    }
    guard await isUnobserved(replaced) else { return found("still observes the replaced view model\(moment)", release) }
    guard await isSeen({ change(new) }) else { return found("doesn't observe the new view model\(moment)", observe) }
  }
  show(nil)
  await settle()
  guard subject != nil, await !isUnobserved(first) else { return [] }
  return found("still observes its view model after the property is set to nil", release)
}
