import CGTK
import GTKKit

extension Widget {
  /// Calls the action when a mouse button is pressed here, before any child widget receives the event.
  func onPress(_ action: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    guard let new = gtk_gesture_click_new() else { return }
    let gesture = Object(owning: new)
    gtk_event_controller_set_propagation_phase(new, GTK_PHASE_CAPTURE)
    g_object_ref(gesture.raw)
    gtk_widget_add_controller(raw.assumingMemoryBound(to: GtkWidget.self), new)
    let function: @convention(c) (gpointer, gint, gdouble, gdouble, gpointer) -> Void = { _, _, x, y, data in
      MainActor.assumeIsolated { Handler.call(data, (x, y)) }
    }
    gesture.connect(
      "pressed", unsafeBitCast(function, to: GCallback.self), Handler<(Double, Double)> { action($0, $1) })
  }
}
