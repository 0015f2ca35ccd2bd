import LintSemantics

/// The types of a selection that adopt their roles, and the changes of their files.
///
/// A subclass only inherits a role from a superclass whose file can be changed.
public struct AdoptionPlan: Sendable {
  public let candidates: [AdoptionCandidate]
  public let changes: AdoptionChanges

  /// - Parameters:
  ///   - isSelected: whether a type is to adopt its role.
  ///   - changes: the changes of the files of some types, which say what can't be changed.
  public init(
    _ survey: AdoptionSurvey, where isSelected: (AdoptionCandidate) -> Bool,
    changes: ([AdoptionCandidate]) -> AdoptionChanges
  ) {
    var unable: Set<TypeID> = []
    while true {
      let candidates = survey.candidates(where: isSelected, without: unable)
      let result = changes(candidates.filter(\.isEligible))
      let bases = survey.bases(of: candidates.filter(\.waitsForSuperclass), without: unable)
      let found = bases.isEmpty ? result.unable : result.unable.union(changes(bases).unable)
      if found.isSubset(of: unable) {
        self.candidates = result.decided(candidates)
        self.changes = result
        return
      }
      unable.formUnion(found)
    }
  }
}

extension AdoptionCandidate {
  fileprivate var waitsForSuperclass: Bool {
    if case .refused(.superclassLeftOut) = state { return true }
    return false
  }
}
