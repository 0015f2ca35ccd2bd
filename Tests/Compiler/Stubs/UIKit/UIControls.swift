open class UILabel: UIView {  // UILabel
  open var text: String?  // UILabel.text
  open var textColor: UIColor!  // UILabel.textColor
}

open class UITextView: UIScrollView {  // UITextView
  open var text: String!  // UITextView.text
}

open class UIImageView: UIView {  // UIImageView
  open var image: UIImage?  // UIImageView.image
}

open class UIControl: UIView {  // UIControl
  public struct Event: OptionSet, Sendable {  // UIControl.Event
    public let rawValue: UInt  // OptionSet.rawValue
    public init(rawValue: UInt) { self.rawValue = rawValue }  // OptionSet.init(rawValue:)
    public static let touchUpInside = Event(rawValue: 64)  // UIControl.Event.touchUpInside
    public static let editingChanged = Event(rawValue: 131_072)  // UIControl.Event.editingChanged
    public static let valueChanged = Event(rawValue: 4096)  // UIControl.Event.valueChanged
  }

  private var actions: [(action: UIAction, events: Event)] = []

  open var isEnabled = true  // UIControl.isEnabled
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}  // UIControl.addTarget(_:action:for:)
  // UIControl.addAction(_:for:)
  open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }

  /// Stub only: simulates an event.
  public final func send(_ event: Event) {
    for (action, events) in actions where !events.isDisjoint(with: event) { action.perform() }
  }
}

open class UIButton: UIControl {  // UIButton
  open func setTitle(_ title: String?, for state: UIControl.State) {}  // UIButton.setTitle(_:for:)

  public struct Configuration: Sendable {  // UIButton.Configuration
    public static func bordered() -> Configuration { Configuration() }  // UIButton.Configuration.bordered()
    public var title: String?  // UIButton.Configuration.title
  }
}

extension UIControl {
  public struct State: OptionSet, Sendable {  // UIControl.State
    public let rawValue: UInt  // OptionSet.rawValue
    public init(rawValue: UInt) { self.rawValue = rawValue }  // OptionSet.init(rawValue:)
    public static let normal = State([])  // UIControl.State.normal
  }
}

open class UITextField: UIControl {  // UITextField
  open var text: String?  // UITextField.text
  open var placeholder: String?  // UITextField.placeholder
}

open class UISwitch: UIControl {  // UISwitch
  open var isOn = false  // UISwitch.isOn
}

open class UIActivityIndicatorView: UIView {  // UIActivityIndicatorView
  open private(set) var isAnimating = false  // UIActivityIndicatorView.isAnimating
  open func startAnimating() { isAnimating = true }  // UIActivityIndicatorView.startAnimating()
  open func stopAnimating() { isAnimating = false }  // UIActivityIndicatorView.stopAnimating()
}
