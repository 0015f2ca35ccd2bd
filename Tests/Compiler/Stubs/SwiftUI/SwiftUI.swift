@_exported public import Combine
@_exported public import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView()
  }
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: View>(first: Content) -> Content { first }
  public static func buildEither<Content: View>(second: Content) -> Content { second }
}

/// A view that the stub draws nothing for.
public protocol Primitive: View where Body == Never {}
extension Primitive {
  public var body: Never { fatalError() }
}

public struct EmptyView: Primitive { public init() {} }
public struct TupleView<Content>: Primitive {}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct Text: Primitive { public init(_ text: String) {} }
public struct VStack<Content: View>: Primitive { public init(@ViewBuilder content: () -> Content) {} }
public struct HStack<Content: View>: Primitive { public init(@ViewBuilder content: () -> Content) {} }

public struct Button<Label: View>: Primitive {
  public init(_ title: String, action: @escaping @MainActor () -> Void) where Label == Text {}
}

public struct List<Content: View>: Primitive {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {}
}
