import CGTK
import GTKKit

extension ListView {
  /// Returns the cell of the widget at the point.
  func cell(atX x: Double, y: Double) -> Cell? {
    guard let picked = gtk_widget_pick(pointer, x, y, GTK_PICK_DEFAULT) else { return nil }
    return cells.values.first { cell in
      let row = gtk_widget_get_parent(cell.content.pointer)
      return row == picked || gtk_widget_is_ancestor(picked, row) != 0
    }
  }

  /// The cells that are fully visible, from top to bottom.
  var cellsInView: [Cell] {
    let height = Double(gtk_widget_get_height(pointer))
    let tops = cells.values.compactMap { cell -> (top: Double, cell: Cell)? in
      var (x, top) = (0.0, 0.0)
      let content = cell.content.pointer
      guard gtk_widget_get_mapped(content) != 0,
        gtk_widget_translate_coordinates(content, pointer, 0, 0, &x, &top) != 0
      else { return nil }
      let bottom = top + Double(gtk_widget_get_height(content))
      return top >= 0 && top < bottom && bottom <= height ? (top, cell) : nil
    }
    return tops.sorted { $0.top < $1.top }.map(\.cell)
  }
}

extension Widget {
  fileprivate var pointer: UnsafeMutablePointer<GtkWidget> { raw.assumingMemoryBound(to: GtkWidget.self) }
}
