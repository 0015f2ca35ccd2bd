#if FAST_READER
  import LintFastReader
#endif
package import LintSyntax

/// How the facts of a source file are read.
package enum Parser: String, CaseIterable, Sendable {
  /// Without the parser where that is certain to give the same facts, and with swift-syntax otherwise.
  case fast
  /// Always with swift-syntax.
  case syntax

  package static var `default`: Parser { .fast }

  package var reader: SourceReader {
    #if FAST_READER
      if self == .fast { return SourceReader(fastRead: PlainReader.facts) }
    #endif
    return SourceReader()
  }
}
