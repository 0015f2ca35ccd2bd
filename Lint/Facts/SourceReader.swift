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

  public static func facts(of source: UnsafeRawBufferPointer, path: String) throws(Refusal) -> FileFacts {
    if Nesting.isTooDeep(source) { throw .nestedTooDeeply }
    guard isUTF8(source) else { throw .notUTF8 }
    var walk = Walk(path: path, lines: LineStarts(of: source))
    withTree(of: source) { walk.run($0) }
    walk.facts.byteCount = UInt32(source.count)
    walk.facts.isGenerated = Header.isGenerated(source)
    walk.facts.directives = Directive.all(in: source)
    walk.facts.adopt(Name.names(of: walk.names))
    return walk.facts
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

  private static func isUTF8(_ source: UnsafeRawBufferPointer) -> Bool {
    if source.allSatisfy({ $0 < 0x80 }) { return true }
    return String(validating: source, as: UTF8.self) != nil
  }
}
