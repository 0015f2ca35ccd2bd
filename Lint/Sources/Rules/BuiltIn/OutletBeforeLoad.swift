public import LintAnalysis
import LintSemantics
import LintSyntax

/// An outlet that code uses before the controller's view is loaded.
public enum OutletBeforeLoad: Rule {
  public static let name = "outlet-before-load"
  public static let severity = Severity.note
  public static let summary =
    "A property observer or initializer of a controller uses an outlet before the view is loaded."
  public static let rationale = """
    An outlet is nil until its controller loads the view, so using it earlier crashes the app. Initializers always run earlier. \
    So does the observer of a property that another object sets right after it has created the controller. Check \
    `isViewLoaded` in the observer, and update the view in `viewDidLoad()` as well.
    """

  public static let fix = RuleFix.none(
    """
    The update has to move to a place that runs after the view is loaded, and that depends on the controller.
    """
  )

  public static let limits = [
    "It reports the observer of a property only if the project sets that property on a controller that it has just created.",
    "It doesn't follow code in closures, which may run later.",
    "It checks only controllers, because a cell or view of a nib has its outlets before its properties are set.",
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    var checked: HandleSet<TypeID> = []
    return file.bodies.flatMap { _, type -> [Finding] in
      guard checked.insert(type), let claim = file.project.roles.claim(.controller, of: type),
        file.project.hasSystemAncestor(type, where: { $0.kind == .controller })
      else { return [] }
      return file.earlyOutletUses(of: type).map { finding($0, claim, file) }
    }
  }

  private static func finding(_ use: EarlyOutletUse, _ claim: RoleClaim, _ file: FileReading) -> Finding {
    let outlet = file.project[use.outlet].name
    let calls = use.calls.map { Reason("it is called here", at: $0) }
    let assignment = use.assignment.map { Reason("the property is set here, before the view is loaded", at: $0) }
    return Finding(
      at: use.place, message(outlet),
      reasons: [file.reason("'\(outlet)' is set when the view is loaded", at: use.outlet), entryReason(use, file)]
        + calls + (assignment.map { [$0] } ?? []),
      isByNameAlone: claim.basis == .name)
  }

  private static func entryReason(_ use: EarlyOutletUse, _ file: FileReading) -> Reason {
    guard file.project[use.entry].kind == .accessor, let property = file.project[use.entry].parent else {
      return file.reason("the initializer runs before the view is loaded", at: use.entry)
    }
    let name = file.project[SymbolID(file: use.entry.file, declaration: property)].name
    return file.reason("the code runs in an observer of '\(name)'", at: use.entry)
  }

  public static let messages = [message("<outlet>")]

  private static func message(_ outlet: Name) -> String {
    "'\(outlet)' is nil until the view loads; check 'isViewLoaded'"
  }
}
