import LintEngine
import LintSyntax

extension ReportedReason {
  /// `because …`, with the place.
  var line: String { line { $0 } }

  func line(_ shownPath: (String) -> String) -> String {
    "because \(text)" + (place.map { " (\(shownPath($0.path)):\($0.start.line):\($0.start.column))" } ?? "")
  }
}
