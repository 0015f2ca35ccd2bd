/// All that is known of one file by reading it alone. It holds no tree and no text: places, numbers and names.
public struct FileFacts: Sendable {
  /// As it was named or found, relative to the root of the project.
  public var path: String
  public var byteCount: UInt32 = 0
  public var lines: LineStarts
  public var isGenerated = false

  public var imports: [Import] = []
  public var declarations: [Declaration] = []
  public var types: [TypeNode] = []
  public var expressions: [Expression] = []
  public var attributes: [Attribute] = []
  public var conditions: [Condition] = []
  public var directives: [Directive] = []
}

/// `import class UIKit.UIColor`
public struct Import: Sendable {
  /// The module.
  public var module: Name
  /// What follows the module: a submodule, or the one declaration that is meant.
  public var member: Name = .none
  public var range: ByteRange
  public var condition: Int32?
}

/// `@Published`, `@Environment(\.modelContext)`, `@Observable`.
public struct Attribute: Sendable {
  public var name: Name
  public var range: ByteRange
  /// What is handed to it; empty where there are no parentheses.
  public var code: Range<Int32> = 0..<0
}

/// A clause of `#if`, with its condition as it is written.
public struct Condition: Sendable {
  public var text: Name
  public var parent: Int32?
}

/// `// mvvmlint:…`, as it is written after the colon.
public struct Directive: Sendable {
  public var text: String
  /// From the name of the tool to the end of the line.
  public var range: ByteRange
  /// Whether nothing but the comment stands in the line.
  public var isAlone: Bool
}
