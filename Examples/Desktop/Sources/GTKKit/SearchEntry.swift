import CGTK

/// A line to type what is searched for.
public final class SearchEntry: Widget {
  /// Called when the text is another; text that replaces some is two changes, of which the first takes that away.
  public var onChange: () -> Void = {}
  /// Called at Enter.
  public var onEnter: () -> Void = {}
  /// Called at Esc.
  public var onEscape: () -> Void = {}

  public init(_ placeholder: String) {
    super.init(new: gtk_search_entry_new())
    gtk_text_set_placeholder_text(UnsafeMutablePointer(gtk_editable_get_delegate(opaque)), placeholder)
    onSignal("changed") { [weak self] in self?.onChange() }
    onSignal("activate") { [weak self] in self?.onEnter() }
    onSignal("stop-search") { [weak self] in self?.onEscape() }
  }

  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Takes the keys without selecting the text, so that the next one is typed behind it.
  public func focusToTypeOn() {
    gtk_text_grab_focus_without_selecting(UnsafeMutablePointer(gtk_editable_get_delegate(opaque)))
  }

  /// What is typed in the window, where nobody else takes it, is typed here.
  public func takeKeys(of window: Widget) {
    gtk_search_entry_set_key_capture_widget(opaque, window.widget)
  }
}
