extension ViewReachesModelLayer {
  /// Shared objects that only pass stores, images or themes on, and those that keep data themselves.
  static let containerExamples = Examples(
    fine: """
      import UIKit
      // The container only passes the services on, and its flag isn't kept.
      final class OrderService { func send() { URLSession.shared.dataTask(with: URLRequest(url: url)).resume() } }
      final class UserService { func load() { URLSession.shared.dataTask(with: URLRequest(url: url)).resume() } }
      final class Services {
        static let shared = Services()
        let orders = OrderService()
        let users = UserService()
        var isDebug = false
        private init() {}
      }
      final class OrdersViewModel { init(_ orders: OrderService) {} }
      final class OrdersViewController: UIViewController {
        private let viewModel = OrdersViewModel(Services.shared.orders)
        func show() { title = Services.shared.isDebug ? "Debug" : "" }
      }
      """,
    """
    import UIKit
    // The loader passes images and errors to its caller, and the cell draws them.
    enum LoadError: Error { case noImage }
    final class ImageLoader {
      static let shared = ImageLoader()
      private init() {}
      func load(_ url: URL, completion: @escaping (UIImage?) -> Void) {
        load(url) { (result: Result<UIImage, Error>) in completion(try? result.get()) }
      }
      func load(_ url: URL, _ done: @escaping (Result<UIImage, Error>) -> Void) {
        URLSession.shared.dataTask(with: url) { data, _, _ in done(.failure(LoadError.noImage)) }.resume()
      }
      func preview(_ url: URL, _ done: @escaping (UIImage?, LoadError?) -> Void) { load(url) { done($0, nil) } }
    }
    final class DishCell: UITableViewCell {
      func show(_ url: URL) { ImageLoader.shared.load(url) { [weak self] image in self?.imageView?.image = image } }
    }
    """,
    """
    import UIKit
    // The settings keep which of the palettes is shown.
    final class ThemeManager {
      struct Palette { let tint: UIColor ; let name: String }
      static let shared = ThemeManager()
      var palettes: [String: Palette] = [:]
      private var name = UserDefaults.standard.string(forKey: "theme") ?? "light"
      func select(_ name: String) {
        UserDefaults.standard.set(name, forKey: "theme")
        self.name = name
      }
      func current() -> String { name }
    }
    final class ThemesViewController: UIViewController {
      func show() { title = ThemeManager.shared.current() }
      func choose(_ name: String) { ThemeManager.shared.select(name) }
    }
    """,
    """
    import UIKit
    import WalletKit
    // The controller passes the package's service on.
    final class WalletsViewModel { init(_ service: WalletService) {} }
    final class WalletsViewController: UIViewController { private let viewModel = WalletsViewModel(WalletService()) }
    """,
    """
    import UIKit
    // A log keeps the place of each call.
    final class Trace {
      private static let files = FileManager.default
      private static var url = URL(fileURLWithPath: "")
      static func start(in folder: URL) { try? files.createDirectory(at: folder, withIntermediateDirectories: true) }
      static func debug(_ text: String, file: String = #file, line: Int = #line) { save(text + file) }
      private static func save(_ text: String) { if !files.fileExists(atPath: url.path) { start(in: url) } }
    }
    final class DishViewController: UIViewController { func show() { Trace.debug("shown") } }
    """,
    """
    import UIKit
    // The container gives views, a text or a store that the view only passes on.
    class Key<Object> {}
    extension Key { static var orders: Key<OrderService> { Key<OrderService>() } ; static var badge: Key<BadgeView> { Key<BadgeView>() } }
    final class BadgeView: UIView { func show() {} }
    final class OrderService { func send() { URLSession.shared.dataTask(with: URLRequest(url: url)).resume() } }
    final class Container {
      subscript<Object>(key: Key<Object>) -> Object { make(key) }
      subscript(name: String) -> String { name }
      subscript(path key: Key<OrderService>) -> String { "" }
    }
    final class OrdersViewModel { init(_ orders: OrderService) {} }
    final class OrdersViewController: UIViewController {
      let container = Container()
      func show() { container[.badge].show() ; title = container["title"].uppercased() + container[path: .orders].uppercased() }
      func open() { _ = OrdersViewModel(container[.orders]) }
    }
    """,
    """
    import SwiftUI
    import UIKit
    // The object of the navigation only reads a store to decide, and the rate comes from memory without saving the currency.
    final class Session { static let shared = Session() ; var user = UserDefaults.standard.string(forKey: "user") }
    final class AppData: ObservableObject {
      static let shared = AppData()
      @Published var routes: [String] = []
      func open(_ user: String) { if Session.shared.user == user { return } ; routes.append(user) }
    }
    enum Settings { static var currency: String? { get { UserDefaults.standard.string(forKey: "c") } set { UserDefaults.standard.set(newValue, forKey: "c") } } }
    final class RateService { func rates() async -> [String: Int] { await URLSession.shared.data(from: url) } }
    @Observable final class RatesController {
      let service = RateService()
      private(set) var rates: [String: Int] = [:]
      var currency = "EUR" { willSet { Settings.currency = newValue } }
      func rate() -> Int { rates[currency] ?? 1 }
      func load() async -> [String: Int] { await service.rates() }
    }
    @main struct RatesApp: App {
      @State private var rates = RatesController()
      var body: some Scene { WindowGroup { RateView().environment(rates) } }
    }
    struct RateView: View { @Environment(RatesController.self) var rates ; var body: some View { Text("\\(rates.rate())") } }
    final class Tabs {
      static let shared = Tabs()
      var tab = 0
      func open(_ user: String) { let session = Session.shared ; if session.user != user { tab = 1 } }
    }
    final class UserCell: UITableViewCell { func open(_ user: String) { AppData.shared.open(user) ; Tabs.shared.open(user) } }
    """,
    """
    import UIKit
    // The property only names what the container has.
    protocol Loading: AnyObject { func load() async throws -> Data }
    final class Loader: Loading { func load() async throws -> Data { try await URLSession.shared.data(from: URL(string: "a")!).0 } }
    final class Dependencies { let loader: any Loading ; init(loader: any Loading) { self.loader = loader } }
    class BaseController: UIViewController {
      var dependencies: Dependencies!
      var loader: any Loading { dependencies.loader }
    }
    """,
    broken: """
      import UIKit
      // The container also keeps the network and the account that the user chose in the settings.
      final class OrderService { func send() { URLSession.shared.dataTask(with: URLRequest(url: url)).resume() } }
      final class UserService { func load() { URLSession.shared.dataTask(with: URLRequest(url: url)).resume() } }
      @propertyWrapper struct Kept<Value> {
        let key: String
        let initial: Value
        var wrappedValue: Value {
          get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
          set { UserDefaults.standard.set(newValue, forKey: key) }
        }
      }
      final class Services {
        static let shared = Services()
        let orders = OrderService()
        let users = UserService()
        @Kept(key: "network", initial: "main") var network: String
        private init() {}
      }
      final class Accounts {
        static let shared = Accounts()
        let orders = OrderService()
        let users = UserService()
        var selected: String? {
          get { UserDefaults.standard.string(forKey: "account") }
          set { UserDefaults.standard.set(newValue, forKey: "account") }
        }
      }
      final class NetworkViewController: UIViewController {
        func select(_ network: String) { ↓Services.shared.network = network }
      }
      final class AccountViewController: UIViewController { func show() { title = ↓Accounts.shared.selected } }
      """,
    """
    import UIKit
    // The loader also gives its caller the data that it fetched.
    final class FileLoader {
      static let shared = FileLoader()
      private init() {}
      func image(_ url: URL, completion: @escaping (UIImage?) -> Void) { data(url) { completion(UIImage(data: $0 ?? Data())) } }
      func data(_ url: URL, completion: @escaping (Data?) -> Void) {
        URLSession.shared.dataTask(with: url) { data, _, _ in completion(data) }.resume()
      }
    }
    final class DishCell: UITableViewCell {
      func show(_ url: URL) { ↓FileLoader.shared.data(url) { [weak self] in self?.textLabel?.text = "\\($0?.count ?? 0)" } }
    }
    """,
    """
    import UIKit
    // The use case knows which dish has which image.
    final class DishImageUseCase {
      static let shared = DishImageUseCase()
      private init() {}
      func load(dishID: Int, done: @escaping (UIImage?) -> Void) {
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "\\(dishID)")) { data, _, _ in done(nil) }.resume()
      }
    }
    final class DishCell: UITableViewCell {
      func show(_ id: Int) { ↓DishImageUseCase.shared.load(dishID: id) { [weak self] in self?.imageView?.image = $0 } }
    }
    """,
    """
    import UIKit
    import WalletKit
    // The controller creates the package's service only to ask it.
    final class WalletsViewController: UIViewController { func show() { title = ↓WalletService().wallets().first?.name } }
    """,
    """
    import UIKit
    // The controller reads the log.
    final class Notes {
      private static let files = FileManager.default
      static func add(_ text: String, line: Int = #line) { files.createFile(atPath: text, contents: nil) }
      static func all() -> [String] { (try? files.contentsOfDirectory(atPath: "")) ?? [] }
    }
    final class DishViewController: UIViewController {
      func show() {
        Notes.add("shown")
        title = ↓Notes.all().first
      }
    }
    """,
    """
    import UIKit
    // The container gives the service that the type of the key names.
    class AnyKey {}
    final class Key<Object>: AnyKey {}
    extension AnyKey { static let orders: Key<OrderService> = make() }
    final class OrderService { func send() { URLSession.shared.dataTask(with: URLRequest(url: url)).resume() } }
    final class Container { subscript<Object>(single key: Key<Object>) -> Object { make(key) } }
    final class OrdersViewModel { let container = Container() }
    final class OrdersViewController: UIViewController {
      let viewModel = OrdersViewModel()
      func send() { viewModel.↓container[single: .orders].send() }
    }
    final class OrderCell: UITableViewCell {
      let container = Container()
      func send() { ↓container[single: AnyKey.orders].send() }
    }
    """,
    """
    import SwiftUI
    import UIKit
    // The object of the navigation also signs out, and the view chooses a currency, which is saved.
    final class Session {
      static let shared = Session()
      var user = UserDefaults.standard.string(forKey: "user")
      func signOut() { UserDefaults.standard.removeObject(forKey: "user") }
    }
    final class AppData: ObservableObject {
      static let shared = AppData()
      @Published var routes: [String] = []
      func close() { Session.shared.signOut() ; routes = [] }
    }
    enum Settings { static var currency: String? { get { UserDefaults.standard.string(forKey: "c") } set { UserDefaults.standard.set(newValue, forKey: "c") } } }
    final class RateService { func rates() async -> [String: Int] { await URLSession.shared.data(from: url) } }
    @Observable final class RatesController {
      let service = RateService()
      var currency = "EUR" { willSet { Settings.currency = newValue } }
      var notes: [String] = [] { didSet { Settings.currency = notes.first } }
      func choose(_ currency: String) { self.currency = currency }
      func takeNote() -> String { let note = notes.removeLast() ; return note }
      func load() async -> [String: Int] { await service.rates() }
    }
    @main struct RatesApp: App {
      @State private var rates = RatesController()
      var body: some Scene { WindowGroup { RateView().environment(rates) } }
    }
    struct RateView: View {
      @Environment(RatesController.self) var rates
      var body: some View { Button("USD") { ↓rates.choose("USD") } }
    }
    struct NoteView: View {
      @Environment(RatesController.self) var rates
      var body: some View { Text("").task { print(↓rates.takeNote()) } }
    }
    final class UserCell: UITableViewCell { func close() { ↓AppData.shared.close() } }
    """,
    """
    import UIKit
    protocol Loading: AnyObject { func load() async throws -> Data }
    final class Loader: Loading { func load() async throws -> Data { try await URLSession.shared.data(from: URL(string: "a")!).0 } }
    final class Dependencies { let loader: any Loading ; init(loader: any Loading) { self.loader = loader } }
    class BaseController: UIViewController {
      var dependencies: Dependencies!
      var loader: any Loading { dependencies.loader }
      func refresh() { Task { try await ↓loader.load() } }
    }
    """
  )
}
