import LintAnalysis
public import LintSemantics
package import LintSyntax

/// A place that breaks a rule, with the reasons.
public struct Finding: Sendable, Hashable {
  public var place: Place
  /// The problem and the fix.
  public var message: String
  /// The evidence, in the order of the argument.
  public var reasons: [Reason]
  /// The severity, if it differs from the rule's default.
  public var severity: Severity?
  /// Whether the only evidence for one of the roles is a name. The severity is then one level lower.
  public var isByNameAlone: Bool
  /// The cause that several places share. It then identifies the finding instead of the code at its place.
  public var cause: Cause?

  /// A name for what several places have in common, such as the store that a view uses.
  public struct Cause: Sendable, Hashable {
    /// The declaration that contains all places.
    public let declaration: String
    public let subject: String
  }

  public init(
    at place: Place, _ message: String, reasons: [Reason], severity: Severity? = nil, isByNameAlone: Bool = false,
    cause: Cause? = nil
  ) {
    self.cause = cause
    self.place = place
    self.message = message
    self.reasons = reasons
    self.severity = severity
    self.isByNameAlone = isByNameAlone
  }
}

/// Evidence for a finding: a sentence, and the code that it is about.
public struct Reason: Sendable, Hashable {
  public let text: String
  public let place: Place?
  /// Whether the place has the same problem, so that the finding is about it as well.
  public let isFurtherPlace: Bool

  init(_ text: String, at place: Place? = nil, isFurtherPlace: Bool = false) {
    self.text = text
    self.place = place
    self.isFurtherPlace = isFurtherPlace
  }
}

extension FileReading {
  /// - Parameters:
  ///   - claims: The roles that the finding depends on.
  ///   - reasons: Other evidence.
  func finding(
    at offset: UInt32, _ message: String, because claims: [RoleClaim] = [], reasons: [Reason] = [],
    severity: Severity? = nil, cause: Finding.Cause? = nil
  ) -> Finding {
    Finding(
      at: place(offset), message, reasons: claims.flatMap(self.reasons) + reasons, severity: severity,
      isByNameAlone: claims.contains { $0.basis == .name }, cause: cause)
  }

  /// The reasons of a role. Those about the type that plays it are placed at its declaration.
  private func reasons(for claim: RoleClaim) -> [Reason] {
    claim.reasons.map { text in
      let subject = claim.type.flatMap { text.hasPrefix("'\(project[$0].name)'") ? project[$0].declaration : nil }
      return Reason(text, at: subject.map { place(of: $0) })
    }
  }

  func reason(_ text: String, at offset: UInt32) -> Reason { Reason(text, at: place(offset)) }

  func reason(_ text: String, at declaration: SymbolID) -> Reason { Reason(text, at: place(of: declaration)) }

  /// A reason about an entry of the configuration.
  func reason(configured text: String, for scope: Scope) -> Reason {
    Reason(text + (scope.role.map { " for the role '\($0.rawValue)'" } ?? " for '\(facts.path)'"))
  }

  func signature(of function: SymbolID) -> String { project.file(function).signature(of: function.declaration) }
}

extension FileFacts {
  /// The name of a function with its labels: `select(at:)`.
  package func signature(of function: DeclarationID) -> String {
    var signature = self[function].name.text + "("
    for child in children(of: function) where self[child].kind == .parameter {
      signature += (self[child].label.isEmpty ? "_" : self[child].label.text) + ":"
    }
    return signature + ")"
  }
}
