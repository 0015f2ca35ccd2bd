import ArgumentParser
import LintCheck
import LintRule

/// What the command line asks for.
struct CheckRequest {
  let root: String
  private let reported: [String]

  init(paths: [String]) throws {
    guard let first = paths.first else { throw ValidationError("name a path to report") }
    for path in paths where !ProjectRoot.exists(path) {
      Standard.error("mvvmlint: there is no \(path): name a file or folder of the project")
      throw ExitCode(2)
    }
    let root = ProjectRoot.containing(first)
    self.root = root
    reported = paths.compactMap { ProjectRoot.relative($0, to: root) }
  }

  func reports(_ path: String) -> Bool {
    reported.contains { $0.isEmpty || $0 == path || path.hasPrefix($0 + "/") }
  }
}

/// Rules that are named with commas between.
struct RuleList: ExpressibleByArgument {
  private var names: Set<String> = []

  init() {}

  init?(argument: String) { names = Set(argument.replacing("_", with: "-").split(separator: ",").map(String.init)) }

  func rules(from all: [any Rule.Type]) -> [any Rule.Type] {
    all.filter { $0.severity != .off || names.contains("all") || names.contains($0.name) }
  }
}
