public import LintSemantics
public import LintSyntax

/// A part of a project that the report shows as one box.
@frozen public struct AreaID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// The areas of a project: its modules, or its folders if one module contains nearly everything.
public struct Areas: Sendable {
  public enum Kind: String, Sendable { case module, folder }

  public let division: Division
  /// The names in alphabetical order. The name of a folder is its path.
  public let names: [String]
  private let areas: [String: AreaID]

  /// - Parameters:
  ///   - files: The paths with the names of their modules.
  ///   - division: The division of other files, so that areas have the same names; nil to divide these files.
  public init(_ files: [(path: String, module: String)], division: Division? = nil) {
    let division = division ?? Division(of: files)
    let found = files.map { (path: $0.path, name: division.area(of: $0.path, module: $0.module)) }
    let names = Set(found.map(\.name)).sorted()
    let ids = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, AreaID($0)) })
    self.division = division
    self.names = names.map { $0.isEmpty ? "the root" : $0 }
    areas = Dictionary(found.map { ($0.path, ids[$0.name]) }) { first, _ in first }.compactMapValues { $0 }
  }

  public var kind: Kind { division.kind }

  public var ids: HandleRange<AreaID> { HandleRange(names.indices) }

  public subscript(id: AreaID) -> String { names[id.index] }

  /// The paths of the files in each area, sorted.
  public var paths: [[String]] {
    var paths = [[String]](repeating: [], count: names.count)
    for (path, area) in areas.sorted(by: { $0.key < $1.key }) { paths[area.index].append(path) }
    return paths
  }

  /// The area of a file.
  public func area(of path: String) -> AreaID? { areas[path] }

  /// Short names: modules, and the last folders of paths as far as they are unique.
  public var titles: [String] {
    if kind == .module { return names }
    let folders = names.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    var lengths = folders.map { _ in 1 }
    while true {
      let titles = zip(folders, lengths).map { $0.suffix($1).joined(separator: "/") }
      let areas = Dictionary(grouping: titles.indices) { titles[$0] }
      let shared = areas.values.filter { $0.count > 1 }.joined().filter { lengths[$0] < folders[$0].count }
      if shared.isEmpty { return titles }
      for area in shared { lengths[area] += 1 }
    }
  }
}

extension Areas {
  /// - Parameter division: the division of another revision; nil to divide this one.
  public init(of project: Project, division: Division? = nil) {
    self.init(
      project.fileIDs.map { file in
        (project.facts(file).path, project.modules.names(ofFile: file).first?.text ?? "")
      }, division: division)
  }
}
