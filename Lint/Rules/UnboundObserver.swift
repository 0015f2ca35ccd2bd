import LintFacts
import LintProject
public import LintRule

/// A holder of a view model that nobody ever told to show it.
public enum UnboundObserver: Rule {
  public static let name = "unbound-observer"
  // Off: without the kit only a name says that a function binds.
  public static let severity = Severity.off
  public static let kitSeverity = Severity.warning
  public static let summary = "A holder of a view model never binds to it, or binds before it is set."
  public static let rationale = """
    An observer shows its view model when it binds: once when it is ready, and after each replacement. One that never does \
    stays empty; so does one that binds first and is given its view model after. Call `bind()` in `viewDidLoad`, and keep the \
    view model in an `@ObservedViewModel`. Without the kit's protocols, a function that is named for binding, and that nothing \
    in the project names again, is reported.
    """

  public static let examples = Examples(
    fine: """
      import SwiftMVVMPattern
      import UIKit
      class BaseViewController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); bind() }
        func bind() {}
      }
      final class ProfileViewController: BaseViewController, ViewModelObserver {
        @ObservedViewModel var viewModel: ProfileViewModel?
        override func bind() { title = viewModel?.name }
      }
      final class PlainViewController: UIViewController, ViewModelObserver {
        var viewModel: ProfileViewModel? { didSet { if isReadyToBind { bind() } } }
        func bind() {}
      }
      final class Badge: UIView, ViewModelObserver {
        @ObservedViewModel var viewModel: ProfileViewModel?
        init(viewModel: ProfileViewModel) { super.init(frame: .zero); self.viewModel = viewModel }
        func bind() {}
      }
      final class Late: UIViewController, ViewModelObserver {
        var viewModel: ProfileViewModel?
        func show() { viewModel = ProfileViewModel(); bind() }
        func bind() {}
      }
      """,
    """
    import UIKit
    final class ProfileViewController: UIViewController {
      var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bindViewModel() }
      func bindViewModel() {}
    }
    """,
    broken: """
      import SwiftMVVMPattern
      import UIKit
      final class ↓ForgottenViewController: UIViewController, ViewModelObserver {
        @ObservedViewModel var viewModel: ProfileViewModel?
        func bind() { title = viewModel?.name }
      }
      final class EarlyViewController: UIViewController, ViewModelObserver {
        var viewModel: ProfileViewModel?
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓bind()
          viewModel = ProfileViewModel()
        }
        func bind() { title = viewModel?.name }
      }
      """,
    """
    import UIKit
    final class ProfileViewModel { func load() {} }
    final class ProfileViewController: UIViewController {
      var viewModel: ProfileViewModel?
      private func ↓bindViewModel() { title = "" }
    }
    """
  )

  private static let binders: Set<Name> = ["bind", "bindViewModel", "setupBindings", "setUpBindings", "bindUI"]

  public static func check(_ file: FileReading) -> [Finding] {
    file.bodies.flatMap { declaration, type -> [Finding] in
      if file.project.adoptsKit("ViewModelObserver", type) { return ofKit(declaration, type, file) }
      return ofOthers(declaration, type, file)
    }
  }

  // MARK: - The kit's observers

  private static func ofKit(_ declaration: Int32, _ type: TypeID, _ file: FileReading) -> [Finding] {
    guard let claim = file.project.roles.claim(.observer, of: type), file.project[type].kind == .class else {
      return []
    }
    if file.facts[declaration: declaration].kind == .class, neverBinds(type, file) {
      let name = file.project[type].name
      return [
        Finding(
          at: file.place(file.facts[declaration: declaration].nameStart),
          "\(name) observes a view model and never binds to it: call bind() when it is ready, in viewDidLoad say",
          because: [claim], in: file.id(declaration), severity: kitSeverity)
      ]
    }
    if rebinds(type, file.project) { return [] }
    return file.facts.children(ofDeclaration: declaration).flatMap { early(in: $0, file) }.map { offset, function in
      Finding(
        at: file.place(offset),
        "bind() is called before viewModel is set, and not after: set it first, or keep it in an @ObservedViewModel",
        because: [claim], in: file.id(function), severity: kitSeverity)
    }
  }

  /// Neither the type nor what it inherits from or hands down calls `bind`, and no replacement does.
  private static func neverBinds(_ type: TypeID, _ file: FileReading) -> Bool {
    let project = file.project
    let family = [type] + project.ancestors(of: type) + project.descendants(of: type)
    if project.roles.plays(.controller, type) == false, isWrapped(type, project) { return false }
    // What a package's class does nobody here can say.
    if hasUnknownSuperclass(type, project) { return false }
    return !family.contains { Lifecycle(of: $0, in: project).calls("bind") } && !isCalledFromOutside("bind", project)
  }

