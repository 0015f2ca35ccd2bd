/// fails: UIView.tag names UIView.tags
open class UIView {  // UIView
  open var tag = 0  // UIView.tags
}
