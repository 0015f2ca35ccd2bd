import ArgumentParser
import LintAnalysis
import LintConfiguration
import LintEngine
import LintSemantics
import LintSupport

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", _superCommandName: MVVMLint.name,
    abstract: "Write a configuration for the project and print an overview",
    discussion: """
      Writes \(ConfigurationFile.name) to the folder, which becomes the project's root. An existing file is kept unless you \
      use --force.
      """)

  @Argument(help: "Root of the project.", completion: .directory)
  var folder = "."

  @Flag(help: "Overwrite an existing configuration.")
  var force = false

  @OptionGroup var reading: ReadingOptions

  func run() throws {
    let root = FileSystem.absolute(folder)
    let path = root + "/" + ConfigurationFile.name
    if !FileSystem.isFolder(root) { throw CommandError("\(folder) isn't a folder; name the root of the project") }
    if FileSystem.exists(path), !force { throw CommandError("\(path) already exists; use --force to overwrite it") }
    let survey = try survey(root)
    try TextFile.write(StarterConfiguration.text(for: survey), to: path)
    if reading.quiet { return }
    print(survey.text)
    print("\nWrote \(FilePath.displayed(path, from: FileSystem.absolute(".")))")
    print(nextStep(survey.findingCount))
  }

  private func survey(_ root: String) throws -> Survey {
    var configuration = Configuration()
    configuration.enabledByCommandLine = [RuleChoice.all]
    let inspection = Inspection(Sources(root: root), configuration, reading)
    inspection.printProblems()
    if inspection.check.project.files.isEmpty {
      throw CommandError("no Swift files in \(root); run this command at the root of a project")
    }
    return Survey(inspection.check.project, rules: FindingConfigurator.descriptions, findings: inspection.findings)
  }

  private func nextStep(_ count: Int) -> String {
    if count == 0 { return "Next: run 'mvvmlint check' in your build" }
    let findings = count == 1 ? "the existing finding" : "the \(count) existing findings"
    return "Next: run 'mvvmlint baseline' to accept \(findings), so that 'mvvmlint check' reports only new ones"
  }
}
