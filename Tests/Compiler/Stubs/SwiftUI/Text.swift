public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {  // LocalizedStringKey
  let text: String
  public init(stringLiteral text: String) { self.text = text }  // LocalizedStringKey.init(stringLiteral:)
}

public struct Text: Equatable {  // Text
  let text: String

  // Text.init(_:tableName:bundle:comment:)
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    text = key.text
  }
  public init(verbatim content: String) { text = content }  // Text.init(verbatim:)
  // Text.init(_:)
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }

  public func font(_ font: Font?) -> Text { self }  // Text.font(_:)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }  // Text.foregroundStyle(_:)
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }  // Text.accessibilityLabel(_:)
}

public struct Image: Equatable {  // Image
  public init(systemName: String) {}  // Image.init(systemName:)
}

public struct Label<Title: View, Icon: View> {  // Label
  let title: Title
  let icon: Icon
}
extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {  // Label.init(_:systemImage:)
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }
  // Label.init(_:systemImage:)
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
}

public struct LabeledContent<Label: View, Content: View> {  // LabeledContent
  let label: Label
  let content: Content
}
extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {  // LabeledContent.init(_:value:)
    self.init(label: Text(titleKey), content: Text(value))
  }
  // LabeledContent.init(_:value:)
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
}

public struct Button<Label: View> {  // Button
  let label: Label
  let action: @MainActor () -> Void
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  // Button.init(_:systemImage:action:)
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), action: action)
  }
}
extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {  // Button.init(_:action:)
    self.init(label: Text(titleKey), action: action)
  }
  // Button.init(_:action:)
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(title), action: action)
  }
}

public struct ProgressView<Label: View, CurrentValueLabel: View> {  // ProgressView
  let label: Label
}
extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  public init(_ titleKey: LocalizedStringKey) { self.init(label: Text(titleKey)) }  // ProgressView.init(_:)
  // ProgressView.init(_:)
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(label: Text(title)) }
}

// ContentUnavailableView
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  // ContentUnavailableView.init(label:description:actions:)
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  // ContentUnavailableView.init(_:systemImage:description:)
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Label(title, systemImage: name) }, description: { description })
  }
  @_disfavoredOverload
  // ContentUnavailableView.init(_:systemImage:description:)
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { Label(title, systemImage: name) }, description: { description })
  }
}
