public import LintSemantics
public import LintSyntax

/// A part of a project that the report shows as one box.
@frozen public struct AreaID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// The areas of a project: its modules, or its folders if it has only one module.
public struct Areas: Sendable {
  public enum Kind: String, Sendable { case module, folder }

  public let kind: Kind
  /// The names in alphabetical order. The name of a folder is its path.
  public let names: [String]
  private let areas: [String: AreaID]

  /// - Parameters:
  ///   - files: The paths with the names of their modules.
  ///   - kind: The kind of areas; nil to choose by the number of modules.
  public init(_ files: [(path: String, module: String)], kind: Kind? = nil) {
    let kind = kind ?? (Set(files.map(\.module)).count > 1 ? .module : .folder)
    let depth = kind == .folder ? Self.sharedDepth(files.map(\.path)) : 0
    let found = files.map { path, module in
      (path: path, name: kind == .module ? module : Self.folders(of: path).prefix(depth + 1).joined(separator: "/"))
    }
    let names = Set(found.map(\.name)).sorted()
    let ids = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, AreaID($0)) })
    self.kind = kind
    self.names = names.map { $0.isEmpty ? "the root" : $0 }
    areas = Dictionary(found.map { ($0.path, ids[$0.name]) }) { first, _ in first }.compactMapValues { $0 }
  }

  public var ids: HandleRange<AreaID> { HandleRange(names.indices) }

  public subscript(id: AreaID) -> String { names[id.index] }

  /// The paths of all files, sorted.
  public var paths: [String] { areas.keys.sorted() }

  /// The area of a file.
  public func area(of path: String) -> AreaID? { areas[path] }

  /// The number of folders that all files share.
  private static func sharedDepth(_ paths: [String]) -> Int {
    var shared: [Substring]?
    for path in paths {
      let folders = folders(of: path)
      shared = shared.map { Array(zip($0, folders).prefix { $0 == $1 }.map(\.0)) } ?? folders
    }
    return shared?.count ?? 0
  }

  private static func folders(of path: String) -> [Substring] { path.split(separator: "/").dropLast() }
}

extension Areas {
  /// - Parameter kind: the kind of areas; nil to choose by the number of modules.
  public init(of project: Project, kind: Kind? = nil) {
    self.init(
      project.fileIDs.map { file in
        (project.facts(file).path, project.modules.names(ofFile: file).first?.text ?? "")
      }, kind: kind)
  }
}
