public import LintSemantics

/// A place that breaks a rule, with the reasons.
public struct Finding: Sendable, Hashable {
  public var place: Place
  /// The problem and the fix.
  public var message: String
  /// The evidence for the roles involved, from the type to the deciding fact.
  public var reasons: [String]
  /// The severity, if it differs from the rule's default.
  public var severity: Severity?
  /// The innermost named declaration around the place.
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

  /// Whether the only evidence for one of the roles is a name. The severity is then one level lower.
  public var isByNameAlone: Bool
}
