/// Stub only: a view that the stub draws, not its body.
public protocol Drawn: View where Body == Never {
  func draw(at place: DrawnPlace) -> [DrawnNode]
}
/// Stub only.
extension Drawn {
  public var body: Never { fatalError() }
}

/// Stub only: a drawn view with its text, its children and its action.
@MainActor public struct DrawnNode {
  public let kind: String
  public let text: String
  public let children: [DrawnNode]
  /// Taps it.
  public let tap: (() -> Void)?

  init(_ kind: String, _ text: String = "", _ children: [DrawnNode] = [], tap: (() -> Void)? = nil) {
    (self.kind, self.text, self.children, self.tap) = (kind, text, children, tap)
  }

  /// Returns the nodes of a kind in this one, from the top.
  public func all(_ kind: String) -> [DrawnNode] {
    (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
  }
}

/// Stub only: the content of the window, or of a level of a navigation stack.
@MainActor public final class DrawnLevel {
  public internal(set) var content: [DrawnNode] = []
  public internal(set) var title = ""
  public internal(set) var toolbar: [DrawnNode] = []
  /// The text in the search field; nil if there is none.
  public internal(set) var search: Binding<String>?
  /// The action of a pull to refresh.
  public internal(set) var refresh: (@Sendable () async -> Void)?
  /// The destinations by the type of their value.
  var destinations: [ObjectIdentifier: @MainActor (AnyHashable, DrawnPlace) -> [DrawnNode]] = [:]
  /// Opens the destination of a value.
  var open: (AnyHashable) -> Void = { _ in }
  /// Goes back one level; nil at the root.
  public internal(set) var back: (() -> Void)?
  /// Whether another level covers it.
  let isCovered: Bool

  init(isCovered: Bool) { self.isCovered = isCovered }

  /// Returns all nodes of a kind, as last drawn.
  public func all(_ kind: String) -> [DrawnNode] { content.flatMap { $0.all(kind) } }
}

/// Stub only: a view's position in the tree. While a view stays in the tree at the same place, its state is retained.
@MainActor public struct DrawnPlace {
  let window: DrawnWindow
  let level: DrawnLevel
  let path: String

  func inside(_ name: String) -> DrawnPlace { DrawnPlace(window: window, level: level, path: "\(path)/\(name)") }

  func nodes<Content: View>(of view: Content) -> [DrawnNode] {
    if let view = view as? any Drawn { return view.draw(at: self) }
    let here = inside("\(Content.self)")
    window.keepState(of: view, at: here.path)
    return here.nodes(of: view.body)
  }
}
