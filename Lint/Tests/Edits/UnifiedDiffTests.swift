import Foundation
import LintEdits
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String, path: String = "App/List.swift") -> String {
    UnifiedDiff(of: FileChange(path, from: Array(before.utf8), to: Array(after.utf8))).text
  }

  private func numbers(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

  @Test func equalTextsHaveNoDiff() { #expect(diff("a\n", "a\n") == "") }

  @Test func changedLineHasThreeLinesOfContext() {
    let expected = """
      --- a/App/List.swift
      +++ b/App/List.swift
      @@ -2,7 +2,7 @@
       2
       3
       4
      -5
      +five
       6
       7
       8

      """
    #expect(diff(numbers(1...9), numbers(1...9).replacingOccurrences(of: "5", with: "five")) == expected)
  }

  @Test func closeChangesShareHunk() {
    let close = numbers(1...20).replacingOccurrences(of: "3\n4", with: "3\nfour").replacingOccurrences(
      of: "11\n", with: "")
    #expect(diff(numbers(1...20), close).components(separatedBy: "@@ -").count == 2)
    let far = numbers(1...20).replacingOccurrences(of: "3\n4", with: "3\nfour").replacingOccurrences(
      of: "12\n", with: "")
    #expect(diff(numbers(1...20), far).components(separatedBy: "@@ -").count == 3)
  }

  @Test func missingLineFeedAtEndIsMarked() {
    let expected = """
      @@ -1,2 +1,2 @@
       a
      -b
      +c
      \\ No newline at end of file

      """
    #expect(diff("a\nb\n", "a\nc").hasSuffix(expected))
    #expect(diff("a\nb", "x\nb").hasSuffix("-a\n+x\n b\n\\ No newline at end of file\n"))
  }

  @Test func carriageReturnsStayInTheirLines() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n").hasSuffix("@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"))
  }

  @Test func insertionIntoEmptyFileNamesLineBeforeIt() {
    #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
    #expect(diff("a\n", "").hasSuffix("@@ -1 +0,0 @@\n-a\n"))
  }

  @Test func unusualPathsAreWrittenAsGitWritesThem() {
    #expect(diff("a", "b", path: "My App/A.swift").hasPrefix("--- a/My App/A.swift\t\n+++ b/My App/A.swift\t\n"))
    #expect(diff("a", "b", path: "A\"\\\n.swift").hasPrefix("--- \"a/A\\\"\\\\\\012.swift\"\n"))
  }

  /// Random edits, applied by `patch` or `git apply`.
  @Test func gitAppliesDiff() throws {
    guard let git = ["/usr/bin/git", "/usr/local/bin/git"].first(where: FileManager.default.fileExists) else { return }
    var random = Numbers(state: 7)
    for round in 0..<40 {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mvvmlint-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let ending = round % 2 == 0 ? "\n" : "\r\n"
      let lines = (0..<Int.random(in: 0...30, using: &random)).map { "line \($0 % 7)" }
      var changed = lines
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        if Bool.random(using: &random), let index = changed.indices.randomElement(using: &random) {
          changed.remove(at: index)
        } else {
          changed.insert("new", at: Int.random(in: 0...changed.count, using: &random))
        }
      }
      let (before, after) = (text(lines, ending, &random), text(changed, ending, &random))
      if before == after || before.isEmpty || after.isEmpty { continue }
      let file = folder.appendingPathComponent("A B.swift")
      try Data(before.utf8).write(to: file)
      try Data(diff(before, after, path: "A B.swift").utf8).write(to: folder.appendingPathComponent("diff"))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: git)
      process.currentDirectoryURL = folder
      process.arguments = ["-c", "core.autocrlf=false", "apply", "--whitespace=nowarn", "diff"]
      try process.run()
      process.waitUntilExit()
      #expect(try Data(contentsOf: file) == Data(after.utf8))
    }
  }

  private func text(_ lines: [String], _ ending: String, _ random: inout Numbers) -> String {
    lines.joined(separator: ending) + (lines.isEmpty || Bool.random(using: &random) ? "" : ending)
  }

  /// Reproducible random numbers.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 31
    }
  }
}
