import LintEngine
import LintRules
import LintSyntax
import Testing

/// Edits of function bodies, which change no declaration.
@Suite struct BodyEditTests {
  private static let cell = """
    import UIKit
    import RxSwift
    final class Cell: BaseCell {
      func show(_ model: ListViewModel) {
        model.title.subscribe(onNext: { title in print(title) }).disposed(by: bag)
      }
    }
    """
  private static let base = """
    import UIKit
    import RxSwift
    class BaseCell: UITableViewCell {
      var bag = DisposeBag()
      override func prepareForReuse() { super.prepareForReuse() ; reset() }
      func reset() { bag = DisposeBag() }
    }
    """

  @Test func bodyEditUpdatesPlacesWithoutJoiningFilesAgain() throws {
    let model = "import UIKit\nfinal class ListViewModel { func load() {} ; weak var view: UIView? }\n"
    let project = try TestProject([
      "A.swift": model, "B.swift": "import UIKit\nfinal class Screen: UIViewController {}\n",
    ])
    #expect(try project.found(after: model, in: "A.swift").contains("view-reference"))
    let edited = model.replacing("func load() {}", with: "func load() {\n  let a = 1\n  print(a)\n}")
    #expect(try project.found(after: edited, in: "A.swift", joining: false).contains("view-reference"))
  }

  @Test func editedSuperclassInAnotherFileAffectsReusedCell() throws {
    let project = try TestProject(["Base.swift": Self.base, "Cell.swift": Self.cell])
    #expect(try project.found(after: Self.base, in: "Base.swift") == [])
    let idle = Self.base.replacing("{ bag = DisposeBag() }", with: "{ print(bag) }")
    #expect(try project.found(after: idle, in: "Base.swift", joining: false) == ["binding-outlives-reuse"])
    #expect(try project.found(after: Self.base, in: "Base.swift", joining: false) == [])
  }

  @Test func reasonInAnotherFileMovesWithItsCode() throws {
    let model =
      "final class ListViewModel {\n  private(set) var items: [Int] = []\n  func load() { items = fetch() }\n}\n"
    let list = """
      import UIKit
      final class ListViewController: UITableViewController {
        let viewModel = ListViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) { print(viewModel.items[index.row]) }
      }
      """
    let project = try TestProject(["Model.swift": model, "List.swift": list])
    func lines() -> [Int] {
      let findings = project.check(cached: true).findings(of: allRules).filter { $0.rule == "unsafe-selection" }
      return findings.flatMap(\.reasons).compactMap(\.place).filter { $0.path == "Model.swift" }.map(\.start.line)
    }
    #expect(lines() == [3])
    #expect(try project.found(after: model.replacing("func", with: "// Later.\n  func"), in: "Model.swift") != [])
    #expect(lines() == [4])
  }

  private static let stack = """
    import CoreData
    final class Database { static let shared = Database() ; let container = NSPersistentContainer(name: "Notes") }

    """
  private static let note = """
    import CoreData
    extension Note {
      static func all() -> [Note] { read() }
      static func read() -> [Note] { try! Database.shared.container.viewContext.fetch(Note.fetchRequest()) }
    }

    """
  private static let noteScreen =
    "import UIKit\nfinal class Screen: UIViewController { func show() { print(Note.all()) } }\n"

  @Test func bodyOfGeneratedClassDecidesWhetherViewUsesStore() throws {
    let project = try TestProject(["Stack.swift": Self.stack, "Note.swift": Self.note, "Screen.swift": Self.noteScreen])
    #expect(try project.found(after: Self.note, in: "Note.swift") == ["view-reaches-model-layer"])
    let empty = Self.note.replacing("{ read() }", with: "{ let none: [Note] = [] ; return none }")
    #expect(try project.found(after: empty, in: "Note.swift") == [])
    #expect(try project.found(after: "\n" + Self.note, in: "Note.swift") == ["view-reaches-model-layer"])
    let unfetched = Self.note.replacing("Note.fetchRequest()", with: "request")
    #expect(try project.found(after: unfetched, in: "Note.swift") == [])
  }

