/// What may be handed to an attribute, which its name decides.
enum AttributeForm {
  /// As it is to a call.
  case expressions
  /// Platforms with their versions, always.
  case versions
  /// The name that another language gives, or nothing.
  case selector
  case nothing
  /// Whatever the parser makes of it.
  case unknown

  init(_ name: UnsafeRawBufferPointer) {
    switch String(decoding: name, as: UTF8.self) {
    case "available", "_spi_available": self = .versions
    case "objc": self = .selector
    case "Sendable", "escaping", "noescape", "preconcurrency", "retroactive", "unchecked", "autoclosure":
      self = .nothing
    case "_backDeploy", "backDeployed", "_documentation", "_dynamicReplacement", "_effects", "_implements",
      "_originallyDefinedIn", "specialized", "_specialize", "abi", "attached", "derivative", "differentiable",
      "freestanding", "transpose", "rethrows", "isolated", "async", "noDerivative", "_noMetadata",
      "_opaqueReturnTypeOf":
      self = .unknown
    default: self = .expressions
    }
  }
}
