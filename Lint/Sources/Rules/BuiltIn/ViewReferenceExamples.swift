extension ViewReference {
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
}
