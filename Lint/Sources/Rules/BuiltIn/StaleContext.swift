public import LintAnalysis
import LintSemantics
import LintSyntax

/// A reused cell that still stores its previous entity.
public enum StaleContext: Rule {
  public static let name = "stale-context"
  public static let severity = Severity.off
  public static let severityReason: String? = "many cells safely assign every property each time they are configured"
  // A selection reads the context, so a stale context opens the wrong entity.
  public static let kitSeverity = Severity.warning
  public static let summary = "A cell stores an entity and never clears it for reuse."
  public static let rationale = """
    A reused cell stores the entity of its former row until it receives another. A tap in between opens the wrong entity, \
    and the entity stays in memory with an invisible cell. Set it to nil in `prepareForReuse()`. Weak properties aren't \
    reported. In cells that aren't `Contextable`, properties that the cell itself assigns or observes aren't reported \
    either.
    """

  public static let fix = RuleFix.none(
    "A property of type `T!` crashes when code reads it after the reset. The fix caused this crash in five of six cases."
  )

  public static let limits = [
    "It skips weak properties and constants.",
    """
    In a cell that isn't `Contextable`, it checks only optional entities that other types can set, that some code sets and \
    that have no observer.
    """,
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
    """
    import UIKit
    // No code assigns the contact.
    struct Contact { let name: String }
    final class ContactCell: UITableViewCell { var contact: Contact? ; func show() { print(contact as Any) } }
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
    final class ListController: UIViewController {
      func show(_ contact: Contact, in cell: ContactCell) { cell.contact = contact }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    file.bodies.flatMap { declaration, type -> [Finding] in
      guard let claim = cell(type, file.project) else { return [] }
      let isContextable = file.project.adoptsKit(.contextable, type)
      return file.facts.children(of: declaration).compactMap { child -> Finding? in
        let property = file.facts[child]
        guard isStored(property, file.project) else { return nil }
        let isContext = isContextable && property.name == KitMembers.context
        guard isContext || isInjected(child, property, type, file) else { return nil }
        let lifecycle = Lifecycle(of: type, in: file.project)
        let isCleared =
          isContext ? lifecycle.clearsForReuse(KitMembers.context) : !lifecycle.resets(property.name).isEmpty
        if isCleared { return nil }
        let problem = isContext ? "prepareForReuse() doesn't clear it" : "no function of the cell clears it"
        return file.finding(
          at: property.nameStart, message(file.project[type].name, property.name), because: [claim],
          reasons: [file.reason("'\(property.name)' stores an entity, and \(problem)", at: file.id(child))],
          severity: isContext ? kitSeverity : nil)
      }
    }
  }

  /// The role of a cell, or of another view that prepares for reuse.
  private static func cell(_ type: TypeID, _ project: Project) -> RoleClaim? {
    if let claim = project.roles.claim(.cell, of: type) { return claim }
    guard project.adoptsKit(.contextable, type), Lifecycle(of: type, in: project).isReused else { return nil }
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
      && isAssigned(property.name, file.project)
  }

  /// Whether code assigns a property with this name of any object. Otherwise the cell stores nothing.
  private static func isAssigned(_ name: Name, _ project: Project) -> Bool {
    project.memberPlaces(named: name).contains { project.facts($0.file).changes($0.expression) }
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
    "'\(cell)' keeps '\(property)' across reuse, so a tap may use the old row; clear it in prepareForReuse()"
  }
}

extension FileFacts {
  /// Whether code assigns an expression, or passes it with `&`.
  fileprivate func changes(_ expression: ExpressionID) -> Bool {
    if self[expression].flags.contains(.byReference) { return true }
    guard let parent = self.expression(beginningWith: expression) else { return isPartOfTarget(expression) }
    return self[parent].kind == .assignment
  }

  /// Whether an expression is part of an assigned tuple, as in `(title, contact) = (name, nil)`.
  private func isPartOfTarget(_ expression: ExpressionID) -> Bool {
    guard let tuple = self[expression].parent, self[tuple].kind == .tuple else { return false }
    return self.expression(beginningWith: tuple).map { self[$0].kind == .assignment } ?? false
  }
}
