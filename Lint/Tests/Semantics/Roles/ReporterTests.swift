import LintSemantics
import Testing

@Suite struct ReporterTests {
  @Test(
    "a name isn't evidence for a store if the type is only told things or only answers with yes or no",
    arguments: [
      "protocol EventService { func track(_ event: String) }",
      "protocol EventService { func track(_ event: String) ; func flush() }",
      "final class EventService { func track(_ event: String) { print(event) } ; private func key() -> Int { 0 } }",
      "protocol EventService { func isOn(_ flag: String) -> Bool }",
      "protocol EventService { var isOn: Bool { get } ; func isNew(_ flag: String) -> Bool }",
    ])
  func isContradicted(_ source: String) throws { #expect(try Project(source: source).explain("EventService") == []) }

  @Test(
    "a name is evidence for a store if a caller can read data or has to wait",
    arguments: [
      "protocol EventService { func all() -> [String] }", "protocol EventService { func load() }",
      "protocol EventService { func add(_ event: String) ; var events: [String] { get } }",
      "protocol EventService { func add(_ event: String) async }",
      "protocol EventService { func add(_ event: String, done: @escaping () -> Void) }",
      "protocol EventService { func isOn(_ flag: String) async -> Bool }",
      "protocol EventService { func add(_ event: String) ; func isKnown(_ event: String) -> Bool }",
      "class Base { func on(_ event: Int) {} }\nfinal class EventService: Base { override func on(_ event: Int) {} }",
    ])
  func isEvidence(_ source: String) throws {
    #expect(
      try Project(source: source).explain("EventService") == [
        "store by its name: 'EventService' ends with the word 'Service', like a store"
      ])
  }

  private static let settings = "UserDefaults.standard.bool(forKey: \"on\")"

  @Test func reporterWithSwitchInSettingsIsNotStore() throws {
    let project = try Project(
      source: """
        protocol Sink { func send(_ event: String) }
        final class Tracker {
          private(set) var sink: Sink
          var isOn: Bool { \(Self.settings) }
          func track(_ event: String) { if isOn { sink.send(event) } }
        }
        """)
    #expect(project.explain("Tracker") == [])
  }

  @Test(
    "a reporter's switches in the settings aren't a store",
    arguments: [
      "static var isOn: Bool { \(settings) } ; func track(_ event: String) { sink.send(event) }",
      "var isOn: Bool { \(settings) } ; func track(_ event: String) { if isOn { sink.send(event) } } ; func flush() {}",
    ])
  func reporterNamedLikeStoreIsNotStore(_ members: String) throws {
    let project = try Project(
      source: "protocol Sink { func send(_ event: String) }\n"
        + "final class TrackingService { private let sink: Sink ; \(members) }")
    #expect(project.explain("TrackingService") == [])
  }

  @Test func classWhoseProtocolIsOnlyToldIsNotStore() throws {
    let project = try Project(
      source: """
        protocol TrackingServiceProtocol { func track(_ event: String) }
        final class TrackingService: TrackingServiceProtocol {
          static var isOn: Bool { \(Self.settings) }
          func track(_ event: String) { print(names(of: event)) }
          func names(of event: String) -> [String] { Self.isOn ? [event] : [] }
        }
        """)
    #expect(project.explain("TrackingService") == [])
  }

  @Test(
    "settings are a store if they report to nothing, or if a caller can read more than a switch",
    arguments: [
      "var isOn: Bool { \(settings) } ; func reset(_ key: String) { UserDefaults.standard.removeObject(forKey: key) }",
      "private(set) var sink: Sink ; var isOn: Bool { \(settings) } ; func name() -> String { \"\" }",
      "private(set) var sink: Source ; var isOn: Bool { \(settings) }",
    ])
  func settingsAreStore(_ members: String) throws {
    let project = try Project(
      source: "protocol Sink { func send(_ event: String) }\nprotocol Source { func next(_ key: String) -> Int }\n"
        + "final class Tracker { \(members) }")
    #expect(project.explain("Tracker") == ["store by what it uses: 'Tracker.isOn' uses 'UserDefaults' of Foundation"])
  }

  @Test(
    "a request whose answer its function decodes, or tells to an object that it receives, is no report",
    arguments: [
      ("", "print(try? JSONDecoder().decode(Note.self, from: data))", true),
      ("", "print(try? JSONDecoder().decode([Note].self, from: data))", true),
      ("", "print(String(describing: Screen.self))", false), ("", "print(data)", false),
      ("_ screen: Screen", "screen.show(data)", true), ("_ screen: Screen", "screen.finish()", true),
      ("_ screen: Screen", "screen.isLoading = false", true), ("_ screen: Screen", "print(screen.isLoading)", false),
      ("_ screen: Screen", "screen.view.setNeedsLayout()", false),
    ])
  func requestWithAnswerIsStore(_ parameter: String, _ answer: String, isStore: Bool) throws {
    let project = try Project(
      source: """
        struct Note: Decodable {}
        final class Screen: UIViewController {
          var isLoading = true
          func show(_ data: Data?) {}
          func finish() {}
        }
        final class Likes {
          func send(\(parameter)) { URLSession.shared.dataTask(with: url) { data, _, _ in \(answer) }.resume() }
        }
        """)
    #expect(
      project.explain("Likes")
        == (isStore ? ["store by what it uses: 'Likes.send' uses 'URLSession' of Foundation"] : []))
  }
}
