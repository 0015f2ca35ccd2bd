public import LintAnalysis
import LintSemantics
import LintSyntax

/// A type that has a role without conforming to the kit's protocol for it.
public enum MissingRole: Rule {
  public static let name = "missing-role"
  public static let severity = Severity.note
  public static let severityReason: String? = "a team may adopt the kit step by step"
  public static let summary =
    "A type acts in a role without conforming to the kit's protocol, in a project that uses the kit."
  public static let rationale = """
    Once a type conforms to its role's protocol, the compiler enforces the role: a view model can't become a view \
    later. Only modules that import the kit are checked, and only the first class of a hierarchy. Protocols of the app with \
    the kit's names don't matter. Controllers without a view model and SwiftUI views are skipped. A holder's property may be a `let` or a `var`, optional or not, and of a \
    protocol type.
    """

  public static let fix = RuleFix.none(
    """
    With a role, the compiler may refuse code that it accepts today, so each type is a decision.
    """
  )

  public static let limits = [
    "It checks only modules that import the kit.",
    "It reports the first class of a hierarchy and skips the classes that inherit from it.",
    "It skips controllers without a view model, and SwiftUI views.",
  ]

  public static let examples = Examples(
    fine: """
      import UIKit
      final class ListViewController: UIViewController { var viewModel: ListViewModel? }
      final class ListViewModel { func load() {} }
      """,
    """
    import UIKit
    import SwiftMVVMPattern
    final class ListViewController: UIViewController, ViewModelObserver {
      @ObservedViewModel var viewModel: ListViewModel?
      func bind() {}
    }
    class Row: UITableViewCell, View {}
    final class WideRow: Row {}
    final class ListViewModel: ViewModel { func load() {} }
    final class AboutViewController: UIViewController {}
    """,
    """
    import UIKit
    import SwiftMVVMPattern
    final class ListViewController: UIViewController, ViewModelBinder {
      let viewModel: ListViewModel
      func bind(to viewModel: ListViewModel?) {}
    }
    final class InjectedViewController: UIViewController, ViewModelHolder { let viewModel: any ListShowing }
    final class MadeViewController: UIViewController, ViewModelHolder, IBPresentable { var viewModel: ListViewModel? }
    protocol ListShowing: ViewModel { func load() }
    final class ListViewModel: ViewModel { func load() {} }
    """,
    """
    import MVVMState
    final class SearchViewModel: CommonViewModel<SearchState, SearchCommand> { func load() {} }
    final class LampViewModel: StatefulViewModel { func load() {} }
    """,
    """
    import MVVMCore
    import UIKit
    protocol ViewModel: MVVMCore.ViewModel { func load() }
    final class ListViewModel: ViewModel { func load() {} }
    """,
    broken: """
      import UIKit
      import SwiftMVVMPattern
      final class ↓ListViewController: UIViewController { var viewModel: ListViewModel? }
      final class ↓ListViewModel { func load() {} }
      class ↓Row: UITableViewCell {}
      final class WideRow: Row {}
      struct ↓RowPresenter { func update(row: Row) {} }
      extension AboutViewController: View {}
      final class AboutViewController: UIViewController {}
      """,
    """
    import UIKit
    import SwiftMVVMPattern
    final class ↓ConstantViewController: UIViewController { let viewModel: ListViewModel }
    final class ↓InjectedViewController: UIViewController { let viewModel: any ListShowing }
    final class ↓OptionalViewController: UIViewController { var viewModel: (any ListShowing)? }
    final class ↓WeakViewController: UIViewController { weak var viewModel: ListViewModel? }
    final class ↓UnwrappedViewController: UIViewController { var viewModel: ListViewModel! }
    protocol ListShowing: ViewModel { func load() }
    final class ListViewModel: ViewModel { func load() {} }
    """,
    """
    import MVVMCore
    import MVVMPresenter
    import UIKit
    protocol ViewModel { func load() }
    protocol Presenting { func present(_ alert: String) }
    final class ↓ListViewModel: ViewModel { func load() {} }
    final class ↓AlertPresenter: Presenting { func present(_ alert: String) {} }
    final class ↓ListViewController: UIViewController { var viewModel: ListViewModel? }
    """
  )

