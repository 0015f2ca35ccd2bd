import LintAnalysis
import LintRules
import LintSemantics
import LintSyntax
import Testing

/// The severity of unsafe selections.
@Suite struct SelectionTests {
  @Test(
    arguments: [
      ("viewModel.select(at: index.row)", "func select(at row: Int) { show(events[row]) }", nil),
      (
        "Task { await viewModel.select(at: index.row) }", "func select(at row: Int) async { show(events[row]) }",
        .warning
      ),
      ("viewModel.select(at: index.row)", "func select(at row: Int) async { show(events[row]) }", .warning),
      (
        "viewModel.select(at: index.row)", "func select(at row: Int) { queue.async { self.show(self.events[row]) } }",
        .warning
      ),
      ("viewModel.chosen = index.row", "var chosen = 0 ; func open() { show(events[chosen]) }", .warning),
      ("viewModel.select(at: index.row)", "func select(at row: Int) { store.save(events[row]) }", .warning),
      (
        "viewModel.select(at: index.row)",
        "func select(at row: Int) { let event = events[row] ; save(event) } ; func save(_ event: String) { store.save(event) }",
        .warning
      ),
      (
        "viewModel.select(at: index.row)",
        "func select(at row: Int) { events.filter { $0 != events[row] } }", nil
      ),
    ] as [(String, String, Severity?)])
  func findingIsWarningIfIndexOutlivesCallbackOrStoreReceivesElement(
    callback: String, member: String, severity: Severity?
  ) throws {
    let findings = try findings(callback, member)
    #expect(findings.map(\.severity) == [severity])
  }

  @Test func indexThatReachesAReadTwiceIsReportedOnce() throws {
    let findings = try findings(
      "viewModel.select(at: index.row) ; Task { viewModel.select(at: index.row) }",
      "func select(at row: Int) { show(events[row]) }")
    #expect(findings.map(\.severity) == [.warning])
  }

  private func findings(_ callback: String, _ member: String) throws -> [Finding] {
    let source = """
      import UIKit
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) { \(callback) }
      }
      final class EventStore { func save(_ event: String) { UserDefaults.standard.set(event, forKey: "event") } }
      final class EventsViewModel {
        private let store = EventStore()
        private var events: [String] = []
        func load() { events = [] }
        \(member)
      }
      """
    return UnsafeSelection.check(try FileReading(source: source))
  }
}
