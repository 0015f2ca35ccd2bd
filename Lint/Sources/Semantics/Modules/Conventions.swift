public import LintSupport
public import LintSyntax

/// What a team has agreed on and no source says: what its names mean, and who may know whom.
public struct Conventions: Sendable, Hashable {
  public var rolePatterns: [RolePattern] = []
  /// Names at the root of generated accessors, such as `R` in `R.image.logo()`; those that are commonly known are understood
  /// without.
  public var generatedAccessors: Set<String> = []
  public var layers: [Layer] = []
  public var forbiddenImports: [ForbiddenImportEntry] = []
  public var forbiddenUses: [ForbiddenUseEntry] = []
  public var requiredSupertypes: [RequiredSupertypeEntry] = []

  public init() {}
}

/// Names that tell a role: `*Reactor`. Without a role: names that tell none.
public struct RolePattern: Sendable, Hashable {
  public let text: String
  public let role: Role?
  private let pattern: [UInt8]

  public init(_ text: String, role: Role?) {
    self.text = text
    self.role = role
    pattern = Array(text.utf8)
  }

  public func matches(_ name: String) -> Bool { Wildcard.matches(pattern, Array(name.utf8)) }
}

/// A layer of the project's own.
public struct Layer: Sendable, Hashable {
  public let name: String
  public let paths: [PathPattern]
  /// The layers that it may know, besides itself.
  public let mayUse: Set<String>

  public init(name: String, paths: [PathPattern], mayUse: Set<String>) {
    self.name = name
    self.paths = paths
    self.mayUse = mayUse
  }
}

/// Where a convention holds: in folders, for a role, or where both meet. Neither means everywhere.
public struct Scope: Sendable, Hashable {
  public var paths: [PathPattern]
  public var role: Role?

  public init(paths: [PathPattern] = [], role: Role? = nil) {
    self.paths = paths
    self.role = role
  }

  public func contains(_ path: String) -> Bool { paths.isEmpty || paths.match(path) }
}

/// Modules that are not to be imported.
public struct ForbiddenImportEntry: Sendable, Hashable {
  public let modules: Set<String>
  public let scope: Scope
  public let reason: String?

  public init(modules: Set<String>, scope: Scope, reason: String? = nil) {
    self.modules = modules
    self.scope = scope
    self.reason = reason
  }
}

/// Types and members that code must not use.
public struct ForbiddenUseEntry: Sendable, Hashable {
  public let patterns: [UsePattern]
  public let scope: Scope
  /// What to do instead.
  public let message: String?
  /// The name of a severity, if it isn't the rule's.
  public let severity: String?

  public init(patterns: [UsePattern], scope: Scope, message: String? = nil, severity: String? = nil) {
    self.patterns = patterns
    self.scope = scope
    self.message = message
    self.severity = severity
  }
}

/// The name of a type, or of a type's member: `Analytics`, `*Tracker.track*`.
public struct UsePattern: Sendable, Hashable {
  public let text: String
  private let type: [UInt8]
  private let member: [UInt8]?

  /// - Returns: nil if the text is neither.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Array($0.utf8) }
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(UInt8(ascii: " ")) }) else { return nil }
    self.text = text
    type = parts[0]
    member = parts.count == 2 ? parts[1] : nil
  }

  /// - Parameter owners: the types that may declare the member.
  /// - Returns: the name that matches, nil if none does.
  public func match(types: [Name], owners: [Name], member used: Name?) -> String? {
    guard let member else { return types.first(where: matches).map { "\($0)" } }
    guard let used, Wildcard.matches(member, Array(used.bytes)) else { return nil }
    return owners.first(where: matches).map { "\($0).\(used)" }
  }

  private func matches(_ name: Name) -> Bool { Wildcard.matches(type, Array(name.bytes)) }
}

/// Types of which each must inherit from, or conform to, one of these.
public struct RequiredSupertypeEntry: Sendable, Hashable {
  public let supertypes: [String]
  public let scope: Scope
  public let reason: String?

  public init(supertypes: [String], scope: Scope, reason: String? = nil) {
    self.supertypes = supertypes
    self.scope = scope
    self.reason = reason
  }
}

extension Conventions {
  /// The first layer whose folders hold a file.
  public func layer(of path: String) -> Layer? { layers.first { $0.paths.match(path) } }

  /// What the first pattern that fits a name says of it.
  public func rolePattern(for name: String) -> RolePattern? { rolePatterns.first { $0.matches(name) } }
}
