import LintAnalysis
import LintEngine
import LintRules
import LintSemantics
import LintSyntax
import SwiftSyntax

/// Captures `self` weakly in a closure that `self` stores.
enum WeakSelfFix: FixProvider {
  static let rules = [StrongSelfBinding.name]
  static let level = FixLevel.suggested

  private static let isActor = FixRefusal("the object is an actor, and a weak capture isn't isolated to it")
  private static let isNotClosure = FixRefusal(
    "the object isn't retained by a closure at this place, which could capture 'self' weakly")
  private static let isUnownedInside = FixRefusal("a closure inside captures 'self' without retaining it")
  private static let hasOwner = FixRefusal("the closure receives its owner")
  private static let isWeak = FixRefusal("the closure already captures 'self' weakly, and retains it in another way")
  private static let isUnnamed = FixRefusal(
    "the closure doesn't name 'self', but a function that it uses does, or the capture list of a closure inside")
  private static let isUnnamedInBody = FixRefusal("the closure names 'self' only in its capture list")
  private static let hasOtherName = FixRefusal("the closure captures 'self' by another name")
  private static let isImplicit = FixRefusal("a closure inside may use a member of 'self' without naming 'self'")
  private static let usesSuper = FixRefusal("the closure uses 'super'")
  private static let mayReturn = FixRefusal("the closure isn't known to return Void")
  private static let skipsWork = FixRefusal(
    "an early return could skip work that other code may wait for")
  private static let skipsMethod = FixRefusal(
    "an early return could skip a call of a method of a value from outside of the closure")
  private static let skipsPassing = FixRefusal(
    "an early return could skip code that receives a value, which may contain a function")
  private static let skipsWrite = FixRefusal(
    "an early return could skip a write to a value from outside of the closure")
  private static let skipsSharedWrite = FixRefusal(
    "an early return could skip a write to a global or static property, or to the object in one")
  private static let skipsSharedWork = FixRefusal(
    "an early return could skip work that doesn't go through 'self'")
  private static let isAmbiguous = FixRefusal(
    "the call would be ambiguous, because another function of this name returns a value")
  private static let isShared = FixRefusal("other code uses the closure as well")
  private static let isUnkept = FixRefusal(
    "code creates the object without keeping it, so only the closure may retain it")
  private static let isQuoted = FixRefusal("the closure writes 'self' in backticks")
  private static let isRebound = FixRefusal("the closure binds the name 'self' to another value")
  private static let usesMembers = FixRefusal("the closure uses a member of 'self' without naming 'self'")
  private static let hasNoLoop = FixRefusal("the task uses 'self' outside of the body of a 'for await' loop")
  private static let hasNoOwnLoop = FixRefusal("a closure inside the task uses 'self'")
  private static let isImplicitOutside = FixRefusal(
    "code outside of the 'for await' loop may use a member of 'self' without naming 'self'")
  private static let skipsRest = FixRefusal("an early return would skip code after the loop")
  private static let endsOuterLoop = FixRefusal("an early return would end the loop around the 'for await' loop")

  static func proposals(for findings: [ReportedFinding], in file: FixableFile) -> [FixProposal] {
    let cycles = Dictionary(file.reading.retainCycles.map { ($0.function.place, $0) }) { first, _ in first }
    return findings.map { finding in
      guard let cycle = cycles[finding.extent.range.start], case .closure(let declaration) = cycle.function.function,
        let closure = file.node(ClosureExprSyntax.self, at: cycle.function.place)
      else { return refused(finding, isNotClosure) }
      let rewriter = ClosureRewriter(file, cycle, declaration, closure)
      switch rewriter.result {
      case .failure(let error): return refused(finding, error.reason)
      case .success(let edits):
        return .fix(
          Fix(of: [finding], level, "Capture 'self' weakly", edits, in: [file.facts[declaration].range]))
      }
    }
  }

  /// The edits of one closure.
  private struct ClosureRewriter {
    struct Refused: Error { let reason: FixRefusal }

    private let file: FixableFile
    private let cycle: RetainCycle
    private let declaration: DeclarationID
    private let closure: ClosureExprSyntax
    private let uses: SelfUses
    private let context: ClosureContext

    init(_ file: FixableFile, _ cycle: RetainCycle, _ declaration: DeclarationID, _ closure: ClosureExprSyntax) {
      self.file = file
      self.cycle = cycle
      self.declaration = declaration
      self.closure = closure
      uses = SelfUses(in: closure)
      context = ClosureContext(of: declaration, in: cycle.function.call, file.reading)
    }

