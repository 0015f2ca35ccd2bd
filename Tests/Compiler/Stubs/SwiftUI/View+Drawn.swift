/// Stub only.
extension EmptyView: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [] }
}

/// Stub only.
extension TupleView: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { drawn(place, content) }
}

/// Stub only.
extension _ConditionalContent: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    switch branch {
    case .first(let view): place.inside("first").nodes(of: view)
    case .second(let view): place.inside("second").nodes(of: view)
    }
  }
}

/// Stub only.
extension Optional: View, Drawn where Wrapped: View {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { map { place.inside("some").nodes(of: $0) } ?? [] }
}
