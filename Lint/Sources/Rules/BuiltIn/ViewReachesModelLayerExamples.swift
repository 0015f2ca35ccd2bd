extension ViewReachesModelLayer {
  public static let pageExample = ExamplePair(
    broken: """
      import UIKit
      final class ProfileViewController: UIViewController {
        var viewModel: ProfileViewModel?
        func signOut() { ↓UserDefaults.standard.removeObject(forKey: "user") }
      }
      final class ProfileViewModel {
        func signOut() {}
      }
      """,
    replacing: "UserDefaults.standard.removeObject(forKey: \"user\")",
    with: "viewModel?.signOut()"
  )

  public static let examples =
    accessExamples + providerExamples + sharedExamples + keeperExamples + creationExamples + sendingExamples
    + managedExamples + valueExamples + environmentExamples + containerExamples
    + packageExamples
    + helperExamples
    + delegateExamples

  private static let accessExamples = Examples(
    fine: """
      import UIKit
      final class ProfileViewController: UIViewController {
        var viewModel: ProfileViewModel?
        func open(_ url: URL) { viewModel?.load(url) ; analytics.log(url) }
      }
      final class ProfileViewModel {
        func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
      }
      """,
    """
    import SwiftUI
    protocol NotesRepository { func all() -> [String] }
    final class FileNotesRepository: NotesRepository { func all() -> [String] { FileManager.default.contents() } }
    struct Container { let notes: NotesRepository }
    struct NotesView: View {
      @Query private var notes: [Note]
      @Environment(\\.modelContext) private var context: ModelContext
      @Environment(\\.injected) private var injected: Container
      var body: some View { Button("Add") { context.insert(Note()) ; print(injected.notes.all()) } }
    }
    final class NotesViewModel: ObservableObject { let notes: NotesRepository ; init(notes: NotesRepository) {} }
    struct NotesList: View {
      @ObservedObject var viewModel: NotesViewModel
      var body: some View { NotesList(viewModel: NotesViewModel(notes: viewModel.notes)) }
    }
    struct NotesRoot: View {
      var body: some View { NotesView().environment(\\.injected, .current).environmentObject(SessionService.shared) }
    }
    final class SessionService: ObservableObject { static let shared = SessionService() ; let session = URLSession.shared }
    struct NotesPreview: PreviewProvider {
      static var previews: some View { let store = FileNotesRepository() ; return Text(store.all()[0]) }
    }
    """,
    """
    import UIKit
    final class SettingsCoordinator { func start() { UserDefaults.standard.set(true, forKey: "seen") } }
    final class AppDelegate: UIResponder, UIApplicationDelegate { let manager = FileManager.default }
    final class SettingsView: UIView {
      func watch() { center.addObserver(self, selector: #selector(show), name: UserDefaults.didChangeNotification, object: nil) }
      func isSystem(_ domain: String) -> Bool { domain == UserDefaults.globalDomain }
    }
    final class PhotosView: UIView { func isAllowed() -> Bool { PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized } }
    """,
    """
    import UIKit
    func openInBrowser(_ url: URL, from screen: UIViewController) { UserDefaults.standard.set(url, forKey: "last") }
    private func convert(from old: URL, to new: URL) { FileManager.default.move(old, new) }
    struct Account {
      let url: URL, stillURL: URL
      func avatar() -> URL { let isStill = UserDefaults.standard.bool(forKey: "still") ; return isStill ? stillURL : url }
    }
    final class AvatarView: UIView {
      func show(_ account: Account, in screen: UIViewController) {
        openInBrowser(account.avatar(), from: screen)
        convert(center, to: screen.view)
      }
    }
    """,
    """
    import UIKit
    protocol PhotoRepository { func photo() -> UIImage? }
    final class DiskPhotoRepository: PhotoRepository {
      static let shared = DiskPhotoRepository()
      func photo() -> UIImage? { FileManager.default.contents(atPath: "").flatMap(UIImage.init) }
    }
    struct Services { static let current = Services() ; let photos: PhotoRepository = DiskPhotoRepository.shared }
    final class PhotoViewModel { init(photos: PhotoRepository, defaults: UserDefaults) {} ; func show() {} }
    final class PhotoViewController: UIViewController {
      private let viewModel: PhotoViewModel
      init(photos: PhotoRepository) { viewModel = PhotoViewModel(photos: photos, defaults: UserDefaults.standard) }
      func open(photos: PhotoRepository) { show(PhotoViewController(photos: photos), sender: nil) }
      func openShared() { show(PhotoViewController(photos: DiskPhotoRepository.shared), sender: nil) }
      func openCurrent() { show(PhotoViewController(photos: Services.current.photos), sender: nil) }
    }
    """,
    """
    import UIKit
    final class Painter {
      static let shared = Painter()
      var isDark: Bool {
        get { UserDefaults.standard.bool(forKey: "dark") }
        set { UserDefaults.standard.set(newValue, forKey: "dark") ; UINavigationBar.appearance().barStyle = .black }
      }
    }
    enum EventLog { static func write(_ line: String) { FileManager.default.createFile(atPath: line, contents: nil) } }
    final class Container { lazy var backend = Backend(session: URLSession.shared) }
    final class InboxViewController: UIViewController {
      private static let sampleInbox = InboxFetcher()
      let container = Container()
      func update() { EventLog.write("update") ; view.isHidden = Painter.shared.isDark }
    }
    final class InboxFetcher { let session = URLSession.shared }
    struct InboxPreview: PreviewProvider { static var previews: some View { Text(InboxViewController.sampleInbox) } }
    """,
    """
    import SwiftUI
    final class CartStore: ObservableObject { @Published var items: [String] = [] ; func add(_ item: String) {} }
    final class LibraryRepository: ObservableObject {
      @Published var books: [String] = []
      @Published var filter = ""
      func reload() {}
    }
    struct LibraryView: View {
      @EnvironmentObject private var cart: CartStore
      @EnvironmentObject private var library: LibraryRepository
      var body: some View {
        TextField("", text: $library.filter)
        Button(library.books[0]) { cart.add(library.books[0]) }
        BookView(viewModel: BookViewModel(library: library))
      }
    }
    """,
    """
    import CoreHaptics
    import OSLog
    import UIKit
    // The service of the device only writes to the log.
    final class EngineService {
      private let logger = Logger()
      private var engine: CHHapticEngine?
      func duration(of pattern: String) -> Double { engine?.duration(of: pattern) ?? 0 }
    }
    final class PayViewController: UIViewController {
      private let engine = EngineService()
      func pay() { view.alpha = engine.duration(of: "pay") }
    }
    """,
    """
    import UIKit
    protocol EventSink { func send(_ event: String) }
    protocol Analytics { var isEnabled: Bool { get set } ; func track(_ event: String) }
    final class LiveAnalytics: Analytics {
      private(set) var sink: EventSink
      var isEnabled: Bool {
        get { UserDefaults.standard.bool(forKey: "analytics") }
        set { UserDefaults.standard.set(newValue, forKey: "analytics") }
      }
      func track(_ event: String) { if isEnabled { sink.send(event) } }
    }
    protocol FeatureFlagService { func isEnabled(_ flag: String) -> Bool }
    final class HapticsService { func play(_ pattern: Int) {} }
    final class CartViewController: UIViewController {
      private let analytics: Analytics
      private let flags: FeatureFlagService
      private let haptics = HapticsService()
      func pay() { if flags.isEnabled("fast") { analytics.track("pay") ; haptics.play(1) } }
    }
    """,
    """
    import UIKit
    final class OrderStore { let defaults = UserDefaults.standard ; func all() -> [String] { [] } }
    enum Services { static var orders: OrderStore { OrderStore() } }
    final class OrderResults { init(orders: OrderStore) {} }
    final class OrdersViewController: UIViewController {
      private lazy var results: OrderResults = { let orders = Services.orders ; return OrderResults(orders: orders) }()
      init(orders: OrderStore = Services.orders) { super.init(nibName: nil, bundle: nil) }
      func exportURL() -> URL { FileManager.default.temporaryDirectory }
    }
    """,
    """
    import SwiftUI
    import Network
    @Observable final class FeedModel { func load() { URLSession.shared.getAllTasks { _ in } } }
    @Observable final class SessionManager {
      static let shared = SessionManager()
      var user = "", filter = ""
      func clearFilter() { filter = "" }
      func logIn() { URLSession.shared.getAllTasks { _ in } }
    }
    @Observable final class Connection {
      static let shared = Connection()
      private let monitor = NWPathMonitor()
      var isOnline: Bool { monitor.currentPath.status == .satisfied }
    }
    struct FeedView: View {
      @State private var model = FeedModel()
      @Environment(SessionManager.self) private var session
      var body: some View { Button(session.user) { session.clearFilter() ; if Connection.shared.isOnline { model.load() } } }
    }
    """,
    """
    import UIKit
    import HighlightKit
    protocol OrderStore { func all() -> [String] }
    final class DiskOrderStore: OrderStore { func all() -> [String] { FileManager.default.contents() } }
    protocol OrderStoreFactory { func makeStore() -> OrderStore }
    final class OrdersViewModel { init(store: OrderStore) {} ; func load() {} }
    final class ScreenFactory {
      private let store = DiskOrderStore()
      func makeViewModel() -> OrdersViewModel { print(store.all()) ; return OrdersViewModel(store: store) }
    }
    protocol StatusService { func showStatus() }
    final class Screens: StatusService {
      private lazy var orders = OrdersViewController()
      func showStatus() { orders.loadViewIfNeeded() }
    }
    class OptionsPresenter: NSObject { func viewDidLoad() {} }
    final class OrderPresenter: OptionsPresenter {
      private let orders: OrderStore
      override func viewDidLoad() { print(orders.all()) }
    }
    final class OrdersViewController: UIViewController {
      private let factory: OrderStoreFactory
      private let screens = ScreenFactory()
      private let status: StatusService
      private lazy var viewModel = OrdersViewModel(store: factory.makeStore())
      func askForReminders() {
        UNUserNotificationCenter.current().requestAuthorization { _, _ in }
        let center = UNUserNotificationCenter.current()
        center.getNotificationSettings { _ in }
      }
      func highlight() { HighlightClient().run(HighlightClient.defaultStyle) ; status.showStatus() }
    }
    """,
    """
    import SwiftUI
    final class Preferences: ObservableObject { static let shared = Preferences() ; @AppStorage("on") var isOn = false }
    final class Theme: ObservableObject {
      static let shared = Theme()
      @AppStorage("dark") var isDark = false
      var tint: Color { isDark ? .white : .black }
    }
    struct PreferencesView: View {
      @ObservedObject private var preferences = Preferences.shared
      var body: some View { Text(preferences.isOn ? "on" : "off").foregroundColor(Theme.shared.tint) }
    }
    """,
    broken: """
      import SwiftMVVMPattern
      protocol RepoStore { func repos() -> [String] }
      final class Screen: ViewModelHolder {
        var viewModel: ListViewModel?
        var ↓store: RepoStore?
      }
      final class ListViewModel: ViewModel {
        var store: RepoStore?
      }
      """,
    """
    import SwiftUI
    import VaultKit
    final class GitClient { func fetch() async { Process().run() } }
    final class ProjectFiles { let manager = FileManager.default ; func add(_ name: String) { manager.create(name) } }
    final class SourceControl: ObservableObject {
      @Published var branch = ""
      let git = GitClient()
      weak var files: ProjectFiles?
      func fetch() async { await git.fetch() }
    }
    final class ProjectDocument: ObservableObject { let files = ProjectFiles() }
    struct FetchButton: View {
      @EnvironmentObject private var source: SourceControl
      var body: some View { Button("") { Task { await ↓source.fetch() } } }
    }
    struct BranchView: View {
      @EnvironmentObject private var source: SourceControl
      var body: some View { Text(source.branch) }
    }
    struct AddButton: View {
      @EnvironmentObject private var document: ProjectDocument
      var body: some View { Button("") { document.↓files.add("file") } }
    }
    final class Preferences: ObservableObject {
      static let shared = Preferences()
      static let defaults = UserDefaults(suiteName: "app")
      @AppStorage("on") var isOn = false
    }
    struct PreferencesView: View { var body: some View { Text(↓Preferences.shared.isOn ? "on" : "off") } }
    struct ResetView: View { var body: some View { Button("") { ↓Preferences.defaults?.removeObject(forKey: "on") } } }
    struct SecretView: View { var body: some View { Text(↓SecretRepository.shared.secret) } }
    struct RemindersView: View {
      var body: some View { Button("") { ↓UNUserNotificationCenter.current().removeAllPendingNotificationRequests() } }
    }
    """,
    """
    import UIKit
    enum ChatSocket { static func send(_ text: String, then: () -> Void) { URLSession.shared.socket(text).resume() } }
    struct RoomManager {
      static func reload() { URLSession.shared.getAllTasks { _ in } }
      static func join() { enter("room") }
      private static func enter(_ room: String) { ChatSocket.send(room) {} }
      static func title(of room: String) -> String { room.capitalized }
    }
    final class RoomViewController: UIViewController {
      func join() { title = RoomManager.title(of: "room") ; ↓RoomManager.join() }
    }
    """,
    """
    import UIKit
    protocol ImagesRepository { func image(at path: String) -> UIImage? }
    final class DiskImagesRepository: ImagesRepository {
      func image(at path: String) -> UIImage? { FileManager.default.contents(atPath: path).flatMap(UIImage.init) }
    }
    final class ImageCell: UITableViewCell {
      private var ↓repository: ImagesRepository?
      func fill(repository: ImagesRepository? = DiskImagesRepository()) {
        self.repository = repository
      }
      func show(_ path: String) {
        imageView?.image = repository?.image(at: path)
      }
    }
    final class LargeImageCell: UITableViewCell {
      func show(_ path: String, from repository: ImagesRepository) {
        imageView?.image = ↓repository.image(at: path)
      }
    }
    extension ImageCell {
      func reload() { show("") ; imageView?.image = repository?.image(at: "") }
    }
    // Sources/App/Caching.swift
    extension UserDefaults { static var lastPath: String { standard.string(forKey: "path") ?? "" } }
    final class PathController: UIViewController { func isOpen(_ path: String) -> Bool { path == ↓UserDefaults.lastPath } }
    class CachingController: UIViewController { let ↓files = FileManager() }
    final class ImageController: CachingController {
      func clear() { files.removeItem(atPath: "") ; ↓UserDefaults.standard.removeObject(forKey: "image") }
      func forget() { UserDefaults.standard.removeObject(forKey: "last") }
    }
    // Sources/App/Forgetting.swift
    extension ImageController {
      func forgetAll() { UserDefaults.standard.removePersistentDomain(forName: "app") }
    }
    """,
    """
    import UIKit
    import KeychainAccess
    private let keychain = Keychain(service: "app")
    struct User: Codable {
      var name = ""
      static func current() -> User? { keychain["user"].flatMap(User.init) }
    }
    final class AuthManager {
      static let shared = AuthManager()
      private let keychain = Keychain(service: "app")
      static func removeToken() { shared.keychain["token"] = nil }
    }
    final class SettingsViewController: UIViewController {
      func logout() {
        title = User.↓current()?.name
        ↓AuthManager.removeToken()
        ↓UserDefaults.standard.removeObject(forKey: "user")
        UserDefaults.standard.removeObject(forKey: "token")
      }
    }
    """,
    """
    import UIKit
    final class ReposFetcher {
      private var task: URLSessionDataTask?
      func fetch() { task?.resume() }
    }
    struct Services { static let current = Services() ; let repos = ReposFetcher() }
    final class ReposViewController: UIViewController {
      func load() {
        let fetcher = Services.current.↓repos
        fetcher.fetch()
      }
    }
    extension UIViewController {
      func reload() { ↓ReposFetcher().fetch() }
    }
    """,
    """
    import UIKit
    import GRDB
    struct World { var database: () -> DatabaseQueue = { shared } }
    var current = World()
    func resetStores() { UserDefaults.standard.removePersistentDomain(forName: "app") }
    @propertyWrapper struct Kept { var wrappedValue: Bool { UserDefaults.standard.bool(forKey: "kept") } }
    struct Session {
      let id: String
      func account() -> String? { let all = FileManager.default.accounts() ; return all.first }
    }
    final class PlacesViewController: UIViewController {
      @Kept var ↓isOpen: Bool
      func show(_ session: Session) {
        title = session.↓account()
        current.↓database().read { print($0) }
        ↓resetStores()
      }
    }
    """,
    """
    import UIKit
    enum CommandLineTool { static func output(of command: String) -> String { Process().output(command) } }
    final class Git { func status() -> String { CommandLineTool.output(of: "git status") } }
    final class NavigationHistoryStore { func last() -> String { "" } }
    final class StatusViewController: UIViewController {
      private let ↓git = Git()
      private let ↓history = NavigationHistoryStore()
      var previewTitle: String { history.last() + git.status() }
      func show() { title = ↓UserDefaults.standard.string(forKey: "title") }
    }
    """,
    """
    import SwiftUI
    final class LibraryRepository: ObservableObject { @Published var books: [String] = [] ; func reload() {} }
    @Observable final class AccountClient { let session = URLSession.shared ; func signOut() {} }
    struct LibraryView: View {
      @EnvironmentObject private var library: LibraryRepository
      var body: some View { Button(library.books[0]) { ↓library.reload() } }
    }
    struct AccountView: View {
      @Environment(AccountClient.self) private var client
      var body: some View { Button("") { ↓client.signOut() } }
    }
    struct DetailView: View {
      @ObservedObject var library: LibraryRepository
      var body: some View { Text("").refreshable { ↓library.reload() } }
    }
    """,
    """
    import SwiftUI
    // SwiftUI can't observe the storage of the view model, so the view reads the storage itself.
    protocol AppStorage { var usesDates: Bool { get set } }
    final class StoredSettings: AppStorage {
      private let defaults = UserDefaults.standard
      var usesDates: Bool { get { defaults.bool(forKey: "dates") } set { defaults.set(newValue, forKey: "dates") } }
    }
    final class DatesViewModel: ObservableObject {
      @Published var title = ""
      var storage: AppStorage
      init(storage: AppStorage) { self.storage = storage }
    }
    struct DatesView: View {
      @StateObject private var viewModel: DatesViewModel
      var body: some View {
        Text(viewModel.title)
        RowView(usesDates: viewModel.↓storage.usesDates)
      }
    }
    """,
    """
    import SwiftUI
    import CoreLocation
    @Observable final class SessionManager {
      static let shared = SessionManager()
      var user = ""
      func logIn() { URLSession.shared.getAllTasks { _ in } }
    }
    @Observable final class PlaceManager {
      private let manager = CLLocationManager()
      func locate() { manager.requestLocation() }
    }
    final class BackupManager: ObservableObject {
      @Published var isSaving = false
      func save() { FileManager.default.createFile(atPath: "", contents: nil) }
    }
    @Observable final class MapViewModel { func load() {} }
    struct AccountView: View {
      @Environment(SessionManager.self) private var session
      var body: some View { Button(session.user) { ↓session.logIn() } }
    }
    struct NameView: View { var body: some View { Text(↓SessionManager.shared.user) } }
    struct MapView: View {
      @State private var viewModel = MapViewModel()
      @State private var places = ↓PlaceManager()
      var body: some View { Button("") { places.locate() } }
    }
    struct BackupView: View {
      @EnvironmentObject private var backup: BackupManager
      var body: some View { Button("") { ↓backup.save() } }
    }
    struct RestoreView: View {
      @EnvironmentObject private var backup: BackupManager
      var body: some View { Text("") }
    }
    """
  )
}
