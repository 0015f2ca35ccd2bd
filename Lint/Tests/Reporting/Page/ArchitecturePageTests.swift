import Foundation
import LintArchitecture
import LintEngine
import LintReporting
import LintSyntax
import Testing

@Suite struct ArchitecturePageTests {
  private static let sources = [
    "App/Shelf/ShelfViewModel.swift":
      "import UIKit\nfinal class ShelfViewModel { var label: UILabel?; let store: BookStore }\n",
    "App/Model/BookStore.swift": "final class BookStore { var shelf: ShelfViewModel? }\nstruct Book {}\n",
  ]

  @Test func samePageIsWrittenTwice() throws {
    var pages = Pages(Self.sources)
    pages.reports.add(Reports.error, in: "App/A.swift", "class A { let b: ↓B↑ }\nclass B {}\n")
    #expect(try pages.text == pages.text)
  }

  @Test func mapContainsBoxesAndArrowsAndMarksCycles() throws {
    let map = try Pages(Self.sources).part("map")
    #expect(map.contains("aria-label=\"App/Model: 2 types, 0 findings, in cycle 1\""))
    #expect(map.contains("<title>App/Model uses App/Shelf in 1 place</title>"))
    #expect(map.contains("class=\"arrow use cycle\""))
    #expect(map.contains("Cycle 1: <a href=\"#area-0\"><bdi>App/Model</bdi></a> → <a href=\"#area-1\">"))
  }

  @Test func usesWithFindingsAreMarkedWithTheirNumber() throws {
    var pages = Pages(Self.sources)
    pages.reports.add(Reports.error, in: "App/Model/A.swift", "class A { let model: ↓ShelfViewModel↑ }\n")
    let map = try pages.part("map")
    #expect(map.contains("<title>App/Model uses App/Shelf in 2 places, 1 finding</title>"))
    #expect(map.contains("class=\"arrow wrong cycle\""))
    #expect(map.contains("class=\"box wrong cycle\" href=\"#area-0\""))
  }

  @Test func mapOfManyFoldersShowsTheLargest() throws {
    var sources: [String: String] = [:]
    for number in 0..<70 { sources["M\(number)/A.swift"] = "struct A\(number) { var next: A\(number + 1)? }\n" }
    sources["M69/B.swift"] = "struct B {}"
    let map = try Pages(sources).part("map")
    #expect(map.contains("The map shows the 60 largest of 70 folders."))
    #expect(map.ranges(of: "<a class=\"box").count == 60)
    #expect(map.contains("aria-label=\"M69: 2 types, 0 findings\""))
    #expect(map.contains("All 69 arrows as a table"))
  }

  @Test func tableOfManyArrowsShowsTheMostImportant() throws {
    var sources: [String: String] = [:]
    for number in 0..<40 {
      let uses = (0..<40).filter { $0 != number }.map { "var a\($0): A\($0)?; " }.joined()
      sources["M\(number)/A.swift"] = "struct A\(number) { \(uses)\(number == 39 ? "var b: A0?" : "") }\n"
    }
    let map = try Pages(sources).part("map")
    #expect(map.contains("500 of 1560 arrows as a table"))
    #expect(map.contains("<td><a href=\"#area-0\"><bdi>M0</bdi></a></td><td>2</td>"))
  }

  @Test func emptyProjectHasAPage() throws {
    let text = try Pages().text
    #expect(text.contains("0 files with 0 types in 0 folders. No cycles between them."))
    #expect(text.contains("The project contains no Swift files."))
    #expect(!text.contains("<form"))
  }

  @Test func hostileNamesAreEscaped() throws {
    let script = "</script><script>alert(1)</script><!--"
    var pages = Pages(["App/\(script)/\u{202E}x\"'&.swift": "struct Öffnen {}\n", "App/B/B.swift": "struct שלום {}\n"])
    pages.name = script
    pages.ownership = Ownership(CodeOwners("* @\(script)"), folder: "")
    pages.reports.add(
      Reports.error, in: "App/\(script)/b.swift", "let a = ↓\"\(script)\u{202E}\"↑\n", because: script,
      suppression: .inSource(reason: script))
    let text = try pages.text
    // The page's own script and the types.
    #expect(text.ranges(of: "<script").count == 2)
    #expect(text.ranges(of: "</script>").count == 2)
    #expect(!text.contains("<!--"))
    #expect(!text.contains("\u{202E}"))
    #expect(text.contains("<title>Architecture of &lt;/script&gt;&lt;script&gt;alert(1)"))
    #expect(text.contains("App/\\u003c/script>\\u003cscript>alert(1)"))
  }

  @Test func longNamesAreCutInTheMapOnly() throws {
    let name = String(repeating: "Long", count: 75)
    let pages = Pages(["App/\(name)/A.swift": "struct A {}", "App/B/B.swift": "struct \(name) {}"])
    let map = try pages.part("map")
    #expect(map.contains(">LongLongLongLongLong</text>"))
    #expect(map.contains(">…ngLongLongLongLongLong</text>"))
    #expect(try pages.part("areas").contains("<bdi>App/\(name)</bdi>"))
  }

  @Test func mapOfChangesMarksOnlyThemBesideTheTotal() throws {
    var pages = Pages(Self.sources)
    pages.reports.add(Reports.error, in: "App/Model/A.swift", "class A { let model: ↓ShelfViewModel↑ }\n")
    pages.reports.add(Reports.error, in: "App/Model/B.swift", "class B { let model: ↓ShelfViewModel↑ }\n")
    pages.changes = ReportedChanges(since: "main", findings: Array(pages.reports.findings.prefix(1)))
    let map = try pages.part("map")
    #expect(map.contains(">1 of 2 findings</text>"))
    #expect(map.contains("<title>App/Model uses App/Shelf in 3 places, 1 of 2 findings</title>"))
    #expect(map.contains(">1</text>"))
    #expect(map.contains("Red boxes and arrows have findings that changed since <bdi>main</bdi>"))
    #expect(try pages.part("areas").contains("</th><td>4</td><td>1 of 2</td><td>0</td><td>0</td>"))
    let data = try pages.part("type-data", until: "</script>")
    #expect(data.contains("[4, 1, 1, 1]"))
    #expect(data.contains("[4, 1, 0, 1]"))
    pages.changes = ReportedChanges(since: "main", findings: [])
    #expect(!(try pages.part("map").contains("class=\"arrow wrong")))
    #expect(!(try pages.part("map").contains("class=\"box wrong")))
  }

  @Test func typesAreDataForTheScript() throws {
    let json = try Pages(Self.sources).part("type-data", until: "</script>").drop { $0 != "{" }
    let data = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let types = try #require(data["types"] as? [[Any]])
    #expect(types.map { $0[0] as? String } == ["Book", "BookStore", "ShelfViewModel"])
    #expect(types.map { $0[6] as? [Int] } == [[], [2, 1, 0, 0], [1, 1, 0, 0]])
    #expect(data["files"] as? [String] == ["App/Model/BookStore.swift", "App/Shelf/ShelfViewModel.swift"])
  }

  @Test func pageLoadsNothing() throws {
    let text = try Pages(Self.sources).text
    #expect(text.contains("default-src 'none'"))
    #expect(!text.contains(" src="))
    #expect(!text.contains("<link"))
    #expect(!text.contains("url(http"))
  }
}
