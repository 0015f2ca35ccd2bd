import LintSupport

/// A range of bytes of a file.
@frozen public struct ByteRange: Hashable, Sendable {
  public var start: UInt32
  public var end: UInt32

  @inlinable public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  public func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}

/// A line and a column, both counted from 1. Columns count bytes.
public struct Location: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The offsets at which the lines of a file begin.
public struct LineStarts: Sendable {
  let starts: Column<UInt32>

  init(_ starts: Column<UInt32>) { self.starts = starts }

  public init(of source: UnsafeRawBufferPointer) {
    starts = Column(copying: Self.starts(of: source))
  }

  private static func starts(of source: UnsafeRawBufferPointer) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(source.count / 32 + 1)
    guard let base = source.baseAddress else { return starts }
    // The common case: a source without carriage returns.
    if memchr(base, Int32(UInt8(ascii: "\r")), source.count) != nil { return startsOfAnyKind(of: source) }
    var offset = 0
    while offset < source.count, let end = memchr(base + offset, Int32(UInt8(ascii: "\n")), source.count - offset) {
      offset = UnsafeRawPointer(end) - base + 1
      starts.append(UInt32(offset))
    }
    return starts
  }

  private static func startsOfAnyKind(of source: UnsafeRawBufferPointer) -> [UInt32] {
    var starts: [UInt32] = [0]
    var previous: UInt8 = 0
    for offset in source.indices {
      let byte = source[offset]
      // A line ends with a line feed, a carriage return, or both in that order.
      if byte == UInt8(ascii: "\n") {
        if previous == UInt8(ascii: "\r") { starts.removeLast() }
        starts.append(UInt32(offset + 1))
      } else if byte == UInt8(ascii: "\r") {
        starts.append(UInt32(offset + 1))
      }
      previous = byte
    }
    return starts
  }

  public var count: Int { starts.count }

  public func location(of offset: UInt32) -> Location {
    // The first line begins at 0, so at least one line begins at or before the offset.
    let line = starts.partitioningIndex { $0 > offset }
    return Location(line: line, column: Int(offset - starts[line - 1]) + 1)
  }
}
