import LintArchitecture
import Testing

@Suite struct CodeOwnersTests {
  @Test(arguments: [
    // Any folder.
    ("*", "a.swift", true), ("*", "a/b/c.swift", true), ("*.swift", "a/b.swift", true), ("*.swift", "a/b.md", false),
    ("Shelf", "Shelf/a.swift", true), ("Shelf", "App/Shelf/Rows/a.swift", true), ("Shelf", "App/Shelf", true),
    ("Shelf", "App/MyShelf/a.swift", false), ("shelf", "Shelf/a.swift", false),
    ("Shelf/", "App/Shelf/Rows/a.swift", true), ("Shelf/", "App/Shelf", false),
    // A slash at the beginning or in the middle refers to the root.
    ("/Shelf", "Shelf/a.swift", true), ("/Shelf", "App/Shelf/a.swift", false), ("/Shelf/", "Shelf/a/b.swift", true),
    ("App/Shelf", "App/Shelf/Rows/a.swift", true), ("App/Shelf", "Old/App/Shelf/a.swift", false),
    ("App/Shelf/", "App/Shelf/a.swift", true), ("/a.swift", "b/a.swift", false),
    // Only files directly in the folder.
    ("docs/*", "docs/a.md", true), ("docs/*", "docs/a/b.md", false), ("/docs/*.md", "docs/a.md", true),
    ("/docs/*.md", "docs/a/b.md", false),
    // Any number of folders.
    ("**/Shelf", "App/Shelf/a.swift", true), ("**/Shelf", "Shelf/a.swift", true), ("App/**", "App/a/b.swift", true),
    ("App/**", "App", false), ("App/**/Rows", "App/Rows/a.swift", true), ("App/**/Rows", "App/x/y/Rows/a.swift", true),
    ("App/**/Rows", "App/x/y/a.swift", false), ("?.swift", "a.swift", true), ("?.swift", "ab.swift", false),
  ])
  func patternMatchesLikeOnGitHub(pattern: String, path: String, matches: Bool) {
    #expect(CodeOwners("\(pattern) @team").owners(of: path) == (matches ? ["@team"] : []))
  }

  @Test func lastMatchingLineDecides() {
    let owners = CodeOwners("* @all\nShelf @one a@b.org\n/Shelf/Rows  @two # why\n# /Shelf @three\n/Shelf/Free\n")
    #expect(owners.owners(of: "App/a.swift") == ["@all"])
    #expect(owners.owners(of: "Shelf/a.swift") == ["@one", "a@b.org"])
    #expect(owners.owners(of: "Shelf/Rows/a.swift") == ["@two"])
    #expect(owners.owners(of: "Shelf/Free/a.swift").isEmpty)
  }

  @Test(arguments: ["!a.swift @x", "[ab].swift @x", "a.swift someone", "a.swift @", "/ @x", "a.swift @x me"])
  func invalidLinesAreSkipped(line: String) {
    #expect(CodeOwners("* @all\n\(line)").owners(of: "a.swift") == ["@all"])
  }

  @Test func backslashMakesASpacePartOfAPath() {
    #expect(CodeOwners("/My\\ App/ @x").owners(of: "My App/a.swift") == ["@x"])
    #expect(CodeOwners("/\\#1/ @x").owners(of: "#1/a.swift") == ["@x"])
    #expect(CodeOwners("/a\\").owners(of: "a").isEmpty)
  }

  @Test func sectionsOfGitLabAddUp() {
    let owners = CodeOwners("* @all\n[Docs][2] @docs\n*.md\n^[UI]\nShelf @ui\n[docs]\nREADME.md @readme @all\n")
    #expect(owners.owners(of: "a.swift") == ["@all"])
    #expect(owners.owners(of: "Shelf/a.md") == ["@all", "@docs", "@ui"])
    #expect(owners.owners(of: "README.md") == ["@all", "@readme"])
  }

  @Test func ownersOfAProjectAreRelativeToItsRepository() {
    let ownership = Ownership(CodeOwners("/Apps/Main/Shelf @shelf\n/Apps/Main/Search @search"), folder: "Apps/Main")
    #expect(ownership.owners(of: "Shelf/a.swift") == ["@shelf"])
    #expect(ownership.owners(ofFiles: ["Search/a", "Shelf/a", "Shelf/b", "c"]) == ["@shelf", "@search"])
  }
}
