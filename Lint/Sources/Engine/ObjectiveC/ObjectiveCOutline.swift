import LintSupport

/// The classes that a file in Objective-C implements. Only lines that begin a class or a class method are read.
struct ObjectiveCOutline: Sendable {
  /// The names after `@implementation`.
  private(set) var names: [String] = []
  /// Whether a class method without arguments returns an instance.
  private(set) var mayShareInstance = false

  static func read(_ bytes: [UInt8]) -> ObjectiveCOutline {
    bytes.withUnsafeBytes { bytes in
      var outline = ObjectiveCOutline()
      guard let base = bytes.baseAddress else { return outline }
      var start = 0
      while start < bytes.count {
        switch bytes[start] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
          start += 1
          continue
        case UInt8(ascii: "@"):
          if let name = ObjectiveCReader.implementation(in: bytes, at: start + 1) { outline.names.append(name) }
        case UInt8(ascii: "+") where !outline.mayShareInstance:
          outline.mayShareInstance = ObjectiveCReader.returnsInstance(
            in: bytes, at: start + 1, of: outline.names.last ?? "")
        default: break
        }
        guard let end = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start) else { break }
        start = UnsafeRawPointer(end) - base + 1
      }
      return outline
    }
  }
}
