public import LintSemantics
public import LintSyntax

/// Code that is run when a person selects a row, and is told its index.
public struct SelectionCallback: Sendable {
  public let file: FileID
  /// The function or closure.
  public let declaration: DeclarationID
  /// The parameter that is the index; none where the code asks the table itself.
  public let index: DeclarationID?
}

extension Project {
  /// The selection callbacks that a type declares, its extensions included.
  public func selectionCallbacks(of type: TypeID) -> [SelectionCallback] {
    let functions = SelectionNames.functions.flatMap { name in declaredMembers(named: name, of: type) }
    return functions.compactMap(callback)
  }

  private func callback(_ id: SymbolID) -> SelectionCallback? {
    let facts = file(id)
    let parameters = facts.children(of: id.declaration).filter { facts[$0].kind == .parameter }
    let labels = parameters.map { facts[$0].label }
    let name = self[id].name
    if SelectionNames.withoutIndex[name] == labels || SelectionNames.asking.contains(name) {
      return SelectionCallback(file: id.file, declaration: id.declaration, index: nil)
    }
    guard labels.first == Name.none, let place = SelectionNames.index(in: Array(labels.dropFirst())) else { return nil }
    return SelectionCallback(file: id.file, declaration: id.declaration, index: parameters[place + 1])
  }
}

/// The names by which UIKit and AppKit tell a selection.
enum SelectionNames {
  static let functions: [Name] = [
    "tableView", "collectionView", "outlineView", "prepare", "prepareForSegue", "tableViewSelectionDidChange",
    "tableViewSelectionIsChanging", "outlineViewSelectionDidChange", "outlineViewSelectionIsChanging",
  ]
  static let asking: Set<Name> = [
    "tableViewSelectionDidChange", "tableViewSelectionIsChanging", "outlineViewSelectionDidChange",
    "outlineViewSelectionIsChanging",
  ]
  static let withoutIndex: [Name: [Name]] = [
    "prepare": ["for", "sender"], "prepareForSegue": [.none, "sender"],
  ]

  private static let labels: Set<Name> = [
    "didSelectRowAt", "didDeselectRowAt", "willSelectRowAt", "willDeselectRowAt", "didSelectItemAt",
    "didDeselectItemAt",
    "shouldSelectItemAt", "shouldDeselectItemAt", "didSelectItemsAt", "didDeselectItemsAt", "shouldSelectItemsAt",
    "didSelectRowAtIndexPath", "didDeselectRowAtIndexPath", "didSelectItemAtIndexPath", "didDeselectItemAtIndexPath",
    "accessoryButtonTappedForRowWith", "accessoryButtonTappedForRowWithIndexPath", "editActionsForRowAt",
    "editActionsForRowAtIndexPath", "leadingSwipeActionsConfigurationForRowAt", "rowActionsForRow",
    "trailingSwipeActionsConfigurationForRowAt", "contextMenuConfigurationForRowAt",
    "contextMenuConfigurationForItemAt",
    "contextMenuConfigurationForItemsAt", "performPrimaryActionForRowAt", "performPrimaryActionForItemAt",
    "shouldSelectRow", "shouldSelectItem",
  ]
  /// Where an action stands before the index.
  private static let actions: Set<Name> = ["commit", "commitEditingStyle", "performAction"]
  private static let behindActions: Set<Name> = [
    "forRowAt", "forRowAtIndexPath", "forItemAt", "forItemAtIndexPath",
  ]

  /// The place of the index among the labels behind the table.
  static func index(in names: [Name]) -> Int? {
    if let first = names.first, labels.contains(first) { return 0 }
    guard names.count > 1, actions.contains(names[0]), behindActions.contains(names[1]) else { return nil }
    return 1
  }
}
