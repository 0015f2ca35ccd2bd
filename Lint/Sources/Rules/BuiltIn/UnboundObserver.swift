public import LintAnalysis
import LintSemantics
import LintSyntax

/// A holder of a view model that nobody ever told to show it.
public enum UnboundObserver: Rule {
  public static let name = "unbound-observer"
  // Off: without the kit only a name says that a function binds.
  public static let severity = Severity.off
  public static let kitSeverity = Severity.warning
  public static let summary =
    "A holder of a view model never binds to it, binds before it is set, or gets in the way of the kit's binding."
  public static let rationale = """
    An observer shows its view model when it binds: once when it is ready, and after each replacement. One that never does \
    stays empty; so does one that binds first and is given its view model after. Call `bind()` in `viewDidLoad`, and keep the \
    view model in an `@ObservedViewModel`.

    A `ViewModelBinder` writes `bind(to:)` and leaves `bind()` to the kit. One that declares `bind()` itself, or calls \
    `bind(to:)` by hand, bypasses the kit, which binds each replacement once. A view controller and a binder with a constant or \
    an initial view model need one call of `bind()`; a plain variable needs one in `didSet`.

    Without the kit's protocols, a function that is named for binding, and that nothing \
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
    """
    import SwiftMVVMPattern
    import UIKit
    class BinderViewController: UIViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
      func bind(_ label: UILabel) {}
    }
    final class DerivedViewController: BinderViewController {
      override func bind(to viewModel: ProfileViewModel?) { super.bind(to: viewModel) }
    }
    final class InjectedViewController: UIViewController, ViewModelBinder {
      let viewModel: any ProfileShowing
      init(viewModel: any ProfileShowing) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      func bind(to viewModel: (any ProfileShowing)?) { title = viewModel?.name }
    }
    final class Badge: UIView, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class Card: UIView, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel? = ProfileViewModel()
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class Plain: UIView, ViewModelBinder {
      var viewModel: ProfileViewModel? { didSet { bind() } }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class Late: UIViewController, ViewModelBinder {
      var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      func configure(_ viewModel: ProfileViewModel) { self.viewModel = viewModel }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class Started: UIViewController, ViewModelBinder {
      let viewModel = ProfileViewModel()
      func bind(to viewModel: ProfileViewModel?) {}
    }
    func show(_ card: Card, _ started: Started) { card.viewModel = ProfileViewModel(); start(started) }
    func start(_ binder: some ViewModelBinder) { binder.bind() }
    protocol ProfileShowing { var name: String { get } }
    final class ProfileViewModel: ViewModel { let name = "" }
    """,
    """
    import PackagedScreens
    import SwiftMVVMPattern
    final class ProfileViewController: PackagedViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) {}
    }
    open class OpenViewController: UIViewController, ViewModelBinder {
      @ObservedViewModel public var viewModel: ProfileViewModel?
      open func bind(to viewModel: ProfileViewModel?) {}
    }
    final class ReadyViewController: UIViewController, ViewModelBinder {
      static var waitsForFirstBind: Bool { false }
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class TwoForms: UIView, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) { bind(to: UILabel()) }
      func bind(to label: UILabel) {}
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
    import SwiftMVVMPattern
    import UIKit
    final class OwnViewController: UIViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      func ↓bind() { title = viewModel?.name }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class Split: UIView, ViewModelBinder {
      let viewModel: ProfileViewModel
      func bind(to viewModel: ProfileViewModel?) {}
    }
    extension Split { func ↓bind() {} }
    class BaseViewController: UIViewController { func bind() {} }
    final class ↓InheritingViewController: BaseViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    protocol ProfileBinder: ViewModelBinder {}
    extension ProfileBinder { func ↓bind() {} }
    """,
    """
    import SwiftMVVMPattern
    import UIKit
    class ↓SilentViewController: UIViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
    }
    final class DerivedViewController: SilentViewController {}
    final class ↓InjectedViewController: UIViewController, ViewModelBinder {
      let viewModel: any ProfileShowing
      init(viewModel: any ProfileShowing) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
      func bind(to viewModel: (any ProfileShowing)?) { title = viewModel?.name }
    }
    final class ↓ConstantView: UIView, ViewModelBinder {
      let viewModel = ProfileViewModel()
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class ↓InitialView: UIView, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel? = ProfileViewModel()
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class ↓PlainView: UIView, ViewModelBinder {
      var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class ↓WaitingView: UIView, ViewModelBinder {
      static var waitsForFirstBind: Bool { true }
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) {}
    }
    protocol ProfileShowing { var name: String { get } }
    final class ProfileViewModel: ViewModel { let name = "" }
    """,
    """
    import SwiftMVVMPattern
    import UIKit
    final class EarlyViewController: UIViewController, ViewModelBinder {
      var viewModel: ProfileViewModel?
      override func viewDidLoad() {
        super.viewDidLoad()
        ↓bind()
        viewModel = ProfileViewModel()
      }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class ReturningViewController: UIViewController, ViewModelBinder {
      var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); ↓viewModel = ProfileViewModel() }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class OnceView: UIView, ViewModelBinder {
      var viewModel: ProfileViewModel?
      init() { super.init(frame: .zero); bind() }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class HandCell: UITableViewCell, ViewModelBinder {
      var viewModel: ProfileViewModel? { didSet { ↓bind(to: viewModel) } }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    func show(_ view: OnceView, _ cell: HandCell) {
      view.↓viewModel = ProfileViewModel()
      cell.↓bind(to: ProfileViewModel())
    }
    final class ProfileViewModel: ViewModel { func load() {} }
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

  public static func check(_ file: FileReading) -> [Finding] {
    // A test may bind by hand, or let a probe do it.
    let isTest = file.facts.imports.contains { KnownModules[$0.module].contains(.testing) }
    let misuses =
      isTest
      ? [] : file.manualBindings.map { manual($0, $1, file) } + file.unboundAssignments.map { lost($0, $1, file) }
    return misuses
      + file.bodies.flatMap { declaration, type -> [Finding] in
        if Binder.adoptsBinder(type, file.project) { return isTest ? [] : ofBinder(declaration, type, file) }
        if file.project.adoptsKit("ViewModelObserver", type) { return ofKit(declaration, type, file) }
        return ofOthers(declaration, type, file)
      }
  }

  // MARK: - The kit's binders

  private static func ofBinder(_ declaration: Int32, _ type: TypeID, _ file: FileReading) -> [Finding] {
    guard let claim = file.project.roles.claim(.observer, of: type) else { return [] }
    let own = file.facts.children(ofDeclaration: declaration).filter {
      Binder.replacesBind(file.id($0), in: file.project)
    }
    if !own.isEmpty { return own.map { replacement($0, of: type, claim, file) } }
    guard let binder = Binder(type, in: file.project), !binder.declaresBind else { return [] }
    if let fault = fault(of: binder) {
      guard file.facts[declaration: declaration].kind == .class else { return [] }
      return [
        Finding(
          at: file.place(file.facts[declaration: declaration].nameStart), fault, because: [claim],
          in: file.id(declaration), severity: kitSeverity)
      ]
    }
    return binder.inheritedBind == nil ? early(declaration, type, claim, file) : []
  }

  private static func replacement(
    _ function: Int32, of type: TypeID, _ claim: RoleClaim, _ file: FileReading
  ) -> Finding {
    Finding(
      at: file.place(file.facts[declaration: function].nameStart),
      "'\(file.project[type].name)' declares 'bind()' (it replaces the kit's, which calls 'bind(to:)'); move its code to 'bind(to:)'",
      because: [claim], in: file.id(function), severity: kitSeverity)
  }

  private static func fault(of binder: Binder) -> String? {
    let name = binder.project[binder.type].name
    if let base = binder.inheritedBind {
      return
        "'\(name)' inherits 'bind()' from '\(binder.project[base].name)' (it replaces the kit's, which calls 'bind(to:)'); rename the inherited method"
    }
    return binder.unbound.map { unbound in
      "'\(name)' never calls 'bind()' " + advice(on: unbound, of: binder)
    }
  }

  private static func advice(on unbound: Binder.Unbound, of binder: Binder) -> String {
    switch unbound {
    case .awaitsFirstBind where binder.isViewController:
      "(a view controller doesn't bind before the first call); call it at the end of 'viewDidLoad'"
    case .awaitsFirstBind: "(assignments don't bind before the first call); call it when the views exist"
    case .isConstant: "(only that call binds a constant); call it when the views exist"
    case .isInitialValue: "(an initial value isn't an assignment, which would bind); call it when the views exist"
    case .isPlain:
      "(assigning a plain property doesn't bind); wrap 'viewModel' in '@ObservedViewModel', or call 'bind()' in 'didSet'"
    }
  }

  private static func manual(_ call: Int32, _ type: TypeID, _ file: FileReading) -> Finding {
    misuse(
      call, type, file,
      "'bind(to:)' is called by hand (the kit calls it once for each replacement); assign 'viewModel', or call 'bind()'"
    )
  }

  private static func lost(_ assignment: Int32, _ type: TypeID, _ file: FileReading) -> Finding {
    misuse(
      assignment, type, file,
      "'viewModel' is assigned after 'bind()' (a plain property doesn't bind again); wrap it in '@ObservedViewModel', or call 'bind()' in 'didSet'"
    )
  }

  private static func misuse(_ expression: Int32, _ type: TypeID, _ file: FileReading, _ message: String) -> Finding {
    let claims = file.project.roles.claim(.observer, of: type).map { [$0] } ?? []
    return Finding(
      at: file.place(file.facts.anchor(of: expression)), message, because: claims,
      in: file.named(file.facts[expression: expression].owner), severity: kitSeverity)
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
          "'\(name)' observes a view model but never calls 'bind()' (the view stays empty); call it when the views exist, such as in 'viewDidLoad'",
          because: [claim], in: file.id(declaration), severity: kitSeverity)
      ]
    }
    return early(declaration, type, claim, file)
  }

  private static func early(
    _ declaration: Int32, _ type: TypeID, _ claim: RoleClaim, _ file: FileReading
  ) -> [Finding] {
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
    if project.hasUnknownSuperclass(type) { return false }
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
      guard function.kind == .function, NamingConventions.binders.contains(function.name),
        !function.modifiers.contains(.override),
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
