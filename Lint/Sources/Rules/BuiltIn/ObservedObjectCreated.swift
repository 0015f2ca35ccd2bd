public import LintAnalysis
import LintSemantics
import LintSyntax

/// A SwiftUI view that creates an object that it doesn't keep.
public enum ObservedObjectCreated: Rule {
  public static let name = "observed-object-created"
  public static let severity = Severity.note
  public static let summary = "A SwiftUI view creates the object of its own '@ObservedObject' or plain property."
  public static let rationale = """
    SwiftUI creates the value of a view again for each update of its parent. `@ObservedObject`, `@Bindable` and a plain \
    property then receive a new object, so the screen loses its state and loads again. `@StateObject`, or `@State` for \
    an `@Observable` class, keeps the first object as long as the view is on the screen. An object that the view \
    receives is fine with any wrapper, because its creator keeps it.
    """

  public static let fix = RuleFix.none(
    """
    Another wrapper changes the lifetime of the object, and the initializer of the view may need to change.
    """
  )

  public static let limits = [
    "It skips a default argument of an initializer, because the caller may pass an object that it keeps.",
    "It skips the result of a function or of a container, because the same object may be returned each time.",
    "It skips an object that only one branch creates, as in `model ?? Model()`, and one that a local variable holds.",
    "It skips a plain property whose class the project doesn't declare.",
    """
    It skips an object of a package that wraps another one, if the view receives and keeps that one, as in \
    `viewStore = ViewStore(store)`.
    """,
    "It reports the view at the root of a window, too, although nothing may update its parent.",
  ]

