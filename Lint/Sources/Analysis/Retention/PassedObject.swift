import LintSemantics
import LintSyntax

/// Objects that functions of `self` pass to each other.
extension FileReading {
  /// The largest number of functions that pass an object to each other.
  private static let passingLimit = 3

  /// The property of `self` that code passes to a parameter: `addHeaders(dataSource)` for `func addHeaders(_ source: DataSource)`.
  ///
  /// The code belongs to the same type, a supertype, or an extension of a protocol that the type adopts.
  func property(passedTo parameter: DeclarationID) -> RetainingProperty? {
    guard let function = facts[parameter].parent, facts[function].kind == .function, isInstanceMethod(id(function)),
      let type = enclosingType(of: function)
    else { return nil }
    let bodies = ([type] + project.ancestors(of: type)).flatMap { project[$0].bodies }
    return property(passedTo: id(parameter), of: id(function), in: bodies, Self.passingLimit)
  }

  private func property(
    passedTo parameter: SymbolID, of function: SymbolID, in bodies: [SymbolID], _ limit: Int
  ) -> RetainingProperty? {
    guard limit > 0 else { return nil }
    return bodies.firstResult { body in
      let reading = reading(of: body.file)
      return reading.facts[body.declaration].code.firstResult { call -> RetainingProperty? in
        guard let value = reading.value(passedBy: call, to: parameter, of: function) else { return nil }
        if let storage = reading.storage(value).flatMap(reading.strong) { return storage }
        guard let outer = reading.parameter(at: value), let caller = reading.facts[outer].parent,
          reading.facts[caller].kind == .function, reading.id(caller) != function
        else { return nil }
        return property(passedTo: reading.id(outer), of: reading.id(caller), in: bodies, limit - 1)
      }
    }
  }

  /// The value that a call of a method of `self` passes to a parameter.
  private func value(passedBy call: ExpressionID, to parameter: SymbolID, of function: SymbolID) -> ExpressionID? {
    guard facts[call].kind == .call, let callee = facts.callee(of: call), facts[callee].name == project[function].name,
      isMethodOfSelf(callee)
    else { return nil }
    return facts.arguments(of: call).first { argument in
      project.parameter(of: function, for: argument, file: file) == parameter.declaration
    }.flatMap(facts.firstPart)
  }

  private func parameter(at value: ExpressionID) -> DeclarationID? {
    let node = facts[value]
    guard node.kind == .reference, let found = local(node.name, at: node.range.start, from: node.owner),
      facts[found].kind == .parameter
    else { return nil }
    return found
  }
}
