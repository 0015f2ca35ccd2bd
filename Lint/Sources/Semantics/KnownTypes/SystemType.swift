public import LintSyntax

/// A type that comes with the system, and what it is to an architecture.
public struct SystemType: Hashable, Sendable, BitwiseCopyable {
  public enum Kind: Sendable, Hashable, BitwiseCopyable {
    case view, cell, controller
    /// A value of the user interface: an image, a colour, a font.
    case value
    /// What an app asks of the system: the pasteboard, the device.
    case service
    /// What keeps or fetches data: a session, defaults, a database's context.
    case store
    /// A piece of work of a store, such as a task of a session: who keeps one has asked a store.
    case request
    /// A delegate or data source of the user interface.
    case delegate
    /// Of the user interface, and none of these.
    case interface
    /// What an object is that views observe.
    case observable
  }

  public let name: Name
  public let kind: Kind
  public let framework: Name
  public let supertype: Name?
}

extension SystemType {
  public var isViewSide: Bool { kind == .view || kind == .cell || kind == .controller }
}
