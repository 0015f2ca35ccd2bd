import LintSemantics
import LintSyntax

/// Follows the code of a controller through its own functions, up to the code that checks or loads the view.
struct OutletUseSearch {
  struct OutletUse {
    let outlet: SymbolID
    let place: Place
    let calls: [Place]
  }

  private static let depthLimit = 5

  private(set) var uses: [OutletUse] = []
  private let outlets: ViewOutlets
  private var visited: Set<SymbolID> = []
  private var calls: [Place] = []

  init(_ outlets: ViewOutlets) { self.outlets = outlets }

  /// - Returns: whether the code checks or loads the view.
  @discardableResult
  mutating func visit(_ function: SymbolID) -> Bool {
    guard calls.count < Self.depthLimit, visited.insert(function).inserted else { return false }
    let project = outlets.project
    let facts = project.file(function)
    var tested: Set<SymbolID> = []
    var hasUse = false
    for expression in project[function].code {
      // Code in a closure may run later.
      guard facts[expression].owner == function.declaration, facts.isOwnMember(expression) else { continue }
      if project.concernsViewLoading(expression, function.file) { return true }
      if let outlet = outlets.outlet(expression, function.file) {
        if facts.isTestedOrSet(expression) {
          tested.insert(outlet)
        } else if !hasUse, !tested.contains(outlet), facts.isUnwrapped(expression) {
          hasUse = true
          let place = Place(file: function.file, offset: facts.anchor(of: expression))
          uses.append(OutletUse(outlet: outlet, place: place, calls: calls))
        }
      } else if let callee = project.ownFunction(calledBy: expression, function.file, of: outlets.type) {
        calls.append(Place(file: function.file, offset: facts.anchor(of: expression)))
        let isLoaded = visit(callee)
        calls.removeLast()
        if isLoaded { return true }
      }
    }
    return false
  }
}

extension Project {
  /// Whether an own member loads the view, such as `view` or `loadViewIfNeeded()`, or says whether it is loaded.
  func concernsViewLoading(_ expression: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    let name = facts[expression].name
    if SystemMembers[name].contains(.viewLoading) { return true }
    if LifecycleMethods[name].contains(.setsUp), facts.call(of: expression) != nil {
      return !facts.isMemberOfSuper(expression)
    }
    if let property = declaration(readBy: expression, file: file) { return isSwitchedOnWhenLoaded(property) }
    // `view`, and `tableView` of a table view controller: reading it loads the view.
    return loadsView(name, from: facts[expression].owner, file)
  }

  private func loadsView(_ name: Name, from owner: DeclarationID?, _ file: FileID) -> Bool {
    guard let type = enclosingType(of: owner, file: file) else { return false }
    return isViewOfController(name, type)
  }

  /// Whether a controller inherits a property of the system that contains one of its views.
  func isViewOfController(_ name: Name, _ type: TypeID) -> Bool {
    systemAncestors(of: type).contains { ancestor in
      SystemMembers.type(of: name, in: ancestor.system).flatMap(SystemTypes.named)?.kind == .view
    }
  }

  /// Whether `viewDidLoad` sets a property to true, so that other code can check it.
  private func isSwitchedOnWhenLoaded(_ property: SymbolID) -> Bool {
    guard isStoredProperty(self[property]), let type = enclosingType(of: property) else { return false }
    return writes(to: self[property].name, of: type).contains { write in
      guard let value = write.value, facts(write.file)[value].name == LanguageWords.trueWord else { return false }
      return facts(write.file).enclosing(write.owner).contains {
        LifecycleMethods[facts(write.file)[$0].name].contains(.setsUp)
      }
    }
  }

  /// The function of a type that an expression such as `update` in `update()` or `self.update()` calls.
  fileprivate func ownFunction(calledBy expression: ExpressionID, _ file: FileID, of type: TypeID) -> SymbolID? {
    let facts = facts(file)
    guard facts.call(of: expression) != nil, !facts.isMemberOfSuper(expression),
      let function = declaration(readBy: expression, file: file), self[function].kind == .function,
      !self[function].modifiers.contains(.async), let owner = enclosingType(of: function),
      owner == type || ancestors(of: type).contains(owner), self[owner].kind != .protocol
    else { return nil }
    return function
  }
}

extension FileFacts {
  /// Whether code compares a value with nil, binds it to another name, or assigns it.
  fileprivate func isTestedOrSet(_ expression: ExpressionID) -> Bool {
    guard let parent = self[expression].parent else { return false }
    switch self[parent].kind {
    case .assignment: return target(of: parent) == expression
    case .binding: return true
    case .sequence: return parts(of: parent).contains { self[$0].kind == .nil }
    default: return false
    }
  }

  /// Whether code uses a member of a value without `?` or `!` after it.
  fileprivate func isUnwrapped(_ expression: ExpressionID) -> Bool {
    guard let member = self.expression(beginningWith: expression), self[member].kind == .member else { return false }
    // One byte, the dot, is between the value and the name.
    return self[member].range.end - self[expression].range.end == UInt32(self[member].name.text.utf8.count) + 1
  }
}
