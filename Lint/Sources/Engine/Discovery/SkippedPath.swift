import LintSupport

/// A file or folder that isn't checked, with the reason. Folders are skipped with their contents, which aren't listed.
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

extension [SkippedPath] {
  func write(to writer: inout ByteWriter) {
    writer.add(count)
    for skipped in self {
      writer.add(skipped.path)
      writer.add(skipped.isFolder)
      writer.add(skipped.reason.rawValue)
    }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self = []
    for _ in 0..<(try reader.count()) {
      let (path, isFolder) = (try reader.text(), try reader.flag())
      guard let reason = SkipReason(rawValue: try reader.int()) else { throw ByteReader.Damage() }
      append(SkippedPath(path, isFolder: isFolder, reason))
    }
  }
}
