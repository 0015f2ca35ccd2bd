/// The facts of a file in the layout that memory and the cache share: a header, then one array for each kind of fact.
public final class FactsBlock: @unchecked Sendable {
  /// The alignment of each array.
  public static let alignment = 8

  public let bytes: UnsafeMutableRawBufferPointer
  /// The owner of the memory, or nil if the block owns it.
  private let owner: AnyObject?

  init(_ draft: FactsDraft) {
    let header = FactsHeader(draft)
    bytes = .allocate(byteCount: FactsLayout(header).end, alignment: Self.alignment)
    owner = nil
    bytes.storeBytes(of: header, as: FactsHeader.self)
    fill(draft)
  }

  /// Uses memory that `owner` retains; nil if the bytes aren't a block.
  public convenience init?(_ bytes: UnsafeMutableRawBufferPointer, ownedBy owner: AnyObject) {
    self.init(bytes, in: owner)
  }

  private init?(_ bytes: UnsafeMutableRawBufferPointer, in owner: AnyObject?) {
    guard bytes.count >= MemoryLayout<FactsHeader>.size,
      FactsLayout(bytes.load(as: FactsHeader.self)).end == bytes.count
    else {
      return nil
    }
    self.bytes = bytes
    self.owner = owner
  }

  /// Copies the bytes into new memory; nil if they aren't a block.
  public convenience init?(copying source: UnsafeRawBufferPointer) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: Self.alignment)
    bytes.copyMemory(from: source)
    self.init(bytes, in: nil)
  }

  deinit { if owner == nil { bytes.deallocate() } }

  var header: FactsHeader { bytes.load(as: FactsHeader.self) }

  func values<Value>(at offset: Int, _ count: UInt32, of type: Value.Type) -> UnsafeMutableBufferPointer<Value> {
    let start = bytes.baseAddress.map { ($0 + offset).assumingMemoryBound(to: type) }
    return UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : Int(count))
  }

  func column<Value: Sendable>(at offset: Int, _ count: UInt32, of type: Value.Type) -> Column<Value> {
    Column(UnsafeBufferPointer(values(at: offset, count, of: type)), ownedBy: self)
  }

  private func fill(_ draft: FactsDraft) {
    let header = header
    let layout = FactsLayout(header)
    write(draft.lines.starts, at: layout.lines)
    write(draft.imports, at: layout.imports)
    write(draft.declarations, at: layout.declarations)
    write(draft.types, at: layout.types)
    write(draft.expressions, at: layout.expressions)
    write(draft.attributes, at: layout.attributes)
    write(draft.conditions, at: layout.conditions)
    write(draft.directives, at: layout.directives)
  }

  private func write<Value>(_ values: some Collection<Value>, at offset: Int) {
    _ = self.values(at: offset, UInt32(values.count), of: Value.self).initialize(from: values)
  }
}

/// The number of facts of each kind, and the facts about the file as a whole.
struct FactsHeader {
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

extension FactsHeader {
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

extension FactsBlock {
  /// Replaces the block's own names with names from the pool that all files share.
  func mapNames(to names: [Name]) {
    let header = header
    let layout = FactsLayout(header)
    update(values(at: layout.declarations, header.declarations, of: Declaration.self)) { declaration in
      declaration.name = names[declaration.name]
      declaration.label = names[declaration.label]
    }
    update(values(at: layout.types, header.types, of: TypeNode.self)) { $0.name = names[$0.name] }
    update(values(at: layout.expressions, header.expressions, of: Expression.self)) { $0.name = names[$0.name] }
    update(values(at: layout.attributes, header.attributes, of: Attribute.self)) { attribute in
      attribute.name = names[attribute.name]
      attribute.base = names[attribute.base]
    }
    update(values(at: layout.conditions, header.conditions, of: Condition.self)) { $0.text = names[$0.text] }
    update(values(at: layout.directives, header.directives, of: Directive.self)) { $0.words = names[$0.words] }
    update(values(at: layout.imports, header.imports, of: Import.self)) { module in
      module.module = names[module.module]
      module.member = names[module.member]
    }
  }

  public func mapNames(to names: NameMap) { mapNames(to: names.names) }

  private func update<Value>(_ values: UnsafeMutableBufferPointer<Value>, _ change: (inout Value) -> Void) {
    for index in values.indices { change(&values[index]) }
  }
}

extension [Name] {
  fileprivate subscript(_ name: Name) -> Name { self[Int(name.id)] }
}

/// The offsets of the arrays in a block of facts.
public struct FactsLayout {
  let lines, imports, declarations, types, expressions, attributes, conditions, directives: Int
  let end: Int

  init(_ header: FactsHeader) {
    var offset = Self.rounded(MemoryLayout<FactsHeader>.size)
    lines = offset
    offset += Self.size(header.lines, of: UInt32.self)
    imports = offset
    offset += Self.size(header.imports, of: Import.self)
    declarations = offset
    offset += Self.size(header.declarations, of: Declaration.self)
    types = offset
    offset += Self.size(header.types, of: TypeNode.self)
    expressions = offset
    offset += Self.size(header.expressions, of: Expression.self)
    attributes = offset
    offset += Self.size(header.attributes, of: Attribute.self)
    conditions = offset
    offset += Self.size(header.conditions, of: Condition.self)
    directives = offset
    end = offset + Self.size(header.directives, of: Directive.self)
  }

  /// Numbers that change with the memory layout of a block and so identify its format.
  public static let schema: [Int] = [
    MemoryLayout<FactsHeader>.size, MemoryLayout<Import>.stride, MemoryLayout<Declaration>.stride,
    MemoryLayout<TypeNode>.stride, MemoryLayout<Expression>.stride, MemoryLayout<Attribute>.stride,
    MemoryLayout<Condition>.stride, MemoryLayout<Directive>.stride,
  ]

  private static func size<Value>(_ count: UInt32, of type: Value.Type) -> Int {
    rounded(Int(count) * MemoryLayout<Value>.stride)
  }

  private static func rounded(_ size: Int) -> Int {
    (size + FactsBlock.alignment - 1) / FactsBlock.alignment * FactsBlock.alignment
  }
}
