import LintAnalysis
import LintSemantics
import LintSyntax

extension FileReading {
  /// The only file of a project.
  convenience init(source: String, conventions: Conventions = Conventions()) throws {
    let facts = try SourceReader().facts(of: source, path: "Sources/App/App.swift")
    let modules = Modules(paths: [facts.path], roots: [], packages: [])
    self.init(Project(files: [facts], modules: modules, conventions: conventions), file: FileID(0))
  }
}
