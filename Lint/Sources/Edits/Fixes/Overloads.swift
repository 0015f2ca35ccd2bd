import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// The functions of the project that a call may call.
struct Overloads {
  private let functions: [SymbolID]
  private let code: ClosureCode

  private var project: Project { code.file.reading.project }

  init(of call: FunctionCallExprSyntax, _ code: ClosureCode) {
    self.code = code
    // An override has the result of the function that it replaces. Code that doesn't wait prefers a function that isn't `async`.
    functions = code.functions(calledBy: call).filter { [project = code.file.reading.project] in
      project[$0].modifiers.isDisjoint(with: [.override, .async])
    }
  }

  /// Whether two functions with the same parameters differ in whether they return a value.
  var differInResult: Bool {
    if functions.count < 2 { return false }
    let groups = Dictionary(grouping: functions, by: parameterTypes)
    return groups.values.contains { Set($0.map(returnsNothing)).count > 1 }
  }

  private func parameterTypes(_ function: SymbolID) -> [String?] {
    let facts = project.file(function)
    return facts.children(of: function.declaration).filter { facts[$0].kind == .parameter }
      .map { facts[$0].type.flatMap { type in text(of: facts[type].range, in: facts.path) } }
  }

  private func returnsNothing(_ function: SymbolID) -> Bool {
    guard let type = project[function].type else { return true }
    let facts = project.file(function)
    return ["Void", "()"].contains(text(of: facts[type].range, in: facts.path))
  }

  private func text(of range: ByteRange, in path: String) -> String? {
    code.file.bytes(path).map { FixableFile.text(range, of: $0) }
  }
}
