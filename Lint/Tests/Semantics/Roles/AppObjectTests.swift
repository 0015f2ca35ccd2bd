import LintSemantics
import Testing

/// Observed objects that use a store: services that the app shares, and the models of screens.
@Suite struct AppObjectTests {
  private static let load = "func load() async { URLSession.shared.flush {} }"

  private static func view(_ name: String, _ property: String) -> String {
    "struct \(name): View { \(property) ; var body: some View { Text(\"\") } }\n"
  }

  private func isStore(_ source: String) throws -> Bool {
    try !Project(source: "import SwiftUI\n" + source).explain("Session").isEmpty
  }

  @Test(
    "an observed object that the app shares is a store",
    arguments: [
      "@Observable final class Session { static let shared = Session() ; \(load) }",
      "@Observable final class Session { static let shared = Session() ; var isOn: Bool { UserDefaults.standard.isOn } }",
      "final class Session: ObservableObject { static let shared = Session() ; @AppStorage(\"on\") var isOn = true }",
      """
      final class Files { let manager = FileManager.default }
      final class Backend { let session = URLSession.shared ; func user() -> Int { 0 } }
      @Observable final class Session {
        static let shared = Session()
        let backend = Backend()
        weak var files: Files?
        func user() async { _ = backend.user() }
      }
      """,
      "@Observable final class Session { \(load) }\n" + view("A", "@Environment(Session.self) var session")
        + view("B", "@Environment(Session.self) var session"),
      "final class Session: ObservableObject { \(load) }\n" + view("A", "@EnvironmentObject var session: Session")
        + view("B", "@EnvironmentObject var session: Session"),
      "@Observable final class Session { \(load) }\n" + view("A", "@State var session = Session()")
        + view("B", "@State var session = Session()"),
      "final class MapViewModel {}\n@Observable final class Session { \(load) }\n"
        + view("A", "@State var viewModel = MapViewModel() ; @State var session = Session()"),
      """
      final class Backend { let session = URLSession.shared ; func user() -> Int { 0 } }
      @Observable final class Session { static let shared = Session() ; private let backend = Backend() ; func user() -> Int { backend.user() } }
      """,
    ])
  func isService(_ source: String) throws { #expect(try isStore(source)) }

  private static let backend =
    "final class Backend { let session = URLSession.shared ; func user() -> Int { 0 } }\n"

  @Test func sharedInstanceThatViewCallsViewModelIsStore() throws {
    let session = """
      final class Session {
        static let shared = Session()
        @Published var name = ""
        private let backend = Backend()
        func user() -> Int { backend.user() }
      }
      final class Screen: UIViewController { private let viewModel = Session.shared }
      """
    let project = try Project(source: Self.backend + session)
    #expect(project.explain("Session") == ["store by what it uses: 'Session' stores 'Backend' and returns its results"])
  }

  @Test(
    "an object that a view makes as its view model, or whose name is that of a model, is one",
    arguments: [
      "final class Session {}\nfinal class Screen: UIViewController { private let viewModel = Session() }",
      "final class Session {}\nfinal class Screen: UIViewController { var viewModel: Session? }",
      "final class SessionModel { static let shared = SessionModel() }\n"
        + "final class Screen: UIViewController { private let viewModel = SessionModel.shared }",
    ])
  func isViewModel(_ source: String) throws {
    let project = try Project(source: source)
    #expect((project.explain("Session") + project.explain("SessionModel")).contains { $0.hasPrefix("view model") })
  }

  @Test(
    "an observed object of one screen isn't a store",
    arguments: [
      "@Observable final class Session { \(load) }\n" + view("A", "@State var session = Session()"),
      "@Observable final class Session { \(load) }\n" + view("A", "@Environment(Session.self) var session"),
      "@Observable final class Session { static let preview = Session() ; \(load) }",
      "@Observable final class Session { static let main = 1 ; var isOn: Bool { UserDefaults.standard.isOn } }",
      """
      @Observable final class Session { static let shared = Session() ; var tint: Color { UserDefaults.standard.tint } }
      """,
      """
      struct Looks { let tint: Color }
      @Observable final class Session {
        static let shared = Session()
        var looks = Looks()
        func save() { UserDefaults.standard.set(looks) }
      }
      """,
      "@Observable final class Session { static let shared = Session() ; private let monitor = NWPathMonitor() }",
      """
      final class Backend { let session = URLSession.shared ; func user() -> Int { 0 } }
      final class Session { @Published var name = "" ; private let backend = Backend() ; func user() -> Int { backend.user() } }
      """,
    ])
  func isModelOfScreen(_ source: String) throws { #expect(try !isStore(source)) }

  @Test func subclassOfViewModelIsNotStore() throws {
    let project = try Project(
      source: "import SwiftUI\nclass BaseViewModel: ObservableObject { func start() {} }\n"
        + "final class Session: BaseViewModel { static let shared = Session() ; \(Self.load) }")
    #expect(project.explain("Session").allSatisfy { $0.hasPrefix("view model") })
  }
}
