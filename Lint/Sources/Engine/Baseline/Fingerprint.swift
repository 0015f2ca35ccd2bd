import LintRules
import LintSupport

/// Identifies a finding even if its file changes: it contains no line, column or message.
public struct Fingerprint: Sendable, Hashable, Codable {
  public let rule: String
  /// The path relative to the root of the project.
  public internal(set) var path: String
  /// The enclosing types and members: `Profile.show(_:)`. It is empty at the top of a file.
  public let declaration: String
  /// The code without its layout.
  public let code: String
  /// Its number among equal fingerprints, counted from 1 in the order of the file.
  public internal(set) var ordinal: Int

  public init(rule: String, path: String, declaration: String, code: String, ordinal: Int = 1) {
    self.rule = rule
    self.path = path
    self.declaration = declaration
    self.code = code
    self.ordinal = ordinal
  }
}

extension Fingerprint {
  /// 16 hexadecimal digits, the same in every run.
  public var digest: String {
    let text = [RenamedRules.firstName(of: rule), path, declaration, code, "\(ordinal)"].joined(separator: "\n")
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash.hexadecimal(digits: 16)
  }
}

extension Fingerprint {
  /// The same fingerprint with the name that the rule has now.
  var withCurrentRuleName: Fingerprint {
    Fingerprint(
      rule: RenamedRules.currentName(of: rule), path: path, declaration: declaration, code: code, ordinal: ordinal)
  }
}

extension [ReportedFinding] {
  /// Numbers the findings with equal fingerprints in their order.
  func numbered() -> [ReportedFinding] {
    var counts: [Fingerprint: Int] = [:]
    return map { finding in
      var finding = finding
      finding.fingerprint.ordinal = 1
      let count = counts[finding.fingerprint, default: 0] + 1
      counts[finding.fingerprint] = count
      finding.fingerprint.ordinal = count
      return finding
    }
  }
}
