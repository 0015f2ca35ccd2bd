public import CGTK

/// An object of GLib's, held by one reference of our own, which goes with the last who holds this.
///
/// GTK holds what it needs itself: a window its widgets, a widget what its signals call. What a signal calls should therefore
/// hold nothing strongly that holds the widget, or neither ever goes.
@MainActor
open class Object {
  public let raw: UnsafeMutableRawPointer

  /// Takes a reference; the floating one, which a new widget has, becomes ours.
  init(_ raw: UnsafeMutableRawPointer) {
    self.raw = g_object_ref_sink(raw)
  }

  /// Takes over the reference that came with it.
  public init(owning opaque: OpaquePointer) {
    raw = UnsafeMutableRawPointer(opaque)
  }

  isolated deinit { g_object_unref(raw) }

  /// With one more reference, for a function that takes one over.
  var retained: OpaquePointer { OpaquePointer(g_object_ref(raw)) }

  /// For types that C knows by name only.
  var opaque: OpaquePointer { OpaquePointer(raw) }
}

// MARK: - Signals

extension Object {
  /// Calls the handler at each such signal, which has no arguments; one that asks is answered no.
  func onSignal(_ name: String, _ handler: @escaping @MainActor () -> Void) {
    let function: @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
      MainActor.assumeIsolated { Handler<Void>.call(data, ()) }
      return 0
    }
    connect(name, unsafeBitCast(function, to: GCallback.self), Handler<Void> { handler() })
  }

  /// The same, with the object that the signal is about.
  func onSignal(_ name: String, _ handler: @escaping @MainActor (OpaquePointer) -> Void) {
    let function: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, object, data in
      MainActor.assumeIsolated { Handler.call(data, object) }
    }
    connect(name, unsafeBitCast(function, to: GCallback.self), Handler(handler))
  }

  /// The same, with the position that the signal is about.
  func onSignal(_ name: String, _ handler: @escaping @MainActor (Int) -> Void) {
    let function: @convention(c) (gpointer, guint, gpointer) -> Void = { _, position, data in
      MainActor.assumeIsolated { Handler.call(data, Int(position)) }
    }
    connect(name, unsafeBitCast(function, to: GCallback.self), Handler(handler))
  }

  /// The same, with two numbers.
  func onSignal(_ name: String, _ handler: @escaping @MainActor (Int, Int) -> Void) {
    let function: @convention(c) (gpointer, guint, guint, gpointer) -> Void = { _, first, second, data in
      MainActor.assumeIsolated { Handler.call(data, (Int(first), Int(second))) }
    }
    connect(name, unsafeBitCast(function, to: GCallback.self), Handler<(Int, Int)> { handler($0, $1) })
  }

  /// The same for any arguments, by a function that calls the handler, which is the last of them.
  public func connect<Argument>(_ name: String, _ function: GCallback, _ handler: Handler<Argument>) {
    g_signal_connect_data(
      raw, name, function, handler.retained, { data, _ in release(data) }, GConnectFlags(rawValue: 0))
  }
}

/// What C calls. Whoever calls it holds it, and releases it.
public final class Handler<Argument> {
  private let call: @MainActor (Argument) -> Void

  public init(_ call: @escaping @MainActor (Argument) -> Void) { self.call = call }

  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  @MainActor
  public static func call(_ data: UnsafeMutableRawPointer, _ argument: Argument) {
    Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().call(argument)
  }
}

func release(_ data: UnsafeMutableRawPointer?) {
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
