#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes a file atomically.
public enum AtomicFile {
  public enum Failure: Error { case unwritable(String) }

  public static func write(_ text: String, to path: String) throws(Failure) {
    // What a link leads to is replaced, not the link.
    let path = FileSystem.absolute(path)
    if FileSystem.isFolder(path) { throw .unwritable("it is a folder") }
    // A device or a pipe is no file to be replaced.
    if FileSystem.exists(path), !FileSystem.isFile(path) { return try fill(path, with: Array(text.utf8)) }
    let draft = path + ".\(getpid()).part"
    do throws(Failure) {
      try fill(draft, with: Array(text.utf8))
      if rename(draft, path) != 0 { throw .unwritable(String(cString: strerror(errno))) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func fill(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw .unwritable(String(cString: strerror(errno))) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0) }
      if count < 0 { throw .unwritable(String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
  }

  private static func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      return Darwin.write(file, bytes.baseAddress, bytes.count)
    #else
      return Glibc.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}