  private static func isWrapped(_ type: TypeID, _ project: Project) -> Bool {
    project.members(named: "viewModel", of: type).contains { property in
      project.file(property).attributes(of: project[property]).contains { $0.name.hasSuffix("ObservedViewModel") }
    }
  }

  /// Whether setting the view model binds: by a wrapper, or what the property does when it is set.
  private static func rebinds(_ type: TypeID, _ project: Project) -> Bool {
    isWrapped(type, project)
      || project.members(named: "viewModel", of: type).contains { property in
        project.file(property).children(ofDeclaration: property.index).contains { child in
          project.file(property)[declaration: child].kind == .accessor
        }
      }
  }

  private static func hasUnknownSuperclass(_ type: TypeID, _ project: Project) -> Bool {
    ([type] + project.ancestors(of: type)).contains { owner in
      guard project[owner].kind == .class, let first = project[owner].supertypes.first else { return false }
      if case .unknown(let name) = first.referent { return !kitNames.contains(name) }
      return false
    }
  }

  private static let kitNames: Set<Name> = [
    "View", "ViewModelHolder", "ViewModelObserver", "Presentable", "Contextable", "AnyObject", "NSObject",
  ]

  private static func isCalledFromOutside(_ name: Name, _ project: Project) -> Bool {
    project.files.contains { facts in
      facts.expressions.indices.contains { index in
        let node = facts.expressions[index]
        guard node.kind == .call, index + 1 < facts.expressions.count, node.next == facts.expressions[index + 1].next
        else {
          return false
        }
        let callee = facts.expressions[index + 1]
        return callee.kind == .member && callee.name == name
      }
    }
  }

  /// Calls of `bind` that come before the view model is set, in one function and one block of it.
  private static func early(in function: Int32, _ file: FileReading) -> [(UInt32, Int32)] {
    let declaration = file.facts[declaration: function]
    guard declaration.kind == .function || declaration.kind == .initializer else { return [] }
    let own = declaration.code.filter { file.facts[expression: $0].owner == function }
    let calls = own.filter { isOwn("bind", call: $0, file) }
    let sets = own.filter { isOwn("viewModel", assignment: $0, file) }
    guard let call = calls.first, calls.count == 1, sets.count == 1, let set = sets.first, call < set else { return [] }
    return [(file.facts[expression: call].range.start, function)]
  }

  private static func isOwn(_ name: Name, call: Int32, _ file: FileReading) -> Bool {
    let node = file.facts[expression: call]
    guard node.kind == .call, call + 1 < node.next else { return false }
    return isOwn(name, call + 1, file) && file.facts[expression: call + 1].next == node.next
  }

  private static func isOwn(_ name: Name, assignment: Int32, _ file: FileReading) -> Bool {
    let node = file.facts[expression: assignment]
    return node.kind == .assignment && node.name == "=" && assignment + 1 < node.next
      && isOwn(name, assignment + 1, file)
  }

  private static func isOwn(_ name: Name, _ expression: Int32, _ file: FileReading) -> Bool {
    let node = file.facts[expression: expression]
    guard node.name == name else { return false }
    if node.kind == .reference { return true }
    return node.kind == .member && expression + 1 < node.next && file.hold(expression + 1) != nil
  }

  // MARK: - Others

  private static func ofOthers(_ declaration: Int32, _ type: TypeID, _ file: FileReading) -> [Finding] {
    guard let claim = file.project.roles.viewSide(type), holdsViewModel(type, file.project) else { return [] }
    return file.facts.children(ofDeclaration: declaration).compactMap { child -> Finding? in
      let function = file.facts[declaration: child]
      guard function.kind == .function, binders.contains(function.name), !function.modifiers.contains(.override),
        !file.facts.children(ofDeclaration: child).contains(where: { file.facts[declaration: $0].kind == .parameter }),
        !isNamed(function.name, file.project)
      else { return nil }
      return Finding(
        at: file.place(function.nameStart),
        "nothing calls \(function.name)(): \(file.project[type].name) never shows its view model",
        because: [claim], in: file.id(child))
    }
  }

  private static func holdsViewModel(_ type: TypeID, _ project: Project) -> Bool {
    project.storedProperties(of: type).contains { property in
      project.value(of: property)?.referent.type.map { project.roles.plays(.viewModel, $0) } ?? false
    }
  }

  /// Whether code anywhere says the name, as a call, a function value or a selector.
  private static func isNamed(_ name: Name, _ project: Project) -> Bool {
    project.files.contains { facts in
      facts.expressions.contains { $0.name == name && ($0.kind == .reference || $0.kind == .member) }
    }
  }
}
