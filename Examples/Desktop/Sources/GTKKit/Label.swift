import CGTK

/// Shows a text.
public final class Label: Widget {
  /// Creates a label with one line, which is truncated if it's too long, or a paragraph with as many lines as it needs.
  ///
  /// - Parameter isSelectable: Whether the text can be focused and copied; by default, only a paragraph can.
  public init(isParagraph: Bool = false, isSelectable: Bool? = nil, styles: [String] = [], text: String = "") {
    super.init(new: gtk_label_new(text))
    gtk_label_set_xalign(opaque, 0)
    gtk_label_set_ellipsize(opaque, isParagraph ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    gtk_label_set_wrap(opaque, isParagraph ? 1 : 0)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_selectable(opaque, isSelectable ?? isParagraph ? 1 : 0)
    // A name or an address is wrapped without a hyphen.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(opaque, attributes)
    pango_attr_list_unref(attributes)
    for style in styles { setStyle(style) }
  }

  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }
}
