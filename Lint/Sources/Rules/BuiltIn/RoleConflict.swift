public import LintAnalysis
import LintSemantics
import LintSyntax

/// A type that plays two roles that exclude each other.
public enum RoleConflict: Rule {
  public static let name = "role-conflict"
  // An error: it finds 47 of 47 mutants of five apps, and nothing else in them (Docs/Accuracy.md).
  public static let severity = Severity.error
  public static let summary = "One type plays two of: the view side, a view model, a store."
  public static let rationale = """
    What shows, what decides and what keeps the data change for different reasons, and are tested in different ways. Split the \
    type in two, and let one hold the other. A delegate protocol of the system puts nothing on the view side.
    """

  public static let limits = [
    "It skips protocols, because types of either role can adopt them.",
    "A system's delegate protocol doesn't make its type a view.",
  ]

  public static let accuracy = [
    AccuracyFigure(.mutants, found: 47, of: 47)
  ]

  public static let examples = Examples(
    fine: """
      import UIKit
      final class LoginViewController: UIViewController, UITableViewDelegate { var viewModel: LoginViewModel? }
      final class LoginViewModel { func submit() {} }
      """,
    """
    import UIKit
    protocol ListViewModelProtocol: AnyObject { func didLoad() }
    final class ListViewModel { weak var delegate: ListViewModelProtocol? ; func load() { delegate?.didLoad() } }
    final class ListViewController: UIViewController, ListViewModelProtocol {
      lazy var viewModel = ListViewModel()
      func didLoad() {}
    }
    """,
    broken: """
      import UIKit
      final class ↓LoginViewModel: UIViewController { func submit() {} }
      """,
    """
    import UIKit
    protocol LoginViewModelType { func submit() }
    final class ↓LoginViewController: UIViewController, LoginViewModelType { func submit() {} }
    """,
    """
    import SwiftMVVMPattern
    final class ↓Profile: ViewModel, Store {}
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    file.bodies.compactMap { declaration, type in
      let body = file.facts[declaration]
      guard body.kind.isNominal, let (first, second) = conflict(of: type, in: file.project) else { return nil }
      return Finding(
        at: file.place(body.nameStart), message(body.name, first.role.rawValue, second.role.rawValue),
        because: [first, second], in: file.id(declaration))
    }
  }

  /// The first two conflicting roles. Types of either role may adopt a protocol, so protocols have no conflict.
  private static func conflict(of type: TypeID, in project: Project) -> (RoleClaim, RoleClaim)? {
    if project[type].kind == .protocol { return nil }
    let claims = [
      project.roles.viewSide(type), project.roles.claim(.viewModel, of: type), project.roles.claim(.store, of: type),
    ].compactMap { $0 }
    return claims.count > 1 ? (claims[0], claims[1]) : nil
  }

  public static let messages = [message("<type>", "<role>", "<role>")]

  private static func message(_ type: Name, _ first: String, _ second: String) -> String {
    "\(type) is a \(first) and a \(second): split it in two"
  }
}
