/// The parts of a cache besides the facts of files. Raw values are places in the file.
enum CacheSection: Int {
  /// A ``ProjectLayout``.
  case layout
  /// ``CachedReports``.
  case reports
  /// ``TrackedReports``.
  case trackedReports
  /// A project's joined tables.
  case joined
  /// A ``ProjectSnapshot``.
  case snapshot
}

extension CacheFile {
  func section(_ section: CacheSection) -> UnsafeRawBufferPointer? { self.section(section.rawValue) }
}
