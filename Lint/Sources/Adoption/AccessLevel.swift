import LintSemantics
import LintSyntax

/// How far a declaration is visible.
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

extension Project {
  /// How far a type is visible, which the types around it limit.
  func access(of type: TypeID) -> AccessLevel { withOuterTypes(type).map(ownAccess).min() ?? .public }

  /// Whether the compiler lets code of other modules use a type, as its name or in inlined code.
  func isPublic(_ type: TypeID) -> Bool {
    withOuterTypes(type).allSatisfy { ownAccess(of: $0) == .public || isUsableFromInline($0) }
  }

  private func ownAccess(of type: TypeID) -> AccessLevel {
    let declaration = self[type].declaration
    return file(declaration).ownAccess(of: declaration.declaration)
  }

  private static let usableFromInline: Name = "usableFromInline"

  private func isUsableFromInline(_ type: TypeID) -> Bool {
    let declaration = self[type].declaration
    return file(declaration).attributes(of: self[declaration]).contains { $0.name == Self.usableFromInline }
  }
}
