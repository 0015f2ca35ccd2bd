public import LintAnalysis
import LintSemantics
import LintSyntax

/// A retain cycle between an object and a closure that it stores.
public enum StrongSelfBinding: Rule {
  public static let name = "strong-self-binding"
  public static let severity = Severity.warning
  public static let summary = "An object stores a subscription whose closure captures the object strongly."
  public static let rationale = """
    The object retains the subscription, the subscription its closure, and the closure the object. None is released, so \
    a closed screen still reacts. Write `[weak self]` on the outermost closure, or use an operator with a weakly held \
    owner, such as the kit's `observeChanges(for:)`. In a task with `for await`, unwrap `self` in each iteration. The \
    rule checks every operator of a chain, methods passed by name, and bags. It checks callback properties of `self`, and \
    of objects that `self` stores or shows in outlets. It also checks stored repeating timers with the target `self`, \
    stored streams, and streams that an object of `self` keeps. It skips completions that nothing stores, and streams that only other objects \
    subscribe to. It skips streams that end: after a few elements (`Just`, `Single`, `first()`, a request), with another \
    stream, or by the closure itself. It skips subscriptions and callbacks that are cleared when \
    a screen disappears, or by a function that other objects call. A `deinit` can't break the cycle.
    """

  public static let fix = RuleFix.suggested(
    """
    Adds `[weak self]` to a closure that names `self` and is known to return nothing. It then uses `self?` or an \
    early return, unless that would skip a completion handler or a write to a value from outside.
    """
  )

  public static let limits = [
    "It skips a type whose only instances are static properties, because it is never released anyway.",
    """
    It misses callbacks of classes that a package declares, because it can't see whether they store the closure. Of the \
    system's classes, it knows data sources, layouts, network monitors, and actions of controls, menus and alerts. It \
    misses actions of controls that are only part of the view hierarchy.
    """,
    """
    It sees functions that the app's extensions of views keep in associated objects. It misses them on `self`, \
    on the view of a controller, on elements of a collection, and for functions passed to a method by name.
    """,
    """
    It misses a function in a value, such as an action, that a class wraps in another function. It skips a list if code that can run \
    removes functions from it.
    """,
    "It misses a feedback loop's closure that receives the object under a name other than `self`.",
    "It skips a callback that another type sets to nil, if that may be for the same object.",
    """
    It skips `assign(to:on:)` if a function of the app with these labels holds the target weakly, unless the published \
    value is optional.
    """,
    """
    It may report a request that ends soon, if the publisher can't fail and the project doesn't contain the function \
    that makes it. A function that a package's shared object or module offers counts as such a request, unless its name \
    says that it watches.
    """,
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    file.retainCycles.map { cycle in
      let observation = cycle.observation
      let mayEnd = !observation.isCallback && !observation.isStream && file.mayEnd(cycle.function, in: observation)
      return file.finding(
        at: cycle.function.place, message(form(of: cycle, file), in: observation.storage.name, mayEnd: mayEnd),
        reasons: storage(cycle, file) + [capture(cycle, file)])
    }
  }

  /// The way in which a subscription retains `self`.
  private enum Form: CaseIterable {
    case closure, outerClosure, closureWithOwner, loop, localFunction, function, assignment, timer, displayLink
  }

  private static func form(of cycle: RetainCycle, _ file: FileReading) -> Form {
    let escaping = cycle.function
    return switch escaping.function {
    case .closure(let closure) where capturesWeakly(closure, file): file.isTask(escaping.call) ? .loop : .localFunction
    case .closure(let closure) where isWeakInside(closure, file): .outerClosure
    case .closure(let closure) where !cycle.observation.isCallback && file.receivesOwner(closure): .closureWithOwner
    case .closure: .closure
    case .named: .function
    case .target: .assignment
    case .timerTarget where file.calleeName(escaping.call).map({ StreamTypes[$0].contains(.repeats) }) ?? false:
      .displayLink
    case .timerTarget: .timer
    }
  }

  /// Whether the closure's own capture list is weak, so that only its loop over a stream or a local function retains `self`.
  private static func capturesWeakly(_ closure: DeclarationID, _ file: FileReading) -> Bool {
    file.facts.children(of: closure).contains { isWeakSelf($0, file) }
  }

  /// Whether a nested closure has the capture list that this one lacks.
  private static func isWeakInside(_ closure: DeclarationID, _ file: FileReading) -> Bool {
    file.facts.contents(of: closure).contains { file.facts[$0].parent != closure && isWeakSelf($0, file) }
  }

