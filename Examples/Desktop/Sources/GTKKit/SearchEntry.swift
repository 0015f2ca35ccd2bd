import CGTK

/// A search field.
public final class SearchEntry: Widget {
  /// Called when the text changes. Replacing selected text is two changes, of which the first deletes it.
  public var onChange: () -> Void = {}
  /// Called when Enter is pressed.
  public var onEnter: () -> Void = {}
  /// Called when Esc is pressed.
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

  /// Takes the focus without selecting the text, so the next key is appended.
  public func focusToTypeOn() {
    gtk_text_grab_focus_without_selecting(UnsafeMutablePointer(gtk_editable_get_delegate(opaque)))
  }

  /// Receives the keys that no other widget of the window handles.
  public func takeKeys(of window: Widget) {
    gtk_search_entry_set_key_capture_widget(opaque, window.widget)
  }
}
