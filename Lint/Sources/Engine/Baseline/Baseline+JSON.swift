import Foundation

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