    var result: Result<[TextEdit], Refused> {
      if let reason = refusal { return .failure(Refused(reason: reason)) }
      let isTask = file.reading.isTask(cycle.function.call)
      if isTask { return loopEdits }
      // `self?.show(view)` doesn't compile, because `view` is a member of `self`, too.
      if implicitUses.isEmpty, let place = uses.leadingPlace {
        return .success([captureEdit, .inserting("?", at: offset(place.endPositionBeforeTrailingTrivia))])
      }
      guard let first = closure.statements.first else { return .failure(Refused(reason: isUnnamed)) }
      return .success(edits(captureEdit, guardEdit(before: first, after: bodyStart)))
    }

    private var refusal: FixRefusal? {
      if file.reading.enclosingType(of: declaration).map({ file.reading.project[$0].kind == .actor }) ?? false {
        return WeakSelfFix.isActor
      }
      if capturedSelf?.specifier != nil { return isWeak }
      if uses.usesSuper { return WeakSelfFix.usesSuper }
      if uses.isUnownedInside { return isUnownedInside }
      if isUsedElsewhere { return isShared }
      if uses.isQuoted { return isQuoted }
      if uses.isRebound { return isRebound }
      if file.reading.receivesOwner(declaration) { return hasOwner }
      if let use = implicitUses.first(where: { uses.isInside($0.range.start) }) {
        // In Swift 5, an early return of the closure doesn't let a closure inside leave out `self`.
        return isImplicit.about(use.name.text)
      }
      if !capturesObject, let name = cycle.capture?.name { return hasOtherName.about(name.text) }
      if uses.places.isEmpty {
        if capturedSelf != nil { return isUnnamedInBody }
        return implicitUses.first.map { usesMembers.about($0.name.text) } ?? isUnnamed
      }
      if !returnsNothing { return mayReturn }
      if let name = ambiguousCall { return isAmbiguous.about(name) }
      if file.reading.isTask(cycle.function.call), loop == nil {
        let isInside = uses.places.contains { uses.isInside(offset($0.positionAfterSkippingLeadingTrivia)) }
        return isInside ? hasNoOwnLoop : hasNoLoop
      }
      // It searches the whole project, so the reasons in the closure come first.
      if let place = unkeptPlace { return isUnkept.about(place) }
      let outer = OuterValues(of: closure, declaration, context, file)
      return SkippedCall(in: skippedStatements, declaration, outer, file).first.map {
        reason(of: $0.kind).about($0.text)
      }
        ?? SkippedWrite(in: closure, skipping: skippedStatements, declaration, context, outer, file).name.map {
          skipsWrite.about($0)
        }
        ?? skippedSharedEffect(outer)
    }

    private func reason(of kind: SkippedCall.SkipKind) -> FixRefusal {
      switch kind {
      case .work: skipsWork
      case .method: skipsMethod
      case .passed: skipsPassing
      }
    }

    private func skippedSharedEffect(_ outer: OuterValues) -> FixRefusal? {
      SharedEffect(
        in: closure, skipping: skippedStatements, declaration, allowsImplicitUses: allowsImplicitUses, outer, file
      ).first.map { effect in
        switch effect.kind {
        case .write: skipsSharedWrite.about(effect.name)
        case .work: skipsSharedWork.about(effect.name)
        }
      }
    }

    // MARK: - Edits

    private func offset(_ position: AbsolutePosition) -> UInt32 { UInt32(position.utf8Offset) }

    /// The end of the token before the body: `{` or `in`.
    private var bodyStart: UInt32 {
      offset((closure.signature?.inKeyword ?? closure.leftBrace).endPositionBeforeTrailingTrivia)
    }

    /// Both edits, or one if they insert text at the same place, because the first statement directly follows the brace.
    private func edits(_ capture: TextEdit, _ earlyReturn: TextEdit) -> [TextEdit] {
      if capture.range != earlyReturn.range { return [capture, earlyReturn] }
      return [TextEdit(capture.range, capture.replacement + earlyReturn.replacement)]
    }

    private var captureEdit: TextEdit {
      guard let signature = closure.signature else {
        let end = offset(closure.leftBrace.endPositionBeforeTrailingTrivia)
        let isFollowedBySpace = file.source[Int(end)...].first.map {
          FixableFile.isBlank($0) || FixableFile.endsLine($0)
        }
        return .inserting(" [weak self] in" + (isFollowedBySpace ?? true ? "" : " "), at: end)
      }
      if let capture = signature.capture {
        if let item = capturedSelf {
          return .inserting("weak ", at: offset(item.positionAfterSkippingLeadingTrivia))
        }
        return capture.items.first.map(captureEdit) ?? captureEdit(in: capture)
      }
      let next = signature.parameterClause.map { Syntax($0) } ?? signature.effectSpecifiers.map { Syntax($0) }
      let place = next?.positionAfterSkippingLeadingTrivia ?? signature.inKeyword.positionAfterSkippingLeadingTrivia
      return .inserting("[weak self] ", at: offset(place))
    }

