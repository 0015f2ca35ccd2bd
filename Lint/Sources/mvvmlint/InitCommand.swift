import ArgumentParser
import LintAnalysis
import LintConfiguration
import LintEngine
import LintSemantics
import LintSupport

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a configuration that is fitted to the project, and print what was found.",
    discussion: """
      Writes \(ConfigurationFile.name), each line explained, into the folder that is named: it becomes the root of the \
      project. A configuration that is there is left as it is.
      """)

  @Argument(help: "The root of the project (default: the current folder).")
  var folder = "."

  @Flag(help: "Write it anew where there is one.")
  var force = false

  @OptionGroup var reading: ReadingOptions

  func run() throws {
    let root = FileSystem.absolute(folder)
    let path = root + "/" + ConfigurationFile.name
    if !FileSystem.isFolder(root) { throw Failure("\(folder) is no folder: name the root of the project") }
    if FileSystem.exists(path), !force { throw Failure("\(path) is left as it is: --force writes it anew") }
    let survey = try survey(root)
    try TextFile.write(StarterConfiguration.text(for: survey), to: path)
    if reading.quiet { return }
    print(survey.text)
    print("\nWrote \(path)")
    print(next(survey.findingCount))
  }

  private func survey(_ root: String) throws -> Survey {
    var configuration = Configuration()
    configuration.enabledByCommandLine = [RuleChoice.all]
    let inspection = Inspection(Sources(root: root), configuration, reading)
    inspection.printProblems()
    if inspection.check.project.files.isEmpty {
      throw Failure("there is no Swift file below \(root): run this at the root of a project")
    }
    return Survey(inspection.check.project, rules: ConfiguredRules.descriptions, findings: inspection.findings)
  }

  private func next(_ count: Int) -> String {
    if count == 0 { return "Next: 'mvvmlint check' in your build: nothing is found so far" }
    let those = count == 1 ? "this finding" : "these \(count) findings"
    return "Next: 'mvvmlint baseline' remembers \(those), so that 'mvvmlint check' reports only what is new"
  }
}
