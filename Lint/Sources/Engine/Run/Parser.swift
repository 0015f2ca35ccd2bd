#if FAST_READER
  import LintFastReader
#endif
package import LintSyntax

/// How source files are read. The facts are the same.
public enum Parser: String, CaseIterable, Sendable {
  #if FAST_READER
    /// The fast reader for the files that it can read, swift-syntax for the others.
    case fast
  #endif
  /// Always swift-syntax.
  case syntax

  /// The fastest one in this build.
  public static var `default`: Parser { allCases[0] }

  package var reader: SourceReader {
    switch self {
    #if FAST_READER
      case .fast: SourceReader(fastRead: FastReader.facts)
    #endif
    case .syntax: SourceReader()
    }
  }
}