  private static func isWeakSelf(_ capture: DeclarationID, _ file: FileReading) -> Bool {
    let declaration = file.facts[capture]
    return declaration.kind == .capture && declaration.name == LanguageWords.selfWord
      && !declaration.modifiers.isDisjoint(with: [.weak, .unowned])
  }

  public static let messages = Form.allCases.flatMap { form in
    [false, true].map { message(form, in: "<property>", mayEnd: $0) }
  }

  private static func message(_ form: Form, in property: Name, mayEnd: Bool) -> String {
    let cycle = mayEnd ? "retain cycle until the stream completes" : "retain cycle"
    return switch form {
    case .closure: "'\(property)' retains this closure, which captures 'self' (\(cycle)); capture [weak self]"
    case .outerClosure:
      "'\(property)' retains this outer closure, which captures 'self' (\(cycle)); move [weak self] to this closure"
    case .closureWithOwner:
      "'\(property)' retains this closure, which captures 'self' (\(cycle)); use the owner that the closure receives"
    case .loop:
      "'\(property)' retains this task, whose loop retains 'self' (\(cycle)); unwrap 'self' in each iteration"
    case .localFunction:
      """
      '\(property)' retains this closure, whose local function captures 'self' (\(cycle)); \
      make the function a closure with [weak self]
      """
    case .function:
      "'\(property)' retains this function reference, which captures 'self' (\(cycle)); pass a closure with [weak self]"
    case .timer:
      "\(timer(property, cycle)), or pass a closure with [weak self]"
    case .displayLink:
      "\(timer(property, cycle)), or pass a target that references 'self' weakly"
    case .assignment: "'\(property)' retains 'self' through 'assign(to:on:)' (\(cycle)); use 'sink' with [weak self]"
    }
  }

  private static func timer(_ property: Name, _ cycle: String) -> String {
    "'\(property)' retains its target 'self' until it is invalidated (\(cycle)); "
      + "invalidate it when the screen disappears"
  }

  // MARK: - Reasons

  /// The evidence that the object stores the function.
  private static func storage(_ cycle: RetainCycle, _ file: FileReading) -> [Reason] {
    let (observation, storage) = (cycle.observation, cycle.observation.storage)
    let owner = cycle.type.map { "'\(file.project[$0].name)'" } ?? "this class"
    let property =
      if let declaration = storage.property {
        file.reason("'\(storage.name)' is a stored property of \(owner)", at: declaration)
      } else {
        Reason(
          "'\(storage.name)' \(storage.isForLife ? "of 'rx' lives as long as" : "is an inherited property of") \(owner)"
        )
      }
    let place = file.place(observation.place)
    if let callback = observation.callback {
      if storage.name == callback { return [property] }
      return [property, Reason("'\(callback)' of the object in '\(storage.name)' stores the function", at: place)]
    }
    let token = observation.isStream ? "stream" : token(cycle.function, file)
    let isThrough = storage.isThroughObject ? "the object in " : ""
    return [property, Reason("\(isThrough)'\(storage.name)' stores the \(token)", at: place)]
  }

  private static func token(_ function: EscapingFunction, _ file: FileReading) -> String {
    if case .timerTarget = function.function { return "timer" }
    return file.isTask(function.call) ? "task" : "subscription"
  }

  /// The evidence that the function captures `self`.
  private static func capture(_ cycle: RetainCycle, _ file: FileReading) -> Reason {
    let function = cycle.function
    let verb = file.facts[function.call].kind == .call ? "passed" : "assigned"
    let callee = file.calleeName(function.call).map { "\(verb) to '\($0)'" } ?? "\(verb) here"
    switch (function.function, cycle.capture) {
    case (.named(let id), nil):
      return file.reason("'\(file.signature(of: id))' \(callee) is a method of 'self'", at: id)
    case (.named(let id), let capture?):
      return file.reason("'\(file.signature(of: id))' \(callee) captures '\(capture.name)'", at: capture.offset)
    case (.target, _):
      return file.reason("'assign(to:on:)' retains its target until it is cancelled", at: function.place)
    case (.timerTarget, _):
      return file.reason("the timer retains its target 'self' until code invalidates it", at: function.place)
    case (.closure, let capture):
      let name =
        capture.map { $0.name == LanguageWords.selfWord ? "'self'" : "'self' through '\($0.name)'" } ?? "'self'"
      return file.reason("the closure \(callee) captures \(name)", at: capture?.offset ?? function.place)
    }
  }
}
