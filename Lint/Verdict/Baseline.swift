import Foundation
public import LintCheck

/// What was there when a team began: remembered, so that only what is new is reported.
///
/// An entry knows no line, no column and no message: moving code, or laying it out anew, leaves it what it was. The second
/// of two alike in one declaration has a number of its own, so that adding one is new.
public struct Baseline: Sendable, Equatable {
  /// Looked for at the root of a project.
  public static let fileName = ".mvvmlint-baseline.json"

  public let entries: Set<Fingerprint>

  public init(_ entries: Set<Fingerprint>) { self.entries = entries }

  /// All findings that count now.
  public init(of findings: [RuledFinding]) { self.init(Set(Self.counted(findings).compactMap { $0 })) }

  /// The findings, those that were there before marked as such.
  public func marking(_ findings: [RuledFinding]) -> [RuledFinding] {
    zip(findings, Self.counted(findings)).map { finding, fingerprint in
      guard let fingerprint, entries.contains(fingerprint) else { return finding }
      var finding = finding
      finding.suppression = .baseline
      return finding
    }
  }

  /// The entries that no finding matches, in the order of the file.
  ///
  /// - Parameter isAsked: whether this run asked the rule about the file: of others nobody knows.
  public func stale(among findings: [RuledFinding], where isAsked: (Fingerprint) -> Bool) -> [Fingerprint] {
    let found = Set(Self.counted(findings).compactMap { $0 })
    return entries.subtracting(found).filter(isAsked).sorted { $0.key < $1.key }
  }

  /// What each finding is known by; nothing for those that a comment suppresses. They are numbered without these: a comment
  /// that goes, with its finding, changes no other.
  private static func counted(_ findings: [RuledFinding]) -> [Fingerprint?] {
    var counts: [Fingerprint: Int] = [:]
    return findings.map { finding in
      if case .inSource = finding.suppression { return nil }
      let first = finding.fingerprint.numbered(1)
      counts[first, default: 0] += 1
      return first.numbered(counts[first, default: 1])
    }
  }
}

extension Fingerprint {
  fileprivate func numbered(_ ordinal: Int) -> Fingerprint {
    Fingerprint(rule: rule, path: path, declaration: declaration, code: code, ordinal: ordinal)
  }

  var key: (String, String, String, String, Int) { (path, rule, declaration, code, ordinal) }
}
