import LintFacts
import LintProject
public import LintRule

/// A type that plays a role and has not said so.
public enum MissingRole: Rule {
  public static let name = "missing-role"
  public static let severity = Severity.note
  public static let summary =
    "A type that plays a role has not adopted the kit's protocol, in a project that uses the kit."
  public static let rationale = """
    What has adopted its role is held to it by the compiler: nothing can make a view of a view model afterwards. Only modules \
    that import the kit are asked, and of a family of classes the first. A controller without a view model holds none, and \
    SwiftUI binds by itself.
    """

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
    import MVVMState
    final class SearchViewModel: CommonViewModel<SearchState, SearchCommand> { func load() {} }
    final class LampViewModel: StatefulViewModel { func load() {} }
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
      """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    guard file.project.moduleUsesKit(file: file.number) else { return [] }
    return file.bodies.compactMap { declaration, type in
      let body = file.facts[declaration: declaration]
      guard body.kind.isNominal, body.kind != .protocol, let missing = missing(type, file.project) else { return nil }
      return Finding(
        at: file.place(body.nameStart),
        "\(body.name) is a \(missing.claim.role.rawValue) and does not say so: adopt \(missing.adopt)",
        because: [missing.claim], in: file.id(declaration))
    }
  }

  private static func missing(_ type: TypeID, _ project: Project) -> (claim: RoleClaim, adopt: String)? {
    let view = project.roles.viewSide(type)
    if let view, project.roles.claim(.viewModel, of: type) == nil { return missing(view, of: type, project) }
    if view != nil || isInherited(type, project) { return nil }
    if let claim = project.roles.claim(.viewModel, of: type) {
      return claim.basis == .kit ? nil : (claim, "ViewModel")
    }
    if let claim = project.roles.claim(.presenter, of: type) {
      return claim.basis == .kit ? nil : (claim, "Presenting")
    }
    return nil
  }

  private static func missing(
    _ view: RoleClaim, of type: TypeID, _ project: Project
  ) -> (claim: RoleClaim, adopt: String)? {
    guard project[type].kind == .class, !project.roles.claims(of: type).contains(where: { $0.basis == .kit }) else {
      return nil
    }
    if view.role == .controller {
      guard holdsViewModel(type, project) else { return nil }
      return (view, "ViewModelObserver, or ViewModelHolder where something else shows the view model")
    }
    return isInherited(type, project) ? nil : (view, "View")
  }

  /// Whether a class above plays the role: what that adopts, this has.
  private static func isInherited(_ type: TypeID, _ project: Project) -> Bool {
    let roles = project.roles.claims(of: type).map(\.role)
    return project.ancestors(of: type).contains { above in
      project[above].kind != .protocol && roles.contains { project.roles.plays($0, above) }
    }
  }

  private static func holdsViewModel(_ type: TypeID, _ project: Project) -> Bool {
    (project.members(of: type)).contains { member in
      guard project[member].kind == .property, project[member].name == "viewModel" else { return false }
      let held = project.value(of: member)
      return held?.referent.type.map { project.roles.plays(.viewModel, $0) } ?? false
    }
  }
}
