public import LintSemantics

/// A type with an inferred role, and whether it can adopt the role.
public struct AdoptionCandidate: Sendable {
  public enum State: Sendable, Hashable {
    case eligible
    case adopted
    /// A superclass can adopt the role, and the type inherits it.
    case inherited(from: TypeID)
    case refused(AdoptionRefusal)
  }

  public let type: TypeID
  public let role: AdoptableRole
  /// The evidence for the role.
  public let claim: RoleClaim
  public internal(set) var state: State

  public var isEligible: Bool { state == .eligible }
}
