import MVVMCore
import TerminalKit

/// The parts of the car's screen.
@MainActor
final class CarView: View {
  var make = ""
  var model = ""
  var power = ""
  var weight = ""
  /// Where the view model stands.
  var state = ""
  var problem: String?
  /// What was told since the screen came last.
  var told: [String] = []
  var isEditingModel = false

  func lines(columns: Int) -> [Line] {
    let fields = [("Make", make, !isEditingModel), ("Model", model, isEditingModel)].map { name, text, isChosen in
      let line = "\(isChosen ? ">" : " ") \(name.fitted(to: 7)) \(text)".printable.cut(to: columns)
      return Line(line, isChosen ? .chosen : .plain)
    }
    let output = [("Power", power), ("Weight", weight)].map { Line("  \($0.fitted(to: 7)) \($1)".cut(to: columns)) }
    let notice = problem.map { Line($0.cut(to: columns), .warning) } ?? Line()
    let told = told.joined(separator: ", ").wrapped(to: columns).map { Line($0, .faint) }
    return [Line("Car: \(state)", .title)] + fields + output + [notice] + told
  }
}