    /// Inserts the capture before the first one, on a line of its own if that one is.
    private func captureEdit(before first: ClosureCaptureSyntax) -> TextEdit {
      let place = offset(first.positionAfterSkippingLeadingTrivia)
      let isFirstInLine = file.isBlank(from: file.lineStart(place), to: place)
      let separator = isFirstInLine ? file.lineEnding(around: place) + file.indentation(place) : " "
      return .inserting("weak self," + separator, at: place)
    }

    /// Writes the capture into an empty list.
    private func captureEdit(in list: ClosureCaptureClauseSyntax) -> TextEdit {
      let start = offset(list.leftSquare.endPositionBeforeTrailingTrivia)
      let end = offset(list.rightSquare.positionAfterSkippingLeadingTrivia)
      let isBlank = file.source[Int(start)..<Int(end)].allSatisfy {
        FixableFile.isBlank($0) || FixableFile.endsLine($0)
      }
      return isBlank
        ? TextEdit(ByteRange(start: start, end: end), "weak self") : .inserting("weak self", at: start)
    }

    /// Inserts the early return on a line of its own, unless the body begins in the line of the token before it.
    private func guardEdit(before first: CodeBlockItemSyntax, after start: UInt32) -> TextEdit {
      let statement = "guard let self else { return }"
      let place = offset(first.positionAfterSkippingLeadingTrivia)
      let line = file.nextLine(start)
      if place < line { return .inserting(statement + "; ", at: place) }
      // The next line may be the rest of a comment.
      let comments = (first.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []) + first.leadingTrivia
      if comments.contains(where: \.isBlockComment) {
        return .inserting(statement + file.lineEnding(around: place) + file.indentation(place), at: place)
      }
      let codeLine = lineAfterBlankLines(from: line, to: place)
      return .inserting(file.indentation(place) + statement + file.lineEnding(around: codeLine), at: codeLine)
    }

    /// The first line with code or a comment.
    private func lineAfterBlankLines(from line: UInt32, to place: UInt32) -> UInt32 {
      var line = line
      while line < file.lineStart(place), file.isBlank(from: line, to: file.lineEnd(line)) {
        line = file.nextLine(line)
      }
      return line
    }

    /// The innermost `for await` loop that contains all uses of `self`.
    private var loop: ForStmtSyntax? {
      uses.asyncLoops.last { loop in
        uses.places.allSatisfy {
          loop.body.statements.position <= $0.position && $0.position < loop.body.statements.endPosition
        }
      }
    }

    /// The statements that don't run without `self`: in a task, those of its loop.
    private var skippedStatements: CodeBlockItemListSyntax {
      file.reading.isTask(cycle.function.call) ? loop?.body.statements ?? closure.statements : closure.statements
    }

    /// The edits of a task: the early return is inside its loop, so that the task doesn't retain `self` while it waits.
    private var loopEdits: Result<[TextEdit], Refused> {
      guard let loop, let first = loop.body.statements.first else { return .failure(Refused(reason: hasNoLoop)) }
      let (bodyStart, bodyEnd) = (offset(loop.body.statements.position), offset(loop.body.statements.endPosition))
      if let use = implicitUses.first(where: { $0.range.start < bodyStart || bodyEnd <= $0.range.start }) {
        return .failure(Refused(reason: isImplicitOutside.about(use.name.text)))
      }
      if let reason = skippedCode(after: Syntax(loop)) { return .failure(Refused(reason: reason)) }
      let start = offset(loop.body.leftBrace.endPositionBeforeTrailingTrivia)
      return .success(edits(captureEdit, guardEdit(before: first, after: start)))
    }

    /// The reason why code of the closure may run after a statement.
    private func skippedCode(after statement: Syntax) -> FixRefusal? {
      var node = statement
      while node.id != closure.id {
        if let item = node.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self),
          list.last?.id != item.id
        {
          return skipsRest
        }
        if [.forStmt, .whileStmt, .repeatStmt].contains(node.kind), node.id != statement.id { return endsOuterLoop }
        guard let parent = node.parent else { return skipsRest }
        node = parent
      }
      return nil
    }

    // MARK: - Conditions

