public import LintAnalysis
import LintSemantics
import LintSyntax

/// A type with two roles that exclude each other.
public enum RoleConflict: Rule {
  public static let name = "role-conflict"
  // An error: the compiler refuses the same conflict in types that adopt the kit.
  public static let severity = Severity.error
  public static let summary = "One type is two of these: a view, cell or controller; a view model; a store."
  public static let rationale = """
    Presentation, decisions and data change for different reasons and need different tests. Split the type, and let one \
    part reference the other. Conforming to a delegate protocol of the system doesn't make a type a view.
    """

  public static let fix = RuleFix.none(
    """
    A person has to decide which role the type keeps, and where the code of the other one goes.
    """
  )

  public static let limits = [
    "It skips protocols, because types of either role can adopt them."
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
    """
    import UIKit
    // Only controllers adopt the protocol, and it hands them their view model.
    protocol PageViewModelProtocol { func setViewModel(_ viewModel: PageViewModel) }
    final class PageViewModel { func load() {} }
    final class FirstViewController: UIViewController, PageViewModelProtocol { func setViewModel(_ viewModel: PageViewModel) {} }
    final class LastViewController: UIViewController, PageViewModelProtocol { func setViewModel(_ viewModel: PageViewModel) {} }
    """,
    """
    import UIKit
    // Each controller chooses the type of the view model that the protocol asks for.
    protocol ViewModelProtocol: AnyObject {
      associatedtype Model
      var viewModel: Model! { get set }
    }
    final class PageViewModel { func load() {} }
    final class PageViewController: UIViewController, ViewModelProtocol { var viewModel: PageViewModel! }
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
      return file.finding(
        at: body.nameStart, message(body.name, first.role.rawValue, second.role.rawValue), because: [first, second])
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
    "'\(type)' is both a \(first) and a \(second); split it"
  }
}
