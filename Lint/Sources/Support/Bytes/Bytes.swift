/// Serializes numbers, texts and plain values.
public struct ByteWriter: Sendable {
  @usableFromInline var storage: [UInt8] = []

  public var bytes: [UInt8] { storage }

  /// - Parameter capacity: the expected number of bytes.
  public init(capacity: Int = 0) { storage.reserveCapacity(capacity) }

  public mutating func add(_ number: UInt64) { addInteger(number) }
  public mutating func add(_ number: Int) { addInteger(Int64(number)) }
  public mutating func add(_ flag: Bool) { storage.append(flag ? 1 : 0) }

  public mutating func add(_ digest: Digest) {
    addInteger(digest.first)
    addInteger(digest.second)
  }

  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      add(utf8.count)
      storage.append(contentsOf: utf8)
    }
  }

  public mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  /// Writes values in their memory layout, for readers with the same layout.
  @inlinable public mutating func add<Value: BitwiseCopyable>(_ values: [Value]) {
    add(values.count)
    values.withUnsafeBytes { append($0) }
  }

  /// Writes many short lists of values.
  @inlinable public mutating func add<Value: BitwiseCopyable>(lists: [[Value]]) {
    add(lists.map { Int32($0.count) })
    add(lists.reduce(0) { $0 + $1.count })
    for list in lists where !list.isEmpty { list.withUnsafeBytes { append($0) } }
  }

  @inlinable public mutating func add<Element>(list: [Element], _ write: (Element, inout ByteWriter) -> Void) {
    add(list.count)
    for element in list { write(element, &self) }
  }

  public mutating func add(_ other: UnsafeRawBufferPointer) {
    add(other.count)
    append(other)
  }

  private mutating func addInteger(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { append($0) }
  }

  /// Appends bytes at once; an array would append raw bytes one by one.
  @usableFromInline mutating func append(_ bytes: UnsafeRawBufferPointer) {
    storage.append(contentsOf: bytes.assumingMemoryBound(to: UInt8.self))
  }
}

/// Reads the output of a ``ByteWriter``. Invalid input throws and never traps.
public struct ByteReader {
  /// The bytes weren't written by this version of the tool.
  public struct Damage: Error { public init() {} }

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  public init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  public mutating func bytes(_ count: Int) throws(Damage) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= bytes.count - offset else { throw Damage() }
    defer { offset += count }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
  }

  public mutating func number() throws(Damage) -> UInt64 {
    UInt64(littleEndian: try bytes(8).loadUnaligned(as: UInt64.self))
  }

  public mutating func int() throws(Damage) -> Int { Int(Int64(bitPattern: try number())) }

  public mutating func flag() throws(Damage) -> Bool { try bytes(1)[0] != 0 }

  public mutating func digest() throws(Damage) -> Digest { Digest(first: try number(), second: try number()) }

  /// A number of elements that take at least one byte each.
  public mutating func count() throws(Damage) -> Int {
    let count = try int()
    guard count >= 0, count <= bytes.count - offset else { throw Damage() }
    return count
  }

  public mutating func text() throws(Damage) -> String { String(decoding: try block(), as: UTF8.self) }

  public mutating func optionalText() throws(Damage) -> String? { try flag() ? try text() : nil }

  @inlinable public mutating func values<Value: BitwiseCopyable>(of type: Value.Type) throws(Damage) -> [Value] {
    let count = try count()
    return Self.values(try bytes(count * MemoryLayout<Value>.stride))
  }

  @inlinable public mutating func lists<Value: BitwiseCopyable>(of type: Value.Type) throws(Damage) -> [[Value]] {
    let counts = try values(of: Int32.self)
    let stride = MemoryLayout<Value>.stride
    let raw = try bytes(try count() * stride)
    guard counts.allSatisfy({ $0 >= 0 }), counts.reduce(0, { $0 + Int($1) }) * stride == raw.count else {
      throw Damage()
    }
    var start = 0
    return counts.map { count in
      if count == 0 { return [] }
      let end = start + Int(count) * stride
      defer { start = end }
      return Self.values(UnsafeRawBufferPointer(rebasing: raw[start..<end]))
    }
  }

  @inlinable static func values<Value: BitwiseCopyable>(_ raw: UnsafeRawBufferPointer) -> [Value] {
    let count = raw.count / MemoryLayout<Value>.stride
    return Array(unsafeUninitializedCapacity: count) { values, filled in
      UnsafeMutableRawBufferPointer(values).copyMemory(from: raw)
      filled = count
    }
  }

  @inlinable public mutating func list<Element>(
    _ read: (inout ByteReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try count()
    var list: [Element] = []
    for _ in 0..<count { list.append(try read(&self)) }
    return list
  }

  public mutating func block() throws(Damage) -> UnsafeRawBufferPointer { try bytes(try int()) }
}
