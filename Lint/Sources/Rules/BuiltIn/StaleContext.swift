public import LintAnalysis
import LintSemantics
import LintSyntax

/// A reused cell that still stores its former entity.
public enum StaleContext: Rule {
  public static let name = "stale-context"
  // Off: many cells safely assign every property each time they are configured.
  public static let severity = Severity.off
  // A selection reads the context, so a former one opens the wrong entity.
  public static let kitSeverity = Severity.warning
  public static let summary = "A cell carries an entity, and never clears it for reuse."
  public static let rationale = """
    A cell that is used again carries the entity of its former row until it is given another: a selection that comes first is \
    answered with the wrong one, and the entity stays alive with a cell that nobody sees. Set it to nil in `prepareForReuse`. \
    What is held weakly is left out, and in cells that are not `Contextable` whatever the cell itself assigns or watches.
    """

  public static let limits = [
    "It skips weak properties and constants.",
    """
    In a cell that isn't `Contextable`, it checks only optional entities that other types can set and that have no \
    observer.
    """,
  ]

  public static let accuracy = [
    AccuracyFigure(.mutants, found: 27, of: 27)
  ]

  public static let examples = Examples(
    fine: """
      import SwiftMVVMPattern
      import UIKit
      final class ContactCell: UITableViewCell, Contextable {
        var context: Contact?
        override func prepareForReuse() { super.prepareForReuse(); clear() }
        private func clear() { (context, title) = (nil, "") }
      }
      final class WeakCell: UITableViewCell, Contextable { weak var context: Contact? }
      """,
    """
    import UIKit
    struct Contact { let name: String }
    final class ContactCell: UITableViewCell {
      private var contact: Contact?
      var shown: Contact? { didSet { textLabel?.text = shown?.name } }
      func fill(_ contact: Contact) { self.contact = contact }
    }
    """,
    broken: """
      import SwiftMVVMPattern
      import UIKit
      final class ContactCell: UITableViewCell, Contextable {
        var ↓context: Contact?
        override func prepareForReuse() { super.prepareForReuse() }
      }
      """,
    """
    import UIKit
    struct Contact { let name: String }
    final class ContactCell: UITableViewCell { var ↓contact: Contact? }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    file.bodies.flatMap { declaration, type -> [Finding] in
      guard let claim = cell(type, file.project) else { return [] }
      let isContextable = file.project.adoptsKit("Contextable", type)
      return file.facts.children(of: declaration).compactMap { child -> Finding? in
        let property = file.facts[child]
        guard isStored(property, file.project) else { return nil }
        let isContext = isContextable && property.name == "context"
        guard isContext || isInjected(child, property, type, file) else { return nil }
        let lifecycle = Lifecycle(of: type, in: file.project)
        let isCleared = isContext ? lifecycle.clearsForReuse("context") : !lifecycle.resets(property.name).isEmpty
        if isCleared { return nil }
        return Finding(
          at: file.place(property.nameStart), message(file.project[type].name, property.name), because: [claim],
          in: file.id(child), severity: isContext ? kitSeverity : nil)
      }
    }
  }

  /// The role of a cell, or of another view that prepares for reuse.
  private static func cell(_ type: TypeID, _ project: Project) -> RoleClaim? {
    if let claim = project.roles.claim(.cell, of: type) { return claim }
    guard project.adoptsKit("Contextable", type), Lifecycle(of: type, in: project).isReused else { return nil }
    return project.roles.viewSide(type)
  }

  private static func isStored(_ property: Declaration, _ project: Project) -> Bool {
    project.isStoredProperty(property) && property.modifiers.isDisjoint(with: [.weak, .unowned, .constant])
  }

  /// Whether other types assign the entity and the cell doesn't observe the property.
  private static func isInjected(
    _ child: DeclarationID, _ property: Declaration, _ cell: TypeID, _ file: FileReading
  ) -> Bool {
    guard property.modifiers.isDisjoint(with: [.private, .fileprivate, .restrictedSetter]), let written = property.type,
      isOptional(file.facts[written]),
      isEntity(file.project.referent(of: file.use(written)), of: cell, file.project)
    else { return false }
    return !file.facts.children(of: child).contains { file.facts[$0].kind == .accessor }
  }

  private static func isOptional(_ type: TypeNode) -> Bool {
    type.kind == .optional || type.kind == .implicitlyUnwrapped
  }

  /// Whether the type is data of the project. Types with another role and types nested in the cell aren't.
  private static func isEntity(_ referent: Referent, of cell: TypeID, _ project: Project) -> Bool {
    guard let type = referent.type, project[type].kind != .protocol, project[type].outer != cell else { return false }
    let claims = project.roles.claims(of: type)
    return claims.allSatisfy { $0.role == .model } && (project.isPlainData(type) || !claims.isEmpty)
  }

  public static let messages = [message("<cell>", "<property>")]

  private static func message(_ cell: Name, _ property: Name) -> String {
    "\(cell) never clears \(property): a cell that is used again carries that of its former row; set it to nil in prepareForReuse"
  }
}
