public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view state with mutable properties.
public enum MutableViewState: Rule {
  public static let name = "mutable-view-state"
  public static let severity = Severity.off
  public static let summary =
    "Any caller can change a stored property of a view state, or replace the state that a view model publishes."
  public static let rationale = """
    If a view receives a complete state that it can't change, it shows what the view model decided and nothing else. \
    Declare the properties of the state as constants, and the setter of the state in the view model as private. The same \
    applies to a `@Published` property, or a property of an `@Observable` view model, if nothing outside the view model \
    sets it. A property that a view binds to, as in `$model.text`, or that other code assigns needs its setter. The state \
    of a reducer is skipped, because a reducer changes it in place.
    """

  public static let fix = RuleFix.none(
    """
    Code elsewhere may set the property. Making the setters private broke 18 calls in one app.
    """
  )

  public static let limits = [
    "It recognizes a state by its name: a struct whose name ends with `ViewState`, or `State` in a view model.",
    "It skips private states, and the state of a reducer, which has to change in place.",
    """
    It skips an observed property if code that it can't resolve changes a member of the same name, and one whose setter a \
    protocol requires.
    """,
    "It doesn't see tests, so a test may set a property that it reports.",
  ]

  public static let examples = Examples(
    fine: """
      struct ListViewState { let rows: [String] ; private(set) var isLoading = false }
      final class ListViewModel { private(set) var viewState = ListViewState(rows: []) ; func load() {} }
      """,
    """
    final class ListReactor: Reactor {
      struct State { var rows: [String] = [] }
      func reduce(state: State, mutation: Mutation) -> State { state }
    }
    """,
    """
    final class ListViewModel {
      private struct State { var page = 0 }
      enum ViewState { case loading }
      func load() {}
    }
    """,
    """
    import SwiftUI
    protocol Editing: AnyObject { var note: String { get set } }
    class EditViewModel: ObservableObject, Editing {
      @Published private(set) var rows: [String] = []
      @Published var title = ""
      @Published var isOn = false
      @Published var tags: [String] = []
      @Published var count = 0
      @Published var note = ""
      @Published var mode = 0
      @Published var onSelect: (() -> Void)?
      @Published private var page = 0
      var total = 0
      func load() { page += 1 ; title = "" }
    }
    final class LongEditViewModel: EditViewModel { func open() { mode = 1 } }
    @Observable final class FilterViewModel {
      var text = ""
      private(set) var rows: [String] = []
      @ObservationIgnored var cache = 0
      func load() { rows = [text] }
    }
    struct EditView: View {
      @StateObject var viewModel = EditViewModel()
      @Bindable var filter: FilterViewModel
      var body: some View {
        TextField("", text: $viewModel.title)
        TextField("", text: $filter.text)
        Toggle("", isOn: Binding(get: { viewModel.isOn }, set: { viewModel.isOn = $0 }))
        Button("") { viewModel.tags.append("") ; raise(&viewModel.count) }
      }
    }
    """,
    broken: """
      struct ListViewState { var ↓rows: [String] ; let isLoading: Bool }
      final class ListViewModel { var ↓viewState = ListViewState(rows: [], isLoading: false) ; func load() {} }
      """,
    """
    final class ListViewModel { struct State { var ↓rows: [String] } ; func load() {} }
    """,
    """
    import SwiftUI
    final class ListViewModel: ObservableObject {
      @Published var ↓rows: [String] = []
      @Published public var ↓isLoading = false
      func load() { self.rows = [] ; isLoading.toggle() }
    }
    @Observable final class FilterViewModel {
      var ↓rows: [String] = []
      var text = ""
      func load() { rows = [text] }
    }
    extension FilterViewModel { func clear() { rows = [] } }
    final class Other { var rows: [String] = [] }
    struct ListView: View {
      @StateObject var viewModel = ListViewModel()
      @Bindable var filter: FilterViewModel
      let other: Other
      var body: some View {
        TextField(viewModel.rows.first ?? "", text: $filter.text).onReceive(viewModel.$isLoading) { _ in other.rows = [] }
      }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    file.bodies.flatMap { declaration, type -> [Finding] in
      settableProperties(in: declaration, file).compactMap { child in
        let property = file.facts[child]
        if isViewState(type, file.project) {
          let state = file.project[type]
          return file.finding(
            at: property.nameStart, message(property.name, ofState: state.name),
            reasons: [file.reason("'\(state.name)' is a view state", at: state.declaration)])
        }
        guard let claim = file.project.roles.claim(.viewModel, of: type),
          let reasons = isWholeState(property, child, file)
            ? [Reason("'\(property.name)' is its whole state")] : observation(of: child, type, file)
        else { return nil }
        return file.finding(
          at: property.nameStart, message(property.name, ofViewModel: file.project[type].name), because: [claim],
          reasons: reasons)
      }
    }
  }

  /// The evidence that views observe a property whose setter could be private; nil if they don't, or if other code sets it.
  private static func observation(of child: DeclarationID, _ type: TypeID, _ file: FileReading) -> [Reason]? {
    let (project, property) = (file.project, file.facts[child])
    let attributes = file.facts.attributes(of: property).map { KnownAttributes[$0.name] }
    guard project[type].kind == .class, property.modifiers.isDisjoint(with: [.weak, .unowned, .override, .lazy]),
      attributes.allSatisfy({ $0.contains(.plain) && !$0.contains(.untracked) }),
      !(project.value(of: file.id(child))?.isFunction ?? false)
    else { return nil }
    let declaration = project[type].declaration
    let evidence: Reason
    if attributes.contains(where: { $0.contains(.published) }) {
      evidence = file.reason("'@Published' publishes '\(property.name)'", at: property.nameStart)
    } else if project.file(declaration).has(.observable, project[declaration]) {
      evidence = file.reason("'\(project[type].name)' is '@Observable'", at: declaration)
    } else {
      return nil
    }
    if file.isSetFromOutside(child, of: type) { return nil }
    return [evidence, Reason("no code outside '\(project[type].name)' sets '\(property.name)'")]
  }

  /// The stored properties that other types can set.
  private static func settableProperties(in declaration: DeclarationID, _ file: FileReading) -> [DeclarationID] {
    file.facts.children(of: declaration).filter { child in
      let property = file.facts[child]
      let closed: Modifiers = [.constant, .private, .fileprivate, .restrictedSetter]
      return file.project.isStoredProperty(property) && property.modifiers.isDisjoint(with: closed)
    }
  }

  private static func isViewState(_ type: TypeID, _ project: Project) -> Bool {
    let name = project[type].name
    let declaration = project[project[type].declaration]
    guard project[type].kind == .struct, declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) else {
      return false
    }
    guard let outer = project[type].outer else { return project.vocabulary.isViewState(name) }
    if isReducer(outer, project) { return false }
    return project.vocabulary.isViewState(name)
      || name == NamingConventions.nestedState && project.roles.plays(.viewModel, outer)
  }

  /// Whether the property is the view model's whole state, such as `var viewState`.
  private static func isWholeState(_ property: Declaration, _ child: DeclarationID, _ file: FileReading) -> Bool {
    if property.name == NamingConventions.viewStateProperty { return true }
    guard property.name == NamingConventions.stateProperty else { return false }
    let type = file.project.value(of: file.id(child))?.referent.type
    return type.map { isViewState($0, file.project) } ?? false
  }

  private static func isReducer(_ type: TypeID, _ project: Project) -> Bool {
    project.adoptsReducer(type)
      || NamingConventions.reducerMembers.contains { !project.members(named: $0, of: type).isEmpty }
  }

  public static let messages = [
    message("<property>", ofState: "<view state>"), message("<property>", ofViewModel: "<view model>"),
  ]

  private static func message(_ property: Name, ofState state: Name) -> String {
    "'\(state).\(property)' can be changed by any caller; use 'let' or 'private(set)'"
  }

  private static func message(_ property: Name, ofViewModel viewModel: Name) -> String {
    "'\(viewModel).\(property)' can be replaced by any caller; use 'private(set)'"
  }
}
