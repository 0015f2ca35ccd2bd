import GreetingRecipe
import MVVMCore
import TerminalKit

/// Three labels, the keys that fill them, and the fields of the last change.
@MainActor
final class GreetingView: View {
  var greeting: String?
  var farewell: String?
  var price: String?
  var changed: Set<GreetingField> = []

  func lines(columns: Int) -> [Line] {
    let labels = [("g  Greeting", greeting), ("f  Farewell", farewell), ("p  Price", price)]
    let changed = GreetingField.allCases.filter(changed.contains).map { "\($0)" }.joined(separator: ", ")
    return [Line("Greeting", .title), Line()]
      + labels.map { Line("\($0.fitted(to: 12))  \($1 ?? "–")".printable.cut(to: columns)) }
      + [Line(), Line("Last change: \(changed.isEmpty ? "none" : changed)".cut(to: columns), .faint)]
  }
}
