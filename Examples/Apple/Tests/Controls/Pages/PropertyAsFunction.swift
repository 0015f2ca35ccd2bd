/// fails: UIView.tag() names UIView.tag
open class UIView {  // UIView
  open func tag() {}  // UIView.tag
}
