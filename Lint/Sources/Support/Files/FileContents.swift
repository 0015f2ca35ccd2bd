/// The bytes of a file.
public enum FileContents {
  public enum ReadError: Error {
    case unreadable(String)
    /// The file exceeds the size limit.
    case tooLarge(Int)
  }

  /// - Parameter limit: a file with more bytes is not read.
  public static func read(_ path: String, limit: Int = .max) throws(ReadError) -> [UInt8] {
    // Opening a pipe must not block.
    let file = open(path, O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it isn't a regular file") }
    if status.st_size > limit { throw .tooLarge(Int(status.st_size)) }
    return try read(file, size: Int(status.st_size))
  }

  private static func read(_ file: Int32, size: Int) throws(ReadError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let read = bytes.withUnsafeMutableBytes {
        SystemCall.read(file, into: UnsafeMutableRawBufferPointer(rebasing: $0[count...]))
      }
      if read < 0 { throw .unreadable(String(cString: strerror(errno))) }
      if read == 0 { break }
      count += read
    }
    bytes.removeLast(size - count)
    return bytes
  }
}
