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

  /// What a type is besides its kind.
  public struct Traits: OptionSet, Sendable, Hashable, BitwiseCopyable {
    /// A window, which shows the views of others.
    public static let window = Self(rawValue: 1 << 0)
    /// An app or a scene, which puts everything together.
    public static let root = Self(rawValue: 1 << 1)
    /// A controller that isn't a view controller.
    public static let otherController = Self(rawValue: 1 << 2)
    /// A view controller, though its kind is another one.
    public static let viewController = Self(rawValue: 1 << 3)

    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  public let name: Name
  public let kind: Kind
  public let framework: Name
  public let supertype: Name?
}

extension SystemType {
  public var traits: Traits { Traits(rawValue: UInt8(SystemTypes.traits[name])) }

  public var isViewController: Bool {
    kind == .controller ? !traits.contains(.otherController) : traits.contains(.viewController)
  }

  public var isViewSide: Bool { kind == .view || kind == .cell || kind == .controller }
}
