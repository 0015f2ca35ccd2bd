extension Areas {
  /// How files are divided into areas.
  public struct Division: Sendable {
    public let kind: Kind
    /// The folders whose subfolders are areas of their own, with the root as "".
    private let split: Set<String>

    /// A division by modules.
    public static let modules = Division(kind: .module, split: [])

    private init(kind: Kind, split: Set<String>) {
      self.kind = kind
      self.split = split
    }

    /// A map of modules says little if one of them contains nearly all files, as in an app with a small extension.
    private static let largestModule = 0.9

    init(of files: [(path: String, module: String)]) {
      let counts = Dictionary(grouping: files, by: \.module).mapValues(\.count)
      let largest = Double(counts.values.max() ?? 0)
      self =
        counts.count > 1 && largest < Self.largestModule * Double(files.count)
        ? .modules : Division(kind: .folder, split: Self.largeFolders(of: files.map(\.path)))
    }

    func area(of path: String, module: String) -> String { kind == .module ? module : Self.area(of: path, split) }

    /// The outermost folder around a file that isn't split.
    private static func area(of path: String, _ split: Set<String>) -> String {
      var area = ""
      for folder in path.split(separator: "/").dropLast() where split.contains(area) {
        area += area.isEmpty ? folder : "/" + folder
      }
      return area
    }

    /// The folders that contain more than half of the files. As one box, they would hide what most of the code does.
    private static func largeFolders(of paths: [String]) -> Set<String> {
      var split: Set<String> = [""]
      while true {
        let sizes = Dictionary(grouping: paths) { area(of: $0, split) }.mapValues(\.count)
        guard let large = sizes.first(where: { 2 * $0.value > paths.count && !split.contains($0.key) }) else {
          return split
        }
        split.insert(large.key)
      }
    }
  }
}
