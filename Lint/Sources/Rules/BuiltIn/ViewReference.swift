public import LintAnalysis
import LintSemantics

/// A view model that knows a view.
public enum ViewReference: Rule {
  public static let name = "view-reference"
  /// An error: of five labelled apps, 23 of 23 places and 40 of 40 mutants are found, and nothing that is fine (Docs/Accuracy.md).
  public static let severity = Severity.error
  public static let summary = "A view model names, holds, makes or reaches a view, a cell or a controller."
  public static let rationale = """
    A view model that knows a view cannot be tested without one, nor serve another. Let the view observe the view model, and \
    say what happens in values. What a view declares inside itself is no view, a data source or coordinator is none, and a \
    chain counts once, where it first reaches a view.
    """

  public static let examples = Examples(
    fine: """
      import UIKit
      final class ProfileViewController: UIViewController { var viewModel: ProfileViewModel? }
      final class ProfileViewModel { var title = "" }
      """,
    """
    import UIKit
    final class ListViewController: UIViewController { struct Row {} }
    final class ListViewModel {
      var rows: [ListViewController.Row] = []
      func load() { rows = [ListViewController.Row()] }
    }
    """,
    """
    import UIKit
    struct Contact { var name = "" }
    final class ContactViewModel { var contact = Contact() }
    extension Contact { func show(in label: UILabel) { label.text = name } }
    """,
    """
    import SwiftUI
    final class QueueViewModel: ObservableObject {
      @Published var rows: [String] = []
      func load() {}
      struct Overlay: View { var body: some View { Text("") } }
    }
    """,
    broken: """
      import UIKit
      final class ProfileViewController: UIViewController { var viewModel: ProfileViewModel? }
      final class ProfileViewModel {
        weak var label: ↓UILabel?
        func open() { let next = ↓ProfileViewController() ; next.title = "" }
      }
      """,
    """
    import UIKit
    final class LoginViewController: UIViewController { let nameField = UITextField() }
    final class LoginCoordinator { var loginController: LoginViewController? }
    final class LoginViewModel {
      let coordinator = LoginCoordinator()
      func submit() -> String? { coordinator.↓loginController?.nameField.text }
    }
    """,
    """
    import UIKit
    final class SheetViewModel {
      struct Output { var window: ↓UIWindow? }
      func window() -> Output { Output(window: UIApplication.shared.↓keyWindow) }
    }
    """,
    """
    import SwiftUI
    final class AlertViewModel: ObservableObject {
      var alert: Alert { Alert(title: ↓Text("Delete?")) }
      func header() -> some ↓View {
        VStack { Text("") }
      }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    file.findings(of: [
      ForbiddenRelation(role: .viewModel, relation: .reaches(.view)) { code, found in
        message(code.name, file.project.word(for: found.target.referent))
      }
    ])
  }

  static func message(_ viewModel: String, _ view: String) -> String {
    "\(viewModel) knows \(view): tell the view in values what to show"
  }
}
