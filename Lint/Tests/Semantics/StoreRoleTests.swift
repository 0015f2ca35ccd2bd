import LintSemantics
import Testing

@Suite struct StoreRoleTests {
  @Test func `a type that keeps a store of the system is one, whatever it is called`() throws {
    let project = try Project(source: "final class Vault { private let defaults = UserDefaults.standard }")
    #expect(project.explain("Vault") == ["store by what it uses: 'Vault' stores 'UserDefaults' of Foundation"])
  }

  @Test func `a type of a package counts where the package is imported`() throws {
    let source = "struct Api { let provider: MoyaProvider<Int> }"
    #expect(try Project(source: source).explain("Api") == [])
    #expect(
      try Project(source: "import Moya\n" + source).explain("Api") == [
        "store by what it uses: 'Api' stores 'MoyaProvider' of Moya"
      ])
  }

  @Test func `what is called a store and keeps one is one, and so is the protocol that it adopts`() throws {
    let project = try Project(
      source: """
        final class Backend { func get() { URLSession.shared.flush {} } }
        protocol UserService { func load() }
        final class LiveUserService: UserService { let backend: Backend ; func load() {} }
        """)
    #expect(
      project.explain("LiveUserService") == [
        "store by what it uses: 'LiveUserService' is named like a store and stores 'Backend'"
      ])
    #expect(
      project.explain("UserService") == [
        "store by what it uses: 'LiveUserService' conforms to 'UserService', 'LiveUserService' is named like a store and stores 'Backend'"
      ])
  }

  @Test(
    "who only holds a store, carries data or is observed is none",
    arguments: [
      "final class LoadInteractor { let session = URLSession.shared }",
      "final class Screen: UIViewController { let session = URLSession.shared }",
      "struct Person: Codable { static func load() { UserDefaults.standard.synchronize() } }",
      "struct Draft { var text = \"\" ; func save() { UserDefaults.standard.synchronize() } }",
      "final class Feed: ObservableObject { func load() { URLSession.shared.flush {} } }",
      "final class Options { var isOn: Bool ; init() { isOn = UserDefaults.standard.bool(forKey: \"on\") } }",
      "final class Tongue { let defaults = UserDefaults.standard ; static func localized(_ text: String) -> String { text } }",
      "enum Kind { case first ; static func last() { UserDefaults.standard.synchronize() } }",
    ])
  func others(_ source: String) throws {
    let project = try Project(source: source)
    #expect(!project.typeIDs.contains { project.roles.plays(.store, $0) })
  }

  @Test func `a locator is none`() throws {
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
    "what keeps a store and answers by asking it is one",
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
    "who only tells a store, hides what it asks, steers views or lays them out is none",
    arguments: [
      "func tell(_ event: Int) { backend.save() }", "private func ping() -> Bool { backend.isUp }",
      "func ping() -> Bool { true }", "func open(from screen: UIViewController) -> Bool { backend.isUp }",
      "func flash() -> Bool { window.addSubview(flames) ; return backend.isUp }",
    ])
  func bystander(_ member: String) throws {
    let project = try Project(source: Self.backend + "final class Ping { private let backend: Backend ; \(member) }")
    #expect(project.explain("Ping") == [])
  }

  @Test func `who holds several stores and hides none is a locator, though it answers`() throws {
    let project = try Project(
      source: Self.backend + """
        final class Files { let manager = FileManager.default }
        final class Hub { let backend: Backend ; let files: Files ; func isUp() -> Bool { backend.isUp } }
        """)
    #expect(project.explain("Hub") == [])
  }

  @Test func `a double of a store, and what inherits it, do not speak for a protocol`() throws {
    let project = try Project(
      source: """
        protocol Manager { func run() }
        final class LiveManager: Manager { let defaults = UserDefaults.standard ; func run() {} }
        class MockManager: Manager { func run() {} }
        final class ShotsManager: MockManager {}
        """)
    #expect(project.explain("Manager").first?.contains("'LiveManager' conforms to 'Manager'") == true)
  }

  @Test func `a property wrapper over a store is one, and makes one of what is kept by it`() throws {
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
}
