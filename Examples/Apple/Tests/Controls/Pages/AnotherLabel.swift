/// fails: UIView.addSubview(view:) names UIView.addSubview(_:)
open class UIView {  // UIView
  open func addSubview(view: UIView) {}  // UIView.addSubview(_:)
}
