@_exported public import Combine
@_exported public import Foundation

@MainActor @preconcurrency public protocol View {  // View
  associatedtype Body: View
  @ViewBuilder var body: Body { get }  // View.body
}

extension Never: View {
  public var body: Never { fatalError() }  // View.body
}

@resultBuilder public struct ViewBuilder {  // ViewBuilder
  // ViewBuilder.buildExpression(_:)
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }  // ViewBuilder.buildBlock()
  // ViewBuilder.buildBlock(_:)
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  // ViewBuilder.buildBlock(_:)
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content)) { place, views in
      var nodes: [DrawnNode] = []
      for view in repeat each views { nodes += place.inside("\(nodes.count)").nodes(of: view) }
      return nodes
    }
  }
  // ViewBuilder.buildIf(_:)
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  // ViewBuilder.buildEither(first:)
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }
  // ViewBuilder.buildEither(second:)
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
}

public struct EmptyView {  // EmptyView
  public init() {}  // EmptyView.init()
}

public struct TupleView<Content> {  // TupleView
  let content: Content
  let drawn: @MainActor (DrawnPlace, Content) -> [DrawnNode]

  init(_ content: Content, _ drawn: @escaping @MainActor (DrawnPlace, Content) -> [DrawnNode]) {
    (self.content, self.drawn) = (content, drawn)
  }
}

/// Stub only, because it is undocumented: the type of an `if` with an `else`.
public struct _ConditionalContent<First: View, Second: View> {
  enum Branch { case first(First), second(Second) }
  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }
}
