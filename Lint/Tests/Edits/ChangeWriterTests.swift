import Foundation
import LintEdits
import LintSupport
import Testing

@Suite struct ChangeWriterTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func change(_ path: String, _ before: String = "old\n", to after: String = "new\n") -> FileChange {
    FileChange(path, from: Array(before.utf8), to: Array(after.utf8))
  }

  @Test func fileIsReplacedAndKeepsItsPermissions() throws {
    try folder.write("old\n", to: "App/A.swift")
    try folder.setPermissions(0o755, of: "App/A.swift")
    #expect(folder.writer.write([change("App/A.swift")]).failures.isEmpty)
    #expect(try folder.text(of: "App/A.swift") == "new\n")
    #expect(try folder.permissions(of: "App/A.swift") == 0o755)
    #expect(try folder.names(in: "App") == ["A.swift"])
  }

  @Test func fileThatChangedMeanwhileIsRefused() throws {
    try folder.write("edited\n", to: "A.swift")
    #expect(folder.writer.write([change("A.swift")]).failures == [WriteFailure("A.swift", .changed)])
    #expect(try folder.text(of: "A.swift") == "edited\n")
  }

  @Test func readOnlyFileIsRefused() throws {
    try folder.write("old\n", to: "A.swift")
    try folder.setPermissions(0o444, of: "A.swift")
    #expect(folder.writer.write([change("A.swift")]).failures == [WriteFailure("A.swift", .readOnly)])
  }

  @Test func fileInReadOnlyFolderIsRefused() throws {
    try folder.write("old\n", to: "A.swift")
    try folder.write("old\n", to: "App/B.swift")
    try folder.setPermissions(0o555, of: "App")
    defer { try? folder.setPermissions(0o755, of: "App") }
    let failures = folder.writer.write([change("A.swift"), change("App/B.swift")]).failures
    #expect(failures == [WriteFailure("App/B.swift", .readOnlyFolder)])
    #expect(try folder.text(of: "A.swift") == "old\n")
  }

  @Test(arguments: [
    (EditRefusal.readOnly, true), (.readOnlyFolder, true), (.changed, true), (.unreadable(""), true),
    (.generated, false), (.symbolicLink, false), (.innerRepository(folder: ""), false),
  ])
  func refusalIsAnErrorIfTheFileShouldBeEdited(refusal: EditRefusal, isError: Bool) {
    #expect(refusal.isError == isError)
  }

  @Test func linksAreRefused() throws {
    try folder.write("old\n", to: "Real/A.swift")
    try folder.link("A.swift", to: "Real/A.swift")
    try folder.link("Linked", to: "Real")
    for path in ["A.swift", "Linked/A.swift"] {
      #expect(folder.writer.write([change(path)]).failures == [WriteFailure(path, .symbolicLink)])
    }
    #expect(try folder.text(of: "Real/A.swift") == "old\n")
  }

  @Test func filesOfSubmodulesAreRefused() throws {
    try folder.write("gitdir: elsewhere", to: "Lib/.git")
    try folder.write("old\n", to: "Lib/Sources/A.swift")
    try folder.write("gitdir: elsewhere", to: ".git")
    try folder.write("old\n", to: "A.swift")
    let refusal = EditRefusal.innerRepository(folder: "Lib")
    #expect(
      folder.writer.refusals(of: [change("Lib/Sources/A.swift")]) == [WriteFailure("Lib/Sources/A.swift", refusal)])
    #expect(folder.writer.write([change("A.swift")]).failures.isEmpty)
  }

  @Test func generatedFilesAreRefused() throws {
    try folder.write("// @generated\n", to: "A.swift")
    let refused = folder.writer.write([change("A.swift", "// @generated\n")]).failures
    #expect(refused == [WriteFailure("A.swift", .generated)])
  }

  @Test func removedFileIsRefused() {
    let failures = folder.writer.write([change("A.swift")]).failures
    #expect(failures.map(\.reason) == ["it can't be read (No such file or directory)"])
  }

  @Test func oneRefusalPreventsAllWrites() throws {
    try folder.write("old\n", to: "A.swift")
    try folder.write("edited\n", to: "B.swift")
    #expect(folder.writer.write([change("A.swift"), change("B.swift")]).failures.map(\.path) == ["B.swift"])
    #expect(try folder.text(of: "A.swift") == "old\n")
  }

  @Test func failureEndsTheWriting() throws {
    for path in ["A.swift", "B.swift"] { try folder.write("old\n", to: path) }
    // After the first write, the file isn't the one that was read.
    let result = folder.writer.write([change("A.swift"), change("A.swift"), change("B.swift")])
    #expect(result.failures == [WriteFailure("A.swift", .changed)])
    #expect(result.written == ["A.swift"])
    #expect(result.omitted == ["B.swift"])
    #expect(try folder.text(of: "B.swift") == "old\n")
  }

  @Test func unchangedFileIsNotWritten() throws {
    #expect(folder.writer.write([change("Missing.swift", "a", to: "a")]).failures.isEmpty)
  }

  @Test func failedWriteLeavesNoDraft() throws {
    try folder.write("old\n", to: "App/A.swift")
    // A folder takes the place of the draft.
    try folder.write("", to: "App/.A.swift.\(getpid()).mvvmlint/x")
    let failures = folder.writer.write([change("App/A.swift")]).failures
    #expect(failures == [WriteFailure("App/A.swift", reason: "Is a directory; correct that and run the command again")])
    #expect(try folder.text(of: "App/A.swift") == "old\n")
  }

  @Test func onlyDraftsThatNoProcessWritesAreRemoved() throws {
    try folder.write("old\n", to: "A.swift")
    for name in [".A.swift.1.mvvmlint", ".A.swift.2.mvvmlint", ".mvvmlint.yml", ".A.mvvmlint", "A.swift.1.mvvmlint"] {
      try folder.write("new\n", to: name)
    }
    let file = open(folder.root + "/.A.swift.2.mvvmlint", O_RDONLY)
    defer { close(file) }
    #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
    let removed = try folder.names(in: "").sorted().filter { AtomicFile.removeAbandonedDraft(folder.root + "/" + $0) }
    #expect(removed == [".A.swift.1.mvvmlint"])
    #expect(
      try folder.names(in: "").sorted() == [
        ".A.mvvmlint", ".A.swift.2.mvvmlint", ".mvvmlint.yml", "A.swift", "A.swift.1.mvvmlint",
      ])
  }

  @Test func draftIsLockedWhileItIsWritten() throws {
    try folder.write("old\n", to: "A.swift")
    try AtomicFile.replace(folder.root + "/A.swift", with: []) {
      let drafts = (try? folder.names(in: "").filter { $0.hasSuffix(AtomicFile.draftSuffix) }) ?? []
      #expect(drafts.map { AtomicFile.removeAbandonedDraft(folder.root + "/" + $0) } == [false])
      return true
    }
    #expect(try folder.names(in: "") == ["A.swift"])
    #expect(try folder.text(of: "A.swift").isEmpty)
  }
}
