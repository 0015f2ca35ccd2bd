/// The facts of a file as they lie in memory and in the cache: how many there are of each kind, then these, one kind after
/// the other.
public final class FactsBlock: @unchecked Sendable {
  /// How many values there are of each kind, and what is known of the whole.
  struct Head {
    var byteCount: UInt32 = 0
    var isGenerated: UInt32 = 0
    /// The offset of the first syntax error plus one, or 0.
    var syntaxError: UInt32 = 0
    var lines: UInt32 = 0
    var imports: UInt32 = 0
    var declarations: UInt32 = 0
    var types: UInt32 = 0
    var expressions: UInt32 = 0
    var attributes: UInt32 = 0
    var conditions: UInt32 = 0
    var directives: UInt32 = 0
  }

  /// Every kind begins at a multiple of this.
  public static let alignment = 8

  public let bytes: UnsafeMutableRawBufferPointer
  /// Whoever else keeps the memory; nobody, where it is the block's own.
  private let keeper: AnyObject?

  init(_ draft: FactsDraft) {
    let head = Head(draft)
    bytes = .allocate(byteCount: FactsLayout(head).end, alignment: Self.alignment)
    keeper = nil
    bytes.storeBytes(of: head, as: Head.self)
    fill(draft)
  }

  /// A block in memory that `keeper` keeps; nil where the bytes cannot be one.
  public convenience init?(_ bytes: UnsafeMutableRawBufferPointer, keptBy keeper: AnyObject) {
    self.init(bytes, in: keeper)
  }

  private init?(_ bytes: UnsafeMutableRawBufferPointer, in keeper: AnyObject?) {
    guard bytes.count >= MemoryLayout<Head>.size, FactsLayout(bytes.load(as: Head.self)).end == bytes.count else {
      return nil
    }
    self.bytes = bytes
    self.keeper = keeper
  }

  /// A block of its own with the same bytes.
  public convenience init?(copying source: UnsafeRawBufferPointer) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: Self.alignment)
    bytes.copyMemory(from: source)
    self.init(bytes, in: nil)
  }

  deinit { if keeper == nil { bytes.deallocate() } }

  var head: Head { bytes.load(as: Head.self) }

  func values<Value>(at offset: Int, _ count: UInt32, of type: Value.Type) -> UnsafeMutableBufferPointer<Value> {
    let start = bytes.baseAddress.map { ($0 + offset).assumingMemoryBound(to: type) }
    return UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : Int(count))
  }

  func column<Value: Sendable>(at offset: Int, _ count: UInt32, of type: Value.Type) -> Column<Value> {
    Column(UnsafeBufferPointer(values(at: offset, count, of: type)), in: self)
  }

  private func fill(_ draft: FactsDraft) {
    let head = head
    let layout = FactsLayout(head)
    put(draft.lines.starts, at: layout.lines)
    put(draft.imports, at: layout.imports)
    put(draft.declarations, at: layout.declarations)
    put(draft.types, at: layout.types)
    put(draft.expressions, at: layout.expressions)
    put(draft.attributes, at: layout.attributes)
    put(draft.conditions, at: layout.conditions)
    put(draft.directives, at: layout.directives)
  }

  private func put<Value>(_ values: some Collection<Value>, at offset: Int) {
    _ = self.values(at: offset, UInt32(values.count), of: Value.self).initialize(from: values)
  }
}

extension FactsBlock.Head {
  init(_ draft: FactsDraft) {
    byteCount = draft.byteCount
    isGenerated = draft.isGenerated ? 1 : 0
    syntaxError = draft.syntaxError.map { $0 + 1 } ?? 0
    lines = UInt32(draft.lines.count)
    imports = UInt32(draft.imports.count)
    declarations = UInt32(draft.declarations.count)
    types = UInt32(draft.types.count)
    expressions = UInt32(draft.expressions.count)
    attributes = UInt32(draft.attributes.count)
    conditions = UInt32(draft.conditions.count)
    directives = UInt32(draft.directives.count)
  }
}
