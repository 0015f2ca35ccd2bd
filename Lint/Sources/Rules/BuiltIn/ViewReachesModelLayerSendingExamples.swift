extension ViewReachesModelLayer {
  /// Managers of which some members only send something away, and instances that a property looks up.
  static let sendingExamples = Examples(
    fine: """
      import Metering
      import UIKit
      // The functions read whether the user has consented, and the events go to a package.
      final class MetricsManager {
        static let shared = MetricsManager()
        var consent: Int {
          get { UserDefaults.standard.integer(forKey: "consent") }
          set { UserDefaults.standard.set(newValue, forKey: "consent") ; Meter.shared().start() }
        }
        var device: String { UserDefaults.standard.string(forKey: "device") ?? "" }
        var lastAccount = ""
        var lastDish: (name: String?, price: Int?) = (nil, nil)
        func details(of account: String) -> [String: String] { ["account": account, "device": device] }
        func details(withDish account: String) -> [String: String] {
          ["account": account, "device": device, "dish": lastDish.name ?? ""]
        }
        func order(_ account: String) { record("order", details: details(withDish: account)) }
        func order(_ account: String, name: String?, price: Int?) {
          lastDish = (name, price)
          record("order", details: details(withDish: account))
        }
        func record(_ event: String, details: [String: String] = [:]) {
          guard consent == 1 else { return }
          Meter.shared().record(event, details)
        }
        func open(_ account: String) {
          var all = details(of: account)
          all["new"] = device
          record("open", details: all)
        }
      }
      final class AccountViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          MetricsManager.shared.record("account", details: MetricsManager.shared.details(of: "1"))
          MetricsManager.shared.open("1")
          MetricsManager.shared.order("1", name: "", price: 1)
          MetricsManager.shared.lastAccount = "1"
        }
      }
      """,
    """
    import UIKit
    // The view only passes the current wallet on.
    final class WalletRepository { static let shared = WalletRepository() ; func wallet(_ id: String) -> WalletManager? { nil } }
    final class WalletManager {
      static var active: WalletManager? { WalletRepository.shared.wallet("") }
      var total = 0
    }
    final class PayViewModel { init(wallet: WalletManager?) {} ; func pay() {} }
    final class PayViewController: UIViewController {
      func open() { show(PayViewModel(wallet: WalletManager.active)) }
    }
    """,
    """
    import UIKit
    // The private text is data of the struct, because its title shows it.
    struct Draft {
      private let text: String
      init(text: String) { self.text = text }
      var title: String { text + "." }
      var isOpen: Bool { UserDefaults.standard.bool(forKey: text) }
    }
    final class DraftViewController: UIViewController { func open() { title = Draft(text: "").title } }
    """,
    """
    import UIKit
    // The device gives a signal to the user, and nothing is stored.
    enum HapticService { static func success() { UINotificationFeedbackGenerator().notificationOccurred(.success) } }
    final class TapService {
      private let generator = UIImpactFeedbackGenerator()
      func tap() { generator.impactOccurred() }
    }
    final class SaveViewController: UIViewController {
      private let taps = TapService()
      func save() { HapticService.success() ; taps.tap() }
    }
    """,
    """
    import UIKit
    // A request that is only made isn't sent.
    final class NoteManager {
      static func note(_ id: String) -> NoteRequest { NoteRequest(id: id) }
      static func cancel() { URLSession.shared.invalidateAndCancel() }
    }
    struct NoteRequest {
      let id: String
      func send(_ done: @escaping (Data?) -> Void) { URLSession.shared.dataTask(with: url) { data, _, _ in done(data) }.resume() }
    }
    final class NoteViewModel { init(request: NoteRequest) {} }
    final class NoteViewController: UIViewController {
      func open() { show(NoteViewModel(request: NoteManager.note("1"))) ; title = NoteManager.note("1").id }
    }
    """,
    """
    import FirebaseRemoteConfig
    import UIKit
    // Of several helpers, only one uses the store that the type keeps.
    final class Helpers {
      static var config: RemoteConfig?
      static func today() -> Date { Date() }
      static func openStore() { UIApplication.shared.open(url) }
      static func loadLimits(_ done: @escaping (Int) -> Void) { config?.fetch { _, _ in done(1) } }
    }
    final class TodayViewController: UIViewController {
      override func viewDidLoad() { super.viewDidLoad() ; show(Helpers.today()) ; Helpers.openStore() }
    }
    """,
    broken: """
      import Metering
      import UIKit
      // The same manager stores the consent and answers what it has stored, and another one stores each event.
      final class MetricsManager {
        static let shared = MetricsManager()
        var consent: Int {
          get { UserDefaults.standard.integer(forKey: "consent") }
          set { UserDefaults.standard.set(newValue, forKey: "consent") }
        }
        func record(_ event: String) { if consent == 1 { Meter.shared().record(event) } }
        func reset() { consent = 0 ; Meter.shared().stop() }
        func load(_ done: @escaping (String) -> Void) { if consent == 1 { Meter.shared().load(done) } }
      }
      final class HistoryManager {
        static let shared = HistoryManager()
        var count: Int { UserDefaults.standard.integer(forKey: "count") }
        func record(_ event: String) {
          Meter.shared().record(event)
          UserDefaults.standard.set(count + 1, forKey: "count")
        }
      }
      final class ConsentViewController: UIViewController {
        func show() { MetricsManager.shared.record("consent") ; title = "\\(↓MetricsManager.shared.consent)" }
      }
      final class ResetViewController: UIViewController { func reset() { ↓MetricsManager.shared.reset() } }
      final class LoadViewController: UIViewController { func load() { ↓MetricsManager.shared.load { self.title = $0 } } }
      final class HistoryViewController: UIViewController { func show() { ↓HistoryManager.shared.record("") } }
      """,
    """
    import UIKit
    // A property looks the current wallet up in repositories.
    final class WalletRepository { static let shared = WalletRepository() ; func wallet(_ id: String) -> WalletManager? { nil } }
    final class WalletManager {
      static var active: WalletManager? {
        if let wallet = WalletRepository.shared.wallet("") { return wallet }
        return nil
      }
      var total = 0
    }
    final class TotalViewController: UIViewController {
      func show() { title = "\\(WalletManager.↓active?.total ?? 0)" }
    }
    """,
    """
    import UIKit
    // Code sends the request that a static function makes. The device also remembers the last signal.
    final class NoteManager {
      static func note(_ id: String) -> NoteRequest { NoteRequest(id: id) }
      static func cancel() { URLSession.shared.invalidateAndCancel() }
    }
    struct NoteRequest {
      let id: String
      func send(_ done: @escaping (Data?) -> Void) { URLSession.shared.dataTask(with: url) { data, _, _ in done(data) }.resume() }
    }
    enum HapticService {
      static var last: Date? { UserDefaults.standard.object(forKey: "last") as? Date }
      static func success() {
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UserDefaults.standard.set(Date(), forKey: "last")
      }
    }
    final class NoteViewController: UIViewController {
      func load() { ↓NoteManager.note("1").send { self.title = "\\($0?.count ?? 0)" } }
    }
    final class SaveViewController: UIViewController { func save() { ↓HapticService.success() } }
    """,
    """
    import UIKit
    // A struct with the key of a setting, and a manager that shares it.
    struct TokenDefault {
      private let key: String
      init(key: String) { self.key = key }
      var value: String? { UserDefaults.standard.string(forKey: key) }
      func save(_ value: String) { UserDefaults.standard.set(value, forKey: key) }
    }
    final class LoginManager {
      static let shared = LoginManager()
      private let token = TokenDefault(key: "token")
      var isSignedIn: Bool { token.value != nil }
      func signIn(_ token: String) { self.token.save(token) }
    }
    final class LoginViewController: UIViewController { func show() { title = ↓LoginManager.shared.isSignedIn ? "" : "?" } }
    final class StartViewController: UIViewController { func show() { title = ↓TokenDefault(key: "token").value } }
    """,
    """
    import Alamofire
    import SwiftUI
    // A router of requests isn't a coordinator.
    protocol APIRouter: Alamofire.URLRequestConvertible { func path() -> String }
    extension APIRouter {
      func send(session: Session = Session.default) async throws -> Data {
        try await retry { await session.request(path()).serializingData().response }.result.get()
      }
    }
    enum OrdersRouter: APIRouter {
      case orders(Int)
      func path() -> String { "" }
    }
    struct OrdersView: View {
      var body: some View { Text("") }
      func load() async { _ = try? await OrdersRouter.orders(1).↓send() }
    }
    """,
    """
    import Alamofire
    import UIKit
    // The class can be decoded, but it sends requests as well.
    class AlertStore: Decodable {
      static func load(_ show: @escaping (Int) -> Void) { AF.request("alerts").response { _ in show(1) } }
    }
    final class AlertsViewController: UIViewController { override func viewDidLoad() { ↓AlertStore.load { _ in } } }
    """,
    """
    import Alamofire
    import UIKit
    // The clients only pass the controller on, and another type names their completions.
    final class HTTP {
      static func put(_ path: String, _ screen: UIViewController?, _ done: @escaping RideClient.Completion) {
        AF.request(path).response { _ in done("") }
      }
    }
    final class RideClient {
      typealias Completion = (String) -> Void
      static func load(_ screen: UIViewController?, _ done: @escaping Completion) { HTTP.put("ride", screen, done) }
    }
    final class InviteClient {
      static func load(_ screen: UIViewController?, _ done: @escaping RideClient.Completion) { HTTP.put("invite", screen, done) }
    }
    final class InviteViewController: UIViewController {
      override func viewDidLoad() {
        ↓RideClient.load(self) { _ in }
        ↓InviteClient.load(nil) { _ in }
      }
    }
    """,
    """
    import FirebaseRemoteConfig
    import UIKit
    final class Helpers {
      static var config: RemoteConfig?
      static func today() -> Date { Date() }
      static func loadLimits(_ done: @escaping (Int) -> Void) { config?.fetch { _, _ in done(1) } }
    }
    final class LimitsViewController: UIViewController {
      override func viewDidLoad() { super.viewDidLoad() ; ↓Helpers.loadLimits { self.title = "\\($0)" } }
    }
    """,
    """
    import FirebaseAuth
    import UIKit
    // Of two functions with one name, one may only show a screen.
    protocol AccountWriting: AnyObject {
      func signIn(over controller: UIViewController)
      func signIn(email: String, completion: @escaping (Error?) -> Void)
    }
    final class Account { static let shared: any AccountWriting = RemoteAccountStore() }
    final class RemoteAccountStore: AccountWriting {
      private let window = SignInWindow()
      func signIn(over controller: UIViewController) { window.open(controller) }
      func signIn(email: String, completion: @escaping (Error?) -> Void) {
        Auth.auth().signIn(withEmail: email) { _, error in completion(error) }
      }
    }
    final class SignInViewController: UIViewController {
      func signIn() { Account.↓shared.signIn(email: "") { error in self.show(error) } }
    }
    final class WelcomeViewController: UIViewController { func open() { Account.shared.signIn(over: self) } }
    """
  )
}
