#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Bytes on their way to a file, gathered so that few calls write them.
struct FileOutput {
  private static let limit = 1 << 20

  private(set) var offset: Int
  private(set) var hasFailed = false
  private let file: Int32
  private var gathered: [UInt8] = []

  init(_ file: Int32, at offset: Int) {
    self.file = file
    self.offset = offset
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    gathered.append(contentsOf: bytes)
    offset += bytes.count
    if gathered.count > Self.limit { flush() }
  }

  mutating func flush() {
    var rest = gathered[...]
    while !rest.isEmpty, !hasFailed {
      let count = rest.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, off_t(offset - $0.count)) }
      if count <= 0 { hasFailed = true } else { rest = rest.dropFirst(count) }
    }
    gathered.removeAll(keepingCapacity: true)
  }
}

/// Folders on the disk.
enum Folder {
  /// Makes the folder of a path, with those around it.
  static func make(of path: String) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if access(folder, F_OK) == 0 { return }
    make(of: folder)
    mkdir(folder, 0o755)
  }
}