  public static let examples = Examples(
    fine: """
      import SwiftUI
      final class ListModel: ObservableObject { @Published var rows: [String] = [] }
      struct ListView: View {
        @StateObject private var model = ListModel()
        var body: some View { Text(model.rows.first ?? "") }
      }
      """,
    """
    import SwiftUI
    final class ListModel: ObservableObject { static let shared = ListModel() }
    @Observable final class FilterModel { var text = "" }
    struct ListView: View {
      @ObservedObject var model: ListModel
      @ObservedObject private var session = ListModel.shared
      @ObservedObject private var resolved = Container.resolve()
      @State private var filter = FilterModel()
      @StateObject private var owned: ListModel
      private let formatter = DateFormatter()
      static let model = ListModel()
      init(model: ListModel = ListModel()) {
        var other = ListModel()
        if model.isEmpty { other = model }
        let session = ListModel.shared
        _model = ObservedObject(wrappedValue: other)
        self.session = session
        _owned = StateObject(wrappedValue: ListModel())
      }
      var body: some View { Button("") { let model = ListModel() ; show(model) } }
    }
    enum Container { static func resolve() -> ListModel { ListModel.shared } }
    """,
    """
    import SwiftUI
    final class RowModel: ObservableObject {}
    struct RowView: View {
      @ObservedObject private var model: RowModel
      init(_ received: RowModel) { _model = .init(wrappedValue: received) }
      var body: some View { Text("") }
    }
    """,
    """
    import SwiftUI
    import UIKit
    final class ListModel: ObservableObject { @Published var rows: [String] = [] }
    final class ListViewController: UIViewController { private let model = ListModel() }
    @main struct ListApp: App { let model = ListModel() }
    struct ListPreviews: PreviewProvider {
      struct Sample: View { @ObservedObject var model = ListModel() }
    }
    """,
    """
    import ComposableArchitecture
    import SwiftUI
    struct ListView: View {
      private let store: Store<ListState, ListAction>
      @ObservedObject private var viewStore: ViewStore<ListState, ListAction>
      init(_ received: Store<ListState, ListAction>) {
        store = received
        viewStore = ViewStore(received.scope(state: \\.list))
      }
      var body: some View { Text("") }
    }
    """,
    """
    import Container
    import SwiftUI
    // A function of the package's container looks the object up.
    final class Settings: ObservableObject {}
    struct SettingsView: View {
      @ObservedObject var settings: Settings = Container.resolve()
      @ObservedObject var others = Container.resolve(Settings.self)
      var body: some View { Text("") }
    }
    """,
    broken: """
      import SwiftUI
      final class ListModel: ObservableObject { @Published var rows: [String] = [] }
      struct ListView: View {
        @ObservedObject private var ↓model = ListModel()
        var body: some View { Text(model.rows.first ?? "") }
      }
      """,
    """
    import SwiftUI
    final class ListModel: ObservableObject {}
    class BaseModel: ObservableObject {}
    final class RowModel: BaseModel { init(row: Int) {} }
    @Observable final class FilterModel { var text = "" }
    struct ListView: View {
      @ObservedObject var ↓model: ListModel = .init()
      @ObservedObject var ↓player = Audio.Player(url: url)
      @Bindable var ↓filter = FilterModel()
      private let ↓row = RowModel(row: 1)
      var ↓other: FilterModel = FilterModel()
      var body: some View { Text("") }
    }
    """,
    """
    import Audio
    import SwiftUI
    struct AudioView: View {
      @ObservedObject var ↓queue = Audio.Queue()
      var body: some View { Text("") }
    }
    """,
    """
    import Player
    import SwiftUI
    struct PlayerView: View {
      private let url: URL
      private let store: Store<Int>
      @ObservedObject private var player: VideoPlayer
      @ObservedObject private var counter: CounterModel
      init(url: URL, store: Store<Int>) {
        self.url = url
        self.store = store
        ↓player = VideoPlayer(url: url)
        ↓counter = CounterModel(store: store)
      }
      var body: some View { Text("") }
    }
    final class CounterModel: ObservableObject { init(store: Store<Int>) {} ; @Published var isOpen = false }
    """,
    """
    import SwiftUI
    final class RowModel: ObservableObject { init(_ row: Int) {} }
    struct RowView: View {
      @ObservedObject private var model: RowModel
      init(row: Int) { ↓self.model = .init(row) }
      var body: some View { Text("") }
    }
    """,
    """
    import SwiftUI
    final class RowModel: ObservableObject { init(row: Int) {} }
    @Observable final class FilterModel { var text = "" }
    struct RowsView: View {
      @ObservedObject private var first: RowModel
      @ObservedObject private var second: RowModel
      init(row: Int) {
        let first = RowModel(row: row), second = RowModel(row: row + 1)
        first.follow(second)
        ↓self.first = first
        ↓_second = ObservedObject(wrappedValue: second)
      }
      init() { first = RowModel(row: 0) ; second = RowModel(row: 1) }
      var body: some View { Text("") }
    }
    struct RowView: View {
      @ObservedObject var model: RowModel
      @ObservedObject var detail: RowModel
      @ObservedObject var header: RowModel
      let filter: FilterModel
      init(row: Int) {
        ↓_model = ObservedObject(wrappedValue: RowModel(row: row))
        ↓self._detail = .init(initialValue: .init(row: row))
        ↓header = RowModel(row: row)
        ↓self.filter = FilterModel()
      }
      var body: some View { Text("") }
    }
    """,
    """
    import SwiftUI
    final class RowModel: ObservableObject { init(row: Int) {} }
    struct RowView: View {
      @ObservedObject var ↓model: RowModel = {
        let row = 1
        return RowModel(row: row)
      }()
      var body: some View { Text("") }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    guard file.facts.imports(.swiftUI) else { return [] }
    return file.viewBodies.flatMap { view -> [Finding] in
      guard file.facts[view.declaration].kind == .struct, !isForPreview(view.declaration, file) else { return [] }
      return file.unkeptObjects(in: view.declaration).map { finding($0, in: view, file) }
    }
  }

  private static func isForPreview(_ view: DeclarationID, _ file: FileReading) -> Bool {
    file.enclosingType(of: view).map(file.project.isForPreviews) ?? false
  }

  private static func finding(_ object: ObjectCreation, in view: ViewBody, _ file: FileReading) -> Finding {
    let property = file.facts[object.property]
    let assigned = object.assignment.map { file.facts[$0].range.start }
    let wrapper = object.wrapper.map { "'@\($0)' doesn't keep its object" } ?? "'\(property.name)' has no wrapper"
    let observed = object.type.map {
      [file.reason("SwiftUI views can observe '\(file.project[$0].name)'", at: file.project[$0].declaration)]
    }
    return file.finding(
      at: assigned ?? property.nameStart, message(view.name, property.name, wrapper: object.wrapper),
      because: [view.claim],
      reasons: [
        file.reason(wrapper, at: property.nameStart),
        file.reason("this code creates the object", at: file.facts[object.value].range.start),
      ] + (object.wrapper == nil ? observed ?? [] : [])
        + object.others.map { other in
          Reason("this code creates one as well", at: file.place(file.facts[other].range.start), isFurtherPlace: true)
        })
  }

  public static let messages = [
    message("<view>", "<property>", wrapper: "<wrapper>"), message("<view>", "<property>", wrapper: nil),
  ]

  private static func message(_ view: String, _ property: Name, wrapper: Name?) -> String {
    let property = wrapper.map { "@\($0) \(property)" } ?? property.text
    return
      "'\(view)' creates the object of '\(property)', so updates recreate it; use '@StateObject' (or '@State' for '@Observable')"
  }
}
