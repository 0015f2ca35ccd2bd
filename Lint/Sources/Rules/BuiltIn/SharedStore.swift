public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view model that uses the shared instance of a store.
public enum SharedStore: Rule {
  public static let name = "shared-store"
  public static let severity = Severity.warning
  public static let summary = "A view model uses the shared instance of a store, such as 'URLSession.shared'."
  public static let rationale = """
    A test can't replace the shared instance, so it runs against the real network, files or settings. Pass the store to \
    the initializer instead; its default argument may be the shared instance. There is one finding per view model and \
    store, at its first use. Stores of the system count too, and so do the store that a factory shares and \
    the settings that an observed object shares. A store that a shared object contains counts as well, such as \
    'App.shared.itemStore'. So does the shared instance of a class in Objective-C that uses a \
    store of the system. If the sources of a package are missing, its shared instance counts if the type is \
    named like a store. It also counts if code subscribes to the results of several of its functions. A property that a test can set is \
    fine, and so is an instance that the view model only passes to its own initializer.
    """

  public static let fix = RuleFix.none("The store has to be passed to the object by its creator, in another file.")

  public static let limits = [
    "A comment suppresses only the use at its place. The finding is then about the other uses in the view model.",
    "It skips a property that `concrete-store` reports, because that finding names the protocol to inject.",
    "It skips a store that the view model creates, and one that a function of a container returns.",
    "It skips a request for a permission, and a manager's function that only sends an event to a package.",
    "It skips a constant with a literal value, such as `let limit = 20`.",
    "It skips a member of `FileManager` that only returns the location of a folder.",
    "It reports code that a test never runs, such as an import of old settings.",
  ]

