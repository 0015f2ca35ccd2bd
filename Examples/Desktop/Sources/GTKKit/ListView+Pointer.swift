import CGTK

extension ListView {
  /// Calls the action with the cell under the pointer, if one is there, when a button goes down, before the row hears of it.
  public func onPress(_ action: @escaping @MainActor (Cell?) -> Void) {
    let gesture = Object(owning: gtk_gesture_click_new())
    gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, gesture.retained)
    let function: @convention(c) (gpointer, gint, gdouble, gdouble, gpointer) -> Void = { _, _, x, y, data in
      MainActor.assumeIsolated { Handler.call(data, (x, y)) }
    }
    let handler = Handler<(Double, Double)> { [weak self] point in action(self?.cell(under: point)) }
    gesture.connect("pressed", unsafeBitCast(function, to: GCallback.self), handler)
  }

  /// The cell of the widget that the point is in.
  private func cell(under point: (x: Double, y: Double)) -> Cell? {
    guard let picked = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT) else { return nil }
    return cells.values.first { cell in
      let row = gtk_widget_get_parent(cell.content.widget)
      return row == picked || gtk_widget_is_ancestor(picked, row) != 0
    }
  }

  /// The cells that can be seen as a whole, from above to below.
  public var cellsInView: [Cell] {
    let height = Double(gtk_widget_get_height(widget))
    let tops = cells.values.compactMap { cell -> (top: Double, cell: Cell)? in
      var (x, top) = (0.0, 0.0)
      let content = cell.content.widget
      guard gtk_widget_get_mapped(content) != 0,
        gtk_widget_translate_coordinates(content, widget, 0, 0, &x, &top) != 0
      else { return nil }
      return top >= 0 && top + Double(gtk_widget_get_height(content)) <= height ? (top, cell) : nil
    }
    return tops.sorted { $0.top < $1.top }.map(\.cell)
  }
}
