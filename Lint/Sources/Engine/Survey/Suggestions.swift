public import LintSemantics
import LintSyntax

/// A folder that a project may want to exclude.
public struct FolderSuggestion: Sendable, Hashable {
  public let path: String
  public let fileCount: Int
  /// Whether its name says that it contains third-party code. If not, it may be part of the app.
  public let isForeign: Bool

  private static let foreign: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "3rdparty", "external", "externals", "submodules", "dependencies",
  ]
  private static let supportFolderNames: Set<String> = [
    "example", "examples", "demo", "demos", "sample", "samples", "mock", "mocks", "stub", "stubs", "fixtures",
    "previewcontent", "generated", "snippets",
  ]

  /// - Parameter paths: the paths of all files that are read.
  static func all(for paths: [String]) -> [FolderSuggestion] {
    let folders = Counted.all(paths.compactMap(folder))
    return folders.map { folder in
      // A folder with most of the files is the app.
      let isForeign = foreign.contains(plain(folder.value.split(separator: "/").last ?? ""))
      return FolderSuggestion(
        path: folder.value, fileCount: folder.count, isForeign: isForeign && folder.count * 2 < paths.count)
    }.sorted { $0.path < $1.path }
  }

  /// The outermost folder of a file whose name is one of those above.
  private static func folder(_ path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let index = folders.firstIndex(where: { foreign.union(supportFolderNames).contains(plain($0)) }) else {
      return nil
    }
    return folders[...index].joined(separator: "/")
  }

  private static func plain(_ name: Substring) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

/// A name suffix shared by types whose role doesn't follow from their names.
public struct PatternSuggestion: Sendable, Hashable {
  public let pattern: String
  public let role: Role
  public let count: Int

  /// Fewer types aren't a convention.
  private static let minimum = 3

  static func all(for project: Project) -> [PatternSuggestion] {
    let endings = project.typeIDs.compactMap { type -> String? in
      guard let claim = project.roles.claim(.viewModel, of: type), claim.basis == .binding else { return nil }
      return lastWord(of: project[type].name.text)
    }
    return Counted.all(endings).filter { $0.count >= minimum && $0.value != "Model" }.map {
      PatternSuggestion(pattern: "*" + $0.value, role: .viewModel, count: $0.count)
    }
  }

  /// `Reactor` in `ListReactor`; nil if the name is one word.
  private static func lastWord(of name: String) -> String? {
    guard let start = name.lastIndex(where: \.isUppercase), start != name.startIndex else { return nil }
    let word = String(name[start...])
    return word.count > 2 ? word : nil
  }
}
