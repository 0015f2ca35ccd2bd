public struct Font: Hashable, Sendable {  // Font
  public static let headline = Font()  // Font.headline
  public static let subheadline = Font()  // Font.subheadline
  public static let footnote = Font()  // Font.footnote
}

public protocol ShapeStyle: Sendable {}  // ShapeStyle
public struct HierarchicalShapeStyle: ShapeStyle {}  // HierarchicalShapeStyle
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }  // ShapeStyle.secondary
}

@MainActor @preconcurrency public protocol ListStyle {}  // ListStyle
public struct PlainListStyle: ListStyle {  // PlainListStyle
  public init() {}  // PlainListStyle.init()
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }  // ListStyle.plain
}

public struct Color: Hashable, Sendable {  // Color
  public static let accentColor = Color()  // Color.accentColor
  public func opacity(_ opacity: Double) -> Color { self }  // Color.opacity(_:)
}
public struct SearchFieldPlacement: Sendable {  // SearchFieldPlacement
  public static let automatic = SearchFieldPlacement()  // SearchFieldPlacement.automatic
}

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {  // KeyEquivalent
  // KeyEquivalent.init(extendedGraphemeClusterLiteral:)
  public init(extendedGraphemeClusterLiteral value: Character) {}
}

public struct EventModifiers: OptionSet, Sendable {  // EventModifiers
  public let rawValue: Int  // EventModifiers.rawValue
  public init(rawValue: Int) { self.rawValue = rawValue }  // EventModifiers.init(rawValue:)
  public static let command = EventModifiers(rawValue: 16)  // EventModifiers.command
}

extension View {
  public nonisolated func font(_ font: Font?) -> some View { self }  // View.font(_:)
  // View.foregroundStyle(_:)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }  // View.lineLimit(_:)
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }  // View.listStyle(_:)
  // View.listRowBackground(_:)
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    BackedRow(content: self, background: view)
  }
  // View.autocorrectionDisabled(_:)
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  // View.overlay(alignment:content:)
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Overlaid(content: self, over: content()) }

  // View.searchable(text:placement:prompt:)
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { Modified(self, text) { $0.level.search = $1 } }

  // View.refreshable(action:)
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Modified(self, action) { $0.level.refresh = $1 }
  }

  // View.toolbar(content:)
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Modified(self, content()) { place, content in place.level.toolbar += place.inside("toolbar").nodes(of: content) }
  }
  // View.keyboardShortcut(_:modifiers:)
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  // View.task(priority:_:)
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Modified(self, action) { place, action in
      // A covered view counts as disappeared, so its task doesn't run.
      if !place.level.isCovered { place.window.run(action, at: place.path) }
    }
  }
}

#if canImport(UIKit)
  public struct TextInputAutocapitalization: Sendable {  // TextInputAutocapitalization
    // TextInputAutocapitalization.never
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  }

  extension View {
    // View.textInputAutocapitalization(_:)
    public nonisolated func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
  }
#endif
