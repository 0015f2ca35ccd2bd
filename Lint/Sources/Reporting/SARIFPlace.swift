import LintEngine
import LintSyntax

/// Places in one file, as SARIF names them.
struct SARIFPlace {
  /// The name that readers know for the root of the repository.
  static let base = "%SRCROOT%"

  private let artifact: JSON
  private let source: SourceText

  init(_ path: String, _ report: Report) {
    artifact = Self.artifact(path, report)
    source = SourceText(of: path, in: report.sources)
  }

  static func artifact(_ path: String, _ report: Report) -> JSON {
    ["uri": .string(address(report.pathInRepository(path))), "uriBaseId": .string(base)]
  }

  func physical(_ extent: Extent) -> JSON {
    [
      "artifactLocation": artifact,
      "region": [
        "startLine": .number(extent.start.line),
        "startColumn": .number(source.utf16Column(extent.start, offset: extent.range.start)),
        "endLine": .number(extent.end.line),
        "endColumn": .number(source.utf16Column(extent.end, offset: extent.range.end)),
      ],
    ]
  }

  /// A path as a relative address: all is encoded but letters, digits, `-._~` and the slash.
  static func address(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return path.utf8.map { byte in
      if plain.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
