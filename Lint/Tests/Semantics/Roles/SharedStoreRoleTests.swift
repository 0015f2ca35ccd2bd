import LintSemantics
import Testing

/// Types that use other stores in their code are stores if they return the results, or if screens share what they keep.
@Suite struct SharedStoreRoleTests {
  private static let connection =
    "final class Connection { static let shared = Connection() ; let session = URLSession.shared ; var sent = 0 ; func send() async -> Int { 0 } }\n"
  private static let manager = "final class LikesManager { static let shared = LikesManager()\n"

  @Test(
    "a shared instance that uses a store and gives something back is a store",
    arguments: [
      "var likes = 0 ; func like() { likes += 1 ; Task { await Connection.shared.send() } } }",
      "var likes = 0 ; init() { Task { await Connection.shared.send() } } }",
      "var likes = 0 ; func like() { Task { await net.send() } } }\nlet net = Connection.shared",
      "func count() async -> Int { await net.send() } }\nlet net = Connection()",
      "var likes: Int { kept } ; private var kept: Int { Connection.shared.sent } }",
      "func count() async -> Int { await Connection.shared.send() } ; func text() -> String { \"\" }\n"
        + "func icon() -> String { \"\" } ; func name() -> String { \"\" } }",
      "var likes = 0 ; func like() { Task { await Connection.shared.send() } } ; func send() { Task { await Connection().send() } }\n"
        + "func fail(_ screen: Screen) { screen.present(UIAlertController(), animated: true) } }",
    ])
  func sharedUserIsStore(_ members: String) throws {
    let project = try Project(source: Self.connection + Self.manager + members)
    #expect(
      project.explain("LikesManager").allSatisfy { $0.hasPrefix("store by what it uses: 'LikesManager.") }
        && project.explain("LikesManager").count == 1)
  }

  @Test(
    "a shared instance that only passes on, shows or reports isn't a store",
    arguments: [
      "var likes = 0 ; func make() -> Likes { Likes(connection: Connection.shared) } }",
      "func like() { Task { await Connection.shared.send() } } }",
      "var likes = 0 ; func like(_ net: Sink) { net.send() } }\nfinal class Sink { func send() {} }\nlet net = Connection.shared",
      "var title: String { \"\" } ; private var kept: Int { Connection.shared.sent } }",
      "func isLiked() -> Bool { true } ; func like() { Task { await Connection.shared.send() } } }",
      "var likes = 0 ; func fail(_ screen: Screen) async { _ = await Connection.shared.send() ; screen.present(alert, animated: true) } }",
      "var tint: UIColor = .red ; func load() { Task { await Connection.shared.send() } } }",
    ])
  func otherSharedInstanceIsNotStore(_ members: String) throws {
    let project = try Project(source: Self.connection + Self.manager + members)
    #expect(project.explain("LikesManager") == [])
  }

  @Test(
    "a part of a shared object is a store if it publishes what it saves",
    arguments: [
      ("static let shared = App() ; let themes = Themes()", "final class Themes", true),
      ("static let shared = App() ; lazy var themes = Themes()", "final class Themes", true),
      ("static let shared = App() ; var themes = Themes()", "final class Themes", false),
      ("let themes = Themes()", "final class Themes", false),
      ("static let shared = App() ; let themes = Themes()", "@Observable final class Themes", false),
    ])
  func partOfSharedObjectIsStore(_ app: String, _ themes: String, isStore: Bool) throws {
    let project = try Project(
      source: Self.connection + "final class App { \(app) }\n"
        + themes + " { private let connection = Connection() ; var theme = 0 { didSet { connection.send(theme) } } }")
    #expect(
      project.explain("Themes")
        == (isStore ? ["store by what it uses: 'Themes' stores 'Connection' and shares what it publishes"] : []))
  }

  @Test func userOfStoreThatHasOnlyItsNameIsStore() throws {
    let project = try Project(
      source: "final class LikesStore { static let shared = LikesStore() ; func all() -> [Int] { [] } }\n"
        + Self.manager + "var likes: [Int] = [] ; func load() { likes = LikesStore.shared.all() } }")
    #expect(
      project.explain("LikesManager") == [
        "store by what it uses: 'LikesManager.load' uses 'LikesStore', and screens share 'LikesManager'"
      ])
  }

  @Test(arguments: [
    ("func send() async -> Int { await Connection.shared.send() }", true),
    ("func sent() -> Int { let connection = Connection.shared ; return connection.count + number }", false),
    ("func send() async -> Int { number }", false),
  ])
  func valueThatSendsItselfIsStore(_ function: String, isStore: Bool) throws {
    let project = try Project(source: Self.connection + "struct Request { let number: Int ; \(function) }")
    #expect(
      project.explain("Request")
        == (isStore ? ["store by what it uses: 'Request.send' returns results of 'Connection'"] : []))
  }

  @Test(arguments: [
    ("import Wire\nfinal class Backend: API {}", true), ("final class Backend: API {}", false),
    ("import Wire\nfinal class Backend: API, ObservableObject {}", false),
    ("import Wire\nfinal class Backend: Node {}", false),
  ])
  func heirOfStoreOfPackageIsStore(_ source: String, isStore: Bool) throws {
    let reason = "store by inheritance: 'Backend' inherits from 'API', which ends with the word 'API', like a store"
    #expect(try Project(source: source).explain("Backend") == (isStore ? [reason] : []))
  }

  @Test func functionNamedLikeItsTypeReturnsInstance() throws {
    let project = try Project(
      source:
        "import FirebaseFirestore\nfinal class Push { private let db = Firestore.firestore() ; func send(_ id: Int) {} }"
    )
    #expect(project.explain("Push") == ["store by what it uses: 'Push' stores 'Firestore' of FirebaseFirestore"])
  }

  @Test(arguments: [
    ("func search(_ engine: Engine, didFind items: [Int])", true), ("func searchDidStart(_ engine: Engine)", false),
    ("func search(_ engine: Engine, shows page: SearchPage)", false),
    ("func search(_ engine: Engine, failedWith error: SearchError)", false),
  ])
  func typeThatPassesResultsToItsDelegateIsStore(_ function: String, isStore: Bool) throws {
    let project = try Project(
      source: """
        final class SearchPage: UIViewController {}
        struct SearchError: Error {}
        protocol EngineDelegate: AnyObject { \(function) }
        final class Engine { weak var delegate: EngineDelegate? ; func search(_ text: String) { URLSession.shared.get(text) } }
        """)
    #expect(
      project.explain("Engine")
        == (isStore ? ["store by what it uses: 'Engine.search' uses 'URLSession' of Foundation"] : []))
  }

  private static let queue = "final class Queue { let session = URLSession.shared ; func next() async -> Int { 0 } }\n"

  @Test(
    "an object that returns the results of several stores is one, unless most of its functions do something else",
    arguments: [
      ("func send() async -> Int { await connection.send() } ; func next() async -> Int { await queue.next() }", true),
      ("func send() async -> Int { await connection.send() } ; func name() -> String { \"\" }", false),
      ("func takeConnection() -> Connection { connection } ; func takeQueue() -> Queue { queue }", false),
    ])
  func facadeOfStoresIsStore(_ functions: String, isStore: Bool) throws {
    let project = try Project(
      source: Self.connection + Self.queue
        + "final class Hub { var connection: Connection ; var queue: Queue ; \(functions) }")
    #expect(
      project.explain("Hub")
        == (isStore ? ["store by what it uses: 'Hub' stores 'Connection' and returns its results"] : []))
  }
}
