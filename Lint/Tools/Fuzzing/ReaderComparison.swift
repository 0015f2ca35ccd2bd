import LintEngine
import LintSupport
import LintSyntax

/// Compares the facts of a source from the fast reader with those from swift-syntax.
///
/// Run this on a stack of at least 16 MB: see ``Workers``.
public struct ReaderComparison: Sendable {
  public let path: String
  /// Whether the fast reader read the source; otherwise there is nothing to compare.
  public let isRead: Bool
  /// The first difference, with both versions.
  public let difference: String?

  public init(_ source: [UInt8], path: String) {
    self.path = path
    (isRead, difference) = source.withUnsafeBytes { bytes in
      guard Parser.default.reader.readWithAlternative(bytes) != nil else { return (false, nil) }
      return (true, Self.difference(in: bytes))
    }
  }

  private init(_ comparison: ReaderComparison, difference: String) {
    (path, isRead) = (comparison.path, comparison.isRead)
    self.difference = difference
  }

  private static func difference(in source: UnsafeRawBufferPointer) -> String? {
    guard let fast = try? Parser.default.reader.facts(of: source, path: "") else { return "there are no facts" }
    do throws(SourceReader.Refusal) {
      let parsed = try Parser.syntax.reader.facts(of: source, path: "")
      if fast.block.bytes.elementsEqual(parsed.block.bytes) { return nil }
      let (first, second) = (lines(fast), lines(parsed))
      if let pair = zip(first, second).first(where: { $0 != $1 }) { return "\(pair.0)\n\(pair.1)" }
      return first.count == second.count ? nil : "\(first.count) facts, \(second.count) facts"
    } catch {
      return "swift-syntax: \(error)"
    }
  }

  private static func lines(_ facts: FileFacts) -> [String] {
    facts.declarations.map { "\($0)" } + facts.expressions.map { "\($0)" } + facts.types.map { "\($0)" }
      + facts.attributes.map { "\($0)" } + facts.conditions.map { "\($0)" } + facts.imports.map { "\($0)" }
      + facts.directives.map { "\($0)" }
  }
}

extension ReaderComparison {
  /// Compares all Swift files below a folder, on all cores.
  public static func all(below folder: String) -> [ReaderComparison] {
    Workers.map(Seeds.paths(below: folder)) { path in
      ReaderComparison((try? FileContents.read(folder + "/" + path)) ?? [], path: path)
    }
  }

  /// Compares mutants of the sources, the same ones in every run. A difference is followed by the mutant's text.
  public static func mutants(_ count: Int, of sources: [[UInt8]]) -> [ReaderComparison] {
    sources.isEmpty
      ? []
      : Workers.map(Array(0..<count)) { number in
        let mutant = Seeds.mutant(number, of: sources)
        let comparison = ReaderComparison(mutant, path: "mutant \(number)")
        return comparison.difference.map { difference in
          ReaderComparison(comparison, difference: "\(difference)\n\(String(decoding: mutant, as: UTF8.self))")
        } ?? comparison
      }
  }
}
