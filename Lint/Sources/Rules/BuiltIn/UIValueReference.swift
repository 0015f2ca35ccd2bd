public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view model that uses a value of a user interface.
public enum UIValueReference: Rule {
  public static let name = "ui-value-reference"
  public static let severity = Severity.note
  public static let severityReason: String? = "an image or a color in a view model is a matter of taste"
  public static let summary = "A view model uses a UI value or service, such as an image, a color or the pasteboard."
  public static let rationale = """
    A UI value ties the view model to one user interface, and its tests to a simulator. Constants of a service, such as \
    the name of a notification, don't. The name of an asset, a semantic \
    color or the data of an image is enough for the view to create it. A member that states a UI type counts once, and so does \
    each UI type that the other code uses. It is a note, because many teams accept such values on purpose.
    """

  public static let fix = RuleFix.none(
    """
    The view and the view model have to agree on another value, such as a name or an enumeration.
    """
  )

  public static let limits = [
    "It accepts an `NSAttributedString`.",
    """
    It skips a value that code only stores in a property of a UI type, or returns from a member of one. The member is \
    reported instead. It also skips a value that code only passes to an initializer or a function of the project. What a \
    function itself receives counts, whatever it does with it.
    """,
    "It reports an image that is requested and then dropped, though nothing depends on it.",
  ]

  public static let examples = valueExamples + sceneExamples

  private static let valueExamples = Examples(
    fine: """
      import UIKit
      final class CellViewModel {
        var imageName = "star"
        var text: NSAttributedString?
        var icon: String { R.image.icon.name }
      }
      """,
    """
    import UIKit
    enum ContentType { case file }
    final class ContentViewModel { var type = ContentType.file }
    extension ContentType { var image: UIImage? { UIImage(named: "file") } }
    """,
    """
    import Combine
    import UIKit
    final class SessionViewModel {
      func watch() {
        center.publisher(for: UIApplication.didBecomeActiveNotification)
        open(UIApplication.openSettingsURLString)
        center.publisher(for: UIPasteboard.changedNotification)
        task = UIApplication.backgroundTaskInvalid
        if interval == UIApplication.backgroundFetchIntervalMinimum { stop() }
      }
    }
    """,
    """
    import AppKit
    final class PanelViewModel { func close(_ response: Int) -> Bool { response == NSApplication.ModalResponse.OK.rawValue } }
    """,
    """
    import UIKit
    // The badge keeps the image.
    struct Badge { let icon: UIImage }
    final class BadgeViewModel { let badge: Badge ; init(icon: UIImage) { badge = Badge(icon: icon) } ; func load() {} }
    """,
    """
    import UIKit
    struct Badge { let icon: UIImage? }
    enum Row { case badge(Badge) ; case plain }
    struct Account { let avatar: UIImage? }
    final class BadgeViewModel {
      var account: Account
      func badge() -> Badge { Badge(icon: account.avatar) }
      func warning(_ isOn: Bool) -> Row { .badge(.init(icon: isOn ? R.image.badges.warning() : account.avatar)) }
      func upload() {
        guard let avatar = account.avatar else { return }
        send(Badge(icon: avatar))
      }
      private func send(_ badge: Badge) {}
    }
    """,
    """
    import UIKit
    // In VIPER, a presenter with an interactor gives the view such data.
    protocol WalletViewProtocol: AnyObject { func didReceive(_ viewModel: WalletItemViewModel) }
    protocol WalletPresenterProtocol { func setUp() }
    protocol WalletInteractorInput { func load() }
    protocol WalletInteractorOutput: AnyObject { func didLoad(_ name: String) }
    struct WalletItemViewModel { let title: String ; let icon: UIImage? ; let onSelect: () -> Void }
    final class WalletInteractor: WalletInteractorInput {
      weak var presenter: WalletInteractorOutput?
      func load() { presenter?.didLoad("") }
    }
    final class WalletPresenter: WalletPresenterProtocol, WalletInteractorOutput {
      weak var view: WalletViewProtocol?
      let interactor: WalletInteractorInput
      init(_ interactor: WalletInteractorInput) { self.interactor = interactor }
      func setUp() { interactor.load() }
      func didLoad(_ name: String) { view?.didReceive(WalletItemViewModel(title: name, icon: nil, onSelect: {})) }
    }
    final class WalletViewController: UIViewController, WalletViewProtocol {
      let presenter: WalletPresenterProtocol
      init(presenter: WalletPresenterProtocol) { self.presenter = presenter }
      func didReceive(_ viewModel: WalletItemViewModel) { title = viewModel.title }
    }
    """,
    """
    import SwiftUI
    // The function that returns a view is reported as a whole.
    final class RowViewModel { func row() -> some View { HStack { Image("star").foregroundStyle(Color.red) } } }
    """,
    """
    import UIKit
    // The superclass uses the color, and is reported.
    struct Course { let name: String ; let color: UIColor }
    class RowModel { init(data: Any?) {} }
    final class CourseViewModel: RowModel { init(course: Course) { super.init(data: course.color) } }
    """,
    """
    import SwiftUI
    // The models have other names than the view, or others create and share them.
    final class AccountModel: ObservableObject { var tint: Color { .red } }
    final class ThemeModel: ObservableObject { var tint: Color { .red } }
    struct ProfileView: View { @StateObject private var model = AccountModel() ; var body: some View { Text("") } }
    struct ThemeView: View { @ObservedObject var model: ThemeModel ; var body: some View { Text("") } }
    """,
    broken: """
      import UIKit
      final class CellViewModel {
        let image = Relay<↓UIImage?>(value: nil)
        init(tint: ↓UIColor?) {}
        func warn() { tint(↓UIColor.Brand.warning) }
        func paste() { print(↓UIPasteboard.general) }
        func isRead() -> Bool { ↓UIAccessibility.isVoiceOverRunning }
        func open(_ url: URL) { ↓UIApplication.shared.open(url) }
        func icon() { show(R.↓image.icon(), R.string.title()) }
        func star() { show(Asset.Icons.star.color) }
        func color(_ isOn: Bool) { use(isOn ? UIColor.red : UIColor.green) }
      }
      """,
    """
    import UIKit
    // The view gives the view model an image, whatever becomes of it.
    struct Badge { let icon: UIImage }
    final class BadgeViewModel {
      func badge(icon: ↓UIImage) -> Badge { Badge(icon: icon) }
      func upload(_ photo: ↓UIImage) { uploader.upload(photo) }
    }
    """,
    """
    import SwiftUI
    // SwiftUI keeps the model for the view of the same name.
    final class SignUpModel: ObservableObject { @Published var isValid = true ; var tint: ↓Color { isValid ? .blue : .red } }
    struct SignUpView: View { @StateObject private var model: SignUpModel ; var body: some View { Text("") } }
    """,
    """
    import Tempura
    import UIKit
    // The protocol of a package says that the value is a view model.
    struct EventCellVM: ViewModel { let isOpen: Bool ; var tint: ↓UIColor { isOpen ? Palette.green : Palette.red } }
    """,
    """
    import UIKit
    // The presenter of this app has a coordinator instead of an interactor, and fills the view model itself.
    struct WalletItemViewModel { let title: String ; let icon: ↓UIImage? }
    protocol WalletView: AnyObject { func bind(to viewModel: WalletItemViewModel) }
    protocol WalletPresenterDelegate: AnyObject { func didSelect() }
    final class WalletsCoordinator: WalletPresenterDelegate { var presenter: WalletPresenter? ; func didSelect() {} }
    final class WalletPresenter {
      weak var view: WalletView?
      weak var delegate: WalletPresenterDelegate?
      func load() { view?.bind(to: WalletItemViewModel(title: "", icon: nil)) }
    }
    final class WalletViewController: UIViewController, WalletView {
      let presenter = WalletPresenter()
      func bind(to viewModel: WalletItemViewModel) { title = viewModel.title }
    }
    """,
    """
    import UIKit
    // The function states the type of its local variable.
    final class AvatarViewModel {
      func load(_ data: Data?) -> ↓UIImage? {
        var image: UIImage?
        if let data { image = UIImage(data: data) }
        return image
      }
    }
    """,
    """
    import UIKit
    struct Account { let avatar: UIImage? }
    final class AccountViewModel {
      struct State { var icon: ↓UIImage? }
      var account: Account
      func reduce(_ state: State) -> State {
        var state = state
        state.icon = account.avatar
        return state
      }
    }
    """,
    """
    import UIKit
    enum Theme { static func font(_ size: Int) -> UIFont { .systemFont(ofSize: 1) } }
    struct Row { let text: NSAttributedString }
    final class RowViewModel {
      let checkmark = ↓UIImage(named: "checkmark")
      var frame: ↓CGColor { Asset.Colors.gray.color.cgColor }
      var cover: ↓UIImage? { isRead ? UIImage(named: "read") : nil }
      func row() -> Row { Row(text: NSAttributedString(string: "", attributes: [.font: Theme.↓font(17)])) }
      func header() -> Row { Row(text: NSAttributedString(string: "", attributes: [.font: Theme.font(20)])) }
    }
    """,
    """
    import UIKit
    final class BadgeViewModel {
      let icon: ↓UIImage
      private let any: Any
      init(icon: UIImage) { self.icon = icon }
      func show(_ image: ↓UIImage?) { guard let image else { return } ; uploader.upload(image) }
      init(any: ↓UIImage) { self.any = any }
      func data(of photo: ↓UIImage) -> Data? { photo.pngData() }
      func keep(_ photo: ↓UIImage) { uploader.upload(photo) ; print(photo.size) }
    }
    """
  )

