import CGTK

/// A window, which closes on request and is released with its last owner.
public final class Window: Widget {
  public private(set) var isOpen = true
  /// Called once when the window closes.
  public var onClose: () -> Void = {}

  private var window: UnsafeMutablePointer<GtkWindow> { raw.assumingMemoryBound(to: GtkWindow.self) }

  public init(_ title: String, width: Int32, height: Int32, _ content: Widget) {
    super.init(new: gtk_window_new())
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, width, height)
    gtk_window_set_child(window, content.widget)
    onSignal("close-request") { [weak self] in self?.hasClosed() }
  }

  public func present() {
    gtk_window_present(window)
  }

  public func close() {
    hasClosed()
    gtk_window_destroy(window)
  }

  private func hasClosed() {
    guard isOpen else { return }
    isOpen = false
    onClose()
  }
}
