#if FAST_READER
  import LintFastReader
#endif
package import LintSyntax

/// A way to read source files. All of them return the same facts.
public enum Parser: String, CaseIterable, Sendable {
  #if FAST_READER
    /// Uses the fast reader, and swift-syntax for the files that the fast reader can't read.
    case fast
  #endif
  /// Always uses swift-syntax.
  case syntax

  /// The fastest parser in this build.
  public static var `default`: Parser { allCases[0] }

  package var reader: SourceReader {
    switch self {
    #if FAST_READER
      case .fast: SourceReader(alternative: FastReader.facts)
    #endif
    case .syntax: SourceReader()
    }
  }
}
