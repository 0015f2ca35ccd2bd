public struct HorizontalAlignment: Sendable {  // HorizontalAlignment
  public static let leading = HorizontalAlignment()  // HorizontalAlignment.leading
  public static let center = HorizontalAlignment()  // HorizontalAlignment.center
}

public struct VerticalAlignment: Sendable {  // VerticalAlignment
  public static let center = VerticalAlignment()  // VerticalAlignment.center
}

public struct Alignment: Sendable {  // Alignment
  public static let center = Alignment()  // Alignment.center
}

public struct VStack<Content: View> {  // VStack
  let content: Content
  // VStack.init(alignment:spacing:content:)
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct HStack<Content: View> {  // HStack
  let content: Content
  // HStack.init(alignment:spacing:content:)
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {  // ForEach
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {  // ForEach.init(_:content:)
    self.init(data: data, id: { $0.id }, content: content)
  }
}

public struct List<SelectionValue: Hashable, Content: View> {  // List
  let content: Content
}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }  // List.init(content:)
  // List.init(_:rowContent:)
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
}
