import LintAnalysis
import LintSemantics
import LintSyntax

/// A row of a relation rule: code of a role mustn't have a relation to a target, unless an exception applies.
struct ForbiddenRelation<Target> {
  let role: RelatedRole
  let relation: Relation<Target>
  /// Whether a target is forbidden.
  var target: (Target) -> Bool = { _ in true }
  var exceptions: (Target) -> Bool = { _ in false }
  var severity: Severity?
  let message: (_ code: RelatedCode, _ found: RelatedPlace<Target>) -> String
  /// The reasons that a target is forbidden, besides its role.
  var reasons: (Target) -> [Reason] = { _ in [] }
  /// The cause that identifies a finding about several places.
  var cause: (_ code: RelatedCode, _ target: Target) -> Finding.Cause? = { _, _ in nil }
  /// The cause that the places of one finding share, if the code at the first place still identifies the finding.
  var grouping: (_ code: RelatedCode, _ target: Target) -> Finding.Cause? = { _, _ in nil }
  /// The reason at each further place, if places of a file with the same cause are one finding.
  var furtherReason: ((_ target: Target) -> String)?

  fileprivate func findings(in file: FileReading) -> [Finding] {
    // Types of the same name may have findings with equal causes.
    var groups: [(group: RelationGroup, number: Int)] = []
    var findings: [Finding] = []
    for code in role.code(in: file) {
      for found in relation.places(file, code.body) where target(found.target) && !exceptions(found.target) {
        let cause = cause(code, found.target)
        if let furtherReason, let group = cause ?? grouping(code, found.target) {
          let group = RelationGroup(type: code.claims.first?.type, cause: group)
          if let first = groups.first(where: { $0.group == group })?.number {
            let place = file.place(found.offset)
            findings[first].reasons.append(Reason(furtherReason(found.target), at: place, isFurtherPlace: true))
            continue
          }
          groups.append((group, findings.count))
        }
        findings.append(
          file.finding(
            at: found.offset, message(code, found), because: code.claims + found.claims,
            reasons: code.reasons + reasons(found.target), severity: severity, cause: cause))
      }
    }
    return findings
  }
}

/// The places of one finding: those in code of a type with a cause.
private struct RelationGroup: Equatable {
  let type: TypeID?
  let cause: Finding.Cause
}

/// Code of a role in a file.
struct RelatedCode {
  /// The name of the code in a message.
  let name: String
  /// The declaration that contains the code, or nil for the whole file.
  var body: DeclarationID?
  var claims: [RoleClaim] = []
  var reasons: [Reason] = []
}

/// A place where code has a relation to a target.
struct RelatedPlace<Target> {
  let offset: UInt32
  let target: Target
  /// The declaration that contains the place, or nil at the top of the file.
  var owner: DeclarationID?
  /// The claims for the role of the target.
  var claims: [RoleClaim] = []
}

extension FileReading {
  /// The findings of several rows. If more than one row matches a place, the first one reports it.
  func findings<Target>(of rows: [ForbiddenRelation<Target>]) -> [Finding] {
    if rows.count == 1 { return rows[0].findings(in: self) }
    var reported: [UInt32] = []
    return rows.flatMap { row in
      let found = row.findings(in: self).filter { !reported.contains($0.place.offset) }
      reported += found.map(\.place.offset)
      return found
    }
  }
}
