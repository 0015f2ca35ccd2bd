import LintSemantics
import Testing

/// Roles in modern code, which has no protocols or base classes for them.
@Suite struct ModernRoleTests {
  private static let view = "import SwiftUI\nstruct Screen: View { var body: some View { Text(\"\") } ; "

  @Test(
    "a SwiftUI view's property named view model gives the role",
    arguments: [
      "@State var viewModel: Logic", "@State private var viewModel = Logic()", "@Bindable var viewModel: Logic",
      "@Environment(Logic.self) private var viewModel", "@StateObject var viewModel = Logic()",
      "@ObservedObject var viewModel: Logic", "@EnvironmentObject var viewModel: Logic",
    ])
  func property(_ property: String) throws {
    let project = try Project(source: Self.view + property + " }\n@Observable final class Logic { func load() {} }")
    #expect(project.explain("Logic") == ["view model by what it is bound to: 'Screen' stores 'Logic' as 'viewModel'"])
    #expect(project.explain("Screen") == ["view by inheritance: 'Screen' conforms to 'View'"])
  }

  @Test func observedClassWithOtherNameHasNoRole() throws {
    let project = try Project(source: Self.view + "@State var clock = Clock() }\n@Observable final class Clock {}")
    #expect(project.explain("Clock") == [])
  }

  @Test func swiftDataModelIsNotViewModel() throws {
    let project = try Project(
      source: Self.view + "@Bindable var note: Note ; @Query var notes: [Note] }\n"
        + "import SwiftData\n@Model final class Note { var text = \"\" }")
    #expect(project.explain("Note") == [])
  }

  @Test func reducerAndItsStateAndActionsAreNotViewModels() throws {
    let project = try Project(
      source: Self.view + "let store: StoreOf<Counter> }\n@Reducer struct Counter {"
        + " @ObservableState struct State { var count = 0 } ; enum Action { case add }"
        + " var body: some ReducerOf<Self> { Reduce { _, _ in .none } } }")
    #expect(["Counter", "State", "Action"].flatMap(project.explain) == [])
  }

  @Test func viewModelThatIteratesOverSequenceIsNotStore() throws {
    let project = try Project(
      source: Self.view + "@State var viewModel: Logic }\n@MainActor @Observable final class Logic {"
        + " private var task: Task<Void, Never>?"
        + " func listen(_ values: AsyncStream<Int>) { task = Task { for await value in values { print(value) } } } }")
    #expect(project.explain("Logic") == ["view model by what it is bound to: 'Screen' stores 'Logic' as 'viewModel'"])
  }

  @Test func subtypeOfViewModelIsViewModel() throws {
    let project = try Project(
      source: "class BaseViewModel { func load() {} }\nfinal class Login: BaseViewModel {}\n"
        + "protocol PageViewModelType { func load() }\nfinal class Page: PageViewModelType { func load() {} }\n"
        + "struct Card: PageViewModelType { let title: String }\nstruct Book: PageViewModelType, Codable { let title: String }"
    )
    #expect(
      project.explain("Login") == [
        "view model by its name: 'Login' inherits from 'BaseViewModel', 'BaseViewModel' ends with the word 'ViewModel', like a view model"
      ])
    #expect(
      project.explain("Page") == [
        "view model by its name: 'Page' conforms to 'PageViewModelType', "
          + "'PageViewModelType' has the word 'ViewModel' before 'Type', like a view model"
      ])
    #expect(
      project.explain("Card") == [
        "view model by its name: 'Card' conforms to 'PageViewModelType', "
          + "'PageViewModelType' has the word 'ViewModel' before 'Type', like a view model"
      ])
    #expect(project.explain("Book") == [])
  }
}
