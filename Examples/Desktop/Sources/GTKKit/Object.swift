public import CGTK

/// One reference to a GLib object, which is released with the last owner of this instance.
///
/// GTK retains what it needs: a window retains its widgets, and a widget its signal handlers. So a handler must not reference
/// anything strongly that retains the widget, or neither is ever released.
@MainActor
open class Object {
  public let raw: UnsafeMutableRawPointer

  /// Adds a reference, or takes the floating one of a new widget.
  init(_ raw: UnsafeMutableRawPointer) {
    self.raw = g_object_ref_sink(raw)
  }

  /// Takes over a reference that GTK returned.
  public init(owning opaque: OpaquePointer) {
    raw = UnsafeMutableRawPointer(opaque)
  }

  isolated deinit { g_object_unref(raw) }

  /// The pointer with an added reference, for a function that takes one over.
  var retained: OpaquePointer { OpaquePointer(g_object_ref(raw)) }

  /// The pointer for types that C declares by name only.
  var opaque: OpaquePointer { OpaquePointer(raw) }
}

// MARK: - Signals

extension Object {
  /// Calls the handler on each signal without arguments. A signal that expects a result gets false.
  func onSignal(_ name: String, _ handler: @escaping @MainActor () -> Void) {
    let function: @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
      MainActor.assumeIsolated { Handler<Void>.call(data, ()) }
      return 0
    }
    connect(name, unsafeBitCast(function, to: GCallback.self), Handler<Void> { handler() })
  }

  /// Calls the handler with the object of each signal.
  func onSignal(_ name: String, _ handler: @escaping @MainActor (OpaquePointer) -> Void) {
    let function: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, object, data in
      MainActor.assumeIsolated { Handler.call(data, object) }
    }
    connect(name, unsafeBitCast(function, to: GCallback.self), Handler(handler))
  }

  /// Calls the handler with the position of each signal.
  func onSignal(_ name: String, _ handler: @escaping @MainActor (Int) -> Void) {
    let function: @convention(c) (gpointer, guint, gpointer) -> Void = { _, position, data in
      MainActor.assumeIsolated { Handler.call(data, Int(position)) }
    }
    connect(name, unsafeBitCast(function, to: GCallback.self), Handler(handler))
  }

  /// Calls the handler with two numbers of each signal.
  func onSignal(_ name: String, _ handler: @escaping @MainActor (Int, Int) -> Void) {
    let function: @convention(c) (gpointer, guint, guint, gpointer) -> Void = { _, first, second, data in
      MainActor.assumeIsolated { Handler.call(data, (Int(first), Int(second))) }
    }
    connect(name, unsafeBitCast(function, to: GCallback.self), Handler<(Int, Int)> { handler($0, $1) })
  }

  /// Connects a C function, which gets the handler as its last argument and calls it.
  public func connect<Argument>(_ name: String, _ function: GCallback, _ handler: Handler<Argument>) {
    g_signal_connect_data(
      raw, name, function, handler.retained, { data, _ in release(data) }, GConnectFlags(rawValue: 0))
  }
}

/// A closure for C, which retains the handler and releases it.
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
