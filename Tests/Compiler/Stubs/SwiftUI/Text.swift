// swiftui/localizedstringkey
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String
  public init(stringLiteral text: String) { self.text = text }
}

// swiftui/text
public struct Text: Drawn, Equatable {
  let text: String
  // swiftui/text/init(_:tablename:bundle:comment:)
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    text = key.text
  }
  // swiftui/text/init(verbatim:)
  public init(verbatim content: String) { text = content }
  // swiftui/text/init(_:)
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }

  // swiftui/text/font(_:)
  public func font(_ font: Font?) -> Text { self }
  // swiftui/text/foregroundstyle(_:)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  // swiftui/text/accessibilitylabel(_:)
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }

  public func draw(at place: DrawnPlace) -> [DrawnNode] { [DrawnNode("Text", text)] }
}

// swiftui/image
public struct Image: Drawn, Equatable {
  // swiftui/image/init(systemname:)
  public init(systemName: String) {}
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [] }
}

// swiftui/label
public struct Label<Title: View, Icon: View>: Drawn {
  let title: Title
  let icon: Icon
  public func draw(at place: DrawnPlace) -> [DrawnNode] { place.inside("title").nodes(of: title) }
}
extension Label where Title == Text, Icon == Image {
  // swiftui/label/init(_:systemimage:)
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
}

// swiftui/labeledcontent
public struct LabeledContent<Label: View, Content: View>: Drawn {
  let label: Label
  let content: Content
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    let parts = place.inside("label").nodes(of: label) + place.inside("content").nodes(of: content)
    return [DrawnNode("LabeledContent", parts.first?.text ?? "", Array(parts.dropFirst()))]
  }
}
extension LabeledContent where Label == Text, Content == Text {
  // swiftui/labeledcontent/init(_:value:)
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
}

// swiftui/button
public struct Button<Label: View>: Drawn {
  let label: Label
  let action: @MainActor () -> Void
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    let label = place.inside("label").nodes(of: label)
    return [DrawnNode("Button", label.first?.text ?? "", label, tap: action)]
  }
}
extension Button where Label == Text {
  // swiftui/button/init(_:action:)
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleKey), action: action)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(title), action: action)
  }
}

// swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: Drawn {
  let label: Label
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    let label = place.inside("label").nodes(of: label)
    return [DrawnNode("ProgressView", label.first?.text ?? "", label)]
  }
}
extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  // swiftui/progressview/init(_:)
  public init(_ titleKey: LocalizedStringKey) { self.init(label: Text(titleKey)) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(label: Text(title)) }
}

// swiftui/contentunavailableview
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Drawn {
  let label: Label
  let description: Description
  let actions: Actions
  // swiftui/contentunavailableview/init(label:description:actions:)
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    let label = place.inside("label").nodes(of: label)
    let rest = place.inside("description").nodes(of: description) + place.inside("actions").nodes(of: actions)
    return [DrawnNode("ContentUnavailableView", label.first?.text ?? "", rest)]
  }
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  // swiftui/contentunavailableview/init(_:systemimage:description:)
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Label(title, systemImage: name) }, description: { description })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { Label(title, systemImage: name) }, description: { description })
  }
}
