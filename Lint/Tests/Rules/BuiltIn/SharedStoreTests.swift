import LintAnalysis
import LintRules
import LintSemantics
import LintSyntax
import Testing

@Suite struct SharedStoreTests {
  @Test(arguments: [
    ("struct RootView: View { @StateObject var model = EditViewModel() }", 1),
    ("final class Router { let edit = EditViewModel() }", 1),
    ("#Preview { EditView(model: EditViewModel()) }", 0),
    ("struct RootView: View { var body: some View { Text(\"\") } }", 0),
  ])
  func previewHidesViewModelOnlyIfNoOtherFileUsesIt(other: String, count: Int) throws {
    let sources = [
      """
      import SwiftUI
      final class EditViewModel: ObservableObject {
        @Published var name = UserDefaults.standard.string(forKey: "name")
      }
      struct EditView: View { @ObservedObject var model: ViewModel }
      struct EditView_Previews: PreviewProvider { static var previews: some View { EditView(model: EditViewModel()) } }
      """,
      "import SwiftUI\n" + other,
    ]
    let files = try sources.enumerated().map { try SourceReader().facts(of: $1, path: "App/\($0).swift") }
    let project = Project(files: files, modules: Modules(paths: files.map(\.path), roots: [], packages: []))
    #expect(SharedStore.check(FileReading(project, file: FileID(0))).count == count)
  }
}
