import LintSemantics
import LintSyntax

/// The app's own functions with the name and labels of `assign(to:on:)` that hold the target weakly, such as one for optional
/// properties. The compiler may choose them instead of the function of the package.
struct WeakAssignments: SharedResult {
  private let functions: [SymbolID]

  init(of project: Project) {
    functions = project.fileIDs.flatMap { file in
      let facts = project.facts(file)
      return facts.declarationIDs.filter(facts.assignsToWeakTarget).map { SymbolID(file: file, declaration: $0) }
    }
  }

  /// Whether a call may call one of the functions.
  func accept(_ callee: ExpressionID, in reading: FileReading) -> Bool {
    functions.contains { function in
      reading.project[function].name == reading.facts[callee].name
        && reading.project.accepts(function, callee: callee, file: reading.file)
    } && !reading.publishesOptional(reading.facts.firstPart(of: callee))
  }
}

extension FileReading {
  /// Whether a stream is that of an optional property, as in `viewModel.$title` for `@Published var title: String?`. Its elements
  /// have the type of an optional property, so the function of the package fits better.
  fileprivate func publishesOptional(_ stream: ExpressionID?) -> Bool {
    guard let stream, facts[stream].kind == .member, facts[stream].name.hasPrefix("$"),
      let type = facts.firstPart(of: stream).flatMap(value)?.referent.type,
      let property = project.firstMember(named: Name(String(facts[stream].name.text.dropFirst())), of: type),
      let written = project[property].type
    else { return false }
    return project.file(property)[written].kind == .optional
  }
}

extension FileFacts {
  /// Whether a declaration is a function that assigns elements to its target, which its closure captures weakly.
  fileprivate func assignsToWeakTarget(_ function: DeclarationID) -> Bool {
    guard self[function].kind == .function, StreamAPI[self[function].name].contains(.assigns) else { return false }
    let targets = children(of: function).map { self[$0] }.filter {
      $0.kind == .parameter && $0.label == StreamAPI.targetLabel
    }
    return contents(of: function).contains { inner in
      self[inner].kind == .capture && !self[inner].modifiers.isDisjoint(with: [.weak, .unowned])
        && targets.contains { $0.name == self[inner].name }
    }
  }
}
