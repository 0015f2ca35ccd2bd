#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSView: _SystemView {}
  extension NSViewController: _SystemViewController {}
#endif
