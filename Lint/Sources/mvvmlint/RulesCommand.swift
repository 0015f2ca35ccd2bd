import ArgumentParser
import Foundation
import LintAnalysis
import LintEngine
import LintRules
import LintSupport

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules, or explain one.")

  @Argument(help: "The rule to explain.", completion: .list(RuleNames.all))
  var name: String?

  @Option(help: "Write Markdown pages about all rules to this folder.", completion: .directory)
  var markdown: String?

  func run() throws {
    let pages = allRules.map { RulePage($0) } + Suppressions.pages
    if let markdown { return try write(RulePage.documents(pages), to: markdown) }
    guard let name else { return print(RulePage.list(pages)) }
    guard let page = pages.first(where: { $0.about.name == Spelling.rule(name) }) else { throw RuleNames.unknown(name) }
    print(page.text)
  }

  private func write(_ documents: [(path: String, text: String)], to folder: String) throws {
    for document in documents {
      let file = URL(filePath: folder).appending(path: document.path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try TextFile.write(document.text, to: file.path)
    }
  }
}
