import LintSemantics
import Testing

@Suite struct StoreRoleTests {
  @Test func typeThatStoresSystemStoreIsStore() throws {
    let project = try Project(source: "final class Vault { private let defaults = UserDefaults.standard }")
    #expect(project.explain("Vault") == ["store by what it uses: 'Vault' stores 'UserDefaults' of Foundation"])
  }

  @Test func storeCanSaveAManagedObjectWithoutItsContext() throws {
    let project = try Project(
      source: """
        import CoreData
        final class StoredNote: NSManagedObject {}
        protocol NoteRepository { func save(_ note: StoredNote) async throws -> String }
        final class LiveNoteRepository: NoteRepository {
          let session = URLSession.shared
          func save(_ note: StoredNote) async throws -> String { try await session.data(from: note.url).text }
        }
        final class NoteSaving {
          private let note: StoredNote
          private let repository: NoteRepository
          func save() async throws -> String { try await repository.save(note) }
        }
        """)
    let reason = "'NoteSaving' stores 'NoteRepository' and returns its results"
    #expect(project.explain("NoteSaving") == ["store by what it uses: \(reason)"])
  }

  @Test func storeCanWorkForOneManagedObjectOrReplaceIt() throws {
    let project = try Project(
      source: """
        import CoreData
        final class StoredNote: NSManagedObject {}
        final class NoteService { let context: NSManagedObjectContext ; let note: StoredNote }
        final class Notebook { let context: NSManagedObjectContext ; var last: StoredNote }
        """)
    for store in ["NoteService", "Notebook"] {
      let reason = "'\(store)' stores 'NSManagedObjectContext' of CoreData"
      #expect(project.explain(store) == ["store by what it uses: \(reason)"])
    }
  }

