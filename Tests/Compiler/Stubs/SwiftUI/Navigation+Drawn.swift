/// Stub only: one level for the root, and one for each opened value.
extension NavigationStack: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    let opened = State(wrappedValue: [Opened]())
    place.window.keep(opened, at: "\(place.path).opened")
    place.window.dropLevel()
    let root = place.level(isCovered: !opened.wrappedValue.isEmpty, "root")
    root.level.open = { opened.wrappedValue.append(Opened(value: $0)) }
    root.level.content = root.nodes(of: self.root)
    var below = root.level
    for (depth, value) in opened.wrappedValue.enumerated() {
      let next = place.level(isCovered: depth + 1 < opened.wrappedValue.count, value.identity)
      (next.level.destinations, next.level.open) = (below.destinations, below.open)
      next.level.back = { opened.wrappedValue.removeSubrange(depth...) }
      next.level.content = next.content(for: value.value)
      below = next.level
    }
    return []
  }
}

/// Stub only: an opened value.
private struct Opened {
  let value: AnyHashable
  private let once = Box(())
  var identity: String { "\(ObjectIdentifier(once))" }
}

extension DrawnPlace {
  fileprivate func level(isCovered: Bool, _ name: String) -> DrawnPlace {
    DrawnPlace(window: window, level: window.addLevel(isCovered: isCovered), path: "\(path)/\(name)")
  }

  fileprivate func content(for value: AnyHashable) -> [DrawnNode] {
    let destination = level.destinations[ObjectIdentifier(type(of: value.base))]
    return destination?(value, self) ?? [DrawnNode("no destination", "\(value)")]
  }
}

/// Stub only.
extension NavigationLink: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    let tap = value.map { value in { place.level.open(value) } }
    return [DrawnNode("NavigationLink", "", place.inside("link").nodes(of: label), tap: tap)]
  }
}
