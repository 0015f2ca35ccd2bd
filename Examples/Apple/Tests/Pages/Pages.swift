import Foundation

/// `pages FOLDER`: each declaration of the stubs in the folder names its page.
@main
enum Pages {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let declarations = try files.filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }.flatMap { try Stub($0).declarations }
    let unnamed = declarations.filter { !$0.isNamed }
    for declaration in unnamed {
      print("\(declaration.place): \(declaration.name) names \(declaration.page ?? "no page")")
    }
    if declarations.isEmpty { print("no declarations in \(folder.path)") }
    guard unnamed.isEmpty, !declarations.isEmpty else { exit(1) }
    print("pages: \(declarations.count) declarations of the \(folder.lastPathComponent) stubs name their page")
  }
}
