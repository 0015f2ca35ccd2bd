public import LintSyntax

extension Project {
  /// The project for reading another file as well. The findings of the first file then depend on the other one.
  public func readingAlso(_ file: FileID) -> Project {
    recorder?.recordRead(of: file)
    var project = self
    project.memo = ValueMemo(file: file, count: tables.files[file].expressions.count)
    return project
  }

  /// The members of that name in all files, with or without a call: `viewModel.stop`.
  public func memberPlaces(named name: Name) -> [MemberPlace] {
    recorder?.recordReadOfAllFiles()
    return fileIDs.flatMap { file -> [MemberPlace] in
      let facts = tables.files[file]
      return facts.expressionIDs.compactMap { index in
        facts[index].kind == .member && facts[index].name == name ? MemberPlace(file: file, expression: index) : nil
      }
    }
  }

  /// Whether a call with these labels could call a function.
  public func accepts(_ function: SymbolID, callee: ExpressionID, file: FileID) -> Bool {
    CallLabels(ofCallee: callee, in: facts(file))?.match(function, self) ?? true
  }
}

/// A member expression somewhere in a project.
public struct MemberPlace: Sendable {
  public let file: FileID
  public let expression: ExpressionID

  public init(file: FileID, expression: ExpressionID) {
    self.file = file
    self.expression = expression
  }
}
