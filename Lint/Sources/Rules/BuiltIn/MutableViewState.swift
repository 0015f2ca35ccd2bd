public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view state with mutable properties.
public enum MutableViewState: Rule {
  public static let name = "mutable-view-state"
  // Off: the two labelled rows are a matter of taste, and reducers need variables.
  public static let severity = Severity.off
  public static let summary =
    "Any caller can change a stored property of a view state, or replace the state of a view model."
  public static let rationale = """
    If a view receives a complete state that it can't change, it shows what the view model decided and nothing else. \
    Declare the properties of the state as constants, and the setter of the state in the view model as private. The state \
    of a reducer is skipped, because a reducer changes it in place.
    """

  public static let limits = [
    "It recognizes a state by its name: a struct whose name ends with `ViewState`, or `State` in a view model.",
    "It skips private states, and the state of a reducer, which has to change in place.",
  ]

  public static let accuracy = [AccuracyFigure(.mutants, found: 4, of: 4)]

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
    broken: """
      struct ListViewState { var ↓rows: [String] ; let isLoading: Bool }
      final class ListViewModel { var ↓viewState = ListViewState(rows: [], isLoading: false) ; func load() {} }
      """,
    """
    final class ListViewModel { struct State { var ↓rows: [String] } ; func load() {} }
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
        guard let claim = file.project.roles.claim(.viewModel, of: type), isWholeState(property, child, file) else {
          return nil
        }
        return file.finding(
          at: property.nameStart, message(property.name, ofViewModel: file.project[type].name), because: [claim],
          reasons: [Reason("'\(property.name)' is its whole state")])
      }
    }
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
