import LintFacts
import LintProject
import Testing

@Suite struct StoreRoleTests {
  @Test func `a type that keeps a store of the system is one, whatever it is called`() throws {
    let project = try Project(source: "final class Vault { private let defaults = UserDefaults.standard }")
    #expect(project.explain("Vault") == ["store by what it uses: Vault keeps UserDefaults of Foundation"])
  }

  @Test func `a type of a package counts where the package is imported`() throws {
    let source = "struct Api { let provider: MoyaProvider<Int> }"
    #expect(try Project(source: source).explain("Api") == [])
    #expect(
      try Project(source: "import Moya\n" + source).explain("Api") == [
        "store by what it uses: Api keeps MoyaProvider of Moya"
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
        "store by what it uses: LiveUserService is called a store and keeps Backend"
      ])
    #expect(
      project.explain("UserService") == [
        "store by what it uses: LiveUserService conforms to UserService, LiveUserService is called a store and keeps Backend"
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
}
