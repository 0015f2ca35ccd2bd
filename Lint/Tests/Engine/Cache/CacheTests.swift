import Foundation
@testable import LintEngine
import LintRules
import LintSyntax
import Testing

/// Runs with a cache report the same as runs without one.
@Suite struct CacheTests {
  @Test(arguments: 1...12)
  func cachedRunEqualsUncachedRunAfterRandomEdits(seed: UInt64) throws {
    var app = RandomApp(seed: seed)
    let project = try TestProject([:])
    for edit in 0..<30 {
      if edit % 2 == 0 { try app.edit() } else { app.editParent() }
      try app.write(to: project)
      let check = project.check(later: seed % 2 == 0)
      #expect(check.reports(of: allRules).map { String(reflecting: $0) } == project.reports(cached: false))
    }
  }

  @Test(arguments: 1...8)
  func cachedRunEqualsUncachedRunAfterRandomBodyEdits(
    seed: UInt64
  ) throws {
    var app = RandomApp(seed: seed)
    let project = try TestProject([:])
    var joined = 0
    for edit in 0..<20 {
      if edit % 10 == 0 { try app.edit() } else { app.editCode() }
      try app.write(to: project)
      let check = project.check(later: seed % 2 == 0)
      #expect(check.reports(of: allRules).map { String(reflecting: $0) } == project.reports(cached: false))
      joined += check.isJoined ? 1 : 0
    }
    #expect(joined < 20)
  }

  @Test func typeWhoseRoleChangesByEditElsewhereIsCheckedAgain() throws {
    let base = "import UIKit\nclass Base: UIView {}\n"
    let project = try TestProject([
      "Base.swift": base, "Header.swift": "class Header: Base {}\n",
      "Model.swift": "final class ListViewModel { weak var header: Header? ; func load() {} }\n",
    ])
    #expect(project.found(cached: true) == ["view-reference"])
    try project.write(base.replacing(": UIView", with: ""), to: "Base.swift")
    #expect(project.found(cached: true) == [])
    try project.write(base, to: "Base.swift")
    #expect(project.found(cached: true) == ["view-reference"])
  }

  @Test func unresolvedNameIsCheckedAgainOnceItIsDeclared() throws {
    let project = try TestProject([
      "Views.swift": "import UIKit\n", "Other.swift": "class Other {}\n",
      "Model.swift": "final class ListViewModel { weak var header: Header? ; func load() {} }\n",
    ])
    #expect(project.found(cached: true) == [])
    try project.write("import UIKit\nclass Header: UIView {}\n", to: "Views.swift")
    #expect(project.found(cached: true) == ["view-reference"])
    try project.write("import UIKit\n", to: "Views.swift")
    #expect(project.found(cached: true) == [])
  }

  @Test func unchangedProjectIsNotRead() throws {
    let project = try TestProject(["A.swift": Self.model, "B.swift": Self.screen])
    let before = project.reports(cached: true)
    let read = Counter()
    let check = Check(Sources(root: project.root), cache: project.cache) { _, _ in read.increment() }
    #expect(check.reports(of: allRules).map { String(reflecting: $0) } == before)
    #expect(read.count == 0)
    #expect(!before.isEmpty)
  }

  @Test(arguments: [(Parser.default, 0), (.syntax, 2)])
  func factsThatAnotherParserReadAreNotUsed(parser: Parser, count: Int) throws {
    let project = try TestProject(["A.swift": Self.model, "B.swift": Self.screen])
    let before = project.reports(cached: true)
    let read = Counter()
    let check = Check(Sources(root: project.root), parser: parser, cache: project.cache) { _, _ in read.increment() }
    #expect(check.reports(of: allRules).map { String(reflecting: $0) } == before)
    #expect(read.count == count)
  }

  @Test func cacheStoresSeverityOfFinding() throws {
    let project = try TestProject([
      "Cell.swift":
        "import SwiftMVVMPattern\nimport UIKit\nstruct Row {}\nfinal class Cell: UITableViewCell, Contextable { var context: Row? }\n"
    ])
    let stale = project.check(cached: false).findings(of: allRules).filter { $0.rule == "stale-context" }
    #expect(stale.map(\.statesSeverity) == [true])
    #expect(project.reports(cached: true) == project.reports(cached: true))
  }

  @Test func newUseOfCellContextsChangesAdviceInOtherFiles() throws {
    let list = """
      import UIKit
      final class ListViewController: UITableViewController {
        var items: [String] = []
        func reload() { items = [] }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(items[indexPath.row]) }
      }
      """
    let kept = "import MVVMContext\nfinal class Lists { var contexts: CellContexts<String>? }"
    let project = try TestProject([
      "A.swift": list, "B.swift": kept.replacing("CellContexts<String>", with: "String"),
    ])
    let before = project.reports(cached: true)
    try project.write(kept, to: "B.swift")
    let after = project.reports(cached: true)
    #expect(after == project.reports(cached: false))
    #expect(after != before)
  }

