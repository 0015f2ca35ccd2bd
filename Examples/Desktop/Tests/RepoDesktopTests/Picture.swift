import CGTK
import Foundation
import GTKKit

/// A picture of what GTK has drawn, which can be compared and saved as a PNG.
@MainActor
final class Picture {
  private let texture: OpaquePointer

  private init(_ texture: OpaquePointer) { self.texture = texture }

  /// Reads a file; returns nil if it isn't a picture.
  convenience init?(of place: String) {
    guard let texture = gdk_texture_new_from_filename(place, nil) else { return nil }
    self.init(texture)
  }

  /// Draws the widget with its window's renderer; returns nil before the first frame.
  convenience init?(_ widget: Widget, scale: Float) {
    let widget = widget.pointer
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else { return nil }
    let (paintable, snapshot) = (gtk_widget_paintable_new(widget), gtk_snapshot_new())
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    gtk_snapshot_scale(snapshot, scale, scale)
    gdk_paintable_snapshot(
      paintable, snapshot, Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    guard let texture = gsk_renderer_render_texture(renderer, node, nil) else { return nil }
    self.init(texture)
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

  var width: Int { Int(gdk_texture_get_width(texture)) }
  var height: Int { Int(gdk_texture_get_height(texture)) }

  /// The number of different colors; smoothed text has hundreds.
  var colors: Int { colors(across: 0...1, down: 0...1) }

  /// Returns the number of colors in a part, given as fractions of the width and the height.
  func colors(across: ClosedRange<Double>, down: ClosedRange<Double>) -> Int {
    let pixels = pixels
    var found: Set<UInt32> = []
    for row in Int(down.lowerBound * Double(height))..<Int(down.upperBound * Double(height)) {
      let columns = Int(across.lowerBound * Double(width))..<Int(across.upperBound * Double(width))
      found.formUnion(columns.map { pixels[row * width + $0] })
    }
    return found.count
  }

  /// Returns the number of pixels whose color clearly differs in the other picture.
  func difference(from other: Picture) -> Int {
    zip(pixels, other.pixels).count { mine, its in
      [0, 8, 16].contains { abs(Int((mine >> $0) & 0xFF) - Int((its >> $0) & 0xFF)) > 80 }
    }
  }

  /// Returns the contrast of a part as WCAG 2 defines it. The background is the most frequent color, and the text is the color
  /// that differs most from it.
  func contrast(in part: graphene_rect_t, scale: Float) -> Double {
    let pixels = pixels
    let rows = Int(part.origin.y * scale)..<Int((part.origin.y + part.size.height) * scale)
    let columns = Int(part.origin.x * scale)..<Int((part.origin.x + part.size.width) * scale)
    let colors = rows.flatMap { row in columns.map { pixels[row * width + $0] } }
    let counts = Dictionary(colors.map { ($0, 1) }, uniquingKeysWith: +)
    let background = Self.luminance(counts.max { $0.value < $1.value }?.key ?? 0)
    return counts.keys.map {
      let text = Self.luminance($0)
      return (max(text, background) + 0.05) / (min(text, background) + 0.05)
    }.max() ?? 1
  }

  private static func luminance(_ color: UInt32) -> Double {
    // Blue, green and red, starting at the lowest byte.
    zip([0.0722, 0.7152, 0.2126], [0, 8, 16] as [UInt32]).map { weight, shift in
      let share = Double((color >> shift) & 0xFF) / 255
      return weight * (share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
    }.reduce(0, +)
  }

  private var pixels: [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      gdk_texture_download(texture, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(width * 4))
    }
    return pixels
  }

  func save(to place: String) -> Bool { gdk_texture_save_to_png(texture, place) != 0 }
}

extension Widget {
  func picture(scale: Float = 2) -> Picture? { Picture(self, scale: scale) }
}
