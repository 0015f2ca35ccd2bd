import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// Finds a write that a closure no longer does if `self` is released, and that other code can read: to a variable of the code around
/// the closure, to a parameter, which is `inout` or an object, or to an object from outside in a local.
///
/// A write to a view of the system is left out, because the closure only shows something in it.
struct SkippedWrite {
  /// The name of the first value that the closure writes to.
  private(set) var name: String?

  private let outer: OuterValues
  private let received: ReceivedObjects
  private let declaration: DeclarationID
  private let context: ClosureContext
  private let reading: FileReading
  /// The references of the closure by their first byte.
  private let references: [UInt32: ExpressionID]

  private var facts: FileFacts { reading.facts }

  /// - Parameter statements: the statements of the closure that an early return skips.
  init(
    in closure: ClosureExprSyntax, skipping statements: CodeBlockItemListSyntax, _ declaration: DeclarationID,
    _ context: ClosureContext, _ outer: OuterValues, _ file: FixableFile
  ) {
    received = ReceivedObjects(of: closure, ClosureCode(of: declaration, in: file), outer)
    (self.declaration, self.context, self.outer, reading) = (declaration, context, outer, file.reading)
    let code = file.facts[declaration].code.filter { file.facts[$0].kind == .reference }
    references = Dictionary(code.map { (file.facts[$0].range.start, $0) }) { first, _ in first }
    name = write(in: Syntax(statements), shorthands: .own)
  }

  /// The values that `$0` and so on stand for.
  private enum Shorthands {
    /// The parameters of the closure.
    case own
    /// Values from outside that a closure inside receives.
    case outer
    /// Other values that a closure inside receives.
    case inner
  }

  private func write(in node: Syntax, shorthands: Shorthands) -> String? {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return nil
    default: break
    }
    if let found = node.assignmentTargets.firstResult({
      written($0, shorthands, byCall: false) ?? received.name(ofWrite: $0)
    }) {
      return found
    }
    if let found = changedValue(by: node).flatMap({ written($0, shorthands, byCall: true) }) { return found }
    let call = node.as(FunctionCallExprSyntax.self)
    for child in node.children(viewMode: .sourceAccurate) {
      var shorthands = shorthands
      if let call,
        let inner = call.closures.first(where: { $0.position >= child.position && $0.endPosition <= child.endPosition })
      {
        shorthands = outer.isMentioned(in: call, except: inner) ? .outer : .inner
      }
      if let found = write(in: child, shorthands: shorthands) { return found }
    }
    return nil
  }

  /// The value that a call may change: `rows` in `rows.removeLast()`.
  private func changedValue(by node: Syntax) -> ExprSyntax? {
    guard let call = node.as(FunctionCallExprSyntax.self), call.isStatement else { return nil }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// The name of the value that contains a target, if other code can read the write.
  ///
  /// - Parameter byCall: whether a call may change the value. Only a variable or an `inout` parameter can be changed, and only functions of
  ///   the project are known to pass one.
  private func written(_ target: ExprSyntax, _ shorthands: Shorthands, byCall: Bool) -> String? {
    guard let root = target.rootReference, let name = root.variable, name != LanguageWords.selfWord.text else {
      return nil
    }
    if name.hasPrefix("$"), let position = Int(name.dropFirst()) {
      switch shorthands {
      case .inner: return nil
      case .outer: return byCall ? nil : name
      case .own: return context.parameterType(at: position).map(isView) ?? byCall ? nil : name
      }
    }
    let start = UInt32(root.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard let found = references[start].flatMap(reading.member), !isView(found) else { return nil }
    if let position = parameterPosition(found) {
      return byCall && context.parameterType(at: position) == nil ? nil : name
    }
    return outer.isCaptured(found) && !(byCall && reading.project[found].modifiers.contains(.constant)) ? name : nil
  }

  private func isView(_ id: SymbolID) -> Bool {
    if let position = parameterPosition(id), let type = context.parameterType(at: position) { return isView(type) }
    return reading.project.value(of: id).map { Self.isView($0.referent) } ?? false
  }

  /// The position of a parameter of the closure, counted from 0.
  private func parameterPosition(_ id: SymbolID) -> Int? {
    guard id.file == reading.file else { return nil }
    return facts.children(of: declaration).filter { facts[$0].kind == .parameter }.firstIndex(of: id.declaration)
  }

  private func isView(_ type: TypeUse) -> Bool {
    let referents = reading.project.referents(of: type)
    return !referents.isEmpty && referents.allSatisfy(Self.isView)
  }

  private static func isView(_ referent: Referent) -> Bool {
    guard case .system(let system) = referent else { return false }
    return !system.isOfSwiftUI && [.view, .cell, .controller].contains(system.kind)
  }
}
