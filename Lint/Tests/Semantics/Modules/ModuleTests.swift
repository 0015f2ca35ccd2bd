import LintSemantics
import LintSyntax
import Testing

/// Types that several modules declare under one name.
@Suite struct ModuleTests {
  @Test(arguments: [("App2", "App2"), ("My-App 2", "My_App_2"), ("Größe.Kit", "Größe_Kit"), ("", "")])
  func targetIsImportedWithoutPunctuation(target: String, module: String) {
    #expect(BuildTarget.moduleName(target) == module)
  }

  @Test func nameMeansTypeOfImportedModule() throws {
    let files = try [
      ("Near/Base.swift", "class Base {}"), ("Far/Off/Base.swift", "class Base: UIViewController {}"),
      ("Near/App/Screen.swift", "import Far\nclass Screen: Base {}"),
    ].map { try SourceReader().facts(of: $1, path: $0) }
    var targets = [BuildTarget(named: "Near"), BuildTarget(named: "Far"), BuildTarget(named: "App")]
    for index in files.indices { targets[index].files = [files[index].path] }
    let modules = Modules(paths: files.map(\.path), roots: [], packages: [], targets: BuildTargets(targets))
    let project = Project(files: files, modules: modules)
    #expect(project.explain("Screen").first?.hasPrefix("controller by inheritance") == true)
  }

  @Test func fileOfTwoTargetsSeesTypesOfBoth() throws {
    let files = try [
      ("A/Base.swift", "class Base: UIViewController {}"), ("B/Base.swift", "class Base {}"),
      ("B/Deep/Screen.swift", "class Screen: Base {}"),
    ].map { try SourceReader().facts(of: $1, path: $0) }
    var targets = [BuildTarget(named: "A"), BuildTarget(named: "B")]
    targets[0].files = ["A/Base.swift", "B/Deep/Screen.swift"]
    targets[1].files = ["B/Base.swift"]
    let modules = Modules(paths: files.map(\.path), roots: [], packages: [], targets: BuildTargets(targets))
    #expect(Project(files: files, modules: modules).explain("Screen").count == 1)
  }

  @Test(arguments: [("App/Deep/Screen.swift", "App/Context.swift"), ("Preview/Screen.swift", "Preview/Context.swift")])
  func globalOfTwoTargetsMeansDeclarationOfNearestOne(screen: String, context: String) throws {
    let project = try Project(
      targets: ["App": ["App/Context.swift", screen], "Preview": ["Preview/Context.swift", screen]],
      sources: [
        "App/Context.swift": "var context: Int { 1 }", "Preview/Context.swift": "var context: Int { 2 }",
        screen: "final class Screen { func show() { print(context) } }",
      ])
    #expect(try project.pathOfDeclaration(readAs: "context", in: screen) == context)
  }

  @Test func fileListedInAnotherCaseBelongsToTarget() throws {
    let project = try Project(
      targets: ["App": ["APP/Context.swift", "App/Screen.swift"]],
      sources: [
        "App/Context.swift": "var context: Int { 1 }",
        "App/Screen.swift": "final class Screen { func show() { print(context) } }",
      ])
    #expect(try project.pathOfDeclaration(readAs: "context", in: "App/Screen.swift") == "App/Context.swift")
  }

  @Test func fileInAnotherCaseBesideListedOneBelongsToNoTarget() {
    var target = BuildTarget(named: "App")
    target.files = ["App/View.swift"]
    #expect(BuildTargets([target]).indices(ofAll: ["App/View.swift", "App/view.swift"]) == [[0], []])
  }

  @Test func globalThatOneTargetDeclaresTwiceHasNoMeaning() throws {
    let project = try Project(
      targets: ["App": ["App/Context.swift", "Far/Context.swift", "App/Screen.swift"]],
      sources: [
        "App/Context.swift": "var context: Int { 1 }", "Far/Context.swift": "var context: Int { 2 }",
        "App/Screen.swift": "final class Screen { func show() { print(context) } }",
      ])
    #expect(try project.pathOfDeclaration(readAs: "context", in: "App/Screen.swift") == nil)
  }

