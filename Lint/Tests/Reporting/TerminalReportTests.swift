import LintEngine
import LintReporting
import Testing

@Suite struct TerminalReportTests {
  @Test func `a terminal shows source lines, reasons and a summary`() {
    var reports = Reports("struct Model {\n  var label: ↓UILabel↑?\n}\n", because: "Model is named so")
    reports.add(Reports.warning, in: "App/Other.swift", "↓import UIKit↑")
    #expect(
      reports.text(.terminal, .excerpts) == """
        App/Model.swift
          2:14: error: it knows, 100% sure (view-reference)
              2 | var label: UILabel?
                |            ^~~~~~~
            because Model is named so

        App/Other.swift
          1:1: warning: it knows, 100% sure (ui-import)
              1 | import UIKit
                | ^~~~~~~~~~~~

        1 error, 1 warning in 3 files.

        """)
  }

  @Test func `a pipe gets no source lines`() {
    let reports = Reports("struct Model {\n  var label: ↓UILabel↑?\n}\n", because: "Model is named so")
    #expect(
      reports.text(.terminal) == """
        App/Model.swift
          2:14: error: it knows, 100% sure (view-reference)
            because Model is named so

        1 error in 3 files.

        """)
  }

  @Test func `a report without findings has a summary`() {
    #expect(Reports().text(.terminal) == "No findings in 3 files.\n")
  }

  @Test func `suppressed findings are counted and not shown`() {
    var reports = Reports()
    reports.add(Reports.error, in: "A.swift", "↓a↑", suppression: .baseline)
    #expect(reports.text(.terminal) == "No findings in 3 files; 1 suppressed.\n")
  }

  @Test func `colors are optional`() {
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
  func `the caret is below the highlighted code`(source: String, line: String, mark: String) {
    let lines = Reports(source).text(.terminal, .excerpts).split(separator: "\n")
    #expect(lines[2].drop { $0 == " " } == line)
    #expect(lines[3].drop { $0 == " " } == mark)
  }

  @Test func `a long line is cut around the highlighted code`() {
    let source =
      "let a = \"" + String(repeating: "x", count: 500_000) + "\" + ↓b↑ + \"" + String(repeating: "y", count: 500)
    let line = Reports(source).text(.terminal, .excerpts).split(separator: "\n")[2]
    #expect(line.count < 115)
    #expect(line.contains("…xxx") && line.contains("x\" + b + \"yyy") && line.hasSuffix("y…"))
  }

  @Test func `a finding in a deleted file has no source line`() {
    var reports = Reports("let a = ↓b↑")
    reports.sources = [:]
    #expect(
      reports.text(.terminal, .excerpts).contains("  1:9: error: it knows, 100% sure (view-reference)\n\n1 error in"))
  }
}
