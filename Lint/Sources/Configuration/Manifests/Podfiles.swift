import LintSupport

/// The Podfiles of a project. An Xcode project uses the nearest one in its folder or in a folder around it.
public struct Podfiles: Sendable {
  private var byFolder: [String: Podfile] = [:]

  /// - Parameter files: the manifests of the project, among them the Podfiles.
  public init(_ files: [(path: String, bytes: [UInt8])] = []) {
    for (path, bytes) in files where ManifestReader.isPodfile(path) {
      byFolder[RelativePath.path(of: RelativePath.names(in: path).dropLast())] = Podfile(path: path, bytes)
    }
  }

  /// All Podfiles in the order of their paths.
  public var all: [Podfile] { byFolder.values.sorted { $0.path < $1.path } }

  /// The Podfile of the Xcode project with this path or description; nil if there is none.
  public func nearest(to project: String) -> Podfile? {
    if byFolder.isEmpty { return nil }
    return (RelativePath.folders(around: project).reversed() + [""]).lazy.compactMap { byFolder[$0] }.first
  }
}
