public import LintAnalysis
import LintSemantics
import LintSyntax

/// A part of the kit's binding in a type where it can't work.
public enum MisplacedWrapper: Rule {
  public static let name = "misplaced-wrapper"
  public static let severity = Severity.note
  // 'unbound-observer' reported a binder with its own 'bind()' as a warning before this rule existed.
  public static let kitSeverity = Severity.warning
  public static let summary =
    "A type that isn't an observer wraps its view model, or a binder declares the `bind()` that the kit implements."
  public static let rationale = """
    `@ObservedViewModel` calls `bind()` of the object that contains it, so that object has to be a `ViewModelObserver`. \
    Otherwise it doesn't compile, and the compiler reports the error without a location. A `ViewModelBinder` receives its \
    view model in `bind(to:)`. If it declares `bind()` as well, that replaces the kit's, and nothing calls `bind(to:)`.
    """

  public static let fix = RuleFix.none(
    """
    The type has to conform to the protocol or lose the wrapper, which is a design decision.
    """
  )

  public static let limits = [
    "It skips a type with a superclass or protocol that isn't in the project, because that may be an observer.",
    "It skips binders in files that import XCTest or Testing, because a test may bind by hand.",
    "`unbound-observer` reports a binder that inherits `bind()`.",
  ]

  public static let examples = Examples(
    fine: """
      import SwiftMVVMPattern
      import UIKit
      final class ProfileViewController: UIViewController, ViewModelBinder {
        @ObservedViewModel var viewModel: ProfileViewModel?
        func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
        override func viewDidLoad() {
          super.viewDidLoad()
          bind()
        }
      }
      final class ProfileViewModel: ViewModel { var name = "" }
      """,
    """
    import SwiftMVVMPattern
    final class ProfileView: ViewModelObserver {
      @WeakObservedViewModel var viewModel: ProfileViewModel?
      func bind() {}
    }
    final class ProfileViewModel: ViewModel { var name = "" }
    """,
    """
    import SwiftMVVMPattern
    protocol Screen: ViewModelBinder { func show() }
    class Base: Screen {
      @ObservedViewModel var viewModel: ProfileViewModel?
      func show() {}
      func bind(to viewModel: ProfileViewModel?) {}
      func bind(_ rows: [String]) {}
    }
    final class ProfileViewModel: ViewModel { var name = "" }
    """,
    // The superclass may be an observer.
    """
    import PackageScreens
    import SwiftMVVMPattern
    final class ProfileScreen: PackageScreen { @ObservedViewModel var viewModel: ProfileViewModel? }
    final class ProfileViewModel: ViewModel { var name = "" }
    """,
    // The app's own wrapper.
    """
    import SwiftMVVMPattern
    @propertyWrapper struct ObservedViewModel<Value> { var wrappedValue: Value? }
    final class ProfileCell { @ObservedViewModel var viewModel: ProfileViewModel? }
    final class ProfileViewModel: ViewModel { var name = "" }
    """,
    """
    import Screens
    final class ProfileCell { @ObservedViewModel var viewModel: ProfileViewModel? }
    final class ProfileViewModel { var name = "" }
    """,
    broken: """
      import SwiftMVVMPattern
      import UIKit
      final class ProfileViewController: UIViewController {
        @ObservedViewModel var ↓viewModel: ProfileViewModel?
      }
      final class ProfileViewModel: ViewModel { var name = "" }
      """,
    """
    import SwiftMVVMPattern
    import UIKit
    final class ProfileCell: UITableViewCell, ViewModelHolder {
      @WeakObservedViewModel var ↓viewModel: ProfileViewModel?
    }
    struct ProfileRow { @ObservedViewModel var ↓viewModel: ProfileViewModel? }
    final class ProfileViewModel: ViewModel { var name = "" }
    """,
    """
    import SwiftMVVMPattern
    import UIKit
    final class ProfileViewController: UIViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      override func viewDidLoad() {
        super.viewDidLoad()
        bind()
      }
      func ↓bind() { bind(to: viewModel) }
      func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
    }
    final class ProfileViewModel: ViewModel { var name = "" }
    """,
    """
    import SwiftMVVMPattern
    import UIKit
    final class Split: UIView, ViewModelBinder {
      let viewModel: ProfileViewModel
      func bind(to viewModel: ProfileViewModel?) {}
    }
    extension Split { func ↓bind() {} }
    protocol ProfileBinder: ViewModelBinder {}
    extension ProfileBinder { func ↓bind() {} }
    final class ProfileViewModel: ViewModel { let name = "" }
    """
  )

  public static let pageExample = ExamplePair(broken: examples.broken[0], fixed: examples.fine[0])

  public static func check(_ file: FileReading) -> [Finding] {
    guard file.project.usesKit else { return [] }
    return file.wrappersOutsideObservers.map { wrapperFinding($0, file) }
      + file.replacedBinds.compactMap { function, type in
        file.project.roles.claim(.observer, of: type).map { bindFinding(function, of: type, $0, file) }
      }
  }

  private static func wrapperFinding(_ wrapper: WrapperOutsideObserver, _ file: FileReading) -> Finding {
    let property = file.facts[wrapper.property]
    return file.finding(
      at: property.nameStart, wrapperMessage(wrapper.attribute, property.name),
      reasons: [
        file.reason("'\(file.project[wrapper.type].name)' doesn't adopt it", at: file.project[wrapper.type].declaration)
      ])
  }

  private static func bindFinding(
    _ function: DeclarationID, of type: TypeID, _ claim: RoleClaim, _ file: FileReading
  ) -> Finding {
    file.finding(
      at: file.facts[function].nameStart, bindMessage(file.project[type].name), because: [claim],
      severity: kitSeverity)
  }

  public static let messages = [wrapperMessage("<wrapper>", "<property>"), bindMessage("<binder>")]

  private static func wrapperMessage(_ wrapper: Name, _ property: Name) -> String {
    "'@\(wrapper) \(property)' needs an observer; adopt 'ViewModelObserver' or remove the wrapper"
  }

  private static func bindMessage(_ binder: Name) -> String {
    "'\(binder)' declares bind(), so the kit never calls 'bind(to:)'; move its code to 'bind(to:)'"
  }
}
