import CGTK

/// Styles that the theme lacks.
@MainActor
enum Style {
  /// Adwaita's selected row, and its errors and warnings, have too little contrast for text. These colors are mixed from the
  /// theme's, so they are right in light and dark.
  private static let rules = """
    listview > row { padding: 0; }
    listview > row:selected { background-color: alpha(@theme_selected_bg_color, 0.22); color: @theme_fg_color; }
    listview > row:selected:focus-visible { outline: 2px solid @theme_fg_color; outline-offset: -3px; }
    .open { box-shadow: inset 5px 0 @theme_selected_bg_color; }
    .secondary { color: mix(@theme_fg_color, @theme_base_color, 0.2); }
    .warning { color: mix(@warning_color, @theme_fg_color, 0.55); }
    .error { color: mix(@error_color, @theme_fg_color, 0.6); font-weight: bold; }
    """

  static func load() {
    guard let provider = gtk_css_provider_new(), let display = gdk_display_get_default() else { return }
    gtk_css_provider_load_from_data(provider, rules, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}
