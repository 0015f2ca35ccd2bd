/// Identifies a finding when its file changes: it contains no line, column or message.
public struct Fingerprint: Sendable, Hashable {
  public let rule: String
  /// Relative to the root of the project.
  public let path: String
  /// The types and members around, from the outside in: `Profile.show(_:)`; empty at the top of a file.
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
  /// As 16 hexadecimal digits, the same in every run.
  public var digest: String {
    let text = [rule, path, declaration, code, "\(ordinal)"].joined(separator: "\n")
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
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
