import LintAnalysis
import LintSemantics
import LintSyntax

/// A row of a relation rule: code of a role mustn't have a relation to a target, exceptions aside.
struct ForbiddenRelation<Target> {
  let role: RelatedRole
  let relation: Relation<Target>
  /// What the relation must not lead to.
  var target: (Target) -> Bool = { _ in true }
  var exceptions: (Target) -> Bool = { _ in false }
  var severity: Severity?
  let message: (_ code: RelatedCode, _ found: Encounter<Target>) -> String
  /// Why the target is one, besides its role.
  var reasons: (Target) -> [Reason] = { _ in [] }
  /// The cause that identifies a finding about several places.
  var cause: (_ code: RelatedCode, _ target: Target) -> Finding.Cause? = { _, _ in nil }

  fileprivate func findings(in file: FileReading) -> [Finding] {
    role.code(in: file).flatMap { code in
      relation.encounters(file, code.body).filter { target($0.target) && !exceptions($0.target) }.map { found in
        file.finding(
          at: found.offset, message(code, found), because: code.claims + found.claims,
          reasons: code.reasons + reasons(found.target), severity: severity, cause: cause(code, found.target))
      }
    }
  }
}

/// Code of a role in a file.
struct RelatedCode {
  /// Its name in a message.
  let name: String
  /// The declaration that contains the code, or nil for the whole file.
  var body: DeclarationID?
  var claims: [RoleClaim] = []
  var reasons: [Reason] = []
}

/// A place where code has a relation to a target.
struct Encounter<Target> {
  let offset: UInt32
  let target: Target
  /// The declaration that contains it, or nil at the top of the file.
  var owner: DeclarationID?
  /// Why the target is what it is.
  var claims: [RoleClaim] = []
}

extension FileReading {
  /// The findings of several rows: a place that more than one row is about counts once, for the first of them.
  func findings<Target>(of rows: [ForbiddenRelation<Target>]) -> [Finding] {
    if rows.count == 1 { return rows[0].findings(in: self) }
    var reported: Set<UInt32> = []
    return rows.flatMap { row in
      let found = row.findings(in: self).filter { !reported.contains($0.place.offset) }
      reported.formUnion(found.map(\.place.offset))
      return found
    }
  }
}
