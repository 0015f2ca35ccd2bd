import LintSupport
import Testing

@Suite struct RelativePathTests {
  @Test(arguments: [("App//Screen.swift", ["App", "Screen.swift"]), ("/App/", ["App"]), ("", [])])
  func namesAreNeverEmpty(path: String, names: [String]) {
    #expect(RelativePath.names(in: path).map(String.init) == names)
  }

  @Test(arguments: [("App/List/Screen.swift", ["App", "App/List"]), ("Screen.swift", [])])
  func foldersAroundPathBeginWithOutermost(path: String, folders: [String]) {
    #expect(RelativePath.folders(around: path) == folders)
  }
}
