import LintSemantics
import LintSyntax
import Testing

@Suite struct RoleTests {
  @Test func `a role follows from what is inherited, over any number of steps`() throws {
    let project = try Project(source: "class Base: UIViewController {}\nclass Screen: Base {}")
    #expect(
      project.explain("Screen") == [
        "controller by inheritance: 'Screen' inherits from 'Base', 'Base' inherits from 'UIViewController'"
      ])
  }

  @Test func `what a controller holds as its view model is one`() throws {
    let project = try Project(source: "class Screen: UIViewController { var viewModel: Logic? }\nclass Logic {}")
    #expect(project.explain("Logic") == ["view model by what it is bound to: 'Screen' stores 'Logic' as 'viewModel'"])
  }

  @Test func `a name tells a role where nothing else does`() throws {
    let project = try Project(
      source: "class LoginViewModel { func log() {} }\nstruct RowViewModel { let title: String }")
    #expect(
      project.explain("LoginViewModel") == [
        "view model by its name: 'LoginViewModel' is named like a view model"
      ])
    #expect(project.explain("RowViewModel") == [])
  }

  @Test(arguments: [
    "struct RowViewModel { let note: Note ; var title: String { note.title.uppercased() } }",
    "struct RowViewModel { let title = BehaviorRelay<String>(value: String()) }",
    "struct RowViewModel { let title: AnyPublisher<String, Never> }",
  ])
  func `a value that makes something of a model, or keeps a stream, is more than data`(source: String) throws {
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
  func `what only carries values is data`(source: String) throws {
    let project = try Project(source: source + "\nstruct Note { let title: String }\nenum Kind { case open }")
    #expect(project.explain("RowViewModel") == [])
  }

  @Test(arguments: ["ViewModelHolder", "ViewModelObserver", "ViewModelBinder"])
  func `a type that adopts a holder's protocol is an observer`(role: String) throws {
    let project = try Project(source: "import MVVMCore\nfinal class Screen: \(role) { let viewModel: Logic }")
    #expect(
      project.explain("Screen") == ["observer by the kit's protocol: 'Screen' adopts the kit's '\(role)'"])
  }

  @Test func `of names that other modules declare, the one that is imported is meant`() throws {
    let files = try [
      ("Near/Base.swift", "class Base {}"), ("Far/Off/Base.swift", "class Base: UIViewController {}"),
      ("Near/App/Screen.swift", "import Far\nclass Screen: Base {}"),
    ].map { try SourceReader().facts(of: $1, path: $0) }
    var targets = [BuildTarget(name: "Near"), BuildTarget(name: "Far"), BuildTarget(name: "App")]
    for index in files.indices { targets[index].files = [files[index].path] }
    let modules = Modules(paths: files.map(\.path), roots: [], packages: [], targets: BuildTargets(targets))
    let project = Project(files: files, modules: modules)
    #expect(project.explain("Screen").first?.hasPrefix("controller by inheritance") == true)
  }

  @Test func `a file of two targets knows what both declare`() throws {
    let files = try [
      ("A/Base.swift", "class Base: UIViewController {}"), ("B/Base.swift", "class Base {}"),
      ("B/Deep/Screen.swift", "class Screen: Base {}"),
    ].map { try SourceReader().facts(of: $1, path: $0) }
    var targets = [BuildTarget(name: "A"), BuildTarget(name: "B")]
    targets[0].files = ["A/Base.swift", "B/Deep/Screen.swift"]
    targets[1].files = ["B/Base.swift"]
    let modules = Modules(paths: files.map(\.path), roots: [], packages: [], targets: BuildTargets(targets))
    #expect(Project(files: files, modules: modules).explain("Screen").count == 1)
  }

  @Test func `what a module calls View is a name of its own, and of those who import it`() throws {
    let card = "import SwiftMVVMPattern\nfinal class Card: View {}"
    let alias = "import SwiftUI\npublic typealias View = SwiftUI.View"
    let adopted = try Project(sources: ["A/Sources/A/Card.swift": card]).explain("Card")
    #expect(!adopted.isEmpty)
    #expect(
      try Project(sources: ["A/Sources/A/Card.swift": card, "A/Sources/B/View.swift": alias]).explain("Card") == adopted
    )
    #expect(
      try Project(sources: ["A/Sources/A/Card.swift": card, "A/Sources/A/View.swift": alias]).explain("Card") != adopted
    )
    #expect(
      try Project(sources: ["A/Sources/A/Card.swift": "import B\n" + card, "A/Sources/B/View.swift": alias]).explain(
        "Card")
        != adopted)
  }

  @Test func `a name that nobody else has is known wherever it is declared, for targets have modules of other names`()
    throws
  {
    let project = try Project(sources: [
      "A/Sources/A/Card.swift": "import Shared\nfinal class Card: Screen {}",
      "A/Sources/Shared-iOS/Screen.swift": "import UIKit\npublic typealias Screen = UIViewController",
    ])
    #expect(!project.explain("Card").isEmpty)
  }

  @Test func `a name that several modules declare means the one of the module it is used in`() throws {
    let first = "class Base: UIViewController {}\nclass First: Base {}"
    let project = try Project(sources: [
      "A/Sources/A/A.swift": first, "B/Sources/B/B.swift": "class Base {}\nclass Second: Base {}",
    ])
    #expect(project.explain("First").count == 1)
    #expect(project.explain("Second") == [])
  }
}

extension Project {
  init(source: String) throws { try self.init(sources: ["Sources/App/App.swift": source]) }

  init(sources: [String: String]) throws {
    let files = try sources.sorted { $0.key < $1.key }.map { try SourceReader().facts(of: $0.value, path: $0.key) }
    self.init(files: files, modules: Modules(paths: files.map(\.path), roots: [], packages: ["A", "B"]))
  }

  func explain(_ name: String) -> [String] {
    typeIDs.filter { self[$0].name.text == name }.flatMap { roles.claims(of: $0) }.map {
      "\($0.role.rawValue) by \($0.basis): \($0.reasons.joined(separator: ", "))"
    }
  }
}
