open class UICommand: UIMenuElement {}  // UICommand

open class UIKeyCommand: UICommand {  // UIKeyCommand
  // UIKeyCommand.init(title:image:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:)
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []
  ) { super.init(titled: title) }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {  // UIKeyModifierFlags
  public let rawValue: Int  // OptionSet.rawValue
  public init(rawValue: Int) { self.rawValue = rawValue }  // OptionSet.init(rawValue:)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)  // UIKeyModifierFlags.command
}
