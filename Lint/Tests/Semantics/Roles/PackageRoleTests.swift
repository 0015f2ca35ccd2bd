import LintSemantics
import Testing

/// Classes whose superclass is in a package outside the project.
@Suite struct PackageRoleTests {
  @Test func reactorIsViewModel() throws {
    let source = "class Base: Reactor { func mutate() {} }\nfinal class Feed: Base {}"
    let project = try Project(source: "import ReactorKit\n" + source)
    #expect(
      project.explain("Feed") == [
        "view model by inheritance: 'Feed' inherits from 'Base', 'Base' conforms to 'Reactor' of ReactorKit"
      ])
    #expect(try Project(source: source).explain("Feed") == [])
    #expect(try Project(source: "import ReactorKit\nprotocol Reactor {}\n" + source).explain("Feed") == [])
  }

  @Test func overrideOfControllersMethodGivesRole() throws {
    let project = try Project(
      source: "final class Chat: MessagePage { override func viewDidLoad() {} }")
    #expect(
      project.explain("Chat") == [
        "controller by inheritance: 'Chat' inherits from 'MessagePage' and overrides 'viewDidLoad'"
      ]
    )
  }

  @Test func superclassNamedLikeControllerGivesRoleByName() throws {
    let project = try Project(source: "final class Chat: MessageViewController {}")
    #expect(
      project.explain("Chat") == [
        "controller by its name: 'Chat' inherits from 'MessageViewController', which is named like a controller"
      ])
  }

  @Test(arguments: [
    ("Panel", "required init?(coder: NSCoder) { fatalError() }", false),
    ("Panel", "required init?(coder: NSCoder) { super.init(coder: coder) }", true),
    ("Panel", "init?(coder: NSCoder) { fatalError() }", true),
    ("Panel", "required init?(name: String) { fatalError() }", true),
    ("Base", "required init?(coder: NSCoder) { fatalError() }", true),
  ])
  func classThatRefusesNibsIsNotStore(_ superclass: String, _ initializer: String, isStore: Bool) throws {
    let project = try Project(
      source: "class Base {}\nfinal class Sheet: \(superclass) { let defaults: UserDefaults ; \(initializer) }")
    #expect(
      project.explain("Sheet")
        == (isStore ? ["store by what it uses: 'Sheet' stores 'UserDefaults' of Foundation"] : []))
  }

  @Test func cellNeedsOverrideAndSuperclassNamedLikeCell() throws {
    let project = try Project(
      source: "final class Row: SwipeCell { override func prepareForReuse() {} }\nfinal class Key: CryptoCell {}")
    #expect(
      project.explain("Row") == ["cell by inheritance: 'Row' inherits from 'SwipeCell' and overrides 'prepareForReuse'"]
    )
    #expect(project.explain("Key") == [])
  }

  @Test func overrideOfTheAppsOwnMethodGivesNoRole() throws {
    let project = try Project(
      source: """
        class MenuPresenter: NSObject { func viewDidLoad() {} }
        final class PlanPresenter: MenuPresenter { override func viewDidLoad() {} }
        class Page: MessagePage { override func viewDidLoad() {} }
        final class PlanPage: Page { override func viewDidLoad() {} }
        """)
    #expect(
      project.explain("PlanPresenter") == [
        "presenter by its name: 'PlanPresenter' ends with the word 'Presenter', like a presenter"
      ])
    #expect(project.explain("PlanPage").first?.hasPrefix("controller by inheritance") == true)
  }

  @Test func functionThatOverridesNothingGivesNoRole() throws {
    let project = try Project(source: "final class Chat: MessagePage { func viewDidLoad() {} }")
    #expect(project.explain("Chat") == [])
  }
}
