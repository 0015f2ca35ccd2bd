import CGTK

/// Counts widgets until GTK releases them.
@MainActor
final class WidgetCount {
  private(set) var count = 0
  private(set) var total = 0

  func watch(_ widget: UnsafeMutablePointer<GtkWidget>) {
    count += 1
    total += 1
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_weak_ref(
      object,
      { data, _ in
        MainActor.assumeIsolated {
          if let data { Unmanaged<WidgetCount>.fromOpaque(data).takeRetainedValue().count -= 1 }
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }
}
