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
    let facts = facts.map { Line("\($0.label.fitted(to: 10)) \($0.value)".printable.cut(to: columns)) }
    let about = about.printable.wrapped(to: columns).map { Line($0) }
    // Where there is nothing to tell, the line stays free, so that the text does not jump.
    let notice = notice.map { $0.printable.wrapped(to: columns).map { Line($0, .warning) } } ?? [Line()]
    return [Line(title.printable.cut(to: columns), .title)] + notice + about + [Line()] + facts
  }
}
