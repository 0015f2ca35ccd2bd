import LintSupport

/// A file or folder that isn't checked, with the reason. The contents of a skipped folder are skipped, but not listed.
public struct SkippedPath: Sendable, Hashable {
  public let path: String
  public let isFolder: Bool
  public let reason: SkipReason

  public init(_ path: String, isFolder: Bool = false, _ reason: SkipReason) {
    self.path = path
    self.isFolder = isFolder
    self.reason = reason
  }
}

/// The reason why a file or folder is skipped, in the order of the summary.
public enum SkipReason: Int, CaseIterable, Sendable {
  case excluded, tests, generated, packages, buildProducts, templates, unreadable

  public var text: String {
    switch self {
    case .excluded: "excluded by the configuration"
    case .tests: "test target"
    case .generated: "generated code"
    case .packages: "package checkout"
    case .buildProducts: "build products"
    case .templates: "playground or template"
    case .unreadable: "unreadable"
    }
  }
}

extension SkippedPath {
  func write(to writer: inout ByteWriter) {
    writer.add(path)
    writer.add(isFolder)
    writer.add(reason.rawValue)
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let (path, isFolder) = (try reader.text(), try reader.flag())
    guard let reason = SkipReason(rawValue: try reader.int()) else { throw ByteReader.Damage() }
    self.init(path, isFolder: isFolder, reason)
  }
}
