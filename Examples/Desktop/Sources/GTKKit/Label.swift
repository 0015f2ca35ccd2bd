import CGTK

/// A text to read.
public final class Label: Widget {
  /// One line, which is cut where it is too long; or a paragraph of as many lines as it needs, which can be copied from.
  public init(isParagraph: Bool = false, styles: [String] = [], text: String = "") {
    super.init(new: gtk_label_new(text))
    gtk_label_set_xalign(opaque, 0)
    gtk_label_set_ellipsize(opaque, isParagraph ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    gtk_label_set_wrap(opaque, isParagraph ? 1 : 0)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_selectable(opaque, isParagraph ? 1 : 0)
    for style in styles { setStyle(style) }
  }

  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }
}
