/// Stub only.
extension VStack: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [DrawnNode("VStack", "", place.inside("v").nodes(of: content))]
  }
}

/// Stub only.
extension HStack: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [DrawnNode("HStack", "", place.inside("h").nodes(of: content))]
  }
}

/// Stub only: an element is identified by its id.
extension ForEach: View, Drawn where Content: View {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    data.flatMap { place.inside("\(id($0))").nodes(of: content($0)) }
  }
}

/// Stub only: all rows are drawn, because the list has no bounds.
extension List: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [DrawnNode("List", "", place.inside("list").nodes(of: content))]
  }
}
