/// The position of a child in the layout of its parent. The slots with even numbers contain unexpected nodes.
struct NodeSlot: Equatable {
  let index: Int

  init(_ index: Int) { self.index = index }
}

/// The slots of declarations.
extension NodeSlot {
  /// The modifiers of any declaration.
  static let modifiers = NodeSlot(3)
  static let modifierName = NodeSlot(1)
  static let modifierDetail = NodeSlot(3)

  static let nominalName = NodeSlot(7)
  static let nominalInheritance = NodeSlot(11)
  static let nominalConstraints = NodeSlot(13)

  static let extendedType = NodeSlot(7)
  static let extensionInheritance = NodeSlot(9)
  static let extensionConstraints = NodeSlot(11)

  static let typeAliasName = NodeSlot(7)
  static let typeAliasValue = NodeSlot(11)
  static let typeAliasConstraints = NodeSlot(13)

  static let associatedTypeName = NodeSlot(7)
  static let associatedTypeInheritance = NodeSlot(9)
  static let associatedTypeValue = NodeSlot(11)
  static let associatedTypeConstraints = NodeSlot(13)

  static let functionName = NodeSlot(7)
  static let initializerKeyword = NodeSlot(5)
  /// The signature, constraints and body of a function or initializer.
  static let functionSignature = NodeSlot(11)
  static let functionConstraints = NodeSlot(13)
  static let functionBody = NodeSlot(15)
  static let signatureResult = NodeSlot(5)
  static let asyncSpecifier = NodeSlot(1)
  static let throwsClause = NodeSlot(3)

  static let deinitializerKeyword = NodeSlot(5)
  static let deinitializerBody = NodeSlot(9)

  static let subscriptKeyword = NodeSlot(5)
  static let subscriptResult = NodeSlot(11)
  static let subscriptConstraints = NodeSlot(13)

  static let macroName = NodeSlot(7)
  static let macroSignature = NodeSlot(11)
  static let macroConstraints = NodeSlot(15)

  static let enumCaseName = NodeSlot(1)

  static let importPath = NodeSlot(9)
  static let importPathName = NodeSlot(1)
}

/// The slots of variables, accessors and parameters.
extension NodeSlot {
  static let variableSpecifier = NodeSlot(5)
  static let bindingPattern = NodeSlot(1)
  static let bindingType = NodeSlot(3)
  static let bindingValue = NodeSlot(5)
  static let patternName = NodeSlot(1)

  static let unwrappingPattern = NodeSlot(3)
  static let unwrappingType = NodeSlot(5)
  static let unwrappingValue = NodeSlot(7)

  /// The list of accessors, or the body of a getter without the keyword.
  static let accessors = NodeSlot(3)
  static let accessorKeyword = NodeSlot(5)
  static let accessorBody = NodeSlot(11)

  static let parameterFirstName = NodeSlot(5)
  static let parameterSecondName = NodeSlot(7)
  static let parameterType = NodeSlot(11)
  static let parameterValue = NodeSlot(15)

  static let caseParameterFirstName = NodeSlot(3)
  static let caseParameterSecondName = NodeSlot(5)
  static let caseParameterType = NodeSlot(9)
  static let caseParameterValue = NodeSlot(11)

  static let shorthandParameterName = NodeSlot(1)

  static let genericParameterName = NodeSlot(5)
  static let genericParameterType = NodeSlot(9)

  static let captureSpecifier = NodeSlot(1)
  static let captureSpecifierName = NodeSlot(1)
  static let captureName = NodeSlot(3)
  static let captureValue = NodeSlot(5)
}

/// The slots of types, clauses and attributes.
extension NodeSlot {
  static let typeName = NodeSlot(3)
  static let memberTypeBase = NodeSlot(1)
  static let memberTypeName = NodeSlot(7)
  static let someOrAny = NodeSlot(1)
  /// The type of a return clause, annotation or initializer clause.
  static let clauseType = NodeSlot(3)
  static let attributedBase = NodeSlot(7)
  static let closureSignatureResult = NodeSlot(9)

  static let tupleTypeOpening = NodeSlot(1)
  static let tupleTypeElements = NodeSlot(3)
  static let tupleTypeClosing = NodeSlot(5)
  static let tupleTypeElementType = NodeSlot(9)

  static let attributeSign = NodeSlot(1)
  static let attributeName = NodeSlot(3)
  static let attributeArguments = NodeSlot(7)
  static let attributeClosing = NodeSlot(9)

  static let clauseCondition = NodeSlot(3)
  static let clauseContents = NodeSlot(5)
}

/// The slots of statements and expressions.
extension NodeSlot {
  static let blockItems = NodeSlot(3)
  static let item = NodeSlot(1)

  static let iterationAwait = NodeSlot(5)
  static let iterationPattern = NodeSlot(11)
  static let iterationType = NodeSlot(13)
  static let iterationSequence = NodeSlot(17)

  static let closureSignature = NodeSlot(3)
  static let closureBody = NodeSlot(5)

  static let referenceName = NodeSlot(3)
  static let memberBase = NodeSlot(1)
  static let memberName = NodeSlot(5)
  static let callArguments = NodeSlot(5)
  static let callClosure = NodeSlot(9)
  static let argumentLabel = NodeSlot(1)

  static let sequenceElements = NodeSlot(1)
  /// The second element of a sequence, which is the operator after the first operand. Lists have no unexpected nodes.
  static let firstOperator = NodeSlot(1)
  static let operatorToken = NodeSlot(1)
  static let castMark = NodeSlot(3)

  static let literalToken = NodeSlot(1)
  static let stringSegments = NodeSlot(5)
  static let tupleElements = NodeSlot(3)

  static let keyPathRoot = NodeSlot(3)
  static let keyPathComponents = NodeSlot(5)
  static let keyPathComponent = NodeSlot(3)
  static let propertyReference = NodeSlot(1)

  static let macroExpressionName = NodeSlot(5)
  static let macroExpressionArguments = NodeSlot(11)
  static let macroExpressionClosure = NodeSlot(15)
  static let macroDeclarationName = NodeSlot(9)
  static let macroDeclarationArguments = NodeSlot(15)
  static let macroDeclarationClosure = NodeSlot(19)
}
