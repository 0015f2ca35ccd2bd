import LintConfiguration
public import LintEngine
import LintSyntax

/// The compiler settings and unchecked files of a project that a fix depends on.
public struct ProjectSettings: Sendable {
  /// nil without manifests and files of build settings.
  private let manifests: DependencyManifests?

  private let unchecked: UncheckedSources?

  public init(_ manifests: DependencyManifests? = nil, _ unchecked: UncheckedSources? = nil) {
    self.manifests = manifests
    self.unchecked = unchecked
  }

  /// Whether a file that isn't checked contains the name of a type. Reads these files.
  func uncheckedCodeNames(_ type: Name) -> Bool { unchecked?.contain(type.text) ?? false }

  /// Whether a target may enable the upcoming feature `MemberImportVisibility`. A file then needs an import for each member
  /// that it uses.
  var mayNeedMemberImports: Bool { manifests?.enable(.memberImports) ?? false }

  /// Whether it isn't known that two files belong to the same target. Those in the same folder do.
  func mayDivide(_ first: String, _ second: String) -> Bool {
    Self.folder(of: first) != Self.folder(of: second) && (hasUnknownTarget(first) || hasUnknownTarget(second))
  }

  func hasUnknownTarget(_ path: String) -> Bool { manifests?.hasUnknownTarget(path) ?? false }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
