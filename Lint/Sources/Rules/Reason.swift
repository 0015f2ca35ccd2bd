public import LintSemantics

/// Evidence for a finding: a sentence, and the code that it is about.
public struct Reason: Sendable, Hashable {
  public let text: String
  public let place: Place?

  init(_ text: String, at place: Place? = nil) {
    self.text = text
    self.place = place
  }
}
