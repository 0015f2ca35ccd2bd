import LintSemantics
import LintSyntax

/// The calls that may initialize values, by the labels of their arguments: `Output(items: items)`, `.init(items: items)`.
struct LabelledCalls: SharedResult {
  private var places: [Name: [ExpressionPlace]] = [:]

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for call in facts.expressionIDs where facts[call].kind == .call {
        guard let callee = facts.callee(of: call),
          facts[callee].name.isCapitalized || facts[callee].name == LanguageWords.initializer
        else { continue }
        for argument in facts.arguments(of: call) where !facts[argument].name.isEmpty {
          places[facts[argument].name, default: []].append(ExpressionPlace(file: file, expression: call))
        }
      }
    }
  }

  func calls(with label: Name) -> [ExpressionPlace] { places[label] ?? [] }
}
