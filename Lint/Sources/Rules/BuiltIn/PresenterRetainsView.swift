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
    the view weakly, or pass it with each update. Views that the presenter creates or finds itself, SwiftUI views, \
    windows, and controllers that it only presents on aren't reported. A type that is only named like a presenter but lays out views \
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
    "It skips a view that refers back to the presenter only weakly.",
    "It skips a view that the default value of a parameter provides, because that view didn't create the presenter.",
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
    import UIKit
    // The cover notifies the presenter, and another object retains it.
    protocol CoverDelegate: AnyObject { func didTap() }
    protocol Covering { var delegate: CoverDelegate? { get set } ; func show() }
    final class CoverView: UIView, Covering { weak var delegate: CoverDelegate? ; func show() {} }
    final class CoverPresenter: CoverDelegate {
      var cover: Covering
      init(cover: Covering) { self.cover = cover ; self.cover.delegate = self }
      func didTap() { cover.show() }
    }
    """,
    """
    import SwiftUI
    struct Row: View { var body: some View { Text("") } }
    final class RowPresenter { var row: Row? ; func load() {} }
    """,
    """
    import UIKit
    final class MainWindow: UIWindow {}
    final class SplashPresenter {
      private let window: MainWindow
      init(window: MainWindow) { self.window = window }
      func finish(_ wireframe: Wireframe) { wireframe.showMain(in: window) }
    }
    """,
    """
    import UIKit
    protocol TabSwitching: AnyObject { func showHome() }
    final class TabsViewController: UITabBarController, TabSwitching { func showHome() {} }
    final class NewsPresenter {
      private let tabs: TabSwitching
      init(tabs: TabSwitching = Container.resolve()) { self.tabs = tabs }
      func close() { tabs.showHome() }
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
    protocol CoverDelegate: AnyObject { func didTap() }
    protocol Covering { var delegate: CoverDelegate? { get set } ; func show() }
    final class CoverView: UIView, Covering { var delegate: CoverDelegate? ; func show() {} }
    final class CoverPresenter: CoverDelegate {
      var ↓cover: Covering
      init(cover: Covering) { self.cover = cover ; self.cover.delegate = self }
      func didTap() { cover.show() }
    }
    """,
    """
    import UIKit
    protocol MapView: AnyObject { func show() }
    final class MapViewController: UIViewController, MapView { func show() {} }
    final class MapPresenter {
      private var ↓view: MapView?
      init(view: MapView? = nil) { self.view = view }
      func load() { view?.show() }
    }
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
          !value.isType, isUpdated(value.referent, file.project),
          !refersBackWeakly(value.referent, to: type, file.project)
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
    return writes.contains { write in
      project.parameter(assignedBy: write).map { !hasDefaultObject($0, project) } ?? false
    }
  }

  /// `navigation: Navigation = resolve()`: the presenter finds the object itself, so the object didn't create the presenter.
  private static func hasDefaultObject(_ parameter: SymbolID, _ project: Project) -> Bool {
    let facts = project.file(parameter)
    return facts.initialValue(of: parameter.declaration).map { facts[$0].kind != .nil } ?? false
  }

  /// Whether the view stores the presenter, but only weakly: it isn't the object that retains the presenter.
  private static func refersBackWeakly(_ referent: Referent, to presenter: TypeID, _ project: Project) -> Bool {
    guard case .project(let view) = referent else { return false }
    let names = [presenter] + project.ancestors(of: presenter)
    let references = ([view] + project.descendants(of: view)).filter { project[$0].kind != .protocol }
      .flatMap { project.storedProperties(of: $0) }
      .filter { property in project.value(of: property)?.referent.type.map(names.contains) ?? false }
    return !references.isEmpty
      && references.allSatisfy { !project[$0].modifiers.isDisjoint(with: [.weak, .unowned]) }
  }

  private static func isUpdated(_ referent: Referent, _ project: Project) -> Bool {
    switch referent {
    case .system(let system):
      let isView = system.kind == .view || system.kind == .cell
      return isView && !system.isOfSwiftUI && !system.traits.contains(.window)
    case .project(let type):
      guard project.isOfObjects(type), !project.isOfWindows(type) else { return false }
      return project.roles.viewSide(type) != nil || project.isOfViews(type)
    default: return false
    }
  }

  public static let messages = [message("<presenter>", view: "<property>")]

  private static func message(_ presenter: Name, view: Name) -> String {
    "'\(presenter)' strongly references its view '\(view)' (likely retain cycle); make it 'weak'"
  }
}
