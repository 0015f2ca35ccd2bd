public import LintAnalysis
import LintSemantics
import LintSyntax

/// An observer that doesn't bind to its view model.
public enum UnboundObserver: Rule {
  public static let name = "unbound-observer"
  // Off: without the kit, only the name of a function says that it binds.
  public static let severity = Severity.off
  public static let kitSeverity = Severity.warning
  public static let summary =
    "An observer never binds to its view model, binds before it is set, or interferes with the kit's binding."
  public static let rationale = """
    An observer shows its view model when it binds: once when it is ready, and after each replacement. An observer that \
    never binds stays empty, and so does one that binds before it receives its view model. Call `bind()` in \
    `viewDidLoad()`, and wrap the view model in `@ObservedViewModel`.
    """

  public static let limits = [
    "Without the kit's protocols, it recognizes the function that binds by its name, such as `bindViewModel`.",
    "It skips observers whose superclass isn't in the project, because the superclass may call `bind()`.",
    "It skips binders in files that import XCTest or Testing, because a test may bind by hand.",
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    // A test may call `bind()` itself, or use a probe that does.
    let isTest = file.facts.imports(.testing)
    let misuses =
      isTest
      ? [] : file.manualBindings.map { manual($0, $1, file) } + file.unboundAssignments.map { lost($0, $1, file) }
    return misuses
      + file.bodies.flatMap { declaration, type -> [Finding] in
        if Binder.adoptsBinder(type, file.project) { return isTest ? [] : ofBinder(declaration, type, file) }
        if file.project.adoptsKit(.viewModelObserver, type) { return ofKit(declaration, type, file) }
        return ofOthers(declaration, type, file)
      }
  }

  // MARK: - The kit's binders

  private static func ofBinder(_ declaration: DeclarationID, _ type: TypeID, _ file: FileReading) -> [Finding] {
    guard let claim = file.project.roles.claim(.observer, of: type) else { return [] }
    let own = file.facts.children(of: declaration).filter {
      Binder.replacesBind(file.id($0), in: file.project)
    }
    if !own.isEmpty { return own.map { replacement($0, of: type, claim, file) } }
    guard let binder = Binder(type, in: file.project), !binder.declaresBind else { return [] }
    if let fault = fault(of: binder) {
      guard file.facts[declaration].kind == .class else { return [] }
      return [file.finding(at: file.facts[declaration].nameStart, fault, because: [claim], severity: kitSeverity)]
    }
    return binder.inheritedBind == nil ? early(declaration, type, claim, file) : []
  }

  private static func replacement(
    _ function: DeclarationID, of type: TypeID, _ claim: RoleClaim, _ file: FileReading
  ) -> Finding {
    file.finding(
      at: file.facts[function].nameStart, replacementMessage(file.project[type].name), because: [claim],
      severity: kitSeverity)
  }

  private static func fault(of binder: Binder) -> String? {
    let name = binder.project[binder.type].name
    if let base = binder.inheritedBind {
      return inheritedMessage(name, from: binder.project[base].name)
    }
    return binder.unbound.map { unboundMessage(name, $0, isViewController: binder.isViewController) }
  }

  private static func manual(_ call: ExpressionID, _ type: TypeID, _ file: FileReading) -> Finding {
    misuse(call, type, file, manualMessage)
  }

  private static func lost(_ assignment: ExpressionID, _ type: TypeID, _ file: FileReading) -> Finding {
    misuse(assignment, type, file, lostMessage)
  }

  private static func misuse(
    _ expression: ExpressionID, _ type: TypeID, _ file: FileReading, _ message: String
  ) -> Finding {
    let claims = file.project.roles.claim(.observer, of: type).map { [$0] } ?? []
    return file.finding(at: file.facts.anchor(of: expression), message, because: claims, severity: kitSeverity)
  }

  // MARK: - The kit's observers

  private static func ofKit(_ declaration: DeclarationID, _ type: TypeID, _ file: FileReading) -> [Finding] {
    guard let claim = file.project.roles.claim(.observer, of: type), file.project[type].kind == .class else {
      return []
    }
    if file.facts[declaration].kind == .class, neverBinds(type, file) {
      return [
        file.finding(
          at: file.facts[declaration].nameStart,
          silentMessage(file.project[type].name, isController: file.project.roles.plays(.controller, type)),
          because: [claim], reasons: [Reason("no code in the project calls its 'bind()'")], severity: kitSeverity)
      ]
    }
    return early(declaration, type, claim, file)
  }

  private static func early(
    _ declaration: DeclarationID, _ type: TypeID, _ claim: RoleClaim, _ file: FileReading
  ) -> [Finding] {
    if rebinds(type, file.project) { return [] }
    return file.facts.children(of: declaration).flatMap { early(in: $0, file) }.map { call, assignment in
      file.finding(
        at: call, earlyMessage, because: [claim], reasons: [file.reason("'viewModel' is set here", at: assignment)],
        severity: kitSeverity)
    }
  }

