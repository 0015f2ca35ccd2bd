@_exported public import Foundation

@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
  open func becomeFirstResponder() -> Bool { true }
}

open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(frame: .zero) }

  open var isHidden = false
  open weak var window: UIWindow?
  open var backgroundColor: UIColor?
  open private(set) var subviews: [UIView] = []
  open func addSubview(_ view: UIView) { subviews.append(view) }
  open func setNeedsLayout() {}
  open func layoutSubviews() {}
}

#if !canImport(CoreGraphics)
  /// Core Graphics' rectangle, as far as views need it.
  public struct CGRect: Sendable {
    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
    public init(x: Double, y: Double, width: Double, height: Double) {}
  }
#endif

open class UIColor: NSObject {
  public class var black: UIColor { UIColor() }
  public class var red: UIColor { UIColor() }
  public class var blue: UIColor { UIColor() }
}

open class UIImage: NSObject {
  public init?(named name: String) { super.init() }
}
