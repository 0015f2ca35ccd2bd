import CGTK

/// A text to read.
public final class Label: Widget {
  public enum Kind {
    /// One line, which is cut where it is too long.
    case line
    /// As many lines as it needs, which can be copied from.
    case paragraph
  }

  public init(_ kind: Kind = .line, styles: [String] = [], text: String = "") {
    super.init(new: gtk_label_new(text))
    gtk_label_set_xalign(opaque, 0)
    switch kind {
    case .line: gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    case .paragraph:
      gtk_label_set_wrap(opaque, 1)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_selectable(opaque, 1)
    }
    for style in styles { setStyle(style) }
  }

  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }
}
