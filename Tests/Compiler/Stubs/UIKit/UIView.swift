@_exported public import Foundation

@MainActor open class UIResponder: NSObject {  // UIResponder
  public override init() { super.init() }  // NSObject.init()
  open func becomeFirstResponder() -> Bool { true }  // UIResponder.becomeFirstResponder()
  open var keyCommands: [UIKeyCommand]? { nil }  // UIResponder.keyCommands
}

open class UIView: UIResponder {  // UIView
  public init(frame: CGRect) { super.init() }  // UIView.init(frame:)
  public required init?(coder: NSCoder) { super.init() }  // UIView.init(coder:)
  public convenience override init() { self.init(frame: .zero) }  // NSObject.init()

  open var isHidden = false  // UIView.isHidden
  open weak var window: UIWindow?  // UIView.window
  open var backgroundColor: UIColor?  // UIView.backgroundColor
  open private(set) var subviews: [UIView] = []  // UIView.subviews
  open private(set) weak var superview: UIView?  // UIView.superview
  open func addSubview(_ view: UIView) {  // UIView.addSubview(_:)
    subviews.append(view)
    view.superview = self
  }
  open func setNeedsLayout() {}  // UIView.setNeedsLayout()
  open func layoutSubviews() {}  // UIView.layoutSubviews()

  open var tag = 0  // UIView.tag
  open func viewWithTag(_ tag: Int) -> UIView? {  // UIView.viewWithTag(_:)
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open class func performWithoutAnimation(_ actions: () -> Void) { actions() }  // UIView.performWithoutAnimation(_:)

  open var isAccessibilityElement = false  // NSObject.isAccessibilityElement
  open var accessibilityLabel: String?  // NSObject.accessibilityLabel
}

#if !canImport(CoreGraphics)
  public typealias CGFloat = Double  // CoreFoundation.CGFloat

  /// A minimal rectangle of Core Graphics.
  public struct CGRect: Sendable {  // CoreFoundation.CGRect
    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)  // CGRect.zero
    public init(x: Double, y: Double, width: Double, height: Double) {}  // CGRect.init(x:y:width:height:)
  }

  public struct CGSize: Sendable {  // CoreFoundation.CGSize
    public var width: CGFloat  // CGSize.width
    public var height: CGFloat  // CGSize.height
    // CGSize.init(width:height:)
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  }
#endif

public struct NSDirectionalEdgeInsets: Sendable {  // NSDirectionalEdgeInsets
  // NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

open class UIColor: NSObject, @unchecked Sendable {  // UIColor
  open class var black: UIColor { UIColor() }  // UIColor.black
  open class var red: UIColor { UIColor() }  // UIColor.red
  open class var blue: UIColor { UIColor() }  // UIColor.blue
  open class var secondaryLabel: UIColor { UIColor() }  // UIColor.secondaryLabel
  open class var secondarySystemBackground: UIColor { UIColor() }  // UIColor.secondarySystemBackground
  open class var systemFill: UIColor { UIColor() }  // UIColor.systemFill
}

open class UIImage: NSObject, @unchecked Sendable {  // UIImage
  public init?(named name: String) { super.init() }  // UIImage.init(named:)
  public init?(systemName name: String) { super.init() }  // UIImage.init(systemName:)
}
