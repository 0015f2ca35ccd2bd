/// fails: UIControl.Event names no page
open class UIControl {  // UIControl
  public struct Event {}
}
