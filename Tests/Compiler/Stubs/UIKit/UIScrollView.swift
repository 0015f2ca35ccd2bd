open class UIScrollView: UIView {  // UIScrollView
  public enum KeyboardDismissMode: Int, Sendable {  // UIScrollView.KeyboardDismissMode
    case none, onDrag, interactive  // UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive
  }

  open var keyboardDismissMode = KeyboardDismissMode.none  // UIScrollView.keyboardDismissMode
  open var refreshControl: UIRefreshControl?  // UIScrollView.refreshControl
}

open class UIRefreshControl: UIControl {  // UIRefreshControl
  public convenience init() { self.init(frame: .zero) }  // UIRefreshControl.init()
  open private(set) var isRefreshing = false  // UIRefreshControl.isRefreshing
  open func beginRefreshing() { isRefreshing = true }  // UIRefreshControl.beginRefreshing()
  open func endRefreshing() { isRefreshing = false }  // UIRefreshControl.endRefreshing()

  /// Stub only: pulls the list down.
  public final func pull() {
    beginRefreshing()
    send(.valueChanged)
  }
}
