/// The facts that can be read from one file alone. They contain offsets and names, but no tree and no text.
public final class FileFacts: Sendable {
  /// The path as given or discovered, relative to the root of the project.
  public let path: String
  public let byteCount: UInt32
  public let lines: LineStarts
  public let isGenerated: Bool
  /// The location of the first syntax error.
  public let syntaxError: Location?

  public let imports: Column<Import>
  public let declarations: Column<Declaration>
  public let types: Column<TypeNode>
  public let expressions: Column<Expression>
  public let attributes: Column<Attribute>
  public let conditions: Column<Condition>
  public let directives: Column<Directive>

  public let block: FactsBlock
  let locals = LocalTable()

  public init(_ block: FactsBlock, path: String) {
    let header = block.header
    let layout = FactsLayout(header)
    self.path = path
    self.block = block
    byteCount = header.byteCount
    isGenerated = header.isGenerated != 0
    let lines = LineStarts(block.column(at: layout.lines, header.lines, of: UInt32.self))
    self.lines = lines
    syntaxError = header.syntaxError > 0 ? lines.location(of: header.syntaxError - 1) : nil
    imports = block.column(at: layout.imports, header.imports, of: Import.self)
    declarations = block.column(at: layout.declarations, header.declarations, of: Declaration.self)
    types = block.column(at: layout.types, header.types, of: TypeNode.self)
    expressions = block.column(at: layout.expressions, header.expressions, of: Expression.self)
    attributes = block.column(at: layout.attributes, header.attributes, of: Attribute.self)
    conditions = block.column(at: layout.conditions, header.conditions, of: Condition.self)
    directives = block.column(at: layout.directives, header.directives, of: Directive.self)
  }
}

extension FileFacts {
  /// The facts of an empty file.
  public static func empty(path: String) -> FileFacts {
    FileFacts(FactsBlock(FactsDraft(lines: LineStarts(of: UnsafeRawBufferPointer(start: nil, count: 0)))), path: path)
  }
}

/// An import, such as `import class UIKit.UIColor`.
public struct Import: Sendable {
  public var module: Name
  /// The name after the module: a submodule or a single declaration.
  public var member: Name = .none
  public var range: ByteRange
  public var condition: ConditionID?

  package init(module: Name, range: ByteRange, condition: ConditionID?) {
    self.module = module
    self.range = range
    self.condition = condition
  }
}

/// An attribute, such as `@Published` or `@Environment(\.modelContext)`.
public struct Attribute: Sendable {
  /// The last part of the name, such as `ViewModel` in `@Injection.ViewModel`.
  public var name: Name
  /// The first part of the name, which is looked up in the scope; the same as `name` if the name has one part.
  public var base: Name
  public var range: ByteRange
  /// The expressions in its arguments; empty without parentheses.
  public var code = HandleRange<ExpressionID>(0..<0)
}

/// A clause of `#if`, with its condition as written.
public struct Condition: Sendable {
  public var text: Name
  public var parent: ConditionID?
}

/// A comment `// mvvmlint:…`, with the text after the colon.
public struct Directive: Sendable {
  public var words: Name
  /// The range from `mvvmlint` to the end of the line.
  public var range: ByteRange
  /// Whether the comment is alone in its line.
  public var isAlone: Bool

  public var text: String { words.text }
}
