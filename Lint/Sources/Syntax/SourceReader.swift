@_spi(RawSyntax) package import SwiftSyntax
import SwiftParser
import LintSupport

/// Reads the facts of a source file.
///
/// The parser is recursive, so run this on a stack of at least 16 MB: see ``Workers``.
package struct SourceReader: Sendable {
  /// Reads the same facts without the parser. Returns nil if it isn't certain of them.
  package typealias AlternativeReader = @Sendable (UnsafeRawBufferPointer) -> (FactsDraft, NameTable)?

  /// The reason that a source has no facts.
  package enum Refusal: Error, Hashable, Sendable {
    case nestedTooDeeply
    case notUTF8
  }

  /// The largest source in bytes. Offsets have 32 bits.
  package static let byteLimit = 1 << 30

  private let alternative: AlternativeReader?

  /// - Parameter alternative: a reader to use before the parser.
  package init(alternative: AlternativeReader? = nil) { self.alternative = alternative }

  package func facts(of source: UnsafeRawBufferPointer, path: String) throws(Refusal) -> FileFacts {
    var (draft, names) = try read(source)
    draft.byteCount = UInt32(source.count)
    draft.isGenerated = HeaderComments.areGenerated(in: source)
    let block = FactsBlock(draft)
    block.mapNames(to: NamePool.shared.names(of: names))
    return FileFacts(block, path: path)
  }

  package func facts(of source: String, path: String) throws(Refusal) -> FileFacts {
    var result: Result<FileFacts, Refusal> = .failure(.notUTF8)
    var source = source
    source.withUTF8 { bytes in
      do throws(Refusal) {
        result = .success(try facts(of: UnsafeRawBufferPointer(bytes), path: path))
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  private func read(_ source: UnsafeRawBufferPointer) throws(Refusal) -> (FactsDraft, NameTable) {
    if let facts = readWithAlternative(source) { return facts }
    return try Self.parse(source)
  }

  /// Reads the facts without the parser. Returns nil if the parser has to read the source.
  package func readWithAlternative(_ source: UnsafeRawBufferPointer) -> (FactsDraft, NameTable)? {
    // Only the parser's tree distinguishes a directive's comment from a string.
    guard let alternative, source.isUTF8, !SyntaxWalker.mayContainDirectives(source) else { return nil }
    return alternative(source)
  }

  package static func parse(_ source: UnsafeRawBufferPointer) throws(Refusal) -> (FactsDraft, NameTable) {
    if NestingMeter.isTooDeep(source) { throw .nestedTooDeeply }
    guard source.isUTF8 else { throw .notUTF8 }
    var walker = SyntaxWalker(lines: LineStarts(of: source))
    let tree = tree(of: source.assumingMemoryBound(to: UInt8.self))
    // The raw tree is valid only as long as the tree.
    withExtendedLifetime(tree) {
      walker.walk(tree.raw)
      walker.addDirectives(of: source, in: tree.raw)
      walker.facts.syntaxError = SyntaxErrorLocator.first(in: tree)
    }
    return (walker.facts, walker.names)
  }

  /// The tree of a source. Code may use either language mode: `@available (iOS 14, *)` is an error only in that of Swift 6.
  package static func tree(of source: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
    let current = Parser.parse(source: source, maximumNestingLevel: NestingMeter.bracketLimit)
    guard current.hasError else { return current }
    return Parser.parse(source: source, maximumNestingLevel: NestingMeter.bracketLimit, swiftVersion: .v5)
  }
}
