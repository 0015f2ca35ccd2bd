public import LintAnalysis
import LintSemantics
import LintSyntax

/// A retain cycle between an object and a closure that it stores.
public enum StrongSelfBinding: Rule {
  public static let name = "strong-self-binding"
  public static let severity = Severity.warning
  public static let summary = "An object stores a subscription whose closure captures the object strongly."
  public static let rationale = """
    The object retains the subscription, the subscription its closure, and the closure the object. None of them is released, so a \
    closed screen still reacts. Write `[weak self]` on the outermost closure, or use an operator that passes a weakly held owner, \
    such as the kit's `observeChanges(for:)` and `bindAndFire(for:)`; such a closure must use the owner that it receives. The rule \
    checks every operator of a chain, methods passed by name, bags, and callback properties of objects that `self` stores. It skips \
    subscriptions that end by themselves: completions that nothing stores, returned streams, streams of a few elements (`Just`, \
    `Single`, `first()`, a request), and streams that another one or the closure itself ends. It also skips callbacks that are set \
    to nil somewhere, and subscriptions that a screen clears or ends when it disappears.
    """

  public static let limits = [
    "It misses callbacks of classes that a package declares, because it can't see whether they store the closure.",
    """
    It misses a closure that a class wraps before it stores it, or keeps in a list from which it removes some \
    closures.
    """,
    "It misses a feedback loop's closure that receives the object under a name other than `self`.",
    "It skips a callback that is set to nil anywhere in the project, even if another screen does it.",
    """
    It may report a request that ends soon, if the publisher can't fail and the project doesn't contain the function \
    that makes it.
    """,
  ]

  public static let accuracy = [
    AccuracyFigure(.uiKitFirst, found: 16, of: 33, wrong: 1),
    AccuracyFigure(.uiKitLater, found: 33, of: 33),
    AccuracyFigure(.swiftUIFirst, found: 7, of: 7),
    AccuracyFigure(.swiftUILater, found: 18, of: 18),
    AccuracyFigure(.mutants, found: 151, of: 151),
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    var seen: Set<UInt32> = []
    return retainingObservations(in: file).flatMap { observation, escaping -> [Finding] in
      escaping.compactMap { escaping -> Finding? in
        guard seen.insert(escaping.place).inserted else { return nil }
        return Finding(
          at: file.place(escaping.place),
          message(
            capture(escaping, file), in: observation.storage.name,
            mayEnd: !observation.isCallback && file.mayEnd(escaping, in: observation)),
          because: [], in: file.named(observation.owner))
      }
    }
  }

  /// The subscriptions that retain the object, with the functions that capture it.
  private static func retainingObservations(in file: FileReading) -> [(Observation, [EscapingFunction])] {
    let chains = file.observations.map { ($0, file.escapingFunctions(in: $0).filter { capturesSelf($0, file) }) }
    let callbacks = file.callbacks.filter {
      capturesSelf($0.escaping, file) && !file.isEmptied($0)
    }
    .map { ($0.observation, [$0.escaping]) }
    return (chains + callbacks).filter { observation, escaping in
      !escaping.isEmpty && !endsItself(observation, escaping, file)
    }
  }

  /// Whether the closure ends its own subscription, or the screen does when it disappears.
  private static func endsItself(_ observation: Observation, _ escaping: [EscapingFunction], _ file: FileReading)
    -> Bool
  {
    let name = observation.storage.name
    let isEndedByClosure = escaping.contains { one in
      guard case .closure(let closure) = one.function else { return false }
      return !observation.isAdded && file.project.resets(name, in: file.id(closure)) || file.endsItsParameter(closure)
    }
    if isEndedByClosure { return true }
    guard let type = file.project.enclosingType(of: observation.owner, file: file.number) else { return false }
    return Lifecycle(of: type, in: file.project).clearsOnLeaving(name)
  }

  private static func capturesSelf(_ escaping: EscapingFunction, _ file: FileReading) -> Bool {
    switch escaping.function {
    case .closure(let closure):
      file.isTask(escaping.call) ? file.isEndless(task: closure) : file.capturesSelf(closure)
    case .named(let function):
      file.isInstanceMethod(function) || file.capturesSelf(function.declaration, implicitly: true)
    case .target: true
    }
  }

  /// Whether a nested closure has the capture list that this one lacks.
  private static func isWeakInside(_ closure: DeclarationID, _ file: FileReading) -> Bool {
    file.facts.contents(of: closure).contains { inner in
      let declaration = file.facts[inner]
      return declaration.kind == .capture && declaration.name == "self" && declaration.parent != closure
        && !declaration.modifiers.isDisjoint(with: [.weak, .unowned])
    }
  }

  private static func capture(_ escaping: EscapingFunction, _ file: FileReading) -> Capture {
    switch escaping.function {
    case .closure(let closure) where isWeakInside(closure, file): .outerClosure
    case .closure(let closure) where file.receivesOwner(closure): .closureWithOwner
    case .closure: .closure
    case .named: .method
    case .target: .assignment
    }
  }

  /// How a subscription retains `self`.
  private enum Capture: CaseIterable {
    case closure, outerClosure, closureWithOwner, method, assignment
  }

  public static let messages = Capture.allCases.flatMap { capture in
    [false, true].map { message(capture, in: "<property>", mayEnd: $0) }
  }

  private static func message(_ capture: Capture, in property: Name, mayEnd: Bool) -> String {
    let retains =
      "'self' retains it in '\(property)' (neither is released\(mayEnd ? " until the stream ends" : ""))"
    return switch capture {
    case .outerClosure:
      "the outer closure captures 'self' strongly, and \(retains); move '[weak self]' to the outer closure"
    case .closureWithOwner:
      "the closure captures 'self' strongly, and \(retains); use the owner that the closure receives"
    case .closure: "the closure captures 'self' strongly, and \(retains); capture '[weak self]'"
    case .method: "a method of 'self' is the observer, and \(retains); pass a closure that captures '[weak self]'"
    case .assignment: "'assign(to:on:)' retains 'self', and \(retains); use 'sink' with '[weak self]'"
    }
  }
}
