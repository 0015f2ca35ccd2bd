import SwiftMVVMPattern
import TerminalKit

/// The parts of a repository's page.
@MainActor
final class DetailView: View {
  var title = ""
  var about = ""
  var facts: [(label: String, value: String)] = []
  var notice: String?

  func lines(columns: Int) -> [Line] {
    let heading = title.printable.chunks(of: columns).map { Line($0, .title) }
    let about = about.printable.wrapped(to: columns).map { Line($0) }
    // Without a notice, the line stays free, so that the text doesn't jump.
    let notice = notice.map { $0.printable.wrapped(to: columns).map { Line($0, .warning) } } ?? [Line()]
    return heading + notice + about + [Line()] + facts.flatMap { lines(of: $0, columns: columns) }
  }

  /// A label and its value, which continues below itself.
  private func lines(of fact: (label: String, value: String), columns: Int) -> [Line] {
    let label = fact.label.fitted(to: 10) + " "
    let value = fact.value.printable
    // A terminal with no room beside the label shows the value below it.
    guard columns >= 2 * label.columns else {
      return [fact.label, value].flatMap { $0.chunks(of: columns) }.map { Line($0) }
    }
    let chunks = value.chunks(of: columns - label.columns)
    return (chunks.isEmpty ? [""] : chunks).enumerated().map { number, chunk in
      Line((number == 0 ? label : String(repeating: " ", count: label.columns)) + chunk)
    }
  }
}
