/// fails: VStack.init(rows:) names VStack.init(content:)
public struct VStack<Content> {  // VStack
  public init(@ViewBuilder rows: () -> Content) {}  // VStack.init(content:)
}
