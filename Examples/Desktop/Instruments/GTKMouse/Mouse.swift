import CGTK
import CXTest
public import GTKKit

/// The mouse of the X display, moved and pressed with X's test extension.
@MainActor
public final class Mouse {
  private let display: OpaquePointer

  public init() throws(MouseError) {
    guard let display = XOpenDisplay(nil) else { throw MouseError(what: "no X display") }
    self.display = display
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XTestQueryExtension(display, &event, &error, &major, &minor) != 0 else {
      throw MouseError(what: "the X display has no XTEST extension, which clicks need")
    }
  }

  isolated deinit { XCloseDisplay(display) }

  /// Clicks the first button at this fraction of the widget's width; returns false if the widget isn't on screen.
  public func click(_ widget: Widget, at part: Double) -> Bool {
    guard move(to: widget, at: part) else { return false }
    press(1)
    return true
  }

  /// Turns the wheel over the widget by this many notches, down if positive; returns false if the widget isn't on screen.
  public func turnWheel(over widget: Widget, by notches: Int) -> Bool {
    guard move(to: widget, at: 0.5) else { return false }
    for _ in 0..<abs(notches) { press(notches > 0 ? 5 : 4) }
    return true
  }

  /// Moves to this fraction of the widget's width; returns false if the widget isn't on screen.
  public func move(to widget: Widget, at part: Double) -> Bool {
    guard let point = place(of: widget, at: part) else { return false }
    XTestFakeMotionEvent(display, -1, point.x, point.y, 0)
    XFlush(display)
    return true
  }

  private func press(_ button: UInt32) {
    XTestFakeButtonEvent(display, button, 1, 0)
    XTestFakeButtonEvent(display, button, 0, 0)
    XFlush(display)
  }

  /// Returns the position on screen of a point on the widget's horizontal center line.
  private func place(of widget: Widget, at part: Double) -> (x: Int32, y: Int32)? {
    let widget = widget.raw.assumingMemoryBound(to: GtkWidget.self)
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else { return nil }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    gtk_widget_translate_coordinates(
      widget, UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self),
      part * Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)) / 2, &x, &y)
    gtk_native_get_surface_transform(native, &left, &top)
    let window = gdk_x11_surface_get_xid(surface)
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0, attributes.map_state == IsViewable else {
      return nil
    }
    let scale = Double(gtk_widget_get_scale_factor(widget))
    var (rootX, rootY, child): (Int32, Int32, CUnsignedLong) = (0, 0, 0)
    XTranslateCoordinates(
      display, window, XDefaultRootWindow(display), Int32((x + left) * scale),
      Int32((y + top) * scale), &rootX, &rootY, &child)
    return (rootX, rootY)
  }
}

/// Why clicking is impossible.
public struct MouseError: Error, CustomStringConvertible {
  let what: String

  public var description: String { "\(what) (try: xvfb-run -a)" }
}
