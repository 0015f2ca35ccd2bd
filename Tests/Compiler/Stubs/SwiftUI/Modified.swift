/// Stub only: a view and a closure that applies a value when it is drawn.
nonisolated struct Modified<Content: View, Value>: Drawn {
  let content: Content
  let value: Value
  let change: @MainActor (DrawnPlace, Value) -> Void

  init(_ content: Content, _ value: Value, _ change: @escaping @MainActor (DrawnPlace, Value) -> Void) {
    (self.content, self.value, self.change) = (content, value, change)
  }

  @MainActor func draw(at place: DrawnPlace) -> [DrawnNode] {
    change(place, value)
    return place.nodes(of: content)
  }
}

/// Stub only: a view with an overlay.
nonisolated struct Overlaid<Content: View, Over: View>: Drawn {
  let content: Content
  let over: Over

  @MainActor func draw(at place: DrawnPlace) -> [DrawnNode] {
    place.inside("under").nodes(of: content) + [DrawnNode("overlay", "", place.inside("over").nodes(of: over))]
  }
}

/// Stub only: a row with an optional background.
nonisolated struct BackedRow<Content: View, Background: View>: Drawn {
  let content: Content
  let background: Background?

  @MainActor func draw(at place: DrawnPlace) -> [DrawnNode] {
    let nodes = place.nodes(of: content)
    return background == nil ? nodes : [DrawnNode("row background", "", nodes)]
  }
}
