import LintSemantics
import LintSyntax
import Testing

@Suite struct RoleTests {
  @Test func inheritedRoleAppliesOverSeveralSteps() throws {
    let project = try Project(source: "class Base: UIViewController {}\nclass Screen: Base {}")
    #expect(
      project.explain("Screen") == [
        "controller by inheritance: 'Screen' inherits from 'Base', 'Base' inherits from 'UIViewController'"
      ])
  }

  @Test func controllersPropertyNamedViewModelGivesTheRole() throws {
    let project = try Project(source: "class Screen: UIViewController { var viewModel: Logic? }\nclass Logic {}")
    #expect(project.explain("Logic") == ["view model by what it is bound to: 'Screen' stores 'Logic' as 'viewModel'"])
  }

  @Test func nameGivesRoleWithoutOtherEvidence() throws {
    let project = try Project(
      source: "class LoginViewModel { func log() {} }\nstruct RowViewModel { let title: String }")
    #expect(
      project.explain("LoginViewModel") == [
        "view model by its name: 'LoginViewModel' ends with the word 'ViewModel', like a view model"
      ])
    #expect(project.explain("RowViewModel") == [])
  }

  @Test(arguments: [
    "struct RowViewModel { let note: Note ; var title: String { note.title.uppercased() } }",
    "struct RowViewModel { let title = BehaviorRelay<String>(value: String()) }",
    "struct RowViewModel { let title: AnyPublisher<String, Never> }",
  ])
  func valueWithComputedPropertiesOrStreamIsViewModel(source: String) throws {
    let project = try Project(source: source + "\nstruct Note { let title: String }")
    #expect(project.explain("RowViewModel").count == 1)
  }

  @Test(arguments: [
    "struct RowViewModel { let note: Note }",
    "struct RowViewModel { let rows: [Note] ; var count: Int { rows.count } }",
    "struct RowViewModel { let line: Line ; struct Line { let text: String } ; var text: String { line.text } }",
    "struct RowViewModel { let note: Note ; static var empty: String { String() } }",
    "struct RowViewModel { let kind: Kind ; var isOpen: Bool { kind == .open } }",
  ])
  func valueWithoutComputedPropertiesIsData(source: String) throws {
    let project = try Project(source: source + "\nstruct Note { let title: String }\nenum Kind { case open }")
    #expect(project.explain("RowViewModel") == [])
  }

  @Test(arguments: ["ViewModelHolder", "ViewModelObserver", "ViewModelBinder"])
  func typeThatConformsToHoldersProtocolIsObserver(role: String) throws {
    let project = try Project(source: "import MVVMCore\nfinal class Screen: \(role) { let viewModel: Logic }")
    #expect(
      project.explain("Screen") == ["observer by the kit's protocol: 'Screen' adopts the kit's '\(role)'"])
  }
}
