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
      source: "class LoginViewModel { func log() {} }\nstruct RowViewModel: Codable { let title: String }")
    #expect(
      project.explain("LoginViewModel") == [
        "view model by its name: 'LoginViewModel' ends with the word 'ViewModel', like a view model"
      ])
    #expect(project.explain("RowViewModel") == [])
  }

  private static let request =
    "func load(_ show: @escaping (Data?) -> Void) { URLSession.shared.dataTask(with: url) { data, _, _ in show(data) }.resume() }"

  @Test(arguments: [
    ("final class OrdersRouter { func open() {} }", true), ("enum OrdersRouter { case open }", true),
    ("import Alamofire\nenum OrdersRouter: URLRequestConvertible { case open }", false),
    ("import Moya\nprotocol API: TargetType {}\nenum OrdersRouter: API { case open }", false),
    ("import Foundation\nfinal class OrdersRouter { \(request) }", false),
    ("import UIKit\nfinal class OrdersRouter { \(request) }", false),
    ("import UIKit\nfinal class OrdersRouter { let root: UIViewController ; \(request) }", true),
    ("import Foundation\nfinal class OrdersRouter { weak var screen: Screen? ; \(request) }", true),
    ("import Foundation\nfinal class OrdersRouter { func open() { UserDefaults.standard.set(1, forKey: id) } }", true),
  ])
  func routerOfRequestsIsNotCoordinator(source: String, isCoordinator: Bool) throws {
    let project = try Project(source: source)
    #expect(project.typeIDs.contains { project.roles.plays(.coordinator, $0) } == isCoordinator)
  }

  @Test(arguments: [
    "struct RowViewModel { let title: String }", "struct RowViewModel { let note: Note }",
    "struct RowViewModel { let note: Note ; var title: String { note.title.uppercased() } }",
    "struct RowViewModel { let title: AnyPublisher<String, Never> }",
  ])
  func valueNamedLikeViewModelIsViewModel(source: String) throws {
    let project = try Project(source: source + "\nstruct Note { let title: String }")
    #expect(
      project.explain("RowViewModel") == [
        "view model by its name: 'RowViewModel' ends with the word 'ViewModel', like a view model"
      ])
  }

  @Test(arguments: [
    "enum Rows { struct ViewModel { let note: Note } }",
    "enum Rows { struct ViewModel { let rows: [Note] ; var count: Int { rows.count } } }",
    "enum Rows { struct ViewModel { let note: Note ; static var empty: String { String() } } }",
    "enum Rows { struct ViewModel { let kind: Kind ; var isOpen: Bool { kind == .open } } }",
  ])
  func valueNamedOnlyViewModelIsData(source: String) throws {
    let project = try Project(source: source + "\nstruct Note { let title: String }\nenum Kind { case open }")
    #expect(project.explain("ViewModel") == [])
  }

  @Test(arguments: [
    "enum Rows { struct ViewModel { let note: Note ; var title: String { note.title.uppercased() } } }",
    "enum Rows { struct ViewModel { let title = BehaviorRelay<String>(value: String()) } }",
  ])
  func valueNamedOnlyViewModelWithComputedTextsOrStreamIsViewModel(source: String) throws {
    let project = try Project(source: source + "\nstruct Note { let title: String }")
    #expect(project.explain("ViewModel").count == 1)
  }

  @Test(arguments: ["ViewModelHolder", "ViewModelObserver", "ViewModelBinder"])
  func typeThatConformsToHoldersProtocolIsObserver(role: String) throws {
    let project = try Project(source: "import MVVMCore\nfinal class Screen: \(role) { let viewModel: Logic }")
    #expect(
      project.explain("Screen") == ["observer by the kit's protocol: 'Screen' adopts the kit's '\(role)'"])
  }

  @Test func protocolOfViewThatHasAnotherViewModelIsNone() throws {
    let project = try Project(
      source: """
        protocol FormViewModel { func updateForm() }
        final class FormController: UIViewController, FormViewModel {
          var viewModel = NameViewModel()
          func updateForm() { title = viewModel.name }
        }
        final class NameViewModel { var name = "" ; func load() {} }
        """)
    #expect(project.explain("FormViewModel") == [])
    #expect(project.explain("FormController").count == 1)
  }

  @Test func abbreviationNamesViewModelAsWholeWord() throws {
    let project = try Project(source: "final class PickerVM { func load() {} }\nfinal class LLVM { func load() {} }")
    #expect(
      project.explain("PickerVM") == ["view model by its name: 'PickerVM' ends with the word 'VM', like a view model"])
    #expect(project.explain("LLVM") == [])
    // An abbreviation alone may stand for anything.
    #expect(try Project(source: "final class VM { func load() {} }").explain("VM") == [])
  }

  // MARK: View models with nothing but properties

  @Test(arguments: ["PhotoCellModel", "PhotoCellViewModel", "PhotoTableViewCellModel"])
  func cellsOwnModelIsViewModel(name: String) throws {
    for kind in ["struct", "final class"] {
      let project = try Project(source: "\(kind) \(name) { let title = String() }")
      let word = name.hasSuffix("CellViewModel") ? "CellViewModel" : "CellModel"
      #expect(
        project.explain(name) == ["view model by its name: '\(name)' ends with the word '\(word)', like a view model"])
    }
  }

  @Test(arguments: [
    "struct PhotoCellModel: Codable { let title: String }", "final class CellModel { func load() {} }",
    "struct PhotoCellViewModelState { let title: String }", "enum PhotoViewModel { case loading }",
    "@Model struct PhotoViewModel { let title: String }",
  ])
  func nameAloneDoesNotMakeDataViewModel(source: String) throws {
    let project = try Project(source: source)
    #expect(project.typeIDs.flatMap { project.roles.claims(of: $0) }.isEmpty)
  }

  @Test(arguments: ["viewModel", "vm"], ["UIView", "UITableViewCell", "UIViewController"])
  func valueThatViewOwnsAsViewModelIsViewModel(property: String, view: String) throws {
    let project = try Project(
      source: "class Screen: \(view) { var \(property): Details? }\nstruct Details { let title: String }")
    #expect(
      project.explain("Details") == ["view model by what it is bound to: 'Screen' stores 'Details' as '\(property)'"])
  }

  @Test(arguments: [
    "struct Details: Codable { let title: String }", "enum Details { case none }",
    "@Model struct Details { let a: Int }",
    "struct DetailsViewState { let title: String }\ntypealias Details = DetailsViewState",
  ])
  func ownedEntityStateOrCaseIsNotViewModel(source: String) throws {
    let project = try Project(source: "class Screen: UIView { var viewModel: Details? }\n" + source)
    #expect(project.explain("Details") + project.explain("DetailsViewState") == [])
  }

  @Test(arguments: [
    "protocol Displaying { func displayUsers(_ users: Users.ViewModel) }",
    "protocol UsersView { func show(_ rows: [Users.ViewModel]) }",
    "extension Screen { func display(viewModel: Users.ViewModel) { self.viewModel = viewModel } }",
  ])
  func displayedTypeNamedViewModelIsData(receiver: String) throws {
    let source =
      "class Screen: UIView { var viewModel: Users.ViewModel? }\nenum Users { struct ViewModel { let a: Int } }\n"
    #expect(
      try Project(source: source).explain("ViewModel") == [
        "view model by what it is bound to: 'Screen' stores 'ViewModel' as 'viewModel'"
      ])
    #expect(try Project(source: source + receiver).explain("ViewModel") == [])
  }

  @Test func valueThatConformsToOwnedProtocolIsViewModel() throws {
    let project = try Project(
      source: "class Screen: UIView { var viewModel: RowShowing? }\nprotocol RowShowing { var title: String { get } }\n"
        + "struct Row: RowShowing { let title: String }\nstruct Book: RowShowing, Codable { let title: String }")
    #expect(
      project.explain("Row") == [
        "view model by what it is bound to: 'Row' conforms to 'RowShowing', 'Screen' stores 'RowShowing' as 'viewModel'"
      ])
    #expect(project.explain("Book") == [])
  }

  @Test(arguments: [
    "class Screen<Model: Listing>: UIViewController { let viewModel: Model }",
    "class Screen<Model>: UIViewController where Model: Listing { let viewModel: Model }",
  ])
  func genericViewModelIsItsConstraint(source: String) throws {
    let project = try Project(
      source: source + "\nprotocol Listing { func load() }\nfinal class Books: Listing { func load() {} }")
    #expect(
      project.explain("Books") == [
        "view model by what it is bound to: 'Books' conforms to 'Listing', 'Screen' requires 'Listing' of 'Model', "
          + "'Screen' stores 'Listing' as 'viewModel'"
      ])
  }

  @Test func argumentOfGenericSuperclassIsViewModel() throws {
    let project = try Project(
      source: "class Screen<Model>: UIViewController { var viewModel: Model! }\nclass BooksScreen: Screen<Books> {}\n"
        + "final class Books { func load() {} }\nclass OtherScreen<Item>: UIViewController { var item: Item! }\n"
        + "class BookScreen: OtherScreen<Book> {}\nfinal class Book { func load() {} }")
    #expect(
      project.explain("Books") == [
        "view model by what it is bound to: 'BooksScreen' names 'Books' as 'Model' of 'Screen', "
          + "'Screen' stores 'Books' as 'viewModel'"
      ])
    #expect(project.explain("Book") == [])
  }
}
