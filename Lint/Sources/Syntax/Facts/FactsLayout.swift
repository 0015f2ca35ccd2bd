/// Where each kind begins in a block of facts.
public struct FactsLayout {
  let lines, imports, declarations, types, expressions, attributes, conditions, directives: Int
  let end: Int

  init(_ head: FactsBlock.Head) {
    var offset = Self.rounded(MemoryLayout<FactsBlock.Head>.size)
    lines = offset
    offset += Self.size(head.lines, of: UInt32.self)
    imports = offset
    offset += Self.size(head.imports, of: Import.self)
    declarations = offset
    offset += Self.size(head.declarations, of: Declaration.self)
    types = offset
    offset += Self.size(head.types, of: TypeNode.self)
    expressions = offset
    offset += Self.size(head.expressions, of: Expression.self)
    attributes = offset
    offset += Self.size(head.attributes, of: Attribute.self)
    conditions = offset
    offset += Self.size(head.conditions, of: Condition.self)
    directives = offset
    end = offset + Self.size(head.directives, of: Directive.self)
  }

  /// A number that changes with the memory layout of what a block holds: another is another format.
  public static let schema: [Int] = [
    MemoryLayout<FactsBlock.Head>.size, MemoryLayout<Import>.stride, MemoryLayout<Declaration>.stride,
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
