import LintSemantics
import LintSyntax

/// The services whose sources are missing: their shared instances return streams of results from several functions, as in
/// `Backend.shared.profile().subscribe(onSuccess: show).disposed(by: bag)`.
///
/// A single function may have another purpose, such as asking the user a question.
struct PackageServices: SharedResult {
  private var names = NameSet()

  init(of project: Project) {
    var functions: [Name: Set<Name>] = [:]
    var types = NameSet()
    for file in project.fileIDs where project.facts(file).namesSharedInstance {
      let reading = FileReading(project, file: file, recordsDependencies: false)
      for request in reading.subscribedRequests {
        functions[request.type, default: []].insert(request.function)
        if project.importsUnknownModule(file) { types.insert(request.type) }
      }
    }
    for (type, called) in functions where called.count > 1 && types.contains(type) { names.insert(type) }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }
}

extension FileReading {
  /// The store that the value of an expression is. A type without sources counts if its shared instance is a service.
  func store(_ value: Value, at expression: ExpressionID) -> KnownStore? {
    if let store = project.store(value.referent, in: file) { return store }
    guard value.isType, case .unknown(let name) = value.referent,
      let instance = facts.expression(beginningWith: expression),
      isSharedInstance(instance), project.mayBeService(name), project.shared(PackageServices.self).contains(name)
    else { return nil }
    return .package(name)
  }

  private func isSharedInstance(_ member: ExpressionID) -> Bool {
    facts[member].kind == .member && SystemMembers[facts[member].name].contains(.instance)
  }

  /// The functions of shared instances whose results code subscribes to, each with the type that no file declares.
  fileprivate var subscribedRequests: [(type: Name, function: Name)] {
    facts.expressionIDs.compactMap { index in
      let node = facts[index]
      guard node.kind == .reference, let instance = facts.expression(beginningWith: index),
        isSharedInstance(instance), node.name.isCapitalized, let function = facts.expression(beginningWith: instance),
        facts[function].kind == .member, streams[facts[function].name].isEmpty,
        let call = facts.expression(beginningWith: function), facts[call].kind == .call, isSubscribed(call),
        case .unknown(let type) = project.lookUp(node.name, owner: node.owner, file: file), project.mayBeService(type),
        project.declarations(namedBy: function, file: file).isEmpty
      else { return nil }
      return (type, facts[function].name)
    }
  }

  /// Whether code subscribes to the result of a call and stores the token.
  private func isSubscribed(_ call: ExpressionID) -> Bool {
    let operators = facts.chain(after: call).filter { facts[$0].kind == .member }.map { streams[facts[$0].name] }
    guard let subscription = operators.firstIndex(where: { $0.contains(.observes) }) else { return false }
    return operators[subscription...].contains { $0.contains(.storesToken) }
  }
}

extension Project {
  /// Whether a name is neither of the system nor like that of another role.
  fileprivate func mayBeService(_ name: Name) -> Bool {
    [nil, .store].contains(vocabulary.role(of: name)) && vocabulary.viewRole(ofSuperclass: name) == nil
      && SystemTypes.named(name) == nil && !FoundationTypes.contains(name)
  }
}

extension FileFacts {
  /// Whether code has a name with a capital and a member that usually returns a shared instance. Many files
  /// have neither, so this cheap check comes first.
  fileprivate var namesSharedInstance: Bool {
    expressionIDs.contains { index in
      guard self[index].kind == .member, SystemMembers[self[index].name].contains(.instance),
        let base = firstPart(of: index)
      else { return false }
      return self[base].kind == .reference && self[base].name.isCapitalized
    }
  }
}
