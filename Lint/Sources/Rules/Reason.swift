public import LintSemantics

/// Evidence for a finding: a sentence, and the code that it is about.
public struct Reason: Sendable, Hashable {
  public let text: String
  public let place: Place?
  /// Whether the place has the same problem, so that the finding is about it as well.
  public let isFurtherPlace: Bool

  init(_ text: String, at place: Place? = nil, isFurtherPlace: Bool = false) {
    self.text = text
    self.place = place
    self.isFurtherPlace = isFurtherPlace
  }
}
