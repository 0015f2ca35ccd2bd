import LintSupport

/// A file's metadata. Equal stamps mean equal content if they are older than the cache.
public struct FileStamp: Hashable, Sendable, BitwiseCopyable {
  public var size: Int
  /// The times of the last change to the content and to anything about the file, in nanoseconds.
  public var modified: Int
  public var changed: Int
  public var inode: UInt64
  public var device: UInt64

  /// The stamp of a text that isn't on disk. It is never older than a cache.
  public static let none = FileStamp(size: -1, modified: .max, changed: .max, inode: 0)

  /// The stamp of a path where nothing exists.
  public static let absent = FileStamp(size: -2, modified: 0, changed: 0, inode: 0)

  public init(size: Int, modified: Int, changed: Int, inode: UInt64, device: UInt64 = 0) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.device = device
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      size: Int(status.st_size), modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed),
      inode: UInt64(status.st_ino), device: UInt64(truncatingIfNeeded: status.st_dev))
  }

  /// The stamp of a file, a folder or nothing.
  public init(at path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? FileStamp(status) : .absent
  }

  /// The stamp of a regular file.
  public init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  /// The coarsest time stamps of file systems. Two changes within this time may have the same stamp.
  private static let granularity = 2_000_000_000

  /// Whether the file was last changed clearly before a moment, in nanoseconds.
  public func isOlder(than moment: Int) -> Bool {
    modified < moment &- Self.granularity && changed < moment &- Self.granularity
  }

  public static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// A date after 2262 is never older than a cache.
  private static func nanoseconds(_ time: timespec) -> Int {
    let (seconds, isBeyond) = Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isJustBeyond) = seconds.addingReportingOverflow(Int(time.tv_nsec))
    return isBeyond || isJustBeyond ? .max : sum
  }
}
