import CGTK
import GTKKit

extension Widget {
  var pointer: UnsafeMutablePointer<GtkWidget> { raw.assumingMemoryBound(to: GtkWidget.self) }

  /// Whether it is on the screen, as far as its window is.
  var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Whether a part of it can be seen in the other, which scrolls.
  func isInView(of other: Widget) -> Bool {
    var (mine, its) = (graphene_rect_t(), graphene_rect_t())
    guard isMapped, gtk_widget_compute_bounds(pointer, other.pointer, &mine) != 0 else { return false }
    its.size.width = Float(gtk_widget_get_width(other.pointer))
    its.size.height = Float(gtk_widget_get_height(other.pointer))
    return graphene_rect_intersection(&mine, &its, nil)
  }
}
