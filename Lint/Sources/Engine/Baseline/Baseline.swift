import Foundation

/// The findings that existed when a team adopted mvvmlint. Only new ones are reported.
///
/// An entry knows no line, no column and no message: moving code, or laying it out anew, leaves it what it was. The second
/// of two alike in one declaration has a number of its own, so that adding one is new.
public struct Baseline: Sendable, Equatable {
  /// Looked for at the root of a project.
  public static let fileName = ".mvvmlint-baseline.json"

  public let entries: Set<Fingerprint>

  public init(_ entries: Set<Fingerprint>) { self.entries = entries }

  /// All findings that count now.
  public init(of findings: [ReportedFinding]) { self.init(Set(Self.counted(findings).compactMap { $0 })) }

  /// The findings, those that were there before marked as such.
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
  /// - Parameter isAsked: whether this run asked the rule about the file: of others nobody knows.
  public func stale(among findings: [ReportedFinding], where isAsked: (Fingerprint) -> Bool) -> [Fingerprint] {
    entries.subtracting(matches(findings).compactMap { $0?.entry }).filter(isAsked).sorted { $0.key < $1.key }
  }

  /// The same entries, those of code that was moved to another file under its path.
  public func following(_ findings: [ReportedFinding]) -> Baseline {
    let matches = matches(findings).compactMap { $0 }
    return Baseline(entries.subtracting(matches.map(\.entry)).union(matches.map(\.now)))
  }

  /// The entry of each finding, and what the finding is known by now. A file is renamed, or a type goes to a file of its own:
  /// where an entry matches nothing any more, it is that of the same code in the same declaration elsewhere.
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

  /// What each finding is known by; nothing for those that a comment suppresses. They are numbered without these: a comment
  /// that goes, with its finding, changes no other.
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
    Fingerprint(rule: rule, path: path, declaration: declaration, code: code, ordinal: ordinal)
  }

  /// What it is known by in whichever file. What stands in no declaration, such as an import, is known by the file's name.
  fileprivate var anywhere: [String] {
    [rule, declaration, code, declaration.isEmpty ? String(path.split(separator: "/").last ?? "") : ""]
  }

  var key: (String, String, String, String, Int) { (path, rule, declaration, code, ordinal) }
}

/// An entry a line, sorted: a version control merges it, and shows what changed.
extension Baseline {
  private static let version = 1

  /// Why a text is no baseline.
  public struct Damage: Error {
    public let reason: String
  }

  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = entries.sorted { $0.key < $1.key }.map { entry in
      // Texts and a number: there is nothing that JSON could not hold.
      (try? encoder.encode(Entry(entry))).map { "    " + String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  public init(_ text: String) throws(Damage) {
    if text.contains("\n<<<<<<< ") { throw Damage(reason: "it holds the marks of a merge that is not finished") }
    let data = Data(text.utf8)
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).version
      if version != Self.version {
        throw Damage(
          reason: "it was written by another version of mvvmlint, in form \(version) instead of \(Self.version)")
      }
      self.init(Set(try JSONDecoder().decode(File.self, from: data).findings.map(\.fingerprint)))
    } catch let damage as Damage {
      throw damage
    } catch {
      throw Damage(reason: "it is not what 'mvvmlint baseline' writes")
    }
  }

  private struct Version: Decodable { let version: Int }

  private struct File: Decodable { let findings: [Entry] }

  private struct Entry: Codable {
    let rule: String
    let path: String
    let declaration: String
    let code: String
    let ordinal: Int

    init(_ fingerprint: Fingerprint) {
      rule = fingerprint.rule
      path = fingerprint.path
      declaration = fingerprint.declaration
      code = fingerprint.code
      ordinal = fingerprint.ordinal
    }

    var fingerprint: Fingerprint {
      Fingerprint(rule: rule, path: path, declaration: declaration, code: code, ordinal: ordinal)
    }
  }
}
