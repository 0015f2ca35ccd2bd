import LintSemantics
import Testing

/// Stores are recognized by the input and output that they perform, whatever they are called.
@Suite struct StoreEvidenceTests {
  @Test(arguments: [
    (
      "final class Git { func status() -> String { let process = Process() ; process.run() ; return \"\" } }",
      "'Git.status' uses 'Process' of Foundation"
    ),
    (
      "final class PaymentManager { private let queue = SKPaymentQueue.default() }",
      "'PaymentManager' stores 'SKPaymentQueue' of StoreKit"
    ),
    (
      "import Starscream\nfinal class ChatHandler { private var socket: WebSocket? }",
      "'ChatHandler' stores 'WebSocket' of Starscream"
    ),
    (
      "import Telegraph\nfinal class ChatHandler { private let client: TelegraphClient }",
      "'ChatHandler' stores the package's 'TelegraphClient'"
    ),
    (
      "final class LoadInteractor { private let session = URLSession.shared }",
      "'LoadInteractor' stores 'URLSession' of Foundation"
    ),
  ])
  func typeThatPerformsInputOrOutputIsStore(_ source: String, _ reason: String) throws {
    let project = try Project(source: source)
    #expect(project.typeIDs.flatMap { project.roles.claims(of: $0) }.map(\.reasons) == [[reason]])
  }

  @Test(
    "a store is known by the name of its module, too",
    arguments: [
      ("import Foundation", "private let settings = Foundation.UserDefaults.standard", "'Kept' stores"),
      ("import Foundation", "private let settings: Foundation.UserDefaults", "'Kept' stores"),
      (
        "import Foundation", "func size() -> Int { Foundation.UserDefaults.standard.integer(forKey: \"a\") }",
        "'Kept.size' uses"
      ),
      ("", "func size() -> Int { Sizes.UserDefaults.standard.size }", nil),
    ])
  func qualifiedStoreIsEvidence(_ line: String, _ member: String, _ use: String?) throws {
    let project = try Project(source: "\(line)\nenum Sizes {}\nfinal class Kept { \(member) }")
    #expect(
      project.explain("Kept") == (use.map { ["store by what it uses: \($0) 'UserDefaults' of Foundation"] } ?? []))
  }

  private static let cache = "private let cache = NSCache<NSString, UIImage>()"

  @Test func cacheThatAllScreensShareIsStore() throws {
    let project = try Project(
      source: "final class Images { static let shared = Images() ; \(Self.cache)\n"
        + "func image(_ key: String) -> UIImage? { cache.object(forKey: key) } }")
    #expect(project.explain("Images") == ["store by what it uses: 'Images' stores 'NSCache' of Foundation"])
  }

  @Test(
    "a cache that one object keeps, or that returns nothing, isn't a store",
    arguments: [
      "final class Images { \(cache) ; func image(_ key: String) -> UIImage? { cache.object(forKey: key) } }",
      "final class Images { static let shared = Images() ; \(cache) ; func clear() { cache.removeAllObjects() } }",
    ])
  func ownCacheIsNotStore(_ source: String) throws { #expect(try Project(source: source).explain("Images") == []) }

  @Test func loaderWithCacheIsStoreByItsSession() throws {
    let project = try Project(
      source: "final class Images { \(Self.cache) ; private let session = URLSession.shared\n"
        + "func image(_ key: String) -> UIImage? { nil } }")
    #expect(project.explain("Images") == ["store by what it uses: 'Images' stores 'URLSession' of Foundation"])
  }

  @Test func aliasOfFunctionGivesResult() throws {
    let project = try Project(
      source: """
        typealias Completion<Value> = (Value) -> Void
        enum Requester { static func request(_ done: @escaping Completion<Int>) { URLSession.shared.get(done) } }
        """)
    #expect(
      project.explain("Requester") == ["store by what it uses: 'Requester.request' uses 'URLSession' of Foundation"])
  }

  private static let shell =
    "enum Shell { static func run(_ command: String) -> String { Process().output(command) } }\n"

  @Test func wrapperOfCommandLineIsStore() throws {
    let project = try Project(
      source: Self.shell + "final class Git { func status() -> String { Shell.run(\"git status\") } }")
    #expect(project.explain("Git") == ["store by what it uses: 'Git.status' returns results of 'Shell'"])
  }

  @Test(
    "a type whose purpose is another one isn't a store",
    arguments: [
      "final class Git { func status() -> String { Shell.run(\"\") } ; func name() -> String { \"git\" }\n"
        + "func path() -> String { \"/usr/bin/git\" } }",
      "final class Git: NSExtension { func status() -> String { Shell.run(\"\") } }",
      "final class Git: ObservableObject { func status() -> String { Shell.run(\"\") } }",
      "final class Git { func log() { _ = Shell.run(\"\") } }",
      "extension Shell { static let path = \"\" }\n"
        + "final class Git { func status() -> String { Shell.run(\"\") } ; func path() -> String { Shell.path }\n"
        + "func name() -> String { \"git\" } }",
    ])
  func isNotWrapper(_ source: String) throws {
    #expect(try Project(source: Self.shell + source).explain("Git") == [])
  }

  @Test(arguments: [
    "import UIKit\nfinal class ChatHandler { private let client: TelegraphClient }",
    "import Telegraph\nfinal class ChatHandler { private let client: TelegraphMessage }",
    "import Telegraph\nfinal class ChatHandler: ObservableObject { private let client: TelegraphClient }",
  ])
  func unknownTypeThatIsNotClientOfPackageMakesNoStore(_ source: String) throws {
    #expect(try Project(source: source).explain("ChatHandler") == [])
  }

  @Test func sharedClientOfPackageMakesStore() throws {
    let source = "import Telegraph\nfinal class ChatHandler { private let client = TelegraphClient.shared }"
    #expect(
      try Project(source: source).explain("ChatHandler") == [
        "store by what it uses: 'ChatHandler' stores the package's 'TelegraphClient'"
      ])
  }

  @Test func privatePropertyThatReturnsStoreIsLikeStoredOne() throws {
    let source = """
      final class Backend { let session = URLSession.shared ; func count() -> Int { 0 } }
      struct Setup { let backend: () -> Backend }
      final class Badge { let setup: Setup ; private var backend: Backend { setup.backend() } ; func count() -> Int { backend.count() } }
      """
    #expect(
      try Project(source: source).explain("Badge") == [
        "store by what it uses: 'Badge' stores 'Backend' and returns its results"
      ])
  }

  @Test func protocolOfDelegateIsNotStore() throws {
    let project = try Project(
      source: """
        protocol Finishing: AnyObject { func taskDidFinish() }
        final class Engine: Finishing { private let session = URLSession.shared ; func taskDidFinish() {} }
        final class Job { weak var owner: Finishing? }
        """)
    #expect(project.explain("Finishing") == [])
    #expect(project.explain("Engine") == ["store by what it uses: 'Engine' stores 'URLSession' of Foundation"])
  }
}
