import CGTK
import GTKKit

extension Widget {
  var pointer: UnsafeMutablePointer<GtkWidget> { raw.assumingMemoryBound(to: GtkWidget.self) }

  /// Whether it is on screen, if its window is.
  var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Returns whether a part of it is visible in the scrolling widget.
  func isInView(of other: Widget) -> Bool {
    var (mine, its) = (graphene_rect_t(), graphene_rect_t())
    guard isMapped, gtk_widget_compute_bounds(pointer, other.pointer, &mine) != 0 else { return false }
    its.size.width = Float(gtk_widget_get_width(other.pointer))
    its.size.height = Float(gtk_widget_get_height(other.pointer))
    return graphene_rect_intersection(&mine, &its, nil)
  }
}

extension Widget {
  /// Returns whether it has the style class.
  func hasStyle(_ name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

  /// The widget and its children, without the tooltip window that GTK shares between all windows.
  var tree: [UnsafeMutablePointer<GtkWidget>] {
    var (widgets, next) = ([pointer], 0)
    while next < widgets.count {
      var child = gtk_widget_get_first_child(widgets[next])
      while let found = child {
        if String(cString: gtk_widget_get_css_name(found)) != "tooltip" { widgets.append(found) }
        child = gtk_widget_get_next_sibling(found)
      }
      next += 1
    }
    return widgets
  }
}
