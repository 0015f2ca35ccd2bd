import Foundation

/// The findings that a team has accepted, so that only new ones are reported.
///
/// Entries contain no lines, columns or messages, so moving or reformatting code doesn't invalidate them. Equal findings in
/// one declaration are numbered, so another one is new.
public struct Baseline: Sendable, Equatable {
  /// The file name. The file is at the root of a project.
  public static let fileName = ".mvvmlint-baseline.json"

  public let entries: Set<Fingerprint>

  public init(_ entries: Set<Fingerprint>) { self.entries = entries }

  /// The baseline of the findings that aren't suppressed by comments.
  public init(of findings: [ReportedFinding]) { self.init(Set(Self.counted(findings).compactMap { $0 })) }

  /// The findings, marked if the baseline contains them.
  public func marking(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    zip(findings, matches(findings)).map { finding, match in
      if match == nil { return finding }
      var finding = finding
      finding.suppression = .baseline
      return finding
    }
  }

  /// The entries that no finding matches, in the order of the file.
  ///
  /// - Parameter isChecked: whether the entry's rule ran in the entry's file.
  public func stale(among findings: [ReportedFinding], where isChecked: (Fingerprint) -> Bool) -> [Fingerprint] {
    entries.subtracting(matches(findings).compactMap { $0?.entry }).filter(isChecked).sorted { $0.key < $1.key }
  }

  /// The same entries, with the new paths of code that was moved to another file.
  public func following(_ findings: [ReportedFinding]) -> Baseline {
    let matches = matches(findings).compactMap { $0 }
    return Baseline(entries.subtracting(matches.map(\.entry)).union(matches.map(\.now)))
  }

  /// The entry of each finding, and its current fingerprint. If a file was renamed or a type moved to another file, an otherwise
  /// unmatched entry matches the same code in the same declaration elsewhere.
  private func matches(_ findings: [ReportedFinding]) -> [(entry: Fingerprint, now: Fingerprint)?] {
    let counted = Self.counted(findings)
    let left = entries.subtracting(counted.compactMap { $0 }).sorted { $0.key > $1.key }
    var moved = Dictionary(grouping: left, by: \.anywhere)
    return counted.map { now in
      guard let now else { return nil }
      if entries.contains(now) { return (now, now) }
      return moved[now.anywhere]?.popLast().map { ($0, now) }
    }
  }

  /// The fingerprint of each finding; nil for those that a comment suppresses. These aren't numbered, so removing the comment
  /// and its finding doesn't affect the others.
  private static func counted(_ findings: [ReportedFinding]) -> [Fingerprint?] {
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
    var fingerprint = self
    fingerprint.ordinal = ordinal
    return fingerprint
  }

  /// The fingerprint without the path. Code outside of declarations, such as an import, is identified by the file's name.
  fileprivate var anywhere: [String] {
    [rule, declaration, code, declaration.isEmpty ? String(path.split(separator: "/").last ?? "") : ""]
  }

  var key: (String, String, String, String, Int) { (path, rule, declaration, code, ordinal) }
}

/// The text of a baseline. It has one sorted line per entry, so that version control can merge and compare it.
extension Baseline {
  private static let version = 1

  /// The reason why a text isn't a valid baseline.
  public struct FormatError: Error {
    public let reason: String
  }

  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = entries.sorted { $0.key < $1.key }.map { entry in
      // Strings and a number can always be encoded.
      (try? encoder.encode(entry)).map { "    " + String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  public init(_ text: String) throws(FormatError) {
    if text.contains("\n<<<<<<< ") { throw FormatError(reason: "it contains merge conflict markers") }
    let data = Data(text.utf8)
    do {
      let version = try JSONDecoder().decode(FormatVersion.self, from: data).version
      if version != Self.version {
        throw FormatError(
          reason: "it has format \(version), and this version of mvvmlint reads format \(Self.version)")
      }
      self.init(Set(try JSONDecoder().decode(FindingList.self, from: data).findings.map(\.withCurrentRuleName)))
    } catch let error as FormatError {
      throw error
    } catch {
      throw FormatError(reason: "it isn't a valid baseline")
    }
  }

  private struct FormatVersion: Decodable { let version: Int }

  private struct FindingList: Decodable { let findings: [Fingerprint] }
}
