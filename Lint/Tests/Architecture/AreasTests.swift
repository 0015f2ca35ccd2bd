import LintArchitecture
import Testing

@Suite struct AreasTests {
  private func files(_ folders: [String: Int], module: (String) -> String = { _ in "" }) -> [(
    path: String, module: String
  )] {
    folders.sorted { $0.key < $1.key }.flatMap { folder, count in
      (0..<count).map { (folder + "/\($0).swift", module(folder)) }
    }
  }

  private func module(_ folder: String) -> String { String(folder.prefix { $0 != "/" }) }

  @Test func areasAreModulesIfThereAreSeveral() {
    let areas = Areas(files(["App": 8, "Kit/Net": 1, "Kit/Store": 1], module: module))
    #expect(areas.kind == .module)
    #expect(areas.names == ["App", "Kit"])
    #expect(areas.titles == ["App", "Kit"])
  }

  @Test func areasAreFoldersIfOneModuleContainsNearlyEverything() {
    let areas = Areas(files(["App/UI": 10, "App/Data": 9, "Share": 1], module: module))
    #expect(areas.kind == .folder)
    #expect(areas.names == ["App/Data", "App/UI", "Share"])
  }

  @Test func folderWithMostFilesIsSplit() {
    let areas = Areas(files(["App/UI/List": 5, "App/UI/Detail": 4, "App/Data/Net": 3, "Scripts": 1]))
    #expect(areas.names == ["App/Data", "App/UI/Detail", "App/UI/List", "Scripts"])
  }

  @Test func earlierFilesAreDividedLikeLaterOnes() {
    let later = Areas(files(["App/UI": 5, "App/Data": 4, "Scripts": 1]))
    let earlier = Areas(files(["App/UI": 2, "Scripts": 2]), division: later.division)
    #expect(earlier.names == ["App/UI", "Scripts"])
    #expect(Areas(files(["App/UI": 2, "Scripts": 2])).names == ["App", "Scripts"])
  }

  @Test func titlesAreTheLastFoldersThatMakeThemUnique() {
    let areas = Areas(files(["App/List/Model": 5, "App/Share/Model": 2, "Kit/Net": 2, "Kit": 1]))
    #expect(areas.names == ["App/List", "App/Share", "Kit"])
    #expect(areas.titles == ["List", "Share", "Kit"])
    let models = Areas(files(["App/Model": 3, "App/UI": 3, "Kit/Model": 3, "Kit/UI": 4, "Kit": 2]))
    #expect(models.names == ["App", "Kit", "Kit/Model", "Kit/UI"])
    let equal = Areas(files(["A/Model": 2, "A/UI": 4]), division: nil)
    #expect(equal.titles == ["Model", "UI"])
  }
}
