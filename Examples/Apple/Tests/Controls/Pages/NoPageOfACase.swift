/// fails: UIModalPresentationStyle.fullScreen names no page
public enum UIModalPresentationStyle: Int {  // UIModalPresentationStyle
  case fullScreen = 0
}