    /// Whether the closure returns nothing, by its signature, a `return`, or the type that it must have. A task whose loop is its last
    /// statement returns nothing, too.
    private var returnsNothing: Bool {
      if let result = closure.signature?.returnClause?.type.trimmedDescription {
        return result == "Void" || result == "()"
      }
      // The value of `return self.load()` is Void by the closure's declared type.
      if uses.returnsValue { return context.isDeclaredWithoutResult }
      if uses.returnsWithoutValue || file.reading.isTask(cycle.function.call) { return true }
      return context.returnsNothing && (!context.mayTransformStream || hasNoValue(closure.statements))
    }

    /// Whether statements can't be the value of a closure: several of them, an assignment, a loop, or the call of a function of the project
    /// that returns nothing.
    private func hasNoValue(_ statements: CodeBlockItemListSyntax) -> Bool {
      guard statements.count == 1, let only = statements.first?.item else { return true }
      if only.is(StmtSyntax.self), !only.is(ExpressionStmtSyntax.self) { return true }
      let value = only.as(ExpressionStmtSyntax.self)?.expression ?? only.as(ExprSyntax.self)
      if let sequence = value?.as(SequenceExprSyntax.self) { return sequence.elements.contains(where: \.isAssignment) }
      guard let call = value?.as(FunctionCallExprSyntax.self),
        let function = ClosureCode(of: declaration, in: file).function(calledBy: call)
      else { return false }
      let called = file.reading.project[function]
      return called.kind == .function && called.type == nil
    }

    /// The function that the only statement of the closure calls, if another one differs only in whether it returns a value. The type of
    /// the closure chooses one of them only if the call is all that the closure contains.
    private var ambiguousCall: String? {
      guard let call = uses.onlyStatement?.item.as(ExprSyntax.self)?.withoutEffects.as(FunctionCallExprSyntax.self)
      else { return nil }
      let functions = Overloads(of: call, ClosureCode(of: declaration, in: file))
      return functions.differInResult ? call.calledExpression.lastName : nil
    }

    /// Whether a variable contains the closure, and code uses the variable more than once: `service.load(update)`. That code may need
    /// the object that the closure retains.
    private var isUsedElsewhere: Bool {
      guard let binding = file.facts.expression(ofClosure: declaration).flatMap({ file.facts[$0].parent }),
        file.facts[binding].kind == .binding, let variable = file.facts[binding].declaration
      else { return false }
      let name = file.facts[variable].name
      return file.facts.expressionIDs.count {
        file.facts[$0].kind == .reference && file.facts[$0].name == name
          && file.reading.member(namedBy: $0) == file.reading.id(variable)
      } != 1
    }

    /// The file and line that create an object and don't keep it.
    private var unkeptPlace: String? {
      let project = file.reading.project
      guard let type = file.reading.enclosingType(of: declaration),
        let place = UnkeptObjects(of: type, in: project).first
      else { return nil }
      return file.reading.line(of: place)
    }

    /// Whether the closure captures `self`, rather than a variable that contains it.
    private var capturesObject: Bool {
      guard let name = cycle.capture?.name else { return false }
      return name == LanguageWords.selfWord || implicitUses.contains { $0.name == name }
    }

    private var capturedSelf: ClosureCaptureSyntax? {
      closure.signature?.capture?.items.first { $0.name.tokenKind == .keyword(.self) }
    }

    /// Whether the compiler lets the closure leave out `self`.
    private var allowsImplicitUses: Bool { capturedSelf != nil || file.reading.isTask(cycle.function.call) }

    /// The names in the closure that refer to members of the object, or may do so.
    private var implicitUses: [Expression] {
      file.facts[declaration].code.map { file.facts[$0] }.filter { $0.kind == .reference && mayBeMember($0) }
    }

    /// Whether a name refers to a member of the object. One that nothing known declares may be a member of a superclass of the
    /// system, such as `view`.
    private func mayBeMember(_ node: Expression) -> Bool {
      if LanguageWords.isReserved(node.name) { return false }
      let reading = file.reading
      if let found = reading.project.declaration(
        of: node.name, at: node.range.start, owner: node.owner, file: reading.file)
      {
        let member = reading.project[found]
        guard member.kind == .property || member.kind == .function, let parent = member.parent else { return false }
        return reading.project.file(found)[parent].kind.hasMembers
          && member.modifiers.isDisjoint(with: [.static, .class])
      }
      return allowsImplicitUses && node.name.isLowercase && !StandardFunctions.contains(node.name)
    }
  }
}

extension TriviaPiece {
  fileprivate var isBlockComment: Bool {
    switch self {
    case .blockComment, .docBlockComment: true
    default: false
    }
  }
}
