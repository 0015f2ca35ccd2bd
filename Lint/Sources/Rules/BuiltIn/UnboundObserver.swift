public import LintAnalysis
import LintSemantics
import LintSyntax

/// An observer that doesn't bind to its view model.
public enum UnboundObserver: Rule {
  public static let name = "unbound-observer"
  public static let severity = Severity.off
  public static let severityReason: String? = "without the kit, only the name of a function says that it binds"
  public static let kitSeverity = Severity.warning
  public static let summary =
    "An observer never binds to its view model, binds before it is set, or interferes with the kit's binding."
  public static let rationale = """
    An observer shows its view model when it binds: once when it is ready, and after each replacement. An observer that \
    never binds stays empty, and so does one that binds before it receives its view model. Call `bind()` in \
    `viewDidLoad()`, and wrap the view model in `@ObservedViewModel`.
    """

  public static let fix = RuleFix.none(
    """
    The right place for `bind()` depends on when the view model arrives and the view is loaded.
    """
  )

  public static let limits = [
    "Without the kit's protocols, it recognizes the function that binds by its name, such as `bindViewModel`.",
    "It skips observers whose superclass isn't in the project, because the superclass may call `bind()`.",
    "It skips binders in files that import XCTest or Testing, because a test may bind by hand.",
    "`misplaced-wrapper` reports a binder that declares `bind()`.",
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    // A test may call `bind()` itself, or use a probe that does.
    let isTest = file.facts.imports(.testing)
    let misuses =
      isTest
      ? []
      : file.manualBindings.map { misuseFinding($0, $1, file, manualMessage) }
        + file.unboundAssignments.map { misuseFinding($0, $1, file, lostMessage) }
    return misuses
      + file.bodies.flatMap { declaration, type -> [Finding] in
        if Binder.adoptsBinder(type, file.project) { return isTest ? [] : binderFindings(declaration, type, file) }
        if file.project.adoptsKit(.viewModelObserver, type) { return observerFindings(declaration, type, file) }
        return otherFindings(declaration, type, file)
      }
  }

  // MARK: - The kit's binders

  private static func binderFindings(_ declaration: DeclarationID, _ type: TypeID, _ file: FileReading) -> [Finding] {
    guard let claim = file.project.roles.claim(.observer, of: type) else { return [] }
    guard let binder = Binder(type, in: file.project), !binder.declaresBind else { return [] }
    if let message = message(for: binder) {
      guard file.facts[declaration].kind == .class else { return [] }
      return [file.finding(at: file.facts[declaration].nameStart, message, because: [claim], severity: kitSeverity)]
    }
    return binder.inheritedBind == nil ? earlyBindFindings(declaration, type, claim, file) : []
  }

  private static func message(for binder: Binder) -> String? {
    let name = binder.project[binder.type].name
    if let base = binder.inheritedBind {
      return inheritedMessage(name, from: binder.project[base].name)
    }
    return binder.missingBindReason.map { unboundMessage(name, $0, isViewController: binder.isViewController) }
  }

  private static func misuseFinding(
    _ expression: ExpressionID, _ type: TypeID, _ file: FileReading, _ message: String
  ) -> Finding {
    let claims = file.project.roles.claim(.observer, of: type).map { [$0] } ?? []
    return file.finding(at: file.facts.anchor(of: expression), message, because: claims, severity: kitSeverity)
  }

  // MARK: - The kit's observers

  private static func observerFindings(_ declaration: DeclarationID, _ type: TypeID, _ file: FileReading) -> [Finding] {
    guard let claim = file.project.roles.claim(.observer, of: type), file.project[type].kind == .class else {
      return []
    }
    if file.facts[declaration].kind == .class, file.project.neverBinds(type) {
      return [
        file.finding(
          at: file.facts[declaration].nameStart,
          silentMessage(file.project[type].name, isController: file.project.roles.plays(.controller, type)),
          because: [claim], reasons: [Reason("no code in the project calls its 'bind()'")], severity: kitSeverity)
      ]
    }
    return earlyBindFindings(declaration, type, claim, file)
  }

  private static func earlyBindFindings(
    _ declaration: DeclarationID, _ type: TypeID, _ claim: RoleClaim, _ file: FileReading
  ) -> [Finding] {
    file.earlyBinds(in: declaration, of: type).map { early in
      file.finding(
        at: file.facts[early.call].range.start, earlyMessage, because: [claim],
        reasons: [file.reason("'viewModel' is set here", at: file.facts[early.assignment].range.start)],
        severity: kitSeverity)
    }
  }

  // MARK: - Others

  private static func otherFindings(_ declaration: DeclarationID, _ type: TypeID, _ file: FileReading) -> [Finding] {
    guard let claim = file.project.roles.viewSide(type), file.project.storesViewModel(type) else { return [] }
    return file.unusedBindFunctions(in: declaration).map { id in
      let function = file.facts[id]
      return file.finding(
        at: function.nameStart, uncalledMessage(function.name, of: file.project[type].name), because: [claim],
        reasons: [Reason("no code in the project mentions '\(function.name)'")])
    }
  }

  // MARK: - Messages

  public static let messages =
    [
      silentMessage("<observer>", isController: true), silentMessage("<observer>", isController: false), earlyMessage,
      uncalledMessage("<function>", of: "<type>"),
      inheritedMessage("<binder>", from: "<class>"),
      unboundMessage("<binder>", .awaitsFirstBind, isViewController: true),
    ]
    + [.awaitsFirstBind, .isConstant, .isInitialValue, .isPlain].map {
      unboundMessage("<binder>", $0, isViewController: false)
    } + [manualMessage, lostMessage]

  private static func silentMessage(_ observer: Name, isController: Bool) -> String {
    let moment = isController ? "in viewDidLoad()" : "when the views exist"
    return "'\(observer)' never calls bind(), so it stays empty; call it \(moment)"
  }

  private static let earlyMessage =
    "'bind()' runs before 'viewModel' is set, so nothing is shown; set 'viewModel' first, or wrap it in '@ObservedViewModel'"

  private static func uncalledMessage(_ function: Name, of type: Name) -> String {
    "'\(type)' never calls \(function)(), so it doesn't show its view model; call it when the views exist"
  }

  private static func inheritedMessage(_ binder: Name, from base: Name) -> String {
    "'\(binder)' inherits bind() from '\(base)', so the kit never calls 'bind(to:)'; rename the inherited method"
  }

  private static func unboundMessage(_ binder: Name, _ reason: MissingBindReason, isViewController: Bool) -> String {
    let advice =
      switch reason {
      case .awaitsFirstBind where isViewController:
        "(a view controller doesn't bind before the first call); call it at the end of viewDidLoad()"
      case .awaitsFirstBind: "(assignments don't bind before the first call); call it when the views exist"
      case .isConstant: "(only that call binds a constant); call it when the views exist"
      case .isInitialValue: "(an initial value isn't an assignment, which would bind); call it when the views exist"
      case .isPlain:
        "(assigning a plain property doesn't bind); wrap 'viewModel' in '@ObservedViewModel', or call bind() in 'didSet'"
      }
    return "'\(binder)' never calls bind() \(advice)"
  }

  private static let manualMessage =
    "'bind(to:)' is called manually (the kit calls it once for each replacement); assign 'viewModel', or call bind()"

  private static let lostMessage =
    "'viewModel' is assigned after bind() (a plain property doesn't bind again); wrap it in '@ObservedViewModel', or call bind() in 'didSet'"
}
