public import LintAnalysis
import LintSemantics
import LintSyntax

/// A file of view models that imports a user interface framework.
public enum UIImport: Rule {
  public static let name = "ui-import"
  public static let severity = Severity.warning
  public static let summary = "A file of view models imports UIKit or AppKit."
  public static let rationale = """
    Without the import, the compiler rejects views in the file. SwiftUI and WatchKit count only if a view model uses one \
    of their views, because SwiftUI is commonly imported for `ObservableObject` and `Published`. If the file uses only \
    values such as images, the finding is a note. A file that also extends types of the model isn't reported.
    """

  public static let fix = RuleFix.suggested(
    """
    Removes the import, or replaces it with `import Foundation`, if the file uses no name or value of the framework. \
    Another file of the target must import it anyway.
    """
  )

  public static let limits = [
    "It reports SwiftUI and WatchKit only if a view model uses one of their views.",
    """
    It skips a file with classes that play another role, or that play none and aren't kept by a view model. It also skips one \
    with protocols of views, or with extensions of the model.
    """,
  ]

  public static let examples = Examples(
    fine: """
      import Foundation
      final class ListViewModel { var rows: [String] = [] ; func load() {} }
      """,
    """
    import SwiftUI
    final class ListViewModel: ObservableObject { @Published var rows: [String] = [] ; func load() {} }
    """,
    """
    import UIKit
    final class ListViewModel { func load() {} }
    final class ListViewController: UIViewController { var viewModel: ListViewModel? }
    """,
    """
    import UIKit
    enum Header {
      struct ViewModel { let title: String }
      final class Cell: UITableViewCell { var viewModel: ViewModel? }
    }
    """,
    """
    import UIKit
    extension UILabel { func show(_ row: RowViewModel) { text = row.title } }
    final class RowViewModel { var title = "" ; func load() {} }
    """,
    """
    import UIKit
    // The styler that no view model keeps may need the import.
    final class ListStyler { func style(_ label: UILabel) { label.text = "" } }
    final class ListViewModel { var rows: [String] = [] ; func load() {} }
    """,
    """
    import UIKit
    // The factory of the screen needs the import.
    final class ListViewModel { var rows: [String] = [] ; func load() {} }
    enum ListModule { static func controller() -> UIViewController { make(ListViewModel()) } }
    """,
    """
    import SwiftUI
    final class ToastView: UIView {}
    final class ListViewModel { let toast = ToastView() ; func load() { withAnimation { toast.isHidden = true } } }
    """,
    """
    // Book.swift
    struct Book { let title = "" }
    // ListViewModel.swift
    import UIKit
    extension Book { func rows() -> [String] { [] } }
    final class ListViewModel { let book = Book() ; func load() {} }
    """,
    """
    // Book.swift
    struct Book { let title = "" }
    // ListViewModel.swift
    import UIKit
    extension Book { var cover: UIImage? { UIImage(named: title) } }
    final class ListViewModel { let book = Book() ; func load() {} }
    """,
    """
    import UIKit
    // The protocol of controllers needs the import, and no view model keeps one.
    protocol Refreshable: UIViewController { func refresh() }
    final class ListViewModel { var rows: [String] = [] ; func load() {} }
    """,
    """
    import UIKit
    protocol TabItem where Self: UIView { func select() }
    struct TabItemViewModel { let title: String ; func isLong() -> Bool { title.count > 9 } }
    """,
    broken: """
      ↓import UIKit
      protocol ListViewModelDelegate: AnyObject { func didLoad() }
      enum Section { case first }
      enum ListModule { static func viewModel() -> ListViewModel { ListViewModel() } }
      final class ListViewModel { var rows: [String] = [] ; func load() {} }
      """,
    """
    ↓import UIKit
    struct AssetViewModel { let title: String ; let icon: UIImage? }
    """,
    """
    ↓import class UIKit.UIColor
    final class CellViewModel { var tint = UIColor.red ; func load() {} }
    """,
    """
    ↓import Cocoa
    final class ListViewModel { var rows: [String] = [] ; func load() {} }
    """,
    """
    // Book.swift
    struct Book { let title = "" }
    // ListViewModel.swift
    ↓import UIKit
    extension Book { private var spine: String { title } }
    final class ListViewModel { let book = Book() ; func load() {} }
    """,
    """
    ↓import UIKit
    protocol RowsRepository { func rows() async -> [String] }
    protocol RowsCoordinator { func open(_ row: String) }
    final class ListViewModel { let rows: any RowsRepository ; func load() {} }
    """,
    """
    ↓import UIKit
    // The input is an object that the view model keeps.
    final class ListInput { var query = "" }
    final class ListViewModel { let input = ListInput() ; func load() {} }
    """,
    """
    ↓import SwiftUI
    final class ListViewModel { func row() -> some View { Text("") } }
    """,
    """
    ↓import UIKit
    protocol ListOutput: UIViewController { func update() }
    final class ListViewModel { weak var view: ListOutput? ; func load() { view?.update() } }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    let bodies = file.viewModelBodies
    guard let first = bodies.first,
      file.facts.imports.contains(where: { !KnownModules[$0.module].isDisjoint(with: [.interface, .partlyInterface]) }),
      isOfViewModels(file, bodies)
    else { return [] }
    let severity: Severity? = usesOnlyValues(file, bodies) ? .note : nil
    return file.facts.imports.compactMap { line in
      let isMixed = KnownModules[line.module].contains(.partlyInterface) && uses(viewsOf: line.module, file, bodies)
      guard KnownModules[line.module].contains(.interface) || isMixed else { return nil }
      return file.finding(
        at: line.range.start, message(line.module), because: [first.claim],
        reasons: [Reason("'\(line.module)' contains views, and this file declares none")], severity: severity)
    }
  }

  /// Whether the file contains only view models, protocols, and parts of the view models: values, and objects that they keep, without
  /// a role.
  private static func isOfViewModels(_ file: FileReading, _ bodies: [ViewModelBody]) -> Bool {
    let own = HandleSet(bodies.map(\.declaration))
    return own.allSatisfy { file.views(in: $0).isEmpty }
      && file.facts.topLevel.allSatisfy { child in
        let declaration = file.facts[child]
        // A namespace may contain a cell with its view model: `enum Header { struct ViewModel {} ; class Cell: UITableViewCell {} }`.
        if declaration.kind.hasMembers, !file.views(in: child).isEmpty { return false }
        if own.contains(child) || !declaration.kind.hasMembers { return true }
        if declaration.kind == .extension { return !extendsInterface(child, file, own) && !extendsModel(child, file) }
        guard let type = file.project.type(declaredBy: file.id(child)) else { return false }
        if declaration.kind == .protocol, isKept(type, by: bodies, file.project) { return true }
        if declaration.kind == .protocol { return !describesViews(type, child, file) }
        let isPart =
          declaration.kind == .struct || declaration.kind == .enum
          || declaration.kind == .class && isKept(type, by: bodies, file.project)
        return isPart && file.project.roles.claims(of: type).isEmpty && !makesViews(child, file)
      }
  }

  /// Whether a protocol is one of views or controllers: by its role, or as in `where Self: UIView`.
  private static func describesViews(_ type: TypeID, _ body: DeclarationID, _ file: FileReading) -> Bool {
    file.project.roles.viewSide(type) != nil
      || file.project.constraints(of: file.id(body)).contains {
        file.project.uiCategory(of: file.project.referent(of: $0.type)) == .view
      }
  }

  /// Whether a view model stores a value of a type, such as its input, or as in `weak var view: ListOutput?`. A protocol is then for the
  /// view model's listener, even if it inherits from a controller.
  private static func isKept(_ type: TypeID, by bodies: [ViewModelBody], _ project: Project) -> Bool {
    bodies.contains { body in
      project.storedProperties(of: body.type).contains { project.value(of: $0)?.referent == .project(type) }
    }
  }

  /// Whether a type has a function that returns a view or a controller, as a factory of screens does.
  private static func makesViews(_ body: DeclarationID, _ file: FileReading) -> Bool {
    file.facts.children(of: body).contains { function in
      let declaration = file.facts[function]
      guard declaration.kind == .function, !declaration.code.isEmpty,
        let value = file.project.value(of: file.id(function)), !value.isType
      else { return false }
      return file.project.uiCategory(of: value.referent) == .view
    }
  }

  /// Whether an extension adds members to a type of the user interface. A nested view model doesn't count.
  private static func extendsInterface(_ body: DeclarationID, _ file: FileReading, _ own: HandleSet<DeclarationID>)
    -> Bool
  {
    guard let type = file.facts[body].type else { return false }
    switch file.project.referent(of: file.use(type)) {
    case .project(let type) where file.project.roles.viewSide(type) != nil: break
    case .system: break
    default: return false
    }
    return file.facts.children(of: body).contains { !own.contains($0) }
  }

  /// Whether an extension adds members, visible outside the file, to a type of another file.
  private static func extendsModel(_ body: DeclarationID, _ file: FileReading) -> Bool {
    let declaration = file.facts[body]
    guard declaration.modifiers.isDisjoint(with: [.private, .fileprivate]),
      file.facts.children(of: body).contains(where: { isVisibleMember($0, file) })
    else { return false }
    if let type = file.project.type(declaredBy: file.id(body)) {
      return file.project[type].declaration.file != file.file
    }
    // A type of a package conforms to a protocol of the project.
    return file.facts.roots(of: declaration.inherited).contains {
      file.project.referent(of: file.use($0)).type != nil
    }
  }

  private static func isVisibleMember(_ child: DeclarationID, _ file: FileReading) -> Bool {
    let member = file.facts[child]
    return (member.kind == .function || member.kind == .property)
      && member.modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// Whether a view model uses a view of the framework, or a subclass of one.
  private static func uses(viewsOf framework: Name, _ file: FileReading, _ bodies: [ViewModelBody]) -> Bool {
    bodies.contains { body in
      file.uiReferences(in: body.declaration, to: .view).contains { reference in
        switch reference.referent {
        case .system(let system): system.framework == framework
        case .project(let type):
          file.project.hasSystemAncestor(type) { $0.framework == framework }
        default: false
        }
      }
    }
  }

  private static func usesViews(_ file: FileReading, _ bodies: [ViewModelBody]) -> Bool {
    bodies.contains { !file.uiReferences(in: $0.declaration, to: .view).isEmpty }
  }

  private static func usesOnlyValues(_ file: FileReading, _ bodies: [ViewModelBody]) -> Bool {
    !usesViews(file, bodies) && bodies.contains { !file.uiReferences(in: $0.declaration, to: .value).isEmpty }
  }

  public static let messages = [message("<module>")]

  private static func message(_ module: Name) -> String {
    "'\(module)' lets this view-model file use views; remove the import"
  }
}
