import LintSemantics
import LintSyntax

/// Views that store an index in their `tag`, which their own code reads.
extension Project {
  /// The view of the project that an expression is, by its declaration or by a pattern such as `let cell as EventCell`.
  func viewType(of expression: ExpressionID, file: FileID) -> TypeID? {
    let type = value(of: expression, file: file)?.referent.type ?? castType(of: expression, file: file)
    return type.flatMap { uiCategory(of: .project($0)) == .view ? $0 : nil }
  }

  /// The type of a local that a pattern such as `let cell as EventCell` declares.
  func castType(of expression: ExpressionID, file: FileID) -> TypeID? {
    let facts = facts(file)
    guard facts[expression].kind == .reference, let local = declaration(readBy: expression, file: file),
      local.file == file, self[local].kind == .local,
      self[local].modifiers.contains(.part), let owner = self[local].parent
    else { return nil }
    // Nothing but ` as ` is between the name and the type.
    let start = self[local].nameStart + UInt32(self[local].name.text.utf8.count) + 4
    let cast = facts[owner].code.first { facts[$0].kind == .type && facts[$0].range.start == start }
    return cast.flatMap { facts[$0].type }.flatMap { referent(of: TypeUse(file: file, node: $0)).type }
  }

  /// Whether a type is a gesture recognizer or item of the system, whose action receives it.
  func isRecognizer(_ type: TypeID) -> Bool { hasSystemAncestor(type) { $0.kind == .interface } }

  /// The methods of a delegate that receive a control of the same type as a marked one, and read its mark:
  /// `textFieldDidEndEditing(_ field: UITextField)` after `cell.field.tag = index`.
  func delegateMethods(receiving control: ExpressionID, markedBy code: DeclarationID, file: FileID) -> [SymbolID] {
    guard let referent = value(of: control, file: file)?.referent, case .system = referent,
      let type = enclosingType(of: code, file: file)
    else { return [] }
    return functions(of: type).filter { function in
      let facts = self.file(function)
      guard let parameter = parameters(of: function).first, facts[parameter].label.isEmpty,
        let written = facts[parameter].type,
        self.referent(of: TypeUse(file: function.file, node: written)) == referent
      else { return false }
      return self[function].code.contains { mark in
        SelectionNames[facts[mark].name].contains(.marksControl)
          && facts.firstPart(of: mark).map { facts[$0].name == facts[parameter].name } ?? false
      }
    }
  }

  /// Whether code reads the mark of a control: `sender.tag`.
  func readsMark(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { SelectionNames[facts[$0].name].contains(.marksControl) }
  }

  func readsOwnTag(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains {
      SelectionNames[facts[$0].name].contains(.marksControl) && facts.isOwnMember($0)
    }
  }
}
