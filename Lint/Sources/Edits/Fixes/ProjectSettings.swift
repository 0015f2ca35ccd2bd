import LintSupport

/// The compiler settings of a project that a fix depends on.
public struct ProjectSettings: Sendable {
  /// Whether a target may enable the upcoming feature `MemberImportVisibility`. A file then needs an import for each member
  /// that it uses.
  public let mayNeedMemberImports: Bool

  public init(mayNeedMemberImports: Bool = false) { self.mayNeedMemberImports = mayNeedMemberImports }

  /// - Parameter manifests: the contents of the package manifests and Xcode projects.
  public init(manifests: some Sequence<[UInt8]>) {
    let marks = ["MemberImportVisibility", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES"]
    mayNeedMemberImports = manifests.contains { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return marks.contains { text.contains($0) }
    }
  }
}
