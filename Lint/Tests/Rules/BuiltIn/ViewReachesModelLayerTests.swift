import LintAnalysis
import LintRules
import Testing

@Suite struct ViewReachesModelLayerTests {
  @Test(
    "a message names the type that other files can name",
    arguments: [("private", "Language"), ("fileprivate", "Language"), ("public", "LanguageCode")])
  func messageNamesVisibleType(access: String, named: String) throws {
    let source = """
      import UIKit
      \(access) struct LanguageCode { static func get() -> String { UserDefaults.standard.string(forKey: "code") ?? "" } }
      struct Language: Codable { let code: String ; static var current: String { LanguageCode.get() } }
      final class Screen: UIViewController { func show() { title = Language.current } }
      """
    let messages = ViewReachesModelLayer.check(try FileReading(source: source)).map(\.message)
    #expect(messages == ["'Screen' calls '\(named)' directly; move this into its view model"])
  }
}