  @Test func packageTypeCountsInFilesThatImportThePackage() throws {
    let source = "struct Api { let provider: MoyaProvider<Int> }"
    #expect(try Project(source: source).explain("Api") == [])
    #expect(
      try Project(source: "import Moya\n" + source).explain("Api") == [
        "store by what it uses: 'Api' stores 'MoyaProvider' of Moya"
      ])
  }

  @Test func typeNamedLikeStoreThatStoresOneIsStoreLikeItsProtocol() throws {
    let project = try Project(
      source: """
        final class Backend { func get() async { URLSession.shared.flush {} } }
        protocol UserService { func load() }
        final class LiveUserService: UserService { let backend: Backend ; func load() {} }
        """)
    #expect(
      project.explain("LiveUserService") == [
        "store by what it uses: 'LiveUserService' ends with the word 'Service', like a store, and stores 'Backend'"
      ])
    #expect(
      project.explain("UserService") == [
        "store by what it uses: 'LiveUserService' conforms to 'UserService', 'LiveUserService' ends with the word 'Service', like a store, and stores 'Backend'"
      ])
  }

  @Test(
    "owners, data and observed types aren't stores",
    arguments: [
      "final class Screen: UIViewController { let session = URLSession.shared }",
      "struct Person: Codable { static func load() { UserDefaults.standard.synchronize() } }",
      "struct Draft { var text = \"\" ; func save() { UserDefaults.standard.synchronize() } }",
      "final class Feed: ObservableObject { func load() { URLSession.shared.flush {} } }",
      "final class Options { var isOn: Bool ; init() { isOn = UserDefaults.standard.bool(forKey: \"on\") } }",
      """
      final class Tongue {
        private let defaults = UserDefaults.standard
        var language: String { defaults.string(forKey: "language") ?? "en" }
        func text(for key: String) -> String { Bundle(path: language).localizedString(forKey: key, value: nil, table: nil) }
      }
      """,
      "enum Log { static func write(_ line: String) { FileManager.default.append(line) } }",
      "struct Environment { let defaults: UserDefaults ; static let live = Environment(defaults: UserDefaults.standard) }",
      "enum Painter { static func paint() -> Bool { UINavigationBar.appearance().tintColor = nil ; return UserDefaults.standard.isDark } }",
      "final class ListReactor: Reactor { let session = URLSession.shared ; func load() async {} }",
      "final class Container { lazy var backend = Backend(session: URLSession.shared) }",
      "enum Kind { case first ; static func last() { UserDefaults.standard.synchronize() } }",
      """
      final class StoredNote: NSManagedObject {}
      final class Note {
        typealias Stored = StoredNote
        private let context: NSManagedObjectContext
        private let stored: Stored
        init(stored: Stored, context: NSManagedObjectContext) { self.stored = stored ; self.context = context }
      }
      """,
      "final class NotesViewModel { final class Draft { let defaults = UserDefaults.standard } }",
    ])
  func isNotStore(_ source: String) throws {
    let project = try Project(source: source)
    #expect(!project.typeIDs.contains { project.roles.plays(.store, $0) })
  }

  @Test(arguments: [("Repository", true), ("Service", true), ("Store", false), ("Feed", false)])
  func observedTypeIsStoreIfItsNameEndsLikeOne(ending: String, isStore: Bool) throws {
    for observed in ["final class Book\(ending): ObservableObject", "@Observable final class Book\(ending)"] {
      let project = try Project(source: "\(observed) { func reload() {} }")
      let reason = "store by its name: 'Book\(ending)' ends with the word '\(ending)', like a store"
      #expect(project.explain("Book\(ending)") == (isStore ? [reason] : []))
    }
  }

  @Test func locatorIsNotStore() throws {
    let project = try Project(
      source: """
        final class UserStore { let defaults = UserDefaults.standard }
        final class FileStore { let files = FileManager.default }
        final class Hub { let users: UserStore ; let files: FileStore ; let session = URLSession.shared }
        """)
    #expect(project.explain("Hub") == [])
  }

  private static let backend = "final class Backend { let session = URLSession.shared ; func save() {} }\n"

  @Test(
    "a type that returns results of its store is a store",
    arguments: [
      "func ping() -> Bool { backend.isUp }", "var isUp: Bool { backend.isUp }",
      "func load() async { await backend.load() }",
      "func load(_ done: @escaping (Bool) -> Void) { backend.load(done) }",
    ])
  func forwarder(_ member: String) throws {
    let project = try Project(source: Self.backend + "final class Ping { private let backend: Backend ; \(member) }")
    #expect(project.explain("Ping") == ["store by what it uses: 'Ping' stores 'Backend' and returns its results"])
  }

  @Test(
    "a type without visible results, or with views, isn't a store",
    arguments: [
      "func send(_ event: Int) { backend.save() }", "private func ping() -> Bool { backend.isUp }",
      "func ping() -> Bool { true }", "func open(from screen: UIViewController) -> Bool { backend.isUp }",
      "func flash() -> Bool { window.addSubview(flames) ; return backend.isUp }",
    ])
  func isNotForwarder(_ member: String) throws {
    let project = try Project(source: Self.backend + "final class Ping { private let backend: Backend ; \(member) }")
    #expect(project.explain("Ping") == [])
  }

  @Test(
    "a type that stores a presenter, or returns the store itself, isn't a store",
    arguments: [
      "let presenter: PingPresenter ; func ping() async { backend.save() }",
      "func main() -> Backend { backend.copy() }",
    ])
  func isBetweenViewAndStores(_ members: String) throws {
    let project = try Project(
      source: Self.backend
        + "final class PingPresenter {}\nfinal class Ping { private let backend: Backend ; \(members) }")
    #expect(project.explain("Ping") == [])
  }

  @Test func environmentThatReturnsStoreIsNotStore() throws {
    let project = try Project(
      source: Self.backend + "final class World { func backend(of user: String) -> Backend { Backend() } }")
    #expect(project.explain("World") == [])
  }

  @Test(
    "a shared class that publishes results of its store is a store",
    arguments: [("var user = 0", true), ("let user = 0", false), ("private var user = 0", false)])
  func publisher(_ property: String, isStore: Bool) throws {
    let members =
      "static let shared = Hub() ; \(property) ; private let backend = Backend() ; func start() { backend.save() }"
    let project = try Project(source: Self.backend + "final class Hub { \(members) }")
    let reason = "store by what it uses: 'Hub' stores 'Backend' and shares what it publishes"
    #expect(project.explain("Hub") == (isStore ? [reason] : []))
  }

  @Test func modelOfViewIsNotStore() throws {
    let source =
      Self.backend + "final class PingModel { private let backend: Backend ; func ping() -> Bool { backend.isUp } }\n"
    #expect(
      try Project(source: source + "final class Page: UIView { let model: PingModel }").explain("PingModel") == [])
    #expect(
      try Project(source: source).explain("PingModel") == [
        "store by what it uses: 'PingModel' stores 'Backend' and returns its results"
      ])
  }

  @Test func implementationOfProtocolNamedLikeStoreIsStore() throws {
    let project = try Project(
      source: """
        protocol NoteRepository { func all() -> [String] }
        final class NoteRepositoryImpl: NoteRepository { func all() -> [String] { api.get() } }
        """)
    #expect(
      project.explain("NoteRepositoryImpl") == [
        "store by its name: 'NoteRepositoryImpl' conforms to 'NoteRepository', 'NoteRepository' ends with the word 'Repository', like a store"
      ])
  }

  @Test(
    "a type that only prepares or clears up files isn't a store",
    arguments: [("removeItem(at: url)", false), ("contents(atPath: path)", true)])
  func housekeeping(_ call: String, isStore: Bool) throws {
    let project = try Project(
      source: "final class Recorder { var isOn = false ; func stop() { FileManager.default.\(call) } }")
    #expect(project.explain("Recorder").isEmpty != isStore)
  }

  @Test func locatorThatReturnsResultsIsNotStore() throws {
    let project = try Project(
      source: Self.backend + """
        final class Files { let manager = FileManager.default }
        final class Hub { let backend: Backend ; let files: Files ; func isUp() -> Bool { backend.isUp } }
        """)
    #expect(project.explain("Hub") == [])
  }

  @Test func testDoublesAndTheirSubclassesDontMakeProtocolStore() throws {
    let project = try Project(
      source: """
        protocol Manager { func run() }
        final class LiveManager: Manager { let defaults = UserDefaults.standard ; func run() {} }
        class MockManager: Manager { func run() {} }
        final class ShotsManager: MockManager {}
        """)
    #expect(project.explain("Manager").first?.contains("'LiveManager' conforms to 'Manager'") == true)
  }

  @Test func propertyWrapperOverStoreAndItsOwnerAreStores() throws {
    let project = try Project(
      source: """
        @propertyWrapper struct Kept { var wrappedValue: Int { UserDefaults.standard.integer(forKey: "kept") } }
        final class Options { @Kept var level: Int }
        """)
    #expect(
      project.explain("Kept") == [
        "store by what it uses: the property wrapper 'Kept' uses 'UserDefaults' of Foundation"
      ])
    #expect(project.explain("Options") == ["store by what it uses: 'Options.level' uses 'UserDefaults' of Foundation"])
  }

  @Test func propertyWrapperOverFunctionsThatUseStoreIsStore() throws {
    let project = try Project(
      source: """
        struct Option { var service = "" ; func query(_ key: String) -> [String: Any] { [service: key] } }
        struct Keychain {
          private let option: Option
          init(option: Option = Option()) { self.option = option }
          func read(_ key: String) -> Data? { SecItemCopyMatching(option.query(key) as CFDictionary, nil) ; return nil }
          func delete(_ key: String) { SecItemDelete(option.query(key) as CFDictionary) }
        }
        @propertyWrapper struct Kept { let keychain = Keychain() ; var wrappedValue: Data? { keychain.read("kept") } }
        @propertyWrapper struct Upper { let format = Format() ; var wrappedValue: String { format.upper("kept") } }
        struct Format { func upper(_ text: String) -> String { text.uppercased() } }
        struct Draft {
          private let name: Name
          func save() { UserDefaults.standard.set(name.text, forKey: "draft") }
          var title: String { name.text }
        }
        struct Name { var text = "" }
        """)
    #expect(
      project.explain("Keychain") == ["store by what it uses: 'Keychain.read' uses 'SecItemCopyMatching' of Security"])
    #expect(
      project.explain("Kept") == [
        "store by what it uses: the property wrapper 'Kept' uses 'SecItemCopyMatching' of Security"
      ])
    #expect(project.explain("Upper") == [])
    // Its own value is data, because a property that uses no store reads it, too.
    #expect(project.explain("Draft") == [])
  }

  @Test func storeThatShowsScreenAtOneOfManyPlacesIsStore() throws {
    let project = try Project(
      source: """
        import UIKit
        final class RootViewController: UIViewController {}
        final class SessionHelper {
          static let shared = SessionHelper()
          var user: String? { UserDefaults.standard.string(forKey: "user") }
          var isSignedIn: Bool { UserDefaults.standard.bool(forKey: "signedIn") }
          func keep(_ user: String) { UserDefaults.standard.set(user, forKey: "user") }
          func remove() { UserDefaults.standard.removeObject(forKey: "user") }
          func signOut() { remove() ; (window.rootViewController as? RootViewController)?.close() }
        }
        final class ScreenHelper {
          static let shared = ScreenHelper()
          var user: String? { UserDefaults.standard.string(forKey: "user") }
          func open() { (window.rootViewController as? RootViewController)?.open() }
          func close() { (window.rootViewController as? RootViewController)?.close() }
        }
        """)
    #expect(
      project.explain("SessionHelper") == [
        "store by what it uses: 'SessionHelper.user' uses 'UserDefaults' of Foundation"
      ])
    #expect(project.explain("ScreenHelper") == [])
  }

  @Test func typeThatPassesResultsToReceivedViewIsStore() throws {
    let project = try Project(
      source: """
        import UIKit
        final class PicksViewController: UIViewController { func show(_ picks: [Data]) {} ; func fail() {} }
        final class PicksDataManager {
          func load(_ controller: PicksViewController) {
            URLSession.shared.dataTask(with: url) { data, _, error in
              if let data { controller.show([data]) } else { controller.fail() }
            }.resume()
          }
        }
        final class PicksPreloader {
          func load(_ controller: PicksViewController) {
            controller.fail()
            URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
          }
        }
        """)
    #expect(
      project.explain("PicksDataManager") == [
        "store by what it uses: 'PicksDataManager.load' uses 'URLSession' of Foundation"
      ])
    #expect(project.explain("PicksPreloader") == [])
  }
}
