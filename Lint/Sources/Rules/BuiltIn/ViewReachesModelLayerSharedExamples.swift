extension ViewReachesModelLayer {
  /// Types that use other stores in their code: managers with a shared instance, requests, and their look-alikes.
  static let sharedExamples = Examples(
    fine: """
      import UIKit
      // A theme only gives colors, though it reads the user's choice.
      final class Settings {
        static let shared = Settings()
        func number(_ key: String) -> Int { UserDefaults.standard.integer(forKey: key) }
      }
      enum Theme: Int {
        case dark, light
        var background: UIColor { self == .dark ? .black : .white }
        var text: UIColor { self == .dark ? .white : .black }
      }
      enum ThemeManager {
        static func current() -> Theme { Theme(rawValue: Settings.shared.number("theme")) ?? .dark }
        static func other() -> Theme { Settings.shared.number("theme") == 0 ? .light : .dark }
      }
      final class TitleView: UIView { func show() { backgroundColor = ThemeManager.current().background } }
      """,
    """
    import UIKit
    import CoreLocation
    // The state of a permission, a request for one and a formatter aren't data.
    final class PlaceManager {
      static let shared = PlaceManager()
      static var formatter: Foundation.MeasurementFormatter = { MeasurementFormatter() }()
      private let manager = CLLocationManager()
      private let geocoder = CLGeocoder()
      var isAllowed: Bool { status == .authorizedAlways }
      var status: CLAuthorizationStatus { manager.authorizationStatus }
      func ask() { manager.requestWhenInUseAuthorization() }
      func name(of place: CLLocation) async -> String? { try? await geocoder.reverseGeocodeLocation(place).first?.name }
    }
    final class PlaceViewController: UIViewController {
      func show() { if !PlaceManager.shared.isAllowed { PlaceManager.shared.ask() } ; title = PlaceManager.formatter.string(from: 1) }
    }
    """,
    """
    import UIKit
    import CoreLocation
    // The screens only ask for the permission.
    final class WelcomeViewController: UIViewController, CLLocationManagerDelegate {
      private let manager = CLLocationManager()
      func ask() { manager.delegate = self ; manager.requestWhenInUseAuthorization() }
    }
    final class TourViewController: UIViewController, CLLocationManagerDelegate {
      private var manager: CLLocationManager?
      func ask() { manager = CLLocationManager() ; manager?.requestAlwaysAuthorization() }
    }
    """,
    """
    import UIKit
    import UserNotifications
    // The function answers whether the user was asked, with a shared instance and a case.
    final class ReminderManager {
      static let shared = ReminderManager()
      private let defaults = UserDefaults.standard
      var id: String? { defaults.string(forKey: "id") }
      func mayAsk(_ answer: @escaping (Bool) -> Void) {
        UNUserNotificationCenter.current().getNotificationSettings { answer($0.authorizationStatus == .notDetermined) }
      }
    }
    final class ReminderViewController: UIViewController {
      func show() { ReminderManager.shared.mayAsk { self.title = $0 ? "?" : "" } }
    }
    """,
    """
    import UIKit
    // The controller reads the data of a request and passes it on, but doesn't send it.
    struct PageRequest {
      let number: Int
      var title: String { URLSession.shared.description + "\\(number)" }
      func send() async -> Data? { try? await URLSession.shared.data(from: URL(fileURLWithPath: title)).0 }
    }
    final class PageViewController: UIViewController {
      var request = PageRequest(number: 1)
      func open() { title = request.title ; show(PageViewModel(request: PageRequest(number: 2))) }
    }
    final class PageViewModel { init(request: PageRequest) {} ; func load() {} }
    """,
    """
    import UIKit
    // A context only shares stores, an opener of links gives nothing back, and a presenter of alerts shows something.
    final class NewsStore { static let shared = NewsStore() ; let session = URLSession.shared ; func news() async -> [String] { [] } }
    final class UserStore { static let shared = UserStore() ; let session = URLSession.shared ; func user() async -> String { "" } }
    final class AppContext {
      static let shared = AppContext()
      let news = NewsStore.shared
      let users = UserStore.shared
      var isWarm = false
      var launches = 0
      func warmUp() { Task { isWarm = await NewsStore.shared.news().isEmpty } }
      func check() async { isWarm = await users.user().isEmpty }
      func launch() async { _ = await news.news() ; launches += 1 }
    }
    final class LinkOpener {
      static let shared = LinkOpener()
      func canOpen(_ url: URL) -> Bool { url.isFileURL }
      func open(_ url: URL) { Task { await NewsStore.shared.news() } }
    }
    final class Alerts {
      static let shared = Alerts()
      var count = 0
      func warn(_ controller: UIViewController) async { _ = await UserStore.shared.user() ; controller.present(make(), animated: true) }
      func make() -> UIAlertController { UIAlertController() }
    }
    final class StartViewController: UIViewController {
      private let context = AppContext.shared
      func open(_ url: URL) { if LinkOpener.shared.canOpen(url) { LinkOpener.shared.open(url) } ; title = "\\(Alerts.shared.count)" }
    }
    """,
    """
    import UIKit
    // The screen stores its model as a superclass, so the subclass is the model of a screen as well.
    final class RatesService { let session = URLSession.shared ; func rates() async -> [String] { [] } }
    class PortalModel { let service = RatesService() ; func load() async -> [String] { await service.rates() } }
    final class BankPortalModel: PortalModel { private let session = URLSession.shared ; func bank() async -> String { "" } }
    final class PortalViewController: UIViewController { var model: PortalModel! }
    final class MenuViewController: UIViewController {
      func open(_ portal: PortalViewController) { portal.model = BankPortalModel() }
    }
    """,
    """
    import UIKit
    // The container hides its stores, but only passes them on.
    final class NewsStore { let session = URLSession.shared ; func news() async -> [String] { [] } }
    final class UserStore { let session = URLSession.shared ; func user() async -> String { "" } }
    final class AppContainer {
      static let shared = AppContainer()
      private let news = NewsStore()
      private let users = UserStore()
      func makeListViewModel() -> ListViewModel { ListViewModel(news, users) }
    }
    final class ListViewModel { init(_ news: NewsStore, _ users: UserStore) {} ; func load() {} }
    final class ListViewController: UIViewController {
      private let viewModel = AppContainer.shared.makeListViewModel()
      func show() { viewModel.load() }
    }
    """,
    """
    import RxRelay
    import UIKit
    // The cell only shows what the service of its item publishes.
    final class PriceService { let price = BehaviorRelay<String?>(value: nil) ; let session = URLSession.shared }
    final class Stock { let prices = PriceService() }
    final class StockCell: UITableViewCell { var stock = Stock() ; func show() { stock.prices.price.subscribe() } }
    """,
    """
    import UIKit
    // The factory makes a use case, but only passes it on.
    final class PlaceRepository { let session = URLSession.shared ; func places() -> [String] { session.names() } }
    final class GetPlacesUseCase {
      private let repository: PlaceRepository
      init(repository: PlaceRepository) { self.repository = repository }
      func execute(_ done: ([String]) -> Void) { done(repository.places()) }
    }
    final class ScreenFactory {
      static let shared = ScreenFactory()
      private(set) var count = 0
      func open() {
        let useCase = GetPlacesUseCase(repository: PlaceRepository())
        show(PlacesViewModel(useCase: useCase))
      }
    }
    final class PlacesViewModel { init(useCase: GetPlacesUseCase) {} ; func load() {} }
    final class PlaceCell: UITableViewCell { func show() { tag = ScreenFactory.shared.count } }
    """,
    """
    import Alamofire
    import UIKit
    // The extension of a protocol only computes a text.
    protocol Labeling { func label(_ text: String) -> String }
    extension Labeling { func label(_ text: String) -> String { text + "." } }
    final class Courier: Labeling {
      static let shared = Courier()
      func upload(_ text: String) -> String { AF.upload(text) }
      func short(_ text: String) -> String { label(text) }
    }
    final class DishViewController: UIViewController { func show() { title = Courier.shared.short("") } }
    """,
    """
    import UIKit
    // Screens keep the session. Its class only names it.
    final class GroupStore {
      static let shared = GroupStore()
      func load(_ done: @escaping ([String]) -> Void) { URLSession.shared.getAllTasks { _ in done([]) } }
    }
    final class Registration {
      static weak var instance: Registration?
      var groups: [String] = []
      init() {
        Self.instance = self
        GroupStore.shared.load { [weak self] in self?.groups = $0 }
      }
    }
    final class GroupsViewController: UIViewController { var session = Registration() }
    """,
    broken: """
      import UIKit
      // Settings that give more than looks.
      final class Settings {
        static let shared = Settings()
        func number(_ key: String) -> Int { UserDefaults.standard.integer(forKey: key) }
      }
      enum Level: Int { case low, high ; var name: String { self == .low ? "low" : "high" } ; var color: UIColor { .red } }
      enum LevelManager {
        static func current() -> Level { Level(rawValue: Settings.shared.number("level")) ?? .low }
      }
      final class LevelView: UIView { func show() { accessibilityLabel = ↓LevelManager.current().name } }
      """,
    """
    import RxRelay
    import UIKit
    // The enum only groups the stores, so it isn't an item that shares its own one.
    final class TokenRepository { let token = BehaviorRelay<String?>(value: nil) ; let defaults = UserDefaults.standard }
    enum App { enum Repository { static let token = TokenRepository() } }
    final class SignUpViewController: UIViewController { func save() { App.Repository.↓token.token.accept("") } }
    """,
    """
    import UIKit
    import CoreLocation
    final class PlaceManager {
      static let shared = PlaceManager()
      private let manager = CLLocationManager()
      private let geocoder = CLGeocoder()
      func start() { manager.requestWhenInUseAuthorization() ; manager.startUpdatingLocation() }
      func name(of place: CLLocation) async -> String? { try? await geocoder.reverseGeocodeLocation(place).first?.name }
    }
    final class PlaceViewController: UIViewController { func show() { ↓PlaceManager.shared.start() } }
    """,
    """
    import UIKit
    import Combine
    final class Connection {
      static let shared = Connection()
      let session = URLSession.shared
      func send(_ text: String, _ done: @escaping (Data) -> Void) {}
    }
    struct Request {
      let name: String
      func publisher() -> AnyPublisher<Data, Never> {
        Future { promise in Connection.shared.send(name) { promise(.success($0)) } }.eraseToAnyPublisher()
      }
    }
    struct LikesRequest {
      let id: String
      func publisher() -> AnyPublisher<Int, Never> {
        let request: Request
        request = Request(name: id)
        return request.publisher().map(\\.count).eraseToAnyPublisher()
      }
    }
    final class FeedViewController: UIViewController {
      var bag: Set<AnyCancellable> = []
      func refresh() { ↓Request(name: "feed").publisher().sink { _ in }.store(in: &bag) }
    }
    final class LikesViewController: UIViewController {
      var bag: Set<AnyCancellable> = []
      func refresh() {
        let request = LikesRequest(id: "")
        request.↓publisher().sink { _ in }.store(in: &bag)
      }
    }
    """,
    """
    import UIKit
    final class Connection {
      static let shared = Connection()
      let session = URLSession.shared
      func send(_ text: String, _ done: @escaping (Data) -> Void) {}
    }
    // All screens share what it fetched, and one of its functions shows an alert.
    final class LikesManager {
      static let shared = LikesManager()
      private(set) var likes: Set<String> = []
      var limit: Int { 20 }
      func isLiked(_ id: String) -> Bool { likes.contains(id) }
      func like(_ id: String) { likes.insert(id) ; Connection.shared.send(id) { _ in } }
      func unlike(_ id: String) { likes.remove(id) ; Connection.shared.send(id) { _ in } }
      func fail() { UIApplication.shared.delegate?.window??.rootViewController?.present(UIAlertController(), animated: true) }
    }
    // Most of its functions return what the connection delivers.
    final class ChatManager {
      func chats(_ done: @escaping (Data) -> Void) { Connection.shared.send("chats", done) }
      func messages(_ done: @escaping (Data) -> Void) { Connection.shared.send("messages", done) }
      func title() -> String { "Chat" }
    }
    final class LikeButtonCell: UITableViewCell { func show(_ id: String) { isSelected = ↓LikesManager.shared.isLiked(id) } }
    final class LimitCell: UITableViewCell { func show(_ id: String) { tag = LikesManager.shared.limit } }
    final class ChatViewController: UIViewController {
      private let ↓manager = ChatManager()
      func load() { manager.chats { _ in } }
    }
    """,
    """
    import UIKit
    // The manager hides the stores that it stores, and uses the settings itself.
    final class NewsStore { let session = URLSession.shared ; func news(_ done: @escaping (String) -> Void) {} }
    final class UserStore { let session = URLSession.shared ; func user(_ done: @escaping (String) -> Void) {} }
    final class UserManager {
      static let shared = UserManager()
      private let news = NewsStore()
      private let users = UserStore()
      var name: String {
        get { UserDefaults.standard.string(forKey: "name") ?? "" }
        set { UserDefaults.standard.set(newValue, forKey: "name") }
      }
      func logIn() { users.user { self.name = $0 } }
    }
    final class NameCell: UITableViewCell { func show() { accessibilityLabel = ↓UserManager.shared.name } }
    """,
    """
    import UIKit
    // The manager passes its results to its delegate, or uses a store that is one by its name.
    protocol WeatherDelegate: AnyObject { func weather(_ manager: WeatherManager, didUpdate text: String) }
    final class WeatherManager {
      weak var delegate: WeatherDelegate?
      func fetch(_ city: String) {
        URLSession.shared.dataTask(with: URL(fileURLWithPath: city)) { _, _, _ in self.delegate?.weather(self, didUpdate: "") }.resume()
      }
    }
    final class PlanetStore { static let shared = PlanetStore() ; func list() -> [String] { [] } }
    final class SyncManager {
      static let shared = SyncManager()
      var planets: [String] = []
      func sync() { planets = PlanetStore.shared.list() }
    }
    final class WeatherViewController: UIViewController {
      private let ↓manager = WeatherManager()
      func show() { manager.fetch("Oslo") }
      func sync() { ↓SyncManager.shared.sync() }
    }
    """,
    """
    import UIKit
    // The manager makes a use case, and shares what it fetched.
    final class PlaceRepository { let session = URLSession.shared ; func places() -> [String] { session.names() } }
    final class GetPlacesUseCase {
      private let repository: PlaceRepository
      init(repository: PlaceRepository) { self.repository = repository }
      func execute(_ done: ([String]) -> Void) { done(repository.places()) }
    }
    final class PlaceManager {
      static let shared = PlaceManager()
      private(set) var places: [String] = []
      func load() {
        let useCase = GetPlacesUseCase(repository: PlaceRepository())
        useCase.execute { self.places = $0 }
      }
    }
    final class PlaceCell: UITableViewCell { func show() { accessibilityLabel = ↓PlaceManager.shared.places[0] } }
    """,
    """
    import UIKit
    // An entity that loads and saves itself with a store of the app.
    final class Database { static let shared = Database() ; let session = URLSession.shared ; func users() -> [User] { [] } ; func save(_ user: User) {} }
    struct User: Codable {
      var name = ""
      static var current: User { Database.shared.users()[0] }
      var title: String { "\\(name) of \\(Database.shared.users().count)" }
      func save() { Database.shared.save(self) }
    }
    final class UserViewController: UIViewController {
      func show(_ user: User) { title = user.title }
      func load() { title = User.↓current.name }
    }
    final class UserCell: UITableViewCell { func rename(_ user: User) { user.↓save() } }
    """,
    """
    import UIKit
    // An endpoint with a static function that sends a request, and a shared manager that uses it.
    enum Endpoint: String {
      case user, news
      static func load(_ endpoint: Endpoint) async -> Data? { try? await URLSession.shared.data(from: URL(fileURLWithPath: "")).0 }
    }
    final class AccountManager {
      static let shared = AccountManager()
      func isSignedIn() async -> Bool { await Endpoint.load(.user) != nil }
    }
    final class AccountViewController: UIViewController {
      func show() async { if await ↓AccountManager.shared.isSignedIn() { title = "" } }
    }
    """,
    """
    import Alamofire
    import UIKit
    // The extension of a protocol sends the requests of the shared object.
    protocol Requesting { func request(_ path: String, _ done: @escaping (String) -> Void) }
    extension Requesting {
      func request(_ path: String, _ done: @escaping (String) -> Void) { AF.request(path).responseString { done("") } }
    }
    final class Courier: Requesting {
      static let shared = Courier()
      func upload(_ text: String) -> String { AF.upload(text) }
      func load(_ done: @escaping (String) -> Void) { request("a", done) }
      func label(_ text: String) -> String { text + "." }
    }
    final class DishViewController: UIViewController { func load() { ↓Courier.shared.load { self.title = $0 } } }
    """,
    """
    import Alamofire
    import RxAlamofire
    import RxSwift
    import UIKit
    // A global function of the package sends the requests, under the name of its module.
    protocol Requesting { func request(_ path: String, _ done: @escaping (String) -> Void) -> Disposable }
    extension Requesting {
      func request(_ path: String, _ done: @escaping (String) -> Void) -> Disposable {
        RxAlamofire.requestString(.get, path).subscribe(onNext: { done($1) })
      }
    }
    final class Courier: Requesting {
      static let shared = Courier()
      func upload(_ text: String) -> String { Alamofire.upload(text) }
      func load(_ done: @escaping (String) -> Void) -> Disposable { request("a", done) }
    }
    final class DishViewController: UIViewController {
      func load() { _ = ↓Courier.shared.load { [weak self] in self?.title = $0 } }
    }
    """,
    """
    import WatchKit
    final class StepsManager { static let shared = StepsManager() ; func load() -> Int { UserDefaults.standard.integer(forKey: "steps") } }
    final class StepsController: WKInterfaceController { func show() { setTitle("\\(↓StepsManager.shared.load())") } }
    """,
    """
    import UIKit
    import CoreLocation
    // The screens also ask for the place, or only keep the manager.
    final class WelcomeViewController: UIViewController, CLLocationManagerDelegate {
      private let ↓manager = CLLocationManager()
      func ask() { manager.delegate = self ; manager.requestWhenInUseAuthorization() ; manager.startUpdatingLocation() }
    }
    final class TourViewController: UIViewController, CLLocationManagerDelegate {
      private var ↓manager: CLLocationManager?
      func ask() { manager = CLLocationManager() ; manager?.delegate = self }
    }
    class BaseMapController: UIViewController { let ↓manager = CLLocationManager() ; func ask() { manager.requestWhenInUseAuthorization() } }
    final class MapController: BaseMapController { func find() { manager.startUpdatingLocation() } }
    """,
    """
    import UIKit
    import UserNotifications
    // The function changes the reminders besides reading the permission.
    final class ReminderManager {
      static let shared = ReminderManager()
      private let defaults = UserDefaults.standard
      var id: String? { defaults.string(forKey: "id") }
      func reset() {
        UNUserNotificationCenter.current().getNotificationSettings { print($0.authorizationStatus == .notDetermined) }
        UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
      }
    }
    final class ReminderViewController: UIViewController {
      func show() { ↓ReminderManager.shared.reset() }
    }
    """
  )
}