  /// Whether neither the type nor its ancestors, descendants or property observers call `bind`.
  private static func neverBinds(_ type: TypeID, _ file: FileReading) -> Bool {
    let project = file.project
    let family = [type] + project.ancestors(of: type) + project.descendants(of: type)
    if project.roles.plays(.controller, type) == false, isWrapped(type, project) { return false }
    // A package's class may call it.
    if project.hasUnknownSuperclass(type) { return false }
    return !family.contains { Lifecycle(of: $0, in: project).calls(KitMembers.bind) }
      && !isCalledFromOutside(KitMembers.bind, project)
  }

  private static func isWrapped(_ type: TypeID, _ project: Project) -> Bool {
    project.members(named: KitMembers.viewModel, of: type).contains { property in
      project.file(property).attributes(of: project[property]).contains { KitMembers.isViewModelWrapper($0.name) }
    }
  }

  /// Whether assigning the view model binds, through a wrapper or a property observer.
  private static func rebinds(_ type: TypeID, _ project: Project) -> Bool {
    isWrapped(type, project)
      || project.members(named: KitMembers.viewModel, of: type).contains { property in
        project.file(property).children(of: property.declaration).contains { child in
          project.file(property)[child].kind == .accessor
        }
      }
  }

  private static func isCalledFromOutside(_ name: Name, _ project: Project) -> Bool {
    project.files.contains { facts in
      facts.expressionIDs.contains { call in
        guard facts[call].kind == .call, let callee = facts.onlyPart(of: call) else { return false }
        return facts[callee].kind == .member && facts[callee].name == name
      }
    }
  }

  /// The calls of `bind` that precede the only assignment of the view model in a function.
  private static func early(in function: DeclarationID, _ file: FileReading) -> [(UInt32, UInt32)] {
    let declaration = file.facts[function]
    guard declaration.kind == .function || declaration.kind == .initializer else { return [] }
    let own = declaration.code.filter { file.facts[$0].owner == function }
    let calls = own.filter { isOwn(KitMembers.bind, call: $0, file) }
    let sets = own.filter { isOwn(KitMembers.viewModel, assignment: $0, file) }
    guard let call = calls.first, calls.count == 1, sets.count == 1, let set = sets.first, call < set else { return [] }
    return [(file.facts[call].range.start, file.facts[set].range.start)]
  }

  private static func isOwn(_ name: Name, call: ExpressionID, _ file: FileReading) -> Bool {
    file.facts[call].kind == .call && file.facts.onlyPart(of: call).map { isOwn(name, $0, file) } ?? false
  }

  private static func isOwn(_ name: Name, assignment: ExpressionID, _ file: FileReading) -> Bool {
    let node = file.facts[assignment]
    return node.kind == .assignment && node.name == LanguageWords.assignment
      && file.facts.target(of: assignment).map { isOwn(name, $0, file) } ?? false
  }

  private static func isOwn(_ name: Name, _ expression: ExpressionID, _ file: FileReading) -> Bool {
    let node = file.facts[expression]
    guard node.name == name else { return false }
    if node.kind == .reference { return true }
    return node.kind == .member && file.facts.firstPart(of: expression).map { file.selfReference($0) != nil } ?? false
  }

  // MARK: - Others

  private static func ofOthers(_ declaration: DeclarationID, _ type: TypeID, _ file: FileReading) -> [Finding] {
    guard let claim = file.project.roles.viewSide(type), holdsViewModel(type, file.project) else { return [] }
    return file.facts.children(of: declaration).compactMap { child -> Finding? in
      let function = file.facts[child]
      guard function.kind == .function, NamingConventions.binders.contains(function.name),
        !function.modifiers.contains(.override),
        !file.facts.children(of: child).contains(where: { file.facts[$0].kind == .parameter }),
        !isNamed(function.name, file.project)
      else { return nil }
      return file.finding(
        at: function.nameStart, uncalledMessage(function.name, of: file.project[type].name), because: [claim],
        reasons: [Reason("no code in the project mentions '\(function.name)'")])
    }
  }

  private static func holdsViewModel(_ type: TypeID, _ project: Project) -> Bool {
    project.storedProperties(of: type).contains { property in
      project.value(of: property)?.referent.type.map { project.roles.plays(.viewModel, $0) } ?? false
    }
  }

  /// Whether any code mentions the name, as a call, a function value or a selector.
  private static func isNamed(_ name: Name, _ project: Project) -> Bool {
    project.files.contains { facts in
      facts.expressions.contains { $0.name == name && ($0.kind == .reference || $0.kind == .member) }
    }
  }

  // MARK: - Messages

  public static let messages =
    [
      silentMessage("<observer>", isController: true), silentMessage("<observer>", isController: false), earlyMessage,
      uncalledMessage("<function>", of: "<type>"),
      replacementMessage("<binder>"), inheritedMessage("<binder>", from: "<class>"),
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

  private static func replacementMessage(_ binder: Name) -> String {
    "'\(binder)' declares bind(), so the kit never calls 'bind(to:)'; move its code to 'bind(to:)'"
  }

  private static func inheritedMessage(_ binder: Name, from base: Name) -> String {
    "'\(binder)' inherits bind() from '\(base)', so the kit never calls 'bind(to:)'; rename the inherited method"
  }

  private static func unboundMessage(_ binder: Name, _ unbound: Binder.Unbound, isViewController: Bool) -> String {
    let advice =
      switch unbound {
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
