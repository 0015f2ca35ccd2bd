import LintAnalysis
import LintEngine
import LintRules
import LintSyntax

/// Compares two states of a project: fixes may only remove their own findings.
struct StateComparison {
  private let before: ProjectState
  private let fixes: [Fix]
  /// The edits of all fixes, by path.
  private let edits: [String: TextEdits]

  init(_ before: ProjectState, _ fixes: [Fix], _ edits: [String: TextEdits]) {
    self.before = before
    self.fixes = fixes
    self.edits = edits
  }

  /// The reason to refuse the fixes together; nil if they only have the effects that they should have.
  func refusal(after: ProjectState) -> FixRefusal? {
    if let path = edits.keys.sorted().first(where: {
      after.brokenFiles.contains($0) && !before.brokenFiles.contains($0)
    }) {
      return FixRefusal.syntax.about(path)
    }
    if let path = edits.keys.sorted().first(where: after.unfinishedFiles.contains) {
      return FixRefusal.unfinished.about(path)
    }
    return changedRole(after) ?? changedFinding(after)
  }

  private func changedRole(_ after: ProjectState) -> FixRefusal? {
    if before.roles == after.roles { return nil }
    let changed = Set(before.roles).symmetricDifference(after.roles).map(\.name).min()
    return FixRefusal.role.about(changed ?? "")
  }

  // MARK: - Findings

  /// The place that a rule reports, whatever its message.
  private struct FindingPlace: Hashable {
    let path: String
    let offset: UInt32
    let rule: String
  }

  /// A finding and the number of equal ones.
  private struct Identity: Hashable, Comparable {
    let place: FindingPlace
    let severity: Severity
    let isOpen: Bool
    /// The message without its numbers: removing a line changes those of a long type. A finding about one place states none.
    let message: String

    init(_ finding: ReportedFinding, at place: FindingPlace, isOpen: Bool? = nil) {
      self.place = place
      severity = finding.severity
      self.isOpen = isOpen ?? (finding.suppression == nil)
      message = finding.message.filter { !$0.isNumber }.replacing(" ( places)", with: "")
    }

    private var key: (String, UInt32, String, String) { (place.path, place.offset, place.rule, message) }
    static func < (first: Identity, second: Identity) -> Bool { first.key < second.key }
  }

  /// A finding with further places counts once for each, because a suppression at one place divides it.
  private func changedFinding(_ after: ProjectState) -> FixRefusal? {
    let fixed = fixes.flatMap(\.findings)
    var own = counts(fixed.flatMap(identities))
    let ownPlaces = Set(fixed.flatMap(places).compactMap(moved))
    let unknown = before.unfinishedFiles.union(after.unfinishedFiles)
    var remaining = counts(after.findings.filter { !unknown.contains($0.path) }.flatMap(identities))
    var missing: [Identity] = []
    for finding in before.findings where !unknown.contains(finding.path) {
      for place in places(of: finding) {
        let identity = Identity(finding, at: place)
        if take(identity, from: &own) { continue }
        guard let moved = moved(place) else {
          missing.append(identity)
          continue
        }
        if take(Identity(finding, at: moved), from: &remaining) { continue }
        if maySuppress(finding), take(Identity(finding, at: moved, isOpen: false), from: &remaining) { continue }
        missing.append(Identity(finding, at: moved))
      }
    }
    // A fix that only changes the message of its finding doesn't remove the mistake.
    if remaining.keys.contains(where: { ownPlaces.contains($0.place) }) { return .stays }
    if let new = remaining.keys.min()?.place {
      return FixRefusal.appears.about(text(new, in: after.findings) { $0 })
    }
    return missing.min().map { FixRefusal.disappears.about(text($0.place, in: before.findings) { moved($0) ?? $0 }) }
  }

  /// The rule, path and line of a place that one of some findings has.
  private func text(
    _ place: FindingPlace, in findings: [ReportedFinding], _ moved: (FindingPlace) -> FindingPlace
  ) -> String {
    let line = findings.filter { $0.rule == place.rule }.firstResult { finding in
      zip(places(of: finding), [finding.extent.start] + finding.furtherPlaces.map(\.start)).first {
        moved($0.0) == place
      }?.1.line
    }
    return "\(place.rule) in \(place.path)" + (line.map { ":\($0)" } ?? "")
  }

  private func places(of finding: ReportedFinding) -> [FindingPlace] {
    let further = finding.furtherPlaces.map { FindingPlace(path: $0.path, offset: $0.offset, rule: finding.rule) }
    return [FindingPlace(path: finding.path, offset: finding.extent.range.start, rule: finding.rule)] + further
  }

  private func identities(of finding: ReportedFinding) -> [Identity] {
    places(of: finding).map { Identity(finding, at: $0) }
  }

  /// A place after the edits; nil if an edit replaces it.
  private func moved(_ place: FindingPlace) -> FindingPlace? {
    guard let edits = edits[place.path] else { return place }
    return edits.offset(after: place.offset).map { FindingPlace(path: place.path, offset: $0, rule: place.rule) }
  }

  private func maySuppress(_ finding: ReportedFinding) -> Bool {
    finding.suppression == nil
      && fixes.contains { $0.path == finding.path && $0.suppressedRules.contains(finding.rule) }
  }

  private func counts(_ identities: [Identity]) -> [Identity: Int] {
    identities.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private func take(_ identity: Identity, from counts: inout [Identity: Int]) -> Bool {
    guard let count = counts[identity] else { return false }
    counts[identity] = count == 1 ? nil : count - 1
    return true
  }
}

extension FixRefusal {
  static let syntax = FixRefusal("the file wouldn't parse")
  static let role = FixRefusal("a type would play another role")
  static let stays = FixRefusal("the finding would stay")
  static let appears = FixRefusal("another finding would appear")
  static let disappears = FixRefusal("another finding would disappear")
  /// Without the findings of the file, the other effects of a fix are unknown.
  static let unfinished = FixRefusal("checking the file took too long")
  static let changed = FixRefusal(EditRefusal.changed.text)
  static let broken = FixRefusal("the file has a syntax error")
  static let overlap = FixRefusal("it overlaps other fixes, and the rounds are over; run the command again")
}
