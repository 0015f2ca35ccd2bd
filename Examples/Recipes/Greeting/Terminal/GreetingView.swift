import GreetingRecipe
import MVVMCore
import TerminalKit

/// Three labels, the buttons to fill them, and what was told last.
@MainActor
final class GreetingView: View {
  var greeting: String?
  var thing: String?
  var price: String?
  var told: Set<GreetingField> = []

  func lines(columns: Int) -> [Line] {
    let labels = [("g  Greeting", greeting), ("t  Thing", thing), ("p  Price", price)]
    let told = GreetingField.allCases.filter(told.contains).map { "\($0)" }.joined(separator: ", ")
    return [Line("Greeting", .title), Line()]
      + labels.map { Line("\($0.fitted(to: 12))  \($1 ?? "–")".printable.cut(to: columns)) }
      + [Line(), Line("Told at once: \(told.isEmpty ? "nothing" : told)".cut(to: columns), .faint)]
  }
}
