public import LintAnalysis
import LintSemantics
import LintSyntax

/// A presenter that retains the view it updates.
public enum PresenterRetainsView: Rule {
  public static let name = "presenter-retains-view"
  public static let severity = Severity.warning
  public static let summary = "A presenter strongly references the view that it updates."
  public static let rationale = """
    The view or its controller retains the presenter. If the presenter retains the view, neither is released. Reference \
    the view weakly, or pass it with each update. Views that the presenter creates itself, SwiftUI views, windows, and \
    controllers that it only presents on aren't reported. A type that is only named like a presenter but lays out views \
    counts as a view.
    """

  public static let fix = RuleFix.suggested(
    """
    Adds `weak` to an optional `var` whose type is bound to classes, if another object is known to retain each \
    assigned view.
    """
  )

  public static let limits = [
    "It skips a view that the presenter creates itself, SwiftUI views and windows.",
    "If only the name of a type says that it is a presenter, and the type lays out views, it counts as a view.",
  ]

  public static let examples = Examples(
    fine: """
      import UIKit
      protocol ListView: AnyObject { func show(_ rows: [String]) }
      final class ListViewController: UIViewController, ListView { func show(_ rows: [String]) {} }
      final class ListPresenter { weak var view: ListView? ; func load() { view?.show([]) } }
      """,
    """
    import UIKit
    final class ToastPresenter {
      private let label = UILabel()
      private var badge: UIImageView?
      init() { badge = UIImageView() }
      func present(_ text: String) { label.text = text }
    }
    """,
    """
    import UIKit
    final class TooltipPresenter {
      private let container: UIView
      private let tooltip: UIView
      init(container: UIView, tooltip: UIView) { self.container = container ; self.tooltip = tooltip }
      func show() { container.addSubview(tooltip) }
    }
    """,
    """
    import SwiftUI
    struct Row: View { var body: some View { Text("") } }
    final class RowPresenter { var row: Row? ; func load() {} }
    """,
    """
    import UIKit
    final class AppWindow: UIWindow {}
    final class SplashPresenter {
      let window: AppWindow
      init(window: AppWindow) { self.window = window }
      func finish() { router.showRoot(on: window) }
    }
    """,
    broken: """
      import UIKit
      protocol ListView: AnyObject { func show(_ rows: [String]) }
      final class ListViewController: UIViewController, ListView { func show(_ rows: [String]) {} }
      final class ListPresenter {
        private let ↓view: ListView
        init(view: ListView) { self.view = view }
        func load() { view.show([]) }
      }
      """,
    """
    import UIKit
    final class BookViewController: UIViewController {}
    final class BookPresenter { var ↓controller: BookViewController? ; func update() { controller?.title = "" } }
    """,
    """
    import UIKit
    import SwiftMVVMPattern
    final class NameView: UIView, View { let label = UILabel() }
    struct NamePresenter: Presenting {
      let ↓label: UILabel
      var ↓view: NameView
      func update(view: NameView, with name: String) { label.text = name }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    file.bodies.flatMap { declaration, type -> [Finding] in
      guard let claim = file.project.roles.claim(.presenter, of: type), file.project.roles.viewSide(type) == nil,
        claim.basis != .name || !file.project.laysOutViews(type)
      else { return [] }
      return file.facts.children(of: declaration).compactMap { child in
        let property = file.facts[child]
        guard isInjected(property, to: type, file.project), let value = file.project.value(of: file.id(child)),
          !value.isType, isUpdated(value.referent, file.project)
        else { return nil }
        return file.finding(
          at: property.nameStart, message(file.project[type].name, view: property.name),
          because: [claim] + file.project.claims(for: value.referent),
          reasons: [Reason("other code passes the view to '\(file.project[type].name)'")])
      }
    }
  }

  /// Whether the view comes from outside: from a parameter, or from code outside the type.
  private static func isInjected(_ property: Declaration, to type: TypeID, _ project: Project) -> Bool {
    guard project.isStoredProperty(property), property.modifiers.isDisjoint(with: [.weak, .unowned, .lazy]),
      property.value == nil
    else { return false }
    let writes = project.writes(to: property.name, of: type).filter { $0.value != nil && !project.isEmptyValue($0) }
    if writes.isEmpty { return property.modifiers.isDisjoint(with: [.private, .fileprivate]) }
    return writes.contains { project.isParameter($0) }
  }

  private static func isUpdated(_ referent: Referent, _ project: Project) -> Bool {
    switch referent {
    case .system(let system):
      let isView = system.kind == .view || system.kind == .cell
      return isView && !system.isOfSwiftUI && !system.traits.contains(.window)
    case .project(let type):
      guard project.isOfObjects(type) else { return false }
      return project.roles.viewSide(type) != nil && !project.isWindow(type) || project.isOfViews(type)
    default: return false
    }
  }

  public static let messages = [message("<presenter>", view: "<property>")]

  private static func message(_ presenter: Name, view: Name) -> String {
    "'\(presenter)' strongly references its view '\(view)' (likely retain cycle); make it 'weak'"
  }
}