  @Test(arguments: [
    ("#if DEBUG\nlet client = Client()\n#else\nlet client = Client(1)\n#endif", true),
    ("let client = Client()\nlet client = Client(1)", false),
    (
      "#if DEBUG\nfunc client() -> Client { Client() }\n#else\nfunc client(_ id: Int) -> Client { Client() }\n#endif",
      false
    ),
  ])
  func globalOfEachClauseMeansFirstOne(globals: String, hasMeaning: Bool) throws {
    let project = try Project(
      targets: ["App": ["App/Client.swift", "App/Screen.swift"]],
      sources: [
        "App/Client.swift": globals, "App/Screen.swift": "final class Screen { func show() { print(client) } }",
      ])
    #expect(
      try project.pathOfDeclaration(readAs: "client", in: "App/Screen.swift") == (hasMeaning ? "App/Client.swift" : nil)
    )
  }

  @Test(arguments: [("Link", true), ("Line", false)])
  func typeOfOtherTargetWithNameOfStoreDoesNotKeepProtocolFromBeingStore(name: String, isStore: Bool) throws {
    let project = try Project(
      targets: [
        "App": ["App/Link.swift", "App/Linking.swift"], "Preview": ["Preview/Link.swift", "App/Linking.swift"],
      ],
      sources: [
        "App/Linking.swift": "protocol Linking { func run() -> Int }",
        "App/Link.swift": "class Link: Linking { let session = URLSession.shared ; func run() -> Int { 1 } }",
        "Preview/Link.swift": "class \(name): Linking { func run() -> Int { 2 } }",
      ])
    #expect(project.explain("Linking").isEmpty != isStore)
  }

  @Test func aliasNamedViewAppliesToItsModuleAndItsImporters() throws {
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

  @Test func appsOwnProtocolIsNotTheKits() throws {
    let own = ["A/Sources/B/Presenting.swift": "public protocol Presenting { func present() }"]
    func explain(_ card: String) throws -> [String] {
      try Project(sources: own.merging(["A/Sources/A/Card.swift": card]) { first, _ in first }).explain("Card")
    }
    let adopted = ["presenter by the kit's protocol: 'Card' adopts the kit's 'Presenting'"]
    #expect(try explain("import MVVMPresenter\nfinal class Card: Presenting {}") == adopted)
    #expect(try explain("import B\nimport MVVMPresenter\nfinal class Card: MVVMPresenter.Presenting {}") == adopted)
    #expect(try explain("import B\nimport MVVMPresenter\nfinal class Card: Presenting {}") == [])
    #expect(try explain("import B\nimport MVVMPresenter\nfinal class Card: B.Presenting {}") == [])
    #expect(try explain("import MVVMPresenter\nimport Other\nfinal class Card: Other.Presenting {}") == [])
  }

  @Test func protocolInKitsSourcesIsTheKits() throws {
    let card = "import MVVMCore\nfinal class Card: ViewModel {}"
    let protocols = ["View", "ViewModel", "ViewModelHolder", "ViewModelObserver"]
    let declared = protocols.map { "public protocol \($0) {}\n" }.joined()
    #expect(
      try Project(sources: ["A/Sources/A/Card.swift": card, "A/Sources/MVVMCore/Core.swift": declared]).explain("Card")
        == ["view model by the kit's protocol: 'Card' adopts the kit's 'ViewModel'"])
    #expect(
      try Project(sources: ["A/Sources/A/Card.swift": card, "A/Sources/A/Core.swift": declared]).explain("Card")
        == [
          "view model by its name: 'Card' conforms to 'ViewModel', 'ViewModel' ends with the word 'ViewModel', like a view model"
        ])
  }

  @Test func protocolOfAnOwnModuleNamedLikeTheKitsIsNotTheKits() throws {
    let declared = "public protocol ViewModel {}"
    for use in ["ViewModel", "MVVMCore.ViewModel"] {
      let card = "import MVVMCore\nfinal class Card: \(use) {}"
      let files = ["A/Sources/A/Card.swift": card, "A/Sources/MVVMCore/Core.swift": declared]
      let reason = try #require(try Project(sources: files).explain("Card").first)
      #expect(reason.hasPrefix("view model by its name"), "\(reason)")
    }
    let presenter = "import MVVMPresenter\nfinal class Card: Presenter {}"
    let core = "public protocol Core {}"
    #expect(
      try Project(sources: ["A/Sources/A/Card.swift": presenter, "A/Sources/MVVMPresenter/Core.swift": core]).explain(
        "Card") != [])
  }

  @Test func uniqueNameIsFoundIfModuleNameDiffersFromTarget() throws {
    let project = try Project(sources: [
      "A/Sources/A/Card.swift": "import Shared\nfinal class Card: Screen {}",
      "A/Sources/Shared-iOS/Screen.swift": "import UIKit\npublic typealias Screen = UIViewController",
    ])
    #expect(!project.explain("Card").isEmpty)
  }

  @Test func aliasInClausesOfConditionStandsForTypeOfEach() throws {
    let card = alias("Card", "NSObject", "UIView")
    let screens = "class Screen: Controller {}\nenum Cards { \(card) ; class Big: Card {} }"
    let project = try Project(source: alias("Controller", "NSObject", "UIViewController") + "\n" + screens)
    #expect(project.explain("Screen") == ["controller by inheritance: 'Screen' inherits from 'UIViewController'"])
    #expect(project.explain("Big") == ["view by inheritance: 'Big' inherits from 'UIView'"])
  }

  @Test func aliasWithoutConditionIsAmbiguousIfItIsDeclaredTwice() throws {
    let plain = "typealias Controller = NSViewController\n"
    #expect(try Project(source: plain + "class Screen: Controller {}").explain("Screen").count == 1)
    #expect(try Project(source: plain + plain + "class Screen: Controller {}").explain("Screen") == [])
  }

  private func alias(_ name: String, _ first: String, _ second: String) -> String {
    "#if os(macOS)\ntypealias \(name) = \(first)\n#else\ntypealias \(name) = \(second)\n#endif\n"
  }

  @Test(arguments: [
    ("Base", 1), ("Shop.Base", 1), ("Tools.Base", 0), ("Other.Base", 0), ("Umbrella.Tool", 1),
    ("UIKit.UIViewController", 1),
  ])
  func nameAfterModuleMeansTypeOfThatModule(base: String, count: Int) throws {
    let project = try Project(sources: [
      "A/Sources/Shop/Base.swift": "class Base: UIViewController {}",
      "A/Sources/Tools/Base.swift": "open class Base {}\nopen class Tool: UIViewController {}",
      "A/Sources/Shop/Screen.swift":
        "import Other\nimport Tools\nimport UIKit\nimport Umbrella\nclass Screen: \(base) {}",
    ])
    #expect(project.explain("Screen").count == count)
  }

  @Test func ambiguousNameMeansTypeOfOwnModule() throws {
    let first = "class Base: UIViewController {}\nclass First: Base {}"
    let project = try Project(sources: [
      "A/Sources/A/A.swift": first, "B/Sources/B/B.swift": "class Base {}\nclass Second: Base {}",
    ])
    #expect(project.explain("First").count == 1)
    #expect(project.explain("Second") == [])
  }

  @Test(arguments: ["Sources", "Source", "src", "srcs", "Tests"])
  func eachFolderInPackagesSourceFolderIsModule(_ folder: String) throws {
    let project = try Project(sources: [
      "A/\(folder)/A/A.swift": "class Base: UIViewController {}\nclass First: Base {}",
      "A/\(folder)/B/B.swift": "class Base {}\nclass Second: Base {}",
    ])
    #expect(project.explain("First").count == 1)
    #expect(project.explain("Second") == [])
  }
}

extension Project {
  fileprivate init(targets: [String: [String]], sources: [String: String]) throws {
    let files = try sources.sorted { $0.key < $1.key }.map { try SourceReader().facts(of: $0.value, path: $0.key) }
    let all = targets.sorted { $0.key < $1.key }.map { name, paths in
      var target = BuildTarget(named: name)
      target.files = Set(paths)
      return target
    }
    self.init(
      files: files,
      modules: Modules(paths: files.map(\.path), roots: [], packages: [], targets: BuildTargets(all)))
  }

  fileprivate func pathOfDeclaration(readAs name: Name, in path: String) throws -> String? {
    let file = try #require(fileIDs.first { facts($0).path == path })
    let read = try #require(facts(file).expressionIDs.first { facts(file)[$0].name == name })
    return declaration(readBy: read, file: file).map { self.file($0).path }
  }
}
