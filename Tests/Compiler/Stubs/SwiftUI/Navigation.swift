// swiftui/navigationpath
public struct NavigationPath {
  public init() {}
}

// swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: Drawn {
  let root: Root
  // swiftui/navigationstack/init(root:)
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    let state = State(wrappedValue: [Opened]())
    place.window.keep(state, at: "\(place.path).opened")
    place.window.dropLevel()
    var destinations: [ObjectIdentifier: @MainActor (AnyHashable, DrawnPlace) -> [DrawnNode]] = [:]
    for (depth, opened) in ([nil] + state.wrappedValue.map(Optional.some)).enumerated() {
      let level = place.window.addLevel(isCovered: depth < state.wrappedValue.count)
      level.open = { state.wrappedValue.append(Opened(value: $0)) }
      if depth > 0 { level.back = { state.wrappedValue.removeLast(state.wrappedValue.count - depth + 1) } }
      level.destinations = destinations
      let inside = DrawnPlace(window: place.window, level: level, path: "\(place.path)/\(opened?.identity ?? "root")")
      level.content = opened.map { level.show($0.value, at: inside) } ?? inside.nodes(of: root)
      destinations = level.destinations
    }
    return []
  }
}

/// The stub's own: a value that was opened, once.
struct Opened {
  let value: AnyHashable
  private let once = Box(())
  var identity: String { "\(ObjectIdentifier(once))" }
}

extension DrawnLevel {
  fileprivate func show(_ value: AnyHashable, at place: DrawnPlace) -> [DrawnNode] {
    let destination = destinations[ObjectIdentifier(type(of: value.base))]
    return destination?(value, place) ?? [DrawnNode("no destination for", "\(value)")]
  }
}

// swiftui/navigationlink
public struct NavigationLink<Label: View, Destination: View>: Drawn {
  let label: Label
  let value: AnyHashable?

  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    let label = place.inside("link").nodes(of: label)
    let tap = value.map { value in { place.level.open(value) } }
    return [DrawnNode("NavigationLink", "", label, tap: tap)]
  }
}
extension NavigationLink where Destination == Never {
  // swiftui/navigationlink/init(value:label:)
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) })
  }
}

extension View {
  // swiftui/view/navigationdestination(for:destination:)
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    Modified(self, destination) { place, destination in
      place.level.destinations[ObjectIdentifier(D.self)] = { value, place in
        (value.base as? D).map { place.nodes(of: destination($0)) } ?? []
      }
    }
  }

  // swiftui/view/navigationtitle(_:)
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    Modified(self, titleKey.text) { $0.level.title = $1 }
  }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    Modified(self, String(title)) { $0.level.title = $1 }
  }

  #if canImport(UIKit)
    // swiftui/view/navigationbartitledisplaymode(_:)
    public nonisolated func navigationBarTitleDisplayMode(
      _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
  #endif
}

#if canImport(UIKit)
  // swiftui/navigationbaritem
  public struct NavigationBarItem: Sendable {
    // swiftui/navigationbaritem/titledisplaymode
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
  }
#endif
