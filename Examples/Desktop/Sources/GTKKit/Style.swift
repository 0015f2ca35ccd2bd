import CGTK

/// What the theme leaves out.
@MainActor
enum Style {
  /// Adwaita draws the ring of the focus in the colour of a chosen row, where it cannot be seen.
  private static let rules = "row:selected:focus-visible { outline: 2px solid currentColor; outline-offset: -4px; }"

  static func load() {
    guard let provider = gtk_css_provider_new(), let display = gdk_display_get_default() else { return }
    gtk_css_provider_load_from_data(provider, rules, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}