  @Test func declaredClassIsNotGenerated() throws {
    let project = try TestProject([
      "Stack.swift": Self.stack, "Note.swift": Self.note, "Screen.swift": Self.noteScreen, "Other.swift": "",
    ])
    #expect(try project.found(after: "", in: "Other.swift") == ["view-reaches-model-layer"])
    #expect(try project.found(after: "typealias Note = Int\n", in: "Other.swift") == [])
    #expect(try project.found(after: "", in: "Other.swift") == ["view-reaches-model-layer"])
    #expect(try project.found(after: "", in: "Note.swift") == [])
    #expect(try project.found(after: Self.note, in: "Note.swift") == ["view-reaches-model-layer"])
  }

  @Test func fileOfGeneratedClassIsAddedChangedAndRemoved() throws {
    let project = try TestProject(["Stack.swift": Self.stack, "Screen.swift": Self.noteScreen, "Other.swift": ""])
    #expect(try project.found(after: "", in: "Other.swift") == [])
    #expect(try project.found(after: Self.note, in: "Note.swift") == ["view-reaches-model-layer"])
    let request = "extension Note { static func request() -> NSFetchRequest<Note> { Note.fetchRequest() } }\n"
    let unfetched = Self.note.replacing("Note.fetchRequest()", with: "request()")
    #expect(try project.found(after: unfetched, in: "Note.swift") == [])
    #expect(try project.found(after: request, in: "Request.swift") == ["view-reaches-model-layer"])
    let plain = unfetched.replacing("import CoreData\n", with: "")
    #expect(try project.found(after: plain, in: "Note.swift") == [])
    let complete = "import CoreData\n" + request
    #expect(try project.found(after: complete, in: "Request.swift") == ["view-reaches-model-layer"])
    try project.remove("Request.swift")
    #expect(try project.found(after: unfetched, in: "Note.swift") == [])
    #expect(try project.found(after: Self.note, in: "Note.swift") == ["view-reaches-model-layer"])
    try project.remove("Note.swift")
    #expect(try project.found(after: "", in: "Other.swift") == [])
  }

  @Test func superclassOfDeclaredClassDecidesWhetherViewUsesStore() throws {
    let model = """
      import CoreData
      final class Note: NSManagedObject {
        static func count() -> Int { (try? Database.shared.container.viewContext.count(for: Note.fetchRequest())) ?? 0 }
      }

      """
    let screen = Self.noteScreen.replacing("print(Note.all())", with: "view.isHidden = Note.isEmpty")
    let project = try TestProject([
      "Stack.swift": Self.stack, "Model.swift": model, "Screen.swift": screen,
      "Note.swift": "extension Note { static var isEmpty: Bool { count() == 0 } }\n",
    ])
    #expect(try project.found(after: model, in: "Model.swift") == ["view-reaches-model-layer"])
    let plain = model.replacing("NSManagedObject", with: "NSObject")
    #expect(try project.found(after: plain, in: "Model.swift") == ["view-reaches-model-layer"])
    #expect(try project.found(after: model, in: "Model.swift") == ["view-reaches-model-layer"])
    let unread = "extension Note { static var isEmpty: Bool { true } }\n"
    #expect(try project.found(after: unread, in: "Note.swift") == [])
    try project.remove("Model.swift")
    #expect(try project.found(after: "", in: "Note.swift") == [])
  }

