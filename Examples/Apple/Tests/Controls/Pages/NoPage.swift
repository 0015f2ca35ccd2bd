/// fails: UIView.tag names no page
open class UIView {  // UIView
  open var tag = 0
}
