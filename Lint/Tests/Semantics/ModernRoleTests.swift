import LintSemantics
import Testing

/// Code as it is written today, without a protocol or a base class that tells a role.
@Suite struct ModernRoleTests {
  private static let view = "import SwiftUI\nstruct Screen: View { var body: some View { Text(\"\") } ; "

  @Test(
    "what a SwiftUI view holds as its view model is one",
    arguments: [
      "@State var viewModel: Logic", "@State private var viewModel = Logic()", "@Bindable var viewModel: Logic",
      "@Environment(Logic.self) private var viewModel", "@StateObject var viewModel = Logic()",
      "@ObservedObject var viewModel: Logic", "@EnvironmentObject var viewModel: Logic",
    ])
  func held(_ property: String) throws {
    let project = try Project(source: Self.view + property + " }\n@Observable final class Logic { func load() {} }")
    #expect(project.explain("Logic") == ["view model by what it is bound to: 'Screen' stores 'Logic' as 'viewModel'"])
    #expect(project.explain("Screen") == ["view by inheritance: 'Screen' conforms to 'View'"])
  }

  @Test func `a class that is observed without a name tells nothing`() throws {
    let project = try Project(source: Self.view + "@State var clock = Clock() }\n@Observable final class Clock {}")
    #expect(project.explain("Clock") == [])
  }

  @Test func `a model of SwiftData is no view model, whoever edits it`() throws {
    let project = try Project(
      source: Self.view + "@Bindable var note: Note ; @Query var notes: [Note] }\n"
        + "import SwiftData\n@Model final class Note { var text = \"\" }")
    #expect(project.explain("Note") == [])
  }

  @Test func `a reducer, its state and its actions are no view models`() throws {
    let project = try Project(
      source: Self.view + "let store: StoreOf<Counter> }\n@Reducer struct Counter {"
        + " @ObservableState struct State { var count = 0 } ; enum Action { case add }"
        + " var body: some ReducerOf<Self> { Reduce { _, _ in .none } } }")
    #expect(["Counter", "State", "Action"].flatMap(project.explain) == [])
  }

  @Test func `a view model that listens to a sequence is no store`() throws {
    let project = try Project(
      source: Self.view + "@State var viewModel: Logic }\n@MainActor @Observable final class Logic {"
        + " private var task: Task<Void, Never>?"
        + " func listen(_ values: AsyncStream<Int>) { task = Task { for await value in values { print(value) } } } }")
    #expect(project.explain("Logic") == ["view model by what it is bound to: 'Screen' stores 'Logic' as 'viewModel'"])
  }

  @Test func `who inherits from a view model, or conforms to a protocol of theirs, is one`() throws {
    let project = try Project(
      source: "class BaseViewModel { func load() {} }\nfinal class Login: BaseViewModel {}\n"
        + "protocol PageViewModelType { func load() }\nfinal class Page: PageViewModelType { func load() {} }\n"
        + "struct Card: PageViewModelType { let title: String }")
    #expect(
      project.explain("Login") == [
        "view model by its name: 'Login' inherits from 'BaseViewModel', 'BaseViewModel' is named like a view model"
      ])
    #expect(
      project.explain("Page") == [
        "view model by its name: 'Page' conforms to 'PageViewModelType', "
          + "'PageViewModelType' is named like a view model"
      ])
    #expect(project.explain("Card") == [])
  }
}
