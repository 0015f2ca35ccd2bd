public import LintSupport
public import LintSyntax

/// A team's conventions, which the configuration declares: the roles of names, and the allowed dependencies.
public struct Conventions: Sendable, Hashable {
  public var rolePatterns: [RolePattern] = []
  /// Names at the root of generated accessors, such as `R` in `R.image.logo()`. The names that common generators use are known
  /// already.
  public var generatedAccessors: Set<String> = []
  /// The words that count in the names of types.
  public var vocabulary = Vocabulary.standard
  public var layers: [Layer] = []
  public var forbiddenImports: [ForbiddenImportEntry] = []
  public var forbiddenUses: [ForbiddenUseEntry] = []
  public var requiredSupertypes: [RequiredSupertypeEntry] = []

  public init() {}
}

/// A pattern such as `*Reactor`, and the role of the types whose names match it.
public struct RolePattern: Sendable, Hashable {
  public let text: String
  /// The role, or nil if the names have none.
  public let role: Role?
  private let pattern: [UInt8]

  public init(_ text: String, role: Role?) {
    self.text = text
    self.role = role
    pattern = Array(text.utf8)
  }

  public func matches(_ name: String) -> Bool { Wildcard.matches(pattern, Array(name.utf8)) }
}

/// A layer that the team declares.
public struct Layer: Sendable, Hashable {
  public let name: String
  public let paths: [PathPattern]
  /// The layers that it may reference, besides itself.
  public let mayUse: Set<String>

  public init(name: String, paths: [PathPattern], mayUse: Set<String>) {
    self.name = name
    self.paths = paths
    self.mayUse = mayUse
  }
}

/// The code to which a convention applies: that in certain folders, that of types with a role, or both.
public struct Scope: Sendable, Hashable {
  public var paths: [PathPattern]
  public var role: Role?

  public init(paths: [PathPattern] = [], role: Role? = nil) {
    self.paths = paths
    self.role = role
  }

  public func contains(_ path: String) -> Bool { paths.isEmpty || paths.match(path) }
}

/// Modules that files mustn't import.
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

/// Types and members that code mustn't use.
public struct ForbiddenUseEntry: Sendable, Hashable {
  public let patterns: [UsePattern]
  public let scope: Scope
  /// The advice that a finding gives.
  public let message: String?
  /// The name of the severity, if it differs from the rule's.
  public let severity: String?

  public init(patterns: [UsePattern], scope: Scope, message: String? = nil, severity: String? = nil) {
    self.patterns = patterns
    self.scope = scope
    self.message = message
    self.severity = severity
  }
}

/// A pattern for a type or for a member of a type: `Analytics`, `*Tracker.track*`.
public struct UsePattern: Sendable, Hashable {
  public let text: String
  private let type: [UInt8]
  private let member: [UInt8]?

  /// - Returns: nil if the text isn't a name or two names with a period.
  public init?(_ text: String) {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map { Array($0.utf8) }
    guard let first = names.first, names.count <= 2,
      names.allSatisfy({ !$0.isEmpty && !$0.contains(UInt8(ascii: " ")) })
    else { return nil }
    self.text = text
    type = first
    member = names.dropFirst().first
  }

  /// The type or member that matches the pattern.
  ///
  /// - Parameter owners: The types that may declare the member.
  public func match(types: [Name], owners: [Name], member used: Name?) -> String? {
    guard let member else { return types.first(where: matches).map { "\($0)" } }
    guard let used, Wildcard.matches(member, Array(used.bytes)) else { return nil }
    return owners.first(where: matches).map { "\($0).\(used)" }
  }

  private func matches(_ name: Name) -> Bool { Wildcard.matches(type, Array(name.bytes)) }
}

/// Supertypes of which each type in a scope must have one.
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
  /// The first layer whose folders contain a file.
  public func layer(of path: String) -> Layer? { layers.first { $0.paths.match(path) } }

  /// The first pattern that matches a type's name.
  public func rolePattern(for name: String) -> RolePattern? { rolePatterns.first { $0.matches(name) } }
}
