import MVVMCore
import TerminalKit

/// The parts of the car's screen.
@MainActor
final class CarView: View {
  var make = ""
  var model = ""
  var power = ""
  var weight = ""
  /// The state of the view model.
  var state = ""
  var problem: String?
  /// The callbacks since the screen last appeared.
  var callbacks: [String] = []
  var isEditingModel = false

  private static let nameColumns = 7

  /// The column of a field's cursor.
  func cursor(in field: TextField) -> Int {
    "> ".count + Self.nameColumns + 1 + String(field.text.prefix(field.cursor)).columns
  }

  func lines(columns: Int) -> [Line] {
    let fields = [("Make", make, !isEditingModel), ("Model", model, isEditingModel)].map { name, text, isChosen in
      let line = "\(isChosen ? ">" : " ") \(name.fitted(to: Self.nameColumns)) \(text)".printable.cut(to: columns)
      return Line(line, isChosen ? .chosen : .plain)
    }
    let output = [("Power", power), ("Weight", weight)].map {
      Line("  \($0.fitted(to: Self.nameColumns)) \($1)".cut(to: columns))
    }
    let notice = problem.map { Line($0.cut(to: columns), .warning) } ?? Line()
    let callbacks = callbacks.joined(separator: ", ").wrapped(to: columns).map { Line($0, .faint) }
    return [Line("Car: \(state)", .title)] + fields + output + [notice] + callbacks
  }
}
