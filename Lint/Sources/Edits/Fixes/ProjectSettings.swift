import LintConfiguration

/// The compiler settings of a project that a fix depends on.
public struct ProjectSettings: Sendable {
  /// Whether a target may enable the upcoming feature `MemberImportVisibility`. A file then needs an import for each member
  /// that it uses.
  public let mayNeedMemberImports: Bool

  /// The folders of manifests whose targets aren't known, those of Tuist and XcodeGen.
  private let foldersOfUnknownTargets: [String]

  public init(mayNeedMemberImports: Bool = false) {
    self.mayNeedMemberImports = mayNeedMemberImports
    foldersOfUnknownTargets = []
  }

  /// - Parameter manifests: the paths and contents of the package manifests, the projects and their files of build settings.
  public init(manifests: [(path: String, bytes: [UInt8])]) {
    mayNeedMemberImports = manifests.contains { CompilerFeature.memberImports.isEnabled(in: $0.bytes) }
    foldersOfUnknownTargets = manifests.filter { ManifestReader.isGeneratorManifest($0.path, $0.bytes) }.map {
      Self.folder(of: $0.path)
    }
  }

  /// Whether it isn't known that two files belong to the same target. Those in the same folder do.
  func mayDivide(_ first: String, _ second: String) -> Bool {
    Self.folder(of: first) != Self.folder(of: second) && (hasUnknownTarget(first) || hasUnknownTarget(second))
  }

  func hasUnknownTarget(_ path: String) -> Bool {
    foldersOfUnknownTargets.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
