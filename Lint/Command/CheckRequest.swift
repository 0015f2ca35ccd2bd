import LintCheck
import LintRule
import LintVerdict

/// The part of a project that is reported, and where the whole of it begins.
struct CheckRequest {
  let root: String
  private let reported: [String]

  /// - Parameter paths: none means the current folder.
  init(paths: [String]) throws {
    let paths = paths.isEmpty ? ["."] : paths
    for path in paths where !ProjectRoot.exists(path) {
      throw Failure("there is no \(path): name a file or folder of the project")
    }
    let root = ProjectRoot.containing(paths[0])
    self.root = root
    reported = try paths.map { path in
      if let relative = ProjectRoot.relative(path, to: root) { return relative }
      throw Failure("\(path) lies outside of \(root), the root of \(paths[0]): check each project by itself")
    }
  }

  func reports(_ path: String) -> Bool {
    reported.contains { $0.isEmpty || $0 == path || path.hasPrefix($0 + "/") }
  }
}

/// The rules that are named on the command line.
enum RuleNames {
  /// - Parameter lists: names with commas between, or all.
  static func named(_ lists: [String]) throws -> Set<String> {
    let known = Verdict.descriptions.map(\.name)
    let names = lists.flatMap { $0.split(separator: ",") }.map { Spelling.rule($0.trimmed) }
    for name in names where name != "all" && !known.contains(name) { throw unknown(name, known) }
    return Set(names)
  }

  static func unknown(_ name: String, _ known: [String]) -> Failure {
    Failure("there is no rule \(name)\(Spelling.hint(for: name, among: known)); 'mvvmlint rules' lists them all")
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " }.prefix { $0 != " " } }
}