  public static let pageExample = ExamplePair(
    broken: """
      import UIKit
      final class CellViewModel {
        let image = ↓UIImage(named: "star")
      }
      """, replacing: "image = UIImage(named: \"star\")", with: "imageName = \"star\"")

  public static func check(_ file: FileReading) -> [Finding] {
    file.findings(of: [
      ForbiddenRelation(
        role: .viewModel, relation: .references(.value, .service),
        message: { code, found in message(code.name, file.project.name(of: found.target.referent)) },
        grouping: { code, target in
          subject(target, file).map { Finding.Cause(declaration: code.name, subject: $0) }
        },
        furtherReason: { "this code uses '\(file.project.name(of: $0.referent))' as well" })
    ])
  }

  /// The cause that the places of a finding share: the member that states the type, or else the type that code uses.
  private static func subject(_ reference: UIReference, _ file: FileReading) -> String? {
    guard let member = reference.member else {
      return reference.isUse ? file.project.name(of: reference.referent).text : nil
    }
    let outer = file.facts.enclosing(file.facts[member].parent).map { file.facts[$0].name.text }
    let isFunction = file.facts[member].kind == .function
    let name = isFunction ? file.facts.signature(of: member) : file.facts[member].name.text
    return (outer.reversed() + [name]).joined(separator: ".")
  }

  public static let messages = [message("<view model>", "<type>")]

  private static func message(_ viewModel: String, _ value: Name) -> String {
    "'\(viewModel)' uses UI type '\(value)'; expose a semantic value and map it in the view"
  }
}
