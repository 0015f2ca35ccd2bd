// Each declaration names the page of developer.apple.com/documentation that it follows. What is the stub's own says so.
@_exported public import Combine
@_exported public import Foundation

// swiftui/view
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

// swift/never, which conforms to View
extension Never: View {
  public var body: Never { fatalError() }
}

// swiftui/viewbuilder
@MainActor @resultBuilder public enum ViewBuilder {
  // swiftui/viewbuilder/buildexpression(_:)
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  // swiftui/viewbuilder/buildblock()
  public static func buildBlock() -> EmptyView { EmptyView() }
  // swiftui/viewbuilder/buildblock(_:)
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  // swiftui/viewbuilder/buildblock(_:), of several
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView { place in
      var count = 0
      var nodes: [DrawnNode] = []
      for view in repeat each content {
        nodes += place.inside("\(count)").nodes(of: view)
        count += 1
      }
      return nodes
    }
  }
  // swiftui/viewbuilder/buildif(_:)
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  // swiftui/viewbuilder/buildeither(first:)
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }
  // swiftui/viewbuilder/buildeither(second:)
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
}

// swiftui/emptyview
public struct EmptyView: Drawn {
  public init() {}
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [] }
}

// swiftui/tupleview
public struct TupleView<Content>: Drawn {
  let content: @MainActor (DrawnPlace) -> [DrawnNode]
  init(_ content: @escaping @MainActor (DrawnPlace) -> [DrawnNode]) { self.content = content }
  public func draw(at place: DrawnPlace) -> [DrawnNode] { content(place) }
}

// The type of an `if` with an `else`, which has no page.
public struct _ConditionalContent<First: View, Second: View>: Drawn {
  enum Branch { case first(First), second(Second) }
  let branch: Branch
  init(_ branch: Branch) { self.branch = branch }

  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    switch branch {
    case .first(let view): place.inside("first").nodes(of: view)
    case .second(let view): place.inside("second").nodes(of: view)
    }
  }
}

// swift/optional, which conforms to View
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
extension Optional: Drawn where Wrapped: View {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { map { place.inside("some").nodes(of: $0) } ?? [] }
}
