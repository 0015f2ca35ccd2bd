public struct NavigationPath {  // NavigationPath
  public init() {}  // NavigationPath.init()
}

@MainActor @preconcurrency public struct NavigationStack<Data, Root: View> {  // NavigationStack
  let root: Root
  // NavigationStack.init(root:)
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
}

public struct NavigationLink<Label: View, Destination: View> {  // NavigationLink
  let label: Label
  let value: AnyHashable?
}
extension NavigationLink where Destination == Never {
  // NavigationLink.init(value:label:)
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) })
  }
}

extension View {
  // View.navigationDestination(for:destination:)
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    Modified(self, destination) { place, destination in
      place.level.destinations[ObjectIdentifier(D.self)] = { value, place in
        (value.base as? D).map { place.nodes(of: destination($0)) } ?? []
      }
    }
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {  // View.navigationTitle(_:)
    Modified(self, titleKey.text) { $0.level.title = $1 }
  }
  // View.navigationTitle(_:)
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    Modified(self, String(title)) { $0.level.title = $1 }
  }
}

#if canImport(UIKit)
  public struct NavigationBarItem: Sendable {  // NavigationBarItem
    public enum TitleDisplayMode: Sendable {  // NavigationBarItem.TitleDisplayMode
      case inline  // NavigationBarItem.TitleDisplayMode.inline
    }
  }

  extension View {
    // View.navigationBarTitleDisplayMode(_:)
    public nonisolated func navigationBarTitleDisplayMode(
      _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
  }
#endif
