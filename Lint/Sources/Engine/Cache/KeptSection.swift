/// What is kept besides the facts of files.
enum KeptSection: Int {
  /// See ``Structure``.
  case structure
  /// What was said: see ``ToldReports``.
  case told
  /// What that rests on: see ``KeptReports``.
  case reports
  /// What was found by joining the files.
  case joined
  /// See ``Standing``.
  case standing
}

extension CacheFile {
  func section(_ section: KeptSection) -> UnsafeRawBufferPointer? { self.section(section.rawValue) }
}