  @Test func newMethodThatReadsElementAffectsCallsInOtherFiles() throws {
    let list = """
      import UIKit
      final class ListViewController: UITableViewController {
        var items: [String] = []
        func reload() { items = [] }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          print(items.pick(indexPath.row))
        }
      }
      """
    let method = "extension Array { func pick(_ index: Int) -> Element { self[index] } }\n"
    let project = try TestProject(["List.swift": list, "Pick.swift": method.replacing("pick", with: "other")])
    #expect(project.found(cached: true) == [])
    try project.write(method, to: "Pick.swift")
    #expect(project.found(cached: true) == ["unsafe-selection"])
    try project.write(method.replacing("self[index]", with: "first!"), to: "Pick.swift")
    #expect(project.found(cached: true) == [])
  }

  @Test func historicalRunDoesNotChangeCache() throws {
    let project = try TestProject(["A.swift": Self.model, "B.swift": Self.screen])
    _ = project.reports(cached: true)
    let past = Sources(root: project.root, replacing: ["A.swift": []])
    _ = Check(past, cache: project.cache.unchanged).reports(of: allRules)
    let read = Counter()
    _ = Check(Sources(root: project.root), cache: project.cache) { _, _ in read.increment() }
    #expect(read.count == 0)
  }

  @Test func onlyChangedFileIsRead() throws {
    let project = try TestProject(["A.swift": Self.model, "B.swift": Self.screen, "C.swift": "struct C {}"])
    _ = project.reports(cached: true)
    try project.write(Self.model + "// Later.", to: "A.swift")
    let read = Counter()
    _ = Check(Sources(root: project.root), cache: project.cache) { _, _ in read.increment() }
    #expect(read.count == 1)
  }

  @Test func changedStampWithUnchangedContentChangesNothing() throws {
    let project = try TestProject(["A.swift": Self.model, "B.swift": Self.screen])
    let before = project.reports(cached: true)
    for date in [Date(timeIntervalSince1970: 1_000_000_000), Date()] {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: project.root + "/A.swift")
      #expect(project.reports(cached: true) == before)
    }
  }

  @Test func changedContentWithUnchangedStampIsDetected() throws {
    let project = try TestProject(["A.swift": Self.model, "B.swift": Self.screen])
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: project.root + "/A.swift")
    _ = project.reports(cached: true)
    try project.write(Self.model.replacing("UIView", with: "Legacy"), to: "A.swift")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: project.root + "/A.swift")
    #expect(project.reports(cached: true) == project.reports(cached: false))
  }

  @Test func packagesOfTargetAreKnownAfterEditOfAnotherTarget() throws {
    let manifest = """
      let package = Package(name: "App", targets: [.target(name: "List", path: "List"), .target(name: "Widget", path: "Widget")])
      """
    let model = """
      import RxSwift
      final class ListViewModel: NSObject {
        let items = PublishSubject<String>()
        var last = ""
        func load() { items.subscribe(onNext: { self.last = $0 }).disposed(by: rx.disposeBag) }
      }
      """
    let project = try TestProject([
      "Package.swift": manifest, "List/Model.swift": model, "Widget/Widget.swift": "import NSObject_Rx\n",
    ])
    #expect(project.found(cached: true).isEmpty)
    try project.write("import NSObject_Rx\nstruct Widget { var size = 1 }\n", to: "Widget/Widget.swift")
    #expect(project.found(cached: true).isEmpty)
    try project.write("import NSObject_Rx\n" + model, to: "List/Model.swift")
    #expect(project.found(cached: true) == ["strong-self-binding"])
  }

  static let model = "import UIKit\nfinal class ListViewModel { weak var view: UIView? ; func load() {} }\n"
  static let screen = "import UIKit\nfinal class Screen: UIViewController { var viewModel: ListViewModel? }\n"
}

extension TestProject {
  var cache: CacheLocation { CacheLocation(path: root + "/.build/mvvmlint.cache", tool: "test") }

  /// - Parameter later: whether the clock is ahead, so that the stamps of files that were just written count as old.
  func check(later: Bool, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> Check {
    let moment = FileStamp.now() + (later ? 60_000_000_000 : 0)
    return Check(Sources(root: root), cache: cache, at: moment, progress: progress)
  }

  func check(cached: Bool) -> Check { Check(Sources(root: root), cache: cached ? cache : nil) }

  func found(cached: Bool) -> [String] { check(cached: cached).findings(of: allRules).map(\.rule) }

  func reports(cached: Bool) -> [String] {
    check(cached: cached).reports(of: allRules).map { String(reflecting: $0) }
  }
}

final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var count = 0

  func increment() { lock.withLock { count += 1 } }
}