  @Test func extensionDecidesWhetherViewKeepsFunction() throws {
    let screen = """
      import UIKit
      final class Screen: UIViewController {
        private let button = UIButton()
        func setUp() { button.onTap = { self.save() } }
        func save() {}
      }
      """
    let tap = """
      import UIKit
      extension UIControl {
        var onTap: (() -> Void)? {
          get { objc_getAssociatedObject(self, &tapKey) as? () -> Void }
          set { objc_setAssociatedObject(self, &tapKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
        }
      }
      """
    let project = try TestProject(["Screen.swift": screen, "Other.swift": ""])
    #expect(try project.found(after: "", in: "Other.swift") == [])
    #expect(try project.found(after: tap, in: "Tap.swift") == ["strong-self-binding"])
    #expect(try project.found(after: tap.replacing("RETAIN", with: "ASSIGN"), in: "Tap.swift") == [])
    #expect(try project.found(after: tap, in: "Tap.swift") == ["strong-self-binding"])
    try project.remove("Tap.swift")
    #expect(try project.found(after: "", in: "Other.swift") == [])
  }

  @Test func helperThatStartsToUseStoreBecomesStore() throws {
    let helper = "import Foundation\nfinal class PriceLoader { func load() { fetch() } ; func fetch() { print(1) } }\n"
    let screen = "import UIKit\nfinal class Screen: UIViewController { func show() { PriceLoader().load() } }\n"
    let project = try TestProject(["Helper.swift": helper, "Screen.swift": screen])
    #expect(try project.found(after: helper, in: "Helper.swift") == [])
    let using = helper.replacing("print(1)", with: "URLSession.shared.dataTask(with: url)")
    #expect(try project.found(after: using, in: "Helper.swift", joining: true) == ["view-reaches-model-layer"])
    #expect(try project.found(after: using + "\n", in: "Helper.swift", joining: false) == ["view-reaches-model-layer"])
    #expect(try project.found(after: helper, in: "Helper.swift", joining: true) == [])
  }

  @Test(arguments: ["let label: UILabel? = nil", "let header: Header? = nil"])
  func helperThatReferencesViewsIsNotStore(view: String) throws {
    let helper = """
      import UIKit
      final class Prices { func load() -> Int { URLSession.shared.resume() ; return 1 } ; func show() { print(1) } }
      """
    let project = try TestProject([
      "Header.swift": "import UIKit\nclass Header: UIView {}\n", "Helper.swift": helper,
      "Screen.swift": "import UIKit\nfinal class Screen: UIViewController { func show() { Prices().load() } }\n",
    ])
    #expect(try project.found(after: helper, in: "Helper.swift").contains("view-reaches-model-layer"))
    let helping = helper.replacing("print(1)", with: view)
    #expect(try project.found(after: helping, in: "Helper.swift", joining: true) == [])
  }

  @Test func storeThatStopsForwardingCallsIsNotStore() throws {
    let forwarding = """
      import Foundation
      final class News { private let client = NewsService() ; func latest() -> [String] { client.load() } }
      final class NewsService { func load() -> [String] { URLSession.shared.dataTask(with: url) ; return [] } }
      """
    let screen = "import UIKit\nfinal class Screen: UIViewController { func show() { News().latest() } }\n"
    let project = try TestProject(["News.swift": forwarding, "Screen.swift": screen])
    #expect(try project.found(after: forwarding, in: "News.swift") == ["view-reaches-model-layer"])
    let idle = forwarding.replacing("{ client.load() }", with: "{ [] }")
    #expect(try project.found(after: idle, in: "News.swift", joining: true) == [])
    #expect(try project.found(after: forwarding, in: "News.swift", joining: true) == ["view-reaches-model-layer"])
    let placing = forwarding.replacing(
      "{ client.load() }", with: "{ screen.addSubview(header) ; return client.load() }")
    #expect(try project.found(after: placing, in: "News.swift", joining: true) == [])
  }
}

extension TestProject {
  /// The rules of the findings after an edit. Runs with and without a cache must agree.
  fileprivate func found(after text: String, in path: String, joining: Bool? = nil) throws -> [String] {
    try write(text, to: path)
    let check = check(cached: true)
    let reports = check.reports(of: allRules).map { String(reflecting: $0) }
    #expect(reports == self.reports(cached: false))
    if let joining { #expect(check.isJoined == joining) }
    let rules = allRules.filter { $0.severity != .off }
    return self.check(cached: false).findings(of: rules).map(\.rule)
  }
}
