/// The stub's own: a view, and what is done with a value where it stands.
nonisolated struct Modified<Content: View, Value>: Drawn {
  let content: Content
  let value: Value
  let change: @MainActor (DrawnPlace, Value) -> Void

  init(_ content: Content, _ value: Value, _ change: @escaping @MainActor (DrawnPlace, Value) -> Void) {
    (self.content, self.value, self.change) = (content, value, change)
  }

  @MainActor func draw(at place: DrawnPlace) -> [DrawnNode] {
    change(place, value)
    return place.nodes(of: content)
  }
}

/// The stub's own: a view, and another over it.
nonisolated struct Overlaid<Content: View, Over: View>: Drawn {
  let content: Content
  let over: Over

  init(_ content: Content, _ over: Over) {
    self.content = content
    self.over = over
  }

  @MainActor func draw(at place: DrawnPlace) -> [DrawnNode] {
    place.inside("under").nodes(of: content) + [DrawnNode("overlay", "", place.inside("over").nodes(of: over))]
  }
}

// swiftui/font
public struct Font: Hashable, Sendable {
  public static let headline = Font()
  public static let subheadline = Font()
  public static let footnote = Font()
}

// swiftui/shapestyle
public protocol ShapeStyle: Sendable {}
// swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  // swiftui/shapestyle/secondary
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

// swiftui/liststyle
@MainActor @preconcurrency public protocol ListStyle {}
// swiftui/plainliststyle
public struct PlainListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle {
  // swiftui/liststyle/plain
  public static var plain: PlainListStyle { PlainListStyle() }
}

// swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

extension View {
  // swiftui/view/font(_:)
  public nonisolated func font(_ font: Font?) -> some View { self }
  // swiftui/view/foregroundstyle(_:)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  // swiftui/view/linelimit(_:)
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }
  // swiftui/view/liststyle(_:)
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  // swiftui/view/autocorrectiondisabled(_:)
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  // swiftui/view/overlay(alignment:content:)
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Overlaid(self, content()) }

  // swiftui/view/searchable(text:placement:prompt:)
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { Modified(self, text) { $0.level.search = $1 } }

  // swiftui/view/refreshable(action:)
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Modified(self, action) { $0.level.refresh = $1 }
  }

  // swiftui/view/task(priority:_:)
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Modified(self, action) { place, action in
      // A view that is covered has disappeared, as far as its task goes.
      if !place.level.isCovered { place.window.run(action, at: place.path) }
    }
  }
}

#if canImport(UIKit)
  // swiftui/textinputautocapitalization
  public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  }

  extension View {
    // swiftui/view/textinputautocapitalization(_:)
    public nonisolated func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
  }
#endif
