// swiftui/horizontalalignment, swiftui/verticalalignment, swiftui/alignment
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum Alignment: Sendable { case center, top, bottom, leading, trailing }

// swiftui/vstack
public struct VStack<Content: View>: Drawn {
  let content: Content
  // swiftui/vstack/init(alignment:spacing:content:)
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [DrawnNode("VStack", "", place.inside("v").nodes(of: content))]
  }
}

// swiftui/hstack
public struct HStack<Content: View>: Drawn {
  let content: Content
  // swiftui/hstack/init(alignment:spacing:content:)
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [DrawnNode("HStack", "", place.inside("h").nodes(of: content))]
  }
}

// swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // swiftui/foreach/init(_:content:)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
}
extension ForEach: Drawn where Content: View {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    data.flatMap { place.inside("\(id($0))").nodes(of: content($0)) }
  }
}

// swiftui/list
public struct List<SelectionValue: Hashable, Content: View>: Drawn {
  let content: Content
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [DrawnNode("List", "", place.inside("list").nodes(of: content))]
  }
}
extension List where SelectionValue == Never {
  // swiftui/list/init(content:)
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  // swiftui/list/init(_:rowcontent:)
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
}
