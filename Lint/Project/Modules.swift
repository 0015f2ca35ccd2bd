/// Which files are compiled together: a name means first what its own module declares.
///
/// A package's target is the folder under `Sources` or `Tests`; elsewhere a module is the folder of the project or podspec
/// that stands nearest, where the folders of tests are modules of their own.
public struct Modules: Sendable {
  /// For each file, its module.
  public let ofFile: [Int32]
  public let names: [String]

  /// - Parameter roots: the folders that hold a package, a project or a podspec; relative, without a slash at the end.
  public init(paths: [String], roots: Set<String>, packages: Set<String>) {
    var numbers: [String: Int32] = [:]
    var names: [String] = []
    ofFile = paths.map { path in
      let name = Self.module(of: path, roots: roots, packages: packages)
      if let number = numbers[name] { return number }
      let number = Int32(names.count)
      names.append(name)
      numbers[name] = number
      return number
    }
    self.names = names
  }

  static func module(of path: String, roots: Set<String>, packages: Set<String>) -> String {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    for depth in stride(from: folders.count, through: 0, by: -1) {
      let folder = folders[..<depth].joined(separator: "/")
      if packages.contains(folder) { return target(folders[depth...], in: folder) }
      if roots.contains(folder) { return tests(folders[depth...], in: folder) ?? folder }
    }
    return tests(folders[...], in: "") ?? ""
  }

  private static func target(_ rest: ArraySlice<String>, in folder: String) -> String {
    let isUsual = ["Sources", "Source", "src", "Tests"].contains(rest.first)
    return ([folder] + rest.prefix(isUsual ? 2 : 1)).joined(separator: "/")
  }

  private static func tests(_ rest: ArraySlice<String>, in folder: String) -> String? {
    guard let index = rest.firstIndex(where: { $0.hasSuffix("Tests") || $0.hasSuffix("Test") || $0 == "Tests" }) else {
      return nil
    }
    return ([folder] + rest[...index]).joined(separator: "/")
  }
}
