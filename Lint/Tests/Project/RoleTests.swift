import LintFacts
import LintProject
import Testing

@Suite struct RoleTests {
  @Test func `a role follows from what is inherited, over any number of steps`() throws {
    let project = try Project(source: "class Base: UIViewController {}\nclass Screen: Base {}")
    #expect(
      project.explain("Screen") == [
        "controller by inheritance: Screen inherits from Base, Base inherits from UIViewController"
      ])
  }

  @Test func `what a controller holds as its view model is one`() throws {
    let project = try Project(source: "class Screen: UIViewController { var viewModel: Logic? }\nclass Logic {}")
    #expect(project.explain("Logic") == ["view model by what it is bound to: Screen holds it as viewModel"])
  }

  @Test func `a name tells a role where nothing else does`() throws {
    let project = try Project(
      source: "class LoginViewModel { func log() {} }\nstruct RowViewModel { let title: String }")
    #expect(
      project.explain("LoginViewModel") == [
        "view model by its name: the name LoginViewModel ends as that of a view model"
      ])
    #expect(project.explain("RowViewModel") == [])
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
    let files = try sources.sorted { $0.key < $1.key }.map { try SourceReader.facts(of: $0.value, path: $0.key) }
    self.init(files: files, modules: Modules(paths: files.map(\.path), roots: [], packages: ["A", "B"]))
  }

  func explain(_ name: String) -> [String] {
    typeIDs.filter { self[$0].name.text == name }.flatMap { roles.claims(of: $0) }.map {
      "\($0.role.rawValue) by \($0.basis): \($0.reasons.joined(separator: ", "))"
    }
  }
}
