open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
}

open class UIImageView: UIView {
  open var image: UIImage?
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
    public static let editingChanged = Event(rawValue: 131_072)
    public static let valueChanged = Event(rawValue: 4096)
  }

  open var isEnabled = true
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}

open class UIButton: UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }

  open func setTitle(_ title: String?, for state: State) {}
}

open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
}

open class UISwitch: UIControl {
  open var isOn = false
}

open class UIActivityIndicatorView: UIView {
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable { case plain, done }
  @MainActor public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {}
  @MainActor open var isEnabled = true
}

@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var rightBarButtonItem: UIBarButtonItem?
}
