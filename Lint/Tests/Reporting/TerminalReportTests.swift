import LintEngine
import LintReporting
import Testing

@Suite struct TerminalReportTests {
  @Test func terminalShowsSourceLinesReasonsAndSummary() {
    var reports = Reports(
      "struct Model {\n  var label: ↓UILabel↑?\n}\n", because: "Model is a view model", at: Reports.view)
    reports.add(Reports.warning, in: "App/Other.swift", "↓import UIKit↑")
    #expect(
      reports.text(.terminal, .excerpts, explains: true) == """
        App/Model.swift:2:14: error: it references, 100% sure (view-reference)
              2 | var label: UILabel?
                |            ^~~~~~~
            because Model is a view model (App/View [1].swift:3:7)
        App/Other.swift:1:1: warning: it references, 100% sure (ui-import)
              1 | import UIKit
                | ^~~~~~~~~~~~

        1 error, 1 warning in 3 files.

        """)
  }

  @Test func pipeReceivesNoSourceLines() {
    let reports = Reports("struct Model {\n  var label: ↓UILabel↑?\n}\n", because: "Model is a view model")
    #expect(
      reports.text(.terminal) == """
        App/Model.swift:2:14: error: it references, 100% sure (view-reference)

        1 error in 3 files.

        """)
  }

  @Test func reportWithoutFindingsHasSummary() {
    #expect(Reports().text(.terminal) == "No findings in 3 files.\n")
  }

  @Test func suppressedFindingsAreCountedButNotShown() {
    var reports = Reports()
    reports.add(Reports.error, in: "A.swift", "↓a↑", suppression: .baseline)
    reports.add(Reports.error, in: "B.swift", "↓a↑", suppression: .baseline)
    #expect(reports.text(.terminal) == "No findings in 3 files; 2 in the baseline.\n")
    reports.add(Reports.error, in: "C.swift", "↓a↑", suppression: .inSource(reason: nil))
    #expect(reports.text(.terminal) == "No findings in 3 files; 2 in the baseline, 1 suppressed by comments.\n")
  }

  @Test func skippedFilesAndFoldersAreCountedByReason() {
    var reports = Reports()
    reports.skipped = [
      SkippedPath("A.swift", .generated), SkippedPath("B.swift", .excluded), SkippedPath("C.swift", .generated),
      SkippedPath("Pods", isFolder: true, .packages),
    ]
    #expect(
      reports.text(.terminal) == """
        No findings in 3 files.
        Skipped 3 files and 1 folder: excluded by the configuration (1), generated code (2), package checkout (1).

        """)
    #expect(
      reports.report.skippedList.hasSuffix("C.swift: skipped: generated code\nPods/: skipped: package checkout\n"))
  }

  @Test(arguments: [
    ("/project", "App/Model.swift"), ("/project/App", "Model.swift"),
    ("/project/Other/Folder", "../../App/Model.swift"), ("/project2", "/project/App/Model.swift"),
    ("/", "project/App/Model.swift"), ("/proj", "/project/App/Model.swift"), ("/elsewhere", "/project/App/Model.swift"),
  ])
  func pathsAreRelativeToCurrentDirectoryIfItIsNear(directory: String, path: String) {
    var reports = Reports("↓a↑")
    reports.directory = directory
    #expect(reports.text(.terminal).hasPrefix("\(path):1:1: error: "))
  }

  @Test(arguments: [
    (["/projects/a", "/projects/b/c"], ["a/App/Model.swift", "b/c/App/Model.swift"]),
    (["/projects", "/projects/b"], ["App/Model.swift", "b/App/Model.swift"]),
    (["/a", "/b"], ["a/App/Model.swift", "b/App/Model.swift"]),
  ])
  func combinedReportHasPathsRelativeToCommonFolder(roots: [String], paths: [String]) {
    let reports = roots.map { root in
      var reports = Reports("↓a↑")
      reports.root = root
      return reports.report
    }
    let combined = Report(combining: reports)
    #expect(combined.findings.map(\.path) == paths)
    #expect(Set(combined.findings.map(\.fingerprint.digest)).count == 2)
    #expect(combined.fileCount == 6)
  }

  @Test func colorsAreOptional() {
    let reports = Reports("↓a↑")
    #expect(reports.text(.terminal, .colors).contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(!reports.text(.terminal, .excerpts).contains("\u{1B}"))
  }

  @Test(arguments: [
    ("\tlet é = ↓x↑", "1 | let é = x", "|         ^"),
    ("let 日本 = ↓名前↑", "1 | let 日本 = 名前", "|            ^~~~"),
    ("let a = \"\u{1B}[2J\" + ↓b↑\r\nlet c = 0", "1 | let a = \"\u{FFFD}[2J\" + b", "|                  ^"),
    ("↓make(\n  1)↑", "1 | make(", "| ^~~~~"),
  ])
  func caretIsBelowHighlightedCode(source: String, line: String, mark: String) {
    let lines = Reports(source).text(.terminal, .excerpts).split(separator: "\n")
    #expect(lines[1].drop { $0 == " " } == line)
    #expect(lines[2].drop { $0 == " " } == mark)
  }

  @Test func longLineIsCutAroundHighlightedCode() {
    let source =
      "let a = \"" + String(repeating: "x", count: 500_000) + "\" + ↓b↑ + \"" + String(repeating: "y", count: 500)
    let line = Reports(source).text(.terminal, .excerpts).split(separator: "\n")[1]
    #expect(line.count < 115)
    #expect(line.contains("…xxx") && line.contains("x\" + b + \"yyy") && line.hasSuffix("y…"))
  }

  @Test func findingInDeletedFileHasNoSourceLine() {
    var reports = Reports("let a = ↓b↑")
    reports.sources = [:]
    #expect(
      reports.text(.terminal, .excerpts).contains(
        ":1:9: error: it references, 100% sure (view-reference)\n\n1 error in"))
  }
}
