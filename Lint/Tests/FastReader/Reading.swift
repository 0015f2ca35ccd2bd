import LintFastReader
@testable import LintSyntax

/// A source as it is read plainly and by the parser.
struct Reading: Sendable {
  let source: Source
  let isPlain: Bool
  /// The first fact that only one of them has.
  let difference: String?

  var isDifferent: Bool { difference != nil }

  init(_ source: Source) {
    self.source = source
    let (plain, parsed) = source.bytes.withUnsafeBytes { bytes in
      (
        SourceReader(fastRead: PlainReader.facts).readFast(bytes).map(Self.lines),
        (try? SourceReader.parse(bytes)).map(Self.lines)
      )
    }
    isPlain = plain != nil
    guard let plain, let parsed else {
      difference = nil
      return
    }
    let first = zip(plain, parsed).first { $0 != $1 }
    difference = first.map { "\($0)\n\($1)" } ?? (plain.count == parsed.count ? nil : "\(plain.count) \(parsed.count)")
  }

  private static func lines(_ draft: FactsDraft, _ names: NameTable) -> [String] {
    let block = FactsBlock(draft)
    block.adopt(NamePool.shared.names(of: names))
    let facts = FileFacts(block, path: "")
    return facts.declarations.map { "\($0)" } + facts.expressions.map { "\($0)" } + facts.types.map { "\($0)" }
      + facts.attributes.map { "\($0)" } + facts.conditions.map { "\($0)" } + facts.imports.map { "\($0)" }
      + facts.directives.map { "\($0)" }
  }
}

struct Source: Sendable {
  let path: String
  let bytes: [UInt8]
}
