import LintCache

/// What is kept besides the facts of files.
enum KeptSection: Int {
  /// See ``Structure``.
  case structure
  /// See ``KeptReports``.
  case reports
  /// What was found by joining the files.
  case joined
}

extension CacheFile {
  func section(_ section: KeptSection) -> UnsafeRawBufferPointer? { self.section(section.rawValue) }
}
