public import LintSyntax

/// Evidence for a finding, with the place of the code that it is about.
public struct ReportedReason: Sendable, Hashable {
  public let text: String
  public let place: ReportedPlace?
  /// Whether the place has the same problem, so that the finding is about it as well.
  public let isFurtherPlace: Bool

  public init(_ text: String, at place: ReportedPlace? = nil, isFurtherPlace: Bool = false) {
    self.text = text
    self.place = place
    self.isFurtherPlace = isFurtherPlace
  }

  /// The reason in a report whose root is an outer folder.
  func moved(below folder: String) -> ReportedReason {
    ReportedReason(
      text, at: place.map { ReportedPlace(path: folder + $0.path, start: $0.start, offset: $0.offset) },
      isFurtherPlace: isFurtherPlace)
  }
}

/// A place in a file of the project.
public struct ReportedPlace: Sendable, Hashable, CustomStringConvertible {
  /// Relative to the root of the project.
  public let path: String
  public let start: Location
  /// In bytes.
  public let offset: UInt32

  public init(path: String, start: Location, offset: UInt32) {
    self.path = path
    self.start = start
    self.offset = offset
  }

  public var description: String { "\(path):\(start.line):\(start.column)" }
}
