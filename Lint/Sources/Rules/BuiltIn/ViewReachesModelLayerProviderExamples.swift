extension ViewReachesModelLayer {
  /// Types between a view and the stores: environments, factories, interactors, themes and models of a view.
  static let providerExamples = Examples(
    fine: """
      import SwiftUI
      // An environment provides stores, but a log, a date and a closure with a date aren't stores.
      final class Accounts { let session = URLSession.shared ; func all() -> [String] { session.names() } }
      final class Log { func info(_ text: String) { print(text) } }
      final class World {
        var accounts = Accounts()
        var log = Log()
        var date: () -> Date = Date.init
        func accounts(of team: String) -> Accounts? { let made = Accounts() ; return made }
      }
      let current = World()
      struct ClockView: View {
        var body: some View { Text("\\(current.date())").onAppear { current.log.info("shown") } }
      }
      struct AccountsScreen: View {
        var body: some View { AccountsList(viewModel: AccountsViewModel(accounts: current.accounts)) }
      }
      struct AccountsList: View { let viewModel: AccountsViewModel ; var body: some View { Text("") } }
      final class AccountsViewModel { init(accounts: Accounts) {} ; func load() {} }
      """,
    """
    import UIKit
    // A factory returns the store itself, alone or beside a view, and the view passes it on.
    protocol Sending { func send() async -> Bool }
    final class CoinSender: Sending { let session = URLSession.shared ; func send() async -> Bool { true } }
    enum SenderFactory {
      static func sender(of coin: String) -> Sending? { let sender = CoinSender() ; return sender }
      static func screen(of coin: String) -> (CoinSender, UIView) { let sender = CoinSender() ; return (sender, UIView()) }
    }
    enum Senders { static var shared: Sending = CoinSender() }
    final class BankService { let session = URLSession.shared ; func sender() -> Sending { CoinSender() } }
    final class SendViewController: UIViewController {
      func open() {
        show(SendViewModel(sender: SenderFactory.sender(of: "")), SenderFactory.screen(of: ""))
        show(SendViewModel(sender: Senders.shared))
        PickerConfiguration(library: PHPhotoLibrary.shared())
      }
      func open(_ bank: BankService) { show(SendViewModel(sender: bank.sender())) }
    }
    final class SendViewModel { init(sender: Sending?) {} ; func send() {} }
    """,
    """
    import UIKit
    import CoreData
    // A factory makes objects from the database. What the view does with them counts.
    let database = NSPersistentContainer(name: "Courses")
    protocol Offline { var isOffline: Bool { get } }
    final class OfflineLive: Offline { let isOffline = false ; init(context: NSManagedObjectContext) {} }
    final class OfflineViewModel: ObservableObject { init(offline: Offline) {} }
    enum OfflineAssembly {
      static func make() -> Offline {
        let made = OfflineLive(context: database.viewContext)
        return made
      }
      static func makeViewModel() -> OfflineViewModel {
        OfflineViewModel(offline: OfflineLive(context: database.viewContext))
      }
    }
    final class CourseViewController: UIViewController {
      let viewModel = OfflineAssembly.makeViewModel()
      let offline = OfflineAssembly.make()
      func update() { title = offline.isOffline ? "offline" : "" }
    }
    """,
    """
    import UIKit
    // A service for dialogs, a painter of images, and a tool that reads a constant of a store aren't stores.
    final class WalletService { let session = URLSession.shared ; static var prefix: String { "coin" } }
    protocol DialogService { func show(_ text: String) ; func setUp(_ window: UIWindow) }
    final class AppDialogService: DialogService {
      let wallets = WalletService()
      weak var window: UIWindow?
      func setUp(_ window: UIWindow) { self.window = window }
      func show(_ text: String) { window?.rootViewController?.present(UIAlertController(title: text), animated: true) }
    }
    final class AvatarService { private var cache: [String: UIImage] = [:] ; func avatar(_ key: String) -> UIImage { cache[key]! } }
    final class LinkTools { static func encode(_ text: String) -> String { "\\(WalletService.prefix):\\(text)" } }
    final class WalletViewController: UIViewController {
      let dialogs: DialogService
      let avatars = AvatarService()
      init(dialogs: DialogService) { self.dialogs = dialogs }
      func show() { dialogs.show(LinkTools.encode("")) ; imageView.image = avatars.avatar("") }
    }
    """,
    """
    import UIKit
    // A service that only formats dates, and one that passes messages on to several logs.
    protocol DateServiceProtocol { func text(_ date: Date) -> String }
    final class DateService: DateServiceProtocol {
      static let shared: DateServiceProtocol = DateService()
      private let formatter = DateFormatter()
      func text(_ date: Date) -> String { formatter.string(from: date) }
      private func setUp() { formatter.dateStyle = .short }
    }
    protocol LogWriter { func log(_ message: String) }
    final class LogService {
      static let shared = LogService()
      let level = 1
      private(set) var loggers = [LogWriter]()
      func error(_ message: String) { loggers.forEach { $0.log(message) } }
    }
    final class DateViewController: UIViewController {
      func show(_ date: Date) { title = DateService.shared.text(date) ; LogService.shared.error("shown") }
    }
    """,
    """
    import UIKit
    // An interactor passes its results to a presenter, and a model prepares data for its view.
    protocol FeedPresentation { func show(_ posts: [String]) }
    final class FeedPresenter: FeedPresentation { func show(_ posts: [String]) {} }
    final class PostsWorker { let session = URLSession.shared ; func posts() async -> [String] { [] } }
    protocol FeedLogic { func load() async -> Bool }
    final class FeedInteractor: FeedLogic {
      var presenter: FeedPresentation?
      let worker = PostsWorker()
      func load() async -> Bool { presenter?.show(await worker.posts()) ; return true }
    }
    final class FilesModel {
      private let worker = PostsWorker()
      func load() async -> [String] { await worker.posts() }
    }
    final class FeedViewController: UIViewController {
      var interactor: FeedLogic?
      private let model = FilesModel()
      func load() async { _ = await interactor?.load() ; _ = await model.load() }
    }
    """,
    """
    import UIKit
    // A theme styles views by the user's settings, and a reporter is only told things.
    protocol Theme { var tint: UIColor { get } }
    struct DarkTheme: Theme { let tint = UIColor.black }
    final class ThemeService {
      static let shared = ThemeService()
      private let defaults = UserDefaults.standard
      var theme: Theme = DarkTheme()
      var mode: String { defaults.string(forKey: "mode") ?? "" }
    }
    final class VisitReporter {
      private let defaults = UserDefaults.standard
      func reportVisit() { if !defaults.bool(forKey: "visited") { defaults.set(true, forKey: "visited") } }
    }
    final class ThemedViewController: UIViewController {
      let reporter = VisitReporter()
      func style() { view.tintColor = ThemeService.shared.theme.tint ; reporter.reportVisit() }
    }
    """,
    """
    import UIKit
    // A player of downloads gives nothing back, a recorder only clears up its files, and an image view loads its own image.
    final class SoundPlayer {
      weak var delegate: AnyObject?
      private var task: URLSessionDataTask?
      func play(_ url: URL) { task?.cancel() }
    }
    final class VoiceRecorder {
      var isRecording = false
      func file() -> URL { FileManager.default.temporaryDirectory }
      func cancel() { try? FileManager.default.removeItem(at: file()) }
    }
    final class ImageCacheService { static let shared = ImageCacheService() ; func image(_ url: URL) async -> UIImage? { nil } }
    extension UIImageView { func load(_ url: URL) async { image = await ImageCacheService.shared.image(url) } }
    final class RemoteImageView: UIImageView { func show(_ url: URL) async { image = await ImageCacheService.shared.image(url) } }
    final class VoiceViewController: UIViewController {
      let player = SoundPlayer()
      let recorder = VoiceRecorder()
      func stop() { recorder.cancel() ; player.play(recorder.file()) }
    }
    """,
    """
    import UIKit
    // A static member that computes its value from arguments and constants accesses no data.
    final class PoolService {
      static let separator = "-"
      static var version: String { "1" + separator }
      let session = URLSession.shared
      static func name(of pool: String) -> String { pool.components(separatedBy: separator)[0] + version }
    }
    final class PoolViewController: UIViewController {
      func show(_ pool: String) { title = PoolService.name(of: pool) + PoolService.version }
    }
    """,
    """
    import UIKit
    import StoreKit
    // A product is data, and so is a nested type. A switch that tells the store something gets nothing back.
    final class Shelf { var products: [Product] = [] ; func kinds() -> [Any] { [Product.ProductType.consumable] } }
    final class PaymentSwitch { func restore() { SKPaymentQueue.default().restoreCompletedTransactions() } }
    final class ShelfViewController: UIViewController {
      private let shelf = Shelf()
      private let payments = PaymentSwitch()
      func show() { title = shelf.products.first?.displayName ; show(shelf.kinds()) ; payments.restore() }
    }
    """,
    """
    import UIKit
    import Combine
    // The row's item brings the service, and the cell shows what it publishes.
    final class PriceService: ObservableObject { let session = URLSession.shared ; @Published var price = "" ; func load() {} }
    final class PriceItem { let service: PriceService ; init(service: PriceService) { self.service = service } }
    final class PriceCell: UITableViewCell {
      var bag: Set<AnyCancellable> = []
      func show(_ item: PriceItem) {
        textLabel?.text = item.service.price
        item.service.$price.sink { _ in }.store(in: &bag)
      }
    }
    """,
    """
    import UIKit
    import AVFoundation
    // A player is a service of the device.
    final class PlayerService { let player = AVPlayer() ; func toggle() { player.play() } ; var time: Double { 0 } }
    final class PlayerViewController: UIViewController { let service = PlayerService() ; func toggle() { service.toggle() } }
    """,
    """
    import SwiftUI
    // The settings of a theme: each mode states a color scheme.
    enum Mode: String { case light, dark ; var scheme: ColorScheme { self == .dark ? .dark : .light } }
    final class ThemeManager {
      static let shared = ThemeManager()
      var mode = Mode.light { didSet { UserDefaults.standard.set(mode.rawValue, forKey: "mode") } }
    }
    final class ThemeWindow: UIWindow { func update() { show(ThemeManager.shared.mode) } }
    """,
    """
    import UIKit
    // A helper opens a screen, another one only reports, and the view only connects a presenter with its store.
    final class Orders { static let shared = Orders() ; let session = URLSession.shared ; func all() -> [String] { session.names() } }
    struct OrderPages {
      static func open(on view: UIView) { view.addSubview(UILabel(Orders.shared.all())) }
      static var title: String { Orders.shared.all()[0] }
      static func reload() { print(Orders.shared.all()) ; open() }
    }
    enum OrderEvents { static func send(_ name: String) { print(Orders.shared, name) } }
    final class OrderPresenter { var orders: Orders? }
    final class OrderViewController: UIViewController {
      let presenter = OrderPresenter()
      func start() {
        presenter.orders = Orders.shared
        OrderPages.open(on: view)
        OrderPages.reload()
        OrderEvents.send(OrderPages.title)
      }
    }
    """,
    broken: """
      import SwiftUI
      final class Accounts { let session = URLSession.shared ; func all() -> [String] { session.names() } }
      final class World {
        var accounts = Accounts()
        func accounts(of team: String) -> Accounts? { let made = Accounts() ; return made }
      }
      let current = World()
      struct AccountsView: View { var body: some View { Text(current.↓accounts.all()[0]) } }
      struct TeamView: View { var body: some View { Text(current.↓accounts(of: "team")?.all()[0] ?? "") } }
      """,
    """
    import UIKit
    final class CoinSender { let session = URLSession.shared ; func send() async -> Bool { true } }
    final class BankService { let session = URLSession.shared ; func sender() -> CoinSender { CoinSender() } }
    final class SendViewController: UIViewController {
      func send(_ bank: BankService) async { _ = await ↓bank.sender().send() }
      func open() {
        let sender = ↓CoinSender()
        show(SendViewModel(sender: sender))
      }
    }
    final class SendViewModel { init(sender: CoinSender) {} ; func send() {} }
    """,
    """
    import UIKit
    // Without a presenter, the caller gets the results.
    final class PostsWorker { let session = URLSession.shared ; func posts() async -> [String] { [] } }
    final class FeedProvider { private let worker = PostsWorker() ; func load() async -> [String] { await worker.posts() } }
    final class FeedViewController: UIViewController {
      private let ↓provider = FeedProvider()
      func load() async { _ = await provider.load() }
    }
    """,
    """
    import UIKit
    final class AccentStore {
      static let shared = AccentStore()
      private let defaults = UserDefaults.standard
      var name: String { defaults.string(forKey: "accent") ?? "" }
    }
    final class DraftArchive {
      static func texts() -> [String] { FileManager.default.subpaths(atPath: "") ?? [] }
      static func text(at path: String) -> Data? { FileManager.default.contents(atPath: path) }
    }
    final class AccentViewController: UIViewController {
      func show() { title = ↓AccentStore.shared.name }
      func edit() { title = ↓DraftArchive.texts()[0] }
    }
    final class DraftViewController: UIViewController {
      func show(_ path: String) { _ = ↓DraftArchive.text(at: path) }
    }
    """,
    """
    import UIKit
    import NetworkKit
    protocol LetterRepository { func letters() async -> [String] }
    final class LetterRepositoryImpl: LetterRepository {
      private let network = Network()
      func letters() async -> [String] { await network.get("letters") }
    }
    final class UserListener {
      private let session = URLSession.shared
      let names = Subject()
      func name() -> Subject { listen() ; return names }
      private func listen() { session.getAllTasks { _ in } }
    }
    final class UserManager {
      static let shared = UserManager()
      private(set) var name = ""
      private let listener = UserListener()
      func start() { listener.name() }
    }
    final class LetterViewController: UIViewController {
      func open() { show(LettersViewModel(repository: ↓LetterRepositoryImpl())) }
      func greet() { title = ↓UserManager.shared.name }
    }
    final class LettersViewModel { init(repository: LetterRepository) {} ; func load() {} }
    """,
    """
    import UIKit
    import StoreKit
    // A manager that is called back by the store handles its results, and static members of a product fetch it.
    final class PaymentManager: NSObject, SKPaymentTransactionObserver {
      static let shared = PaymentManager()
      func restore() { SKPaymentQueue.default().restoreCompletedTransactions() }
      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions: [SKPaymentTransaction]) {}
    }
    final class Purchases {
      func products() async throws -> [Product] { try await Product.products(for: []) }
      func isPro() async -> Bool { for await _ in Transaction.currentEntitlements { return true } ; return false }
    }
    final class PaywallViewController: UIViewController {
      private let ↓purchases = Purchases()
      func restore() { ↓PaymentManager.shared.restore() }
      func load() async { _ = try? await purchases.products() }
    }
    """,
    """
    import UIKit
    // The name begins like that of a test double, but no other type has its protocol. A generic result is its argument.
    final class SpyGlassRepository { let session = URLSession.shared ; func names() async -> [String] { [] } }
    func with<Item>(_ item: Item, update: (inout Item) -> Void) -> Item { item }
    final class Environment { var glasses = with(SpyGlassRepository()) { _ in } }
    var Current = Environment()
    final class GlassViewController: UIViewController {
      private let ↓repository = SpyGlassRepository()
      func load() async { _ = await repository.names() }
    }
    final class GlassesViewController: UIViewController {
      func load() async { _ = await Current.↓glasses.names() }
    }
    """,
    """
    import UIKit
    import Combine
    final class PriceService: ObservableObject { let session = URLSession.shared ; @Published var price = "" ; func load() {} }
    final class PriceItem { let service: PriceService ; init(service: PriceService) { self.service = service } }
    final class PriceCell: UITableViewCell {
      func show(_ item: PriceItem) {
        item.↓service.load()
        textLabel?.text = item.service.price
      }
    }
    """,
    """
    import FirebaseRemoteConfig
    import UIKit
    final class AppConfig {
      static let shared = AppConfig()
      func text(_ key: String) -> String { RemoteConfig.remoteConfig()[key].stringValue ?? "" }
    }
    final class NewsCell: UITableViewCell { func show() { textLabel?.text = ↓AppConfig.shared.text("news") } }
    """,
    """
    import UIKit
    // All screens share the cache.
    final class ImageManager {
      static let shared = ImageManager()
      private let cache = NSCache<NSString, UIImage>()
      func image(for key: String) -> UIImage? { cache.object(forKey: key as NSString) }
    }
    final class PhotoCell: UITableViewCell { func show(_ key: String) { imageView?.image = ↓ImageManager.shared.image(for: key) } }
    """,
    """
    import UIKit
    import AVFoundation
    import Telemetry
    final class PlayerService { let player = AVPlayer() ; func toggle() { player.play() } ; var time: Double { 0 } }
    final class PlayerViewController: UIViewController { let ↓service = PlayerService() ; func toggle() { service.toggle() } }
    """,
    """
    import SwiftUI
    // The mode has no looks.
    enum Mode: String { case simple, complete ; var isSimple: Bool { self == .simple } }
    final class ModeManager {
      static let shared = ModeManager()
      var mode = Mode.simple { didSet { UserDefaults.standard.set(mode.rawValue, forKey: "mode") } }
    }
    final class ModeWindow: UIWindow { func update() { show(↓ModeManager.shared.mode) } }
    """,
    """
    import UIKit
    // Static members over a store. The message names the type that the view can name.
    final class Orders { static let shared = Orders() ; let session = URLSession.shared ; func all() -> [String] { session.names() } }
    class OrderHelper {
      static var newest: String? { Orders.shared.all().first }
      static func clear() throws { print(Orders.shared.all()) }
    }
    final class OrderViewController: UIViewController {
      let label = UILabel()
      func update() { label.text = OrderHelper.↓newest }
    }
    final class ClearViewController: UIViewController { func clear() throws { try OrderHelper.↓clear() } }
    """
  )
}
