@_spi(RawSyntax) import SwiftSyntax
import SwiftParser

/// Makes the facts of a source.
///
/// It parses, so it wants a stack of at least 16 MB: see ``Workers``.
public enum SourceReader {
  /// Why a source was not read.
  public enum Refusal: Error, Hashable, Sendable {
    case nestedTooDeeply
    case notUTF8
  }

  /// What is kept of places has 32 bits.
  public static let byteLimit = 1 << 30

  public static func facts(of source: UnsafeRawBufferPointer, path: String) throws(Refusal) -> FileFacts {
    var (draft, names) = try read(source)
    draft.byteCount = UInt32(source.count)
    draft.isGenerated = Header.isGenerated(source)
    let block = FactsBlock(draft)
    block.adopt(NamePool.shared.names(of: names))
    return FileFacts(block, path: path)
  }

  private static func read(_ source: UnsafeRawBufferPointer) throws(Refusal) -> (FactsDraft, NameTable) {
    if let plain = readPlainly(source) { return plain }
    return try parse(source)
  }

  /// Without the parser, where nothing in the source asks for it; then what nests is bounded as well.
  static func readPlainly(_ source: UnsafeRawBufferPointer) -> (FactsDraft, NameTable)? {
    guard source.isUTF8, !Walk.mayHoldDirectives(source) else { return nil }
    return PlainReader.facts(of: source, lines: LineStarts(of: source))
  }

  static func parse(_ source: UnsafeRawBufferPointer) throws(Refusal) -> (FactsDraft, NameTable) {
    if Nesting.isTooDeep(source) { throw .nestedTooDeeply }
    guard source.isUTF8 else { throw .notUTF8 }
    var walk = Walk(lines: LineStarts(of: source))
    withTree(of: source) { tree in
      walk.run(tree)
      walk.addDirectives(of: source, in: tree)
    }
    return (walk.facts, walk.names)
  }

  public static func facts(of source: String, path: String) throws(Refusal) -> FileFacts {
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

  /// The tree is alive while `body` runs, and not longer.
  private static func withTree(of source: UnsafeRawBufferPointer, _ body: (RawSyntax) -> Void) {
    let tree = Parser.parse(
      source: source.assumingMemoryBound(to: UInt8.self), maximumNestingLevel: Nesting.bracketLimit)
    withExtendedLifetime(tree) { body(tree.raw) }
  }

}
