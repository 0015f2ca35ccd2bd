public import LintSemantics

/// A place where the architecture is broken, and why it is known.
public struct Finding: Sendable, Hashable {
  public var place: Place
  /// What is wrong, and what to do.
  public var message: String
  /// The chain that it rests on, from the type to what decides.
  public var reasons: [String]
  /// Milder or stronger than the rule's default.
  public var severity: Severity?
  /// The declaration that it stands in, the innermost that has a name.
  public var declaration: SymbolID?

  public init(
    at place: Place, _ message: String, because claims: [RoleClaim], in declaration: SymbolID? = nil,
    severity: Severity? = nil
  ) {
    self.declaration = declaration
    self.place = place
    self.message = message
    self.reasons = claims.flatMap(\.reasons)
    self.severity = severity
    self.isByNameAlone = claims.contains { $0.basis == .name }
  }

  /// Whether a role that it rests on is told by a name only: then it counts one step less.
  public var isByNameAlone: Bool
}
