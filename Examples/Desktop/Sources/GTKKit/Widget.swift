import CGTK

/// A widget of GTK.
open class Widget: Object {
  var widget: UnsafeMutablePointer<GtkWidget> { raw.assumingMemoryBound(to: GtkWidget.self) }

  init(new: UnsafeMutablePointer<GtkWidget>) { super.init(new) }

  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget or a child has the focus.
  public var hasFocus: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  open func focus() {
    gtk_widget_grab_focus(widget)
  }

  /// The text that hovering shows.
  public var tooltip: String {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } ?? "" }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// Takes the remaining width.
  @discardableResult
  public func filling() -> Self {
    gtk_widget_set_hexpand(widget, 1)
    return self
  }

  /// Takes the remaining width and height.
  @discardableResult
  public func expanding() -> Self {
    gtk_widget_set_vexpand(widget, 1)
    return filling()
  }

  @discardableResult
  public func margin(_ width: Int32) -> Self {
    gtk_widget_set_margin_start(widget, width)
    gtk_widget_set_margin_end(widget, width)
    gtk_widget_set_margin_top(widget, width)
    gtk_widget_set_margin_bottom(widget, width)
    return self
  }

  /// Adds or removes a style class of the theme.
  public func setStyle(_ name: String, _ isOn: Bool = true) {
    isOn ? gtk_widget_add_css_class(widget, name) : gtk_widget_remove_css_class(widget, name)
  }

  /// Performs an action of the widget, as a key or a click does.
  public func perform(_ action: String, at position: Int) {
    gtk_widget_activate_action_variant(widget, action, g_variant_new_uint32(guint(position)))
  }

  /// Calls the action when the first mouse button is pressed and released here.
  func onClick(_ action: @escaping @MainActor () -> Void) {
    guard let new = gtk_gesture_click_new() else { return }
    let gesture = Object(owning: new)
    gtk_widget_add_controller(widget, gesture.retained)
    let function: @convention(c) (gpointer, gint, gdouble, gdouble, gpointer) -> Void = { _, count, _, _, data in
      MainActor.assumeIsolated { if count == 1 { Handler<Void>.call(data, ()) } }
    }
    gesture.connect("released", unsafeBitCast(function, to: GCallback.self), Handler<Void> { action() })
  }

  /// Calls the action when the keys are pressed here or in a child that doesn't handle them. Example: `<Control>f`.
  public func onKeys(_ keys: String, _ action: @escaping @MainActor () -> Void) {
    let callback = gtk_callback_action_new(
      { _, _, data in
        guard let data else { return 0 }
        MainActor.assumeIsolated { Handler<Void>.call(data, ()) }
        return 1
      }, Handler<Void> { action() }.retained, { release($0) })
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), callback))
    gtk_widget_add_controller(widget, controller)
  }
}
