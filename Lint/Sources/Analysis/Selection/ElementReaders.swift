import LintSemantics
import LintSyntax

/// The methods that the project adds to collections to read an element at an index: `func element(at index: Int) -> Element?`.
struct ElementReaders {
  private var names = NameSet()
  /// The names of all methods that the project adds to types of packages.
  private var declared = NameSet()

  init(in project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for declaration in facts.declarationIDs where facts[declaration].kind == .function {
        let function = SymbolID(file: file, declaration: declaration)
        guard project.isMemberOfExternalType(function) else { continue }
        declared.insert(facts[declaration].name)
        if project.readsOwnElement(function) { names.insert(facts[declaration].name) }
      }
    }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }

  private static let labelOfIndex: Name = "at"

  /// Whether a package's method reads the element at its only argument: `events.element(at: index)`, or
  /// `if let event = events.get(index) { … }`.
  ///
  /// The list is an array, and neither the standard library nor the project declares the method. The argument has the label that the
  /// API design guidelines recommend for an index, or code unwraps the result.
  func isReaderOfPackage(_ call: ExpressionID, file: FileID, in project: Project) -> Bool {
    let facts = project.facts(file)
    return Self.mayBeReaderOfPackage(call, file: file, in: project)
      && !(facts.callee(of: call).map { declared.contains(facts[$0].name) } ?? false)
  }

  /// Whether ``isReaderOfPackage(_:file:in:)`` is true if the project declares no such method.
  static func mayBeReaderOfPackage(_ call: ExpressionID, file: FileID, in project: Project) -> Bool {
    let facts = project.facts(file)
    guard let callee = facts.callee(of: call), let list = facts.firstPart(of: callee),
      let label = facts.onlyArgument(of: call).map({ facts[$0].name }),
      label == labelOfIndex || label.isEmpty && isUnwrapped(call, facts), CollectionMembers[facts[callee].name] == [],
      case .unknown(LanguageWords.array)? = project.value(of: list, file: file)?.referent
    else { return false }
    return true
  }

  private static func isUnwrapped(_ call: ExpressionID, _ facts: FileFacts) -> Bool {
    guard let binding = facts[call].parent, facts[binding].kind == .binding, let local = facts[binding].declaration
    else { return false }
    return facts[local].modifiers.contains(.unwrapped)
  }
}

extension FileFacts {
  fileprivate func onlyArgument(of call: ExpressionID) -> ExpressionID? {
    var only: ExpressionID?
    for part in parts(of: call) where self[part].kind == .argument {
      if only != nil { return nil }
      only = part
    }
    return only
  }
}

extension Project {
  /// Whether a function is declared in an extension of a type that the project doesn't declare.
  func isMemberOfExternalType(_ function: SymbolID) -> Bool {
    guard let parent = self[function].parent else { return false }
    let body = SymbolID(file: function.file, declaration: parent)
    return self[body].kind == .extension && type(declaredBy: body) == nil
  }

  /// `self[index]`, where the index is a parameter.
  fileprivate func readsOwnElement(_ function: SymbolID) -> Bool {
    let facts = file(function)
    let parameters = NameSet(self.parameters(of: function).map { facts[$0].name })
    return facts[function.declaration].code.contains { index in
      guard facts[index].kind == .subscript, let base = facts.firstPart(of: index), facts.isSelf(base) else {
        return false
      }
      return facts.arguments(of: index).contains { argument in
        facts.firstPart(of: argument).map { facts[$0].kind == .reference && parameters.contains(facts[$0].name) }
          ?? false
      }
    }
  }
}
