/// The stub's own.
extension VStack: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [DrawnNode("VStack", "", place.inside("v").nodes(of: content))]
  }
}

/// The stub's own.
extension HStack: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [DrawnNode("HStack", "", place.inside("h").nodes(of: content))]
  }
}

/// The stub's own: an element's place goes by its identity.
extension ForEach: View, Drawn where Content: View {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    data.flatMap { place.inside("\(id($0))").nodes(of: content($0)) }
  }
}

/// The stub's own: all rows are drawn, for it has no edge.
extension List: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [DrawnNode("List", "", place.inside("list").nodes(of: content))]
  }
}
