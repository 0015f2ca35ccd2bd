/// The stub's own: a view that is drawn by the stub, and not by its body.
public protocol Drawn: View where Body == Never {
  func draw(at place: DrawnPlace) -> [DrawnNode]
}
/// The stub's own.
extension Drawn {
  public var body: Never { fatalError() }
}

/// The stub's own: something on the screen: what it is, what stands there, and what comes of touching it.
@MainActor public struct DrawnNode {
  public let kind: String
  public let text: String
  public let children: [DrawnNode]
  /// Taps it.
  public let tap: (() -> Void)?

  init(_ kind: String, _ text: String = "", _ children: [DrawnNode] = [], tap: (() -> Void)? = nil) {
    (self.kind, self.text, self.children, self.tap) = (kind, text, children, tap)
  }

  /// Those of a kind in it, from the top.
  public func all(_ kind: String) -> [DrawnNode] {
    (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
  }
}

/// The stub's own: what fills the window, or a level of a navigation.
@MainActor public final class DrawnLevel {
  public internal(set) var content: [DrawnNode] = []
  public internal(set) var title = ""
  public internal(set) var toolbar: [DrawnNode] = []
  /// The text in the search field; nil where there is none.
  public internal(set) var search: Binding<String>?
  /// What pulling the list comes to.
  public internal(set) var refresh: (@Sendable () async -> Void)?
  /// What a value of a type opens.
  var destinations: [ObjectIdentifier: @MainActor (AnyHashable, DrawnPlace) -> [DrawnNode]] = [:]
  /// Opens what the value is for.
  var open: (AnyHashable) -> Void = { _ in }
  /// Goes back to what is below; nil where there is nothing.
  public internal(set) var back: (() -> Void)?
  /// Whether another is on top of it.
  let isCovered: Bool

  init(isCovered: Bool) { self.isCovered = isCovered }

  /// All that is on it, as it was drawn last.
  public func all(_ kind: String) -> [DrawnNode] { content.flatMap { $0.all(kind) } }
}

/// The stub's own: where in the tree a view stands: as long as it is there, it is the same view, whose state is kept.
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
