import LintConfiguration

/// The compiler settings of a project that a fix depends on.
public struct ProjectSettings: Sendable {
  /// Whether a target may enable the upcoming feature `MemberImportVisibility`. A file then needs an import for each member
  /// that it uses.
  public let mayNeedMemberImports: Bool

  public init(mayNeedMemberImports: Bool = false) { self.mayNeedMemberImports = mayNeedMemberImports }

  /// - Parameter manifests: the contents of the package manifests, the Xcode projects and their files of build settings.
  public init(manifests: some Sequence<[UInt8]>) {
    mayNeedMemberImports = manifests.contains { CompilerFeature.memberImports.isEnabled(in: $0) }
  }
}
