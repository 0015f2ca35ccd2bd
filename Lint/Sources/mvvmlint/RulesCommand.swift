import ArgumentParser
import Foundation
import LintAnalysis
import LintConfiguration
import LintEngine
import LintRules
import LintSupport

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", _superCommandName: MVVMLint.name, abstract: "List the rules or describe one")

  @Argument(help: "Rule to describe.", completion: .list(RuleNames.all))
  var name: String?

  @Flag(help: "Show all examples of the rule.")
  var examples = false

  @Option(
    help: ArgumentHelp("Folder for Markdown pages about all rules and keys.", valueName: "folder"),
    completion: .directory)
  var markdown: String?

  func run() throws {
    let pages = allRules.map { RulePage($0) } + Suppressions.pages
    if let markdown {
      let documents = RulePage.documents(pages, settings: RuleSetting.all) + [ConfigurationReference.document]
      return try write(documents, to: markdown)
    }
    guard let name else { return print(RulePage.list(pages)) }
    let current = RuleNames.current(Spelling.rule(name))
    guard let page = pages.first(where: { $0.about.name == current }) else { throw RuleNames.unknown(name) }
    print(examples ? page.textWithAllExamples : page.text)
  }

  private func write(_ documents: [(path: String, text: String)], to folder: String) throws {
    for document in documents {
      let file = URL(filePath: folder).appending(path: document.path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try TextFile.write(document.text, to: file.path)
    }
  }
}

/// Parses the names of rules on the command line.
enum RuleNames {
  static let all = FindingConfigurator.descriptions.map(\.name).sorted()

  static let help = ArgumentHelp(
    "Rules to enable in addition to the configuration, separated by commas, or 'all'.", valueName: "rules")
  static let completion = CompletionKind.list(["all"] + all)

  /// - Parameter lists: rule names separated by commas, or `all`.
  static func named(_ lists: [String]) throws -> Set<String> {
    let names = try lists.flatMap { list in
      let words = list.split { $0 == "," || $0 == " " }
      if words.isEmpty { throw CommandError("a list of rules is empty; name rules separated by commas, or 'all'") }
      return words.map { current(Spelling.rule($0)) }
    }
    for name in names where name != "all" && !all.contains(name) { throw unknown(name) }
    return Set(names)
  }

  /// The name that a rule has now. A former name works, with a warning.
  static func current(_ name: String) -> String {
    if let hint = RenamedRules.hint(for: name) { StandardStreams.warn(hint) }
    return RenamedRules.currentName(of: name)
  }

  static func unknown(_ name: String) -> CommandError {
    let hint = Spelling.hint(for: name, among: all)
    return CommandError("there is no rule '\(name)'\(hint.isEmpty ? "; 'mvvmlint rules' lists all rules" : hint)")
  }
}