  public static let examples = Examples(
    fine: """
      import Foundation
      final class ListViewModel {
        private let session: URLSession
        init(session: URLSession = .shared) { self.session = session }
        func load() { session.getAllTasks { _ in } }
      }
      """,
    """
    import Foundation
    final class ItemStore { static let shared = ItemStore() ; func load() { URLSession.shared.getAllTasks { _ in } } }
    final class Tracker { static let shared = Tracker() ; func track() {} }
    enum Settings { static let limit = 20 }
    final class ListViewModel {
      var store = ItemStore.shared
      private let other: ItemStore
      init(store: ItemStore? = nil) { other = store ?? ItemStore.shared }
      convenience init(row: Int) { self.init(store: ItemStore.shared) }
      static let preview = ListViewModel(store: ItemStore.shared)
      func load() { store.load() ; Tracker.shared.track() ; NotificationCenter.default.post(name: .init(""), object: nil) }
      func folder() -> URL { FileManager.default.temporaryDirectory }
      func start() { Task { @MainActor in print(Settings.limit, Locale.current, Bundle.main) } }
    }
    final class ItemLoader { func load() { ItemStore.shared.load() } }
    """,
    """
    import Foundation
    protocol ItemStore { func load() }
    final class RemoteItemStore: ItemStore {
      static let shared = RemoteItemStore()
      func load() { URLSession.shared.getAllTasks { _ in } }
    }
    enum Parts: DependencyFactory { static let store: ItemStore = RemoteItemStore() ; static let limit = 20 }
    final class PageViewModel { func load() { _ = Parts.shared } }
    // `concrete-store` reports this property.
    final class ListViewModel { private let store = RemoteItemStore.shared ; func load() { store.load() } }
    """,
    """
    import UserNotifications
    import HighlightKit
    final class RemindersViewModel {
      func ask() async throws { _ = try await UNUserNotificationCenter.current().requestAuthorization(options: []) }
      func askAgain() {
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: []) { _, _ in }
      }
      func highlight() { HighlightEngine.shared.run() ; HighlightClient.defaultStyle.apply() }
    }
    """,
    """
    import Foundation
    // Without a readable property, nothing that the store returns is shared. Without a shared instance, a test can make its own.
    final class AccountListener { let session = URLSession.shared ; func names() -> [String] { session.names() } }
    final class Starter {
      static let shared = Starter()
      private let listener = AccountListener()
      func start() { listener.names().forEach { print($0) } }
    }
    final class AccountViewModel { func start() { Starter.shared.start() } }
    """,
    """
    import Foundation
    // A test can replace these stores.
    final class ItemStore { func load() { URLSession.shared.getAllTasks { _ in } } }
    final class UserStore { func load() { URLSession.shared.getAllTasks { _ in } } }
    final class App { static let shared = App() ; var items = ItemStore() ; let users = UserStore() ; let name = "" }
    final class ListViewModel {
      private let users: UserStore
      init(users: UserStore = App.shared.users) { self.users = users }
      func load() -> String { App.shared.items.load() ; users.load() ; return App.shared.name }
    }
    """,
    """
    import Foundation
    // A test can set the computed property.
    final class ItemStore { func load() { URLSession.shared.getAllTasks { _ in } } }
    final class App {
      static let shared = App()
      private var made: ItemStore?
      var items: ItemStore { get { made ?? ItemStore() } set { made = newValue } }
    }
    final class ListViewModel { func load() { App.shared.items.load() } }
    """,
    """
    import Foundation
    // The closure returns a number, not a store.
    final class ItemStore {
      static let limit = { let store = ItemStore() ; return store.count() }()
      func count() -> Int { URLSession.shared.hash }
    }
    final class ListViewModel { let limit = ItemStore.limit }
    """,
    """
    import Foundation
    // A format computes its value from the settings but can't change them, and the preset has no key of its own.
    enum Format {
      case short, long
      var key: String { self == .short ? "short" : "long" }
      var text: String { UserDefaults.standard.string(forKey: key) ?? "" }
    }
    struct Preset { var number: Int { get { UserDefaults.standard.integer(forKey: "n") } set { print(newValue) } } }
    final class Formats { static let shared = Formats() ; var date = Format.short ; var preset = Preset() }
    final class DayViewModel { func title() -> String { Formats.shared.date.text } }
    """,
    """
    import Foundation
    import Metering
    // The manager sends an event to a package, if the user has consented.
    final class MetricsManager {
      static let shared = MetricsManager()
      var consent: Int {
        get { UserDefaults.standard.integer(forKey: "consent") }
        set { UserDefaults.standard.set(newValue, forKey: "consent") }
      }
      func record(_ event: String) { if consent == 1 { Meter.shared().record(event) } }
    }
    final class ListViewModel { func load() { MetricsManager.shared.record("load") } }
    """,
    """
    import Foundation
    // The nested type isn't a store, and the view model receives the nested store.
    enum Storage {
      final class Preferences { static let shared = Preferences() ; func load() { UserDefaults.standard.synchronize() } }
      final class Tracker { static let shared = Tracker() ; func track() {} }
    }
    final class ListViewModel {
      private let preferences: Storage.Preferences
      init(preferences: Storage.Preferences = Storage.Preferences.shared) { self.preferences = preferences }
      func load() { preferences.load() ; Storage.Tracker.shared.track() }
    }
    """,
    """
    import Backend
    import Dialogs
    import RxSwift
    // One function of a package may ask the user.
    final class ProfileViewModel {
      private let bag = DisposeBag()
      func remove() { DialogManager.shared.ask("Sure?").subscribe().disposed(by: bag) }
      func clear() { DialogManager.shared.ask("Really?").subscribe().disposed(by: bag) }
    }
    """,
    """
    import Foundation
    // The constant keeps no shared instance, is only passed on, or isn't a store's.
    final class ItemStore { static let shared = ItemStore() ; func load() { URLSession.shared.getAllTasks { _ in } } }
    final class Tracker { static let shared = Tracker() ; func track() {} }
    let items = ItemStore.shared
    let tracker = Tracker.shared
    let draft = ItemStore()
    final class ListViewModel {
      private let store: ItemStore
      init(store: ItemStore = items) { self.store = store }
      convenience init(row: Int) { self.init(store: items) }
      func load() { store.load() ; tracker.track() ; draft.load() }
      func show(items: [Int]) { print(items.count) }
    }
    """,
    broken: """
      import Foundation
      final class ListViewModel {
        func load() { ↓URLSession.shared.getAllTasks { _ in } }
      }
      """,
    """
    import Foundation
    final class ItemStore { static let shared = ItemStore() ; func load() { URLSession.shared.getAllTasks { _ in } } }
    let API = ItemStore.shared
    final class ListViewModel {
      func load() { ↓API.load() }
      func reload() { API.load() }
    }
    """,
    """
    import Backend
    import RxSwift
    // The sources of the package are missing, but the shared instance returns results of several requests.
    final class ProfileViewModel {
      private let bag = DisposeBag()
      func load() { ↓AccountManager.instance.profile(id: 1).subscribe().disposed(by: bag) }
    }
    final class AvatarViewModel {
      private let bag = DisposeBag()
      func remove() { ↓AccountManager.instance.removeAvatar().subscribe().disposed(by: bag) }
      func upload() -> Single<Bool> { AccountManager.instance.upload() }
    }
    """,
    """
    import Foundation
    protocol ItemLoading { func load() }
    final class ItemStore: ItemLoading {
      static let main: ItemLoading = ItemStore()
      func load() { URLSession.shared.getAllTasks { _ in } }
    }
    final class CloudStore { static let shared = CloudStore() ; func load() { URLSession.shared.getAllTasks { _ in } } }
    final class ListViewModel {
      private let cloud: CloudStore = .↓shared
      private var isOn: Bool { ↓UserDefaults.standard.bool(forKey: "on") }
      func load() { ↓ItemStore.main.load() ; cloud.load() }
    }
    extension ListViewModel {
      func save() { UserDefaults.standard.set(isOn, forKey: "on") ; ItemStore.main.load() ; CloudStore.shared.load() }
    }
    final class DetailViewModel {
      private let store: CloudStore
      init() { store = .↓shared }
      func row() -> RowViewModel { RowViewModel(store: CloudStore.shared) }
    }
    final class RowViewModel { init(store: CloudStore) {} ; func load() {} }
    final class SearchViewModel { func load() { ↓CloudStore.shared.load() } }
    extension SearchViewModel { class State {} }
    extension SearchViewModel.State { func load() { CloudStore.shared.load() } }
    """,
    """
    import SwiftUI
    import Factories
    protocol FeedService { func load() async -> [String] }
    final class LiveFeedService: FeedService { func load() async -> [String] { URLSession.shared.names() } }
    enum FeedFactory { static let shared: FeedService = LiveFeedService() }
    enum NewsFactory: DependencyFactory {
      static let liveValue: FeedService = LiveFeedService()
      static let testValue: FeedService = LiveFeedService()
    }
    @Observable final class UserManager {
      static let shared = UserManager()
      var name = ""
      func load() { URLSession.shared.getAllTasks { _ in } }
      func isMine(_ name: String) -> Bool { name == self.name }
    }
    @Observable final class Preferences {
      static let shared = Preferences()
      var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }
    }
    final class FlagsViewModel { func isOn() -> Bool { ↓FlagRepository.shared.isOn("a") } }
    final class PreferencesViewModel { private let preferences = ↓Preferences.shared ; func load() {} }
    final class RemindersViewModel { func clear() { ↓UNUserNotificationCenter.current().removeAllPendingNotificationRequests() } }
    final class FeedViewModel { func load() async { _ = await ↓FeedFactory.shared.load() } }
    final class NewsViewModel { func load() async { _ = await ↓NewsFactory.shared.load() } }
    final class UserViewModel { func isMine(_ name: String) -> Bool { ↓UserManager.shared.isMine(name) } }
    """,
    """
    import Foundation
    // The shared instance publishes what its store returns.
    final class AccountListener { let session = URLSession.shared ; func names() -> [String] { session.names() } }
    final class AccountManager {
      static let shared = AccountManager()
      private(set) var name = ""
      private let listener = AccountListener()
      func start() { listener.names().forEach { name = $0 } }
    }
    final class AccountViewModel { func title() -> String { ↓AccountManager.shared.name } }
    """,
    """
    import Foundation
    // The managers keep what their stores return, though others can see the stores.
    final class NewsService { let session = URLSession.shared ; func load(_ done: @escaping ([String]) -> Void) {} }
    final class UserService { let session = URLSession.shared ; func user() async -> String { "" } }
    final class NewsManager {
      static let shared = NewsManager()
      let service = NewsService()
      let users = UserService()
      private(set) var news: [String] = []
      func load() { service.load { news in self.news = news } }
    }
    final class UserManager {
      static let shared = UserManager()
      let service = UserService()
      let news = NewsService()
      var name = ""
      func load() async { let user = await service.user() ; name = user }
    }
    final class NewsViewModel { func title() -> String { ↓NewsManager.shared.news[0] + ↓UserManager.shared.name } }
    """,
    """
    import Foundation
    // The shared object only contains the stores.
    final class ItemStore { func load() { URLSession.shared.getAllTasks { _ in } } }
    final class UserStore { func load() { URLSession.shared.getAllTasks { _ in } } }
    final class App { static let shared = App() ; let items = ItemStore() ; private(set) var users = UserStore() }
    final class ListViewModel { private let items = ↓App.shared.items ; func load() { items.load() } }
    final class UserViewModel { func load() { ↓App.shared.users.load() ; App.shared.users.load() } }
    """,
    """
    import Foundation
    // The shared object makes the store each time.
    final class ItemStore { func load() { URLSession.shared.getAllTasks { _ in } } }
    final class App { static let shared = App() ; var items: ItemStore { ItemStore() } }
    final class ListViewModel { private let items = ↓App.shared.items ; func load() { items.load() } }
    """,
    """
    import Foundation
    // The properties are entries of the settings.
    enum Entry {
      case access, refresh
      var key: String { self == .access ? "access" : "refresh" }
      var value: String {
        get { UserDefaults.standard.string(forKey: key) ?? "" }
        set { UserDefaults.standard.set(newValue, forKey: key) }
      }
    }
    struct Flag {
      let key: String
      var isOn: Bool {
        get { UserDefaults.standard.bool(forKey: self.key) }
        nonmutating set { UserDefaults.standard.set(newValue, forKey: self.key) }
      }
    }
    final class Tokens { static let shared = Tokens() ; var access = Entry.access ; var refresh = Entry.refresh }
    final class Flags { static let shared = Flags() ; var sound = Flag(key: "sound") }
    final class LoginViewModel { func logIn(_ token: String) { ↓Tokens.shared.access.value = token } }
    final class SoundViewModel { func isOn() -> Bool { ↓Flags.shared.sound.isOn } }
    """,
    """
    import Foundation
    // A closure that is called where it is written returns the shared instance.
    final class ItemStore {
      static let shared = { return ItemStore() }()
      static let main = { let store = ItemStore() ; store.load() ; return store }()
      func load() { URLSession.shared.getAllTasks { _ in } }
    }
    final class ListViewModel { func load() { ↓ItemStore.shared.load() } }
    final class MainViewModel { func load() { ↓ItemStore.main.load() } }
    """,
    """
    import Foundation
    import Metering
    // The view model reads what the manager keeps.
    final class MetricsManager {
      static let shared = MetricsManager()
      var consent: Int { UserDefaults.standard.integer(forKey: "consent") }
      func record(_ event: String) { if consent == 1 { Meter.shared().record(event) } }
    }
    final class ConsentViewModel { func load() -> Int { MetricsManager.shared.record("load") ; return ↓MetricsManager.shared.consent } }
    """,
    """
    import Foundation
    // The store is named with the type that contains it.
    enum Storage {
      final class Preferences {
        static let shared = Preferences()
        @Stored(key: "page") var page: Int?
        func load() { UserDefaults.standard.synchronize() }
      }
    }
    final class PageViewModel { func observe() { ↓Storage.Preferences.shared.$page.bind { print($0) } } }
    final class StartViewModel { func load() { ↓Storage.Preferences.shared.load() } }
    """,
    """
    import Foundation
    // A static function gives the instance that a static property keeps. Another one makes a new instance.
    final class RouteCache {
      private static var only: RouteCache?
      static func getInstance() -> RouteCache {
        if only == nil { only = RouteCache() }
        return only!
      }
      static func make() -> RouteCache { RouteCache() }
      func routes() -> [String] { UserDefaults.standard.stringArray(forKey: "routes") ?? [] }
    }
    final class RouteViewModel {
      func first() -> String? { RouteCache.make().routes().first ?? ↓RouteCache.getInstance().routes().first }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    file.viewModelBodies.flatMap { body in
      file.sharedStoreDependencies(in: body).map { found in
        let store = file.project.name(of: found.store)
        let text = "this code uses '\(store)' as well"
        let viewModel = file.project[body.type].name
        return file.finding(
          at: found.offset, message(viewModel, found.path),
          because: [body.claim] + file.project.claims(for: found.store),
          reasons: found.uses.map { Reason(text, at: $0, isFurtherPlace: true) },
          cause: Finding.Cause(declaration: viewModel.text, subject: store.text))
      }
    }
  }

  public static let messages = [
    message("<view model>", "<store>.<instance>"), message("<view model>", "<global instance>"),
  ]

  private static func message(_ viewModel: Name, _ path: String) -> String {
    "'\(viewModel)' uses '\(path)', which tests can't replace; inject it"
  }
}
