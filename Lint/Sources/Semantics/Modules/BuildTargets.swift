/// All targets of a project, found by file.
public struct BuildTargets: Sendable {
  public let all: [BuildTarget]
  private var byFile: [String: [Int]] = [:]
  private var byFolder: [String: [Int]] = [:]
  private var byPattern: [Int] = []

  public init(_ all: [BuildTarget] = []) {
    self.all = all
    for (number, target) in all.enumerated() {
      for file in target.files { byFile[file, default: []].append(number) }
      for folder in target.folders { byFolder[folder.path, default: []].append(number) }
      if !target.patterns.isEmpty { byPattern.append(number) }
    }
  }

  /// The targets that compile a file, by their place among all.
  public func numbers(of path: String) -> [Int] {
    var found = Set(byFile[path] ?? [])
    if !byFolder.isEmpty {
      for folder in Self.folders(around: path) {
        found.formUnion((byFolder[folder] ?? []).filter { all[$0].contains(path) })
      }
    }
    found.formUnion(byPattern.filter { all[$0].contains(path) })
    return found.sorted()
  }

  /// Whether a file with these targets is compiled for tests and for nothing else.
  public func areOnlyOfTests(_ numbers: [Int]) -> Bool { !numbers.isEmpty && numbers.allSatisfy { all[$0].isTest } }

  private static func folders(around path: String) -> some Sequence<String> {
    sequence(state: path[...]) { rest -> String? in
      if rest.isEmpty { return nil }
      rest = rest.lastIndex(of: "/").map { rest[..<$0] } ?? ""
      return String(rest)
    }
  }
}
