import CGTK

/// A line to type what is searched for.
public final class SearchEntry: Widget {
  /// Called when the text is another.
  public var onChange: (String) -> Void = { _ in }
  /// Called at Enter.
  public var onEnter: () -> Void = {}

  public init(_ placeholder: String) {
    super.init(new: gtk_search_entry_new())
    set("placeholder-text", placeholder)
    onSignal("changed") { [weak self] in
      guard let self else { return }
      onChange(text)
    }
    onSignal("activate") { [weak self] in self?.onEnter() }
    onSignal("stop-search") { [weak self] in self?.text = "" }
  }

  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// What is typed in the window, where nobody else takes it, is typed here.
  public func takeKeys(of window: Widget) {
    gtk_search_entry_set_key_capture_widget(opaque, window.widget)
  }
}
