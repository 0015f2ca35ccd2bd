import LintEngine

extension ReportedReason {
  /// `because …`, with the place.
  var line: String { "because \(text)" + (place.map { " (\($0))" } ?? "") }
}