  public static let pageExample = ExamplePair(broken: examples.broken[0], fixed: examples.fine[1])

  public static func check(_ file: FileReading) -> [Finding] {
    guard file.project.moduleUsesKit(file: file.file) else { return [] }
    return file.bodies.compactMap { declaration, type in
      let body = file.facts[declaration]
      guard body.kind.isNominal, body.kind != .protocol, let missing = missing(type, file) else { return nil }
      return file.finding(
        at: body.nameStart, message(body.name, missing.claim.role.rawValue, missing.action), because: [missing.claim])
    }
  }

  private static func missing(_ type: TypeID, _ file: FileReading) -> (claim: RoleClaim, action: String)? {
    let project = file.project
    let view = project.roles.viewSide(type)
    if let view, project.roles.claim(.viewModel, of: type) == nil { return missing(view, of: type, file) }
    if view != nil || isInherited(type, project) { return nil }
    if let claim = project.roles.claim(.viewModel, of: type) {
      return claim.basis == .kit ? nil : (claim, conforming(.viewModel, file))
    }
    if let claim = project.roles.claim(.presenter, of: type) {
      return claim.basis == .kit ? nil : (claim, conforming(.presenter, file))
    }
    return nil
  }

  private static func missing(
    _ view: RoleClaim, of type: TypeID, _ file: FileReading
  ) -> (claim: RoleClaim, action: String)? {
    let project = file.project
    guard project[type].kind == .class, !project.roles.claims(of: type).contains(where: { $0.basis == .kit }) else {
      return nil
    }
    if view.role == .controller {
      return project.viewModelProperty(of: type).map { (view, holding(as: $0, file)) }
    }
    return isInherited(type, project) ? nil : (view, conforming(.view, file))
  }

  /// Whether a superclass has the role, so that conforming there is enough.
  private static func isInherited(_ type: TypeID, _ project: Project) -> Bool {
    let roles = project.roles.claims(of: type).map(\.role)
    return project.ancestors(of: type).contains { above in
      project[above].kind != .protocol && roles.contains { project.roles.plays($0, above) }
    }
  }

  /// The advice for a controller. A property of type `T!` doesn't satisfy the protocols' requirements.
  private static func holding(as property: SymbolID, _ file: FileReading) -> String {
    let project = file.project
    let isUnwrapped = project[property].type.map { project.file(property)[$0].kind == .implicitlyUnwrapped }
    return holding(isUnwrapped: isUnwrapped == true) { project.kitProtocol($0, in: file.file) }
  }

  public static let messages = [plainName, qualifiedName].flatMap { name in
    [
      ("view model", conforming(name(.viewModel))), ("presenter", conforming(name(.presenter))),
      ("<role>", conforming(name(.view))), ("controller", holding(isUnwrapped: false, name)),
      ("controller", holding(isUnwrapped: true, name)),
    ].map { role, action in message("<type>", role, action) }
  }

  private static func plainName(_ kind: KitTypes) -> String { KitTypes.protocolName(kind).text }

  /// The name of a protocol in an app that declares a type of the same name.
  private static func qualifiedName(_ kind: KitTypes) -> String { "<module>.\(plainName(kind))" }

  private static func message(_ type: Name, _ role: String, _ action: String) -> String {
    "'\(type)' acts as a \(role), unchecked by the compiler; \(action)"
  }

  private static func conforming(_ kind: KitTypes, _ file: FileReading) -> String {
    conforming(file.project.kitProtocol(kind, in: file.file))
  }

  private static func conforming(_ name: String) -> String { "conform to '\(name)'" }

  private static func holding(isUnwrapped: Bool, _ name: (KitTypes) -> String) -> String {
    let holder = name(.viewModelHolder)
    let roles = conforming(name(.viewModelBinder)) + ", or '\(holder)' if something else shows the view model"
    return isUnwrapped ? "declare '\(KitMembers.viewModel)' without '!' and \(roles)" : roles
  }
}
