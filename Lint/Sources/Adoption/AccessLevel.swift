import LintSyntax

/// How far a declaration is visible, as far as its own file shows.
enum AccessLevel: Comparable {
  /// `private`, `fileprivate` or `internal`.
  case restricted
  case package
  case `public`
}

extension FileFacts {
  /// The access level of a declaration in the declaration around it, which may be an extension with an access level for its members.
  func ownAccess(of id: DeclarationID) -> AccessLevel {
    let modifiers = self[id].modifiers
    if let level = Self.written(modifiers) { return level }
    guard let parent = self[id].parent, self[parent].kind == .extension else { return .restricted }
    return Self.written(self[parent].modifiers) ?? .restricted
  }

  private static func written(_ modifiers: Modifiers) -> AccessLevel? {
    if !modifiers.isDisjoint(with: [.public, .open]) { return .public }
    if modifiers.contains(.package) { return .package }
    return modifiers.isDisjoint(with: [.private, .fileprivate, .internal]) ? nil : .restricted
  }
}
