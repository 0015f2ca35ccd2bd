import CGTK

/// Arranges widgets beside or below each other.
public final class Box: Widget {
  public enum Direction { case horizontal, vertical }

  public init(_ direction: Direction, spacing: Int32 = 6, _ widgets: [Widget]) {
    super.init(
      new: gtk_box_new(direction == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, spacing))
    for other in widgets { gtk_box_append(raw.assumingMemoryBound(to: GtkBox.self), other.widget) }
  }
}

/// Shows two widgets beside each other with a handle between them.
public final class Paned: Widget {
  public init(_ start: Widget, _ end: Widget, position: Int32) {
    super.init(new: gtk_paned_new(GTK_ORIENTATION_HORIZONTAL))
    gtk_paned_set_start_child(opaque, start.widget)
    gtk_paned_set_end_child(opaque, end.widget)
    gtk_paned_set_shrink_start_child(opaque, 0)
    gtk_paned_set_shrink_end_child(opaque, 0)
    gtk_paned_set_position(opaque, position)
  }
}

/// Scrolls a widget that may be larger than the available space.
public final class Scrolled: Widget {
  public init(_ content: Widget) {
    super.init(new: gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(opaque, content.widget)
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    expanding()
  }
}
