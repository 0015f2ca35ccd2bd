import LintRules

/// What a report for people looks like where it is read.
public enum Paint: Sendable {
  /// A pipe or a file: words alone, each finding by its place.
  case words
  /// A terminal without colours: excerpts of the source as well.
  case excerpts
  /// A terminal: excerpts, in colours.
  case colors

  var showsExcerpts: Bool { self != .words }

  func path(_ text: String) -> String { colored(text, "1") }
  func reason(_ text: String) -> String { colored(text, "2") }
  func caret(_ text: String) -> String { colored(text, "1;32") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: colored("error", "1;31")
    case .warning: colored("warning", "1;33")
    case .note, .off: colored("note", "1;36")
    }
  }

  private func colored(_ text: String, _ code: String) -> String {
    self == .colors && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
