public import LintSyntax

/// Names in callbacks, properties, streams and lists that report selected rows.
public struct SelectionNames: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A method that reports a selection. Its details are the labels of its form without an index.
  public static let callback = Self(rawValue: 1 << 0)
  /// A callback whose code reads the selection from the table.
  public static let asksTable = Self(rawValue: 1 << 1)
  /// The label of the index, right after the table.
  public static let indexLabel = Self(rawValue: 1 << 2)
  /// The label of an action between the table and the index.
  public static let actionLabel = Self(rawValue: 1 << 3)
  /// The label of the index after an action.
  public static let indexLabelAfterAction = Self(rawValue: 1 << 4)
  /// A table's property that returns selected indices.
  public static let selectedIndex = Self(rawValue: 1 << 5)
  /// A part of an index path.
  public static let part = Self(rawValue: 1 << 6)
  /// A function or type that makes an index of another one.
  public static let makesIndex = Self(rawValue: 1 << 7)
  /// A stream of selected indices.
  public static let stream = Self(rawValue: 1 << 8)
  /// The callback whose sender is the selected cell.
  public static let prepares = Self(rawValue: 1 << 9)
  /// A table's method that returns the index of a cell, or of the row at a point.
  public static let indexOfCell = Self(rawValue: 1 << 10)
  /// The label of the index of a row that is drawn, right after the table.
  public static let drawnIndexLabel = Self(rawValue: 1 << 11)
  /// A view that draws a row for each element.
  public static let drawsRows = Self(rawValue: 1 << 12)
  /// A method that passes the indices of selected rows to a function.
  public static let passesIndices = Self(rawValue: 1 << 13)
  /// A function that receives an action, which runs when the user selects something in a row.
  public static let takesAction = Self(rawValue: 1 << 14)
  /// The label of an action.
  public static let action = Self(rawValue: 1 << 15)
  /// A method that returns a cell to draw, for an index.
  public static let dequeues = Self(rawValue: 1 << 16)
  /// A type whose closure draws a row. The closure receives the cell before the index.
  public static let registersRows = Self(rawValue: 1 << 17)
  /// A type whose closure runs when the user selects an action of a row. The closure receives the action before the index.
  public static let makesRowAction = Self(rawValue: 1 << 18)
  /// A member of the namespace `rx` whose observer draws a row for each element.
  public static let observesRows = Self(rawValue: 1 << 19)
  /// A property of a control or menu item that stores any value of the app.
  public static let marksControl = Self(rawValue: 1 << 20)
  /// The type of a parameter that methods receive for the user's events.
  public static let event = Self(rawValue: 1 << 21)
  /// The label of a view or kind between the table and the index of a row that is drawn.
  public static let drawnViewLabel = Self(rawValue: 1 << 22)
  /// The label of the index after a drawn view.
  public static let indexLabelAfterView = Self(rawValue: 1 << 23)
  /// A selection in a control without cells.
  public static let hasNoCell = Self(rawValue: 1 << 24)
  /// A property whose function returns the actions of a row.
  public static let providesActions = Self(rawValue: 1 << 25)
  /// The type of a segue.
  public static let segue = Self(rawValue: 1 << 26)

  public static let rows: [(kinds: Self, lines: String)] = [
    (.callback, "UIKit tableView collectionView; AppKit outlineView"),
    ([.callback, .hasNoCell], "UIKit pickerView"),
    ([.callback, .prepares], "UIKit prepare:for:sender"),
    (.callback, "UIKit prepareForSegue:_:sender"),
    (
      [.callback, .asksTable],
      """
      AppKit tableViewSelectionDidChange tableViewSelectionIsChanging
      AppKit outlineViewSelectionDidChange outlineViewSelectionIsChanging
      """
    ),
    (
      .indexLabel,
      """
      UIKit didSelectRow didSelectRowAt didDeselectRowAt willSelectRowAt willDeselectRowAt didSelectItemAt didDeselectItemAt
      UIKit shouldSelectItemAt shouldDeselectItemAt
      UIKit didSelectRowAtIndexPath didDeselectRowAtIndexPath didSelectItemAtIndexPath didDeselectItemAtIndexPath
      UIKit accessoryButtonTappedForRowWith accessoryButtonTappedForRowWithIndexPath editActionsForRowAt
      UIKit editActionsForRowAtIndexPath leadingSwipeActionsConfigurationForRowAt
      UIKit trailingSwipeActionsConfigurationForRowAt contextMenuConfigurationForRowAt
      UIKit contextMenuConfigurationForItemAt contextMenuConfigurationForItemsAt
      UIKit performPrimaryActionForRowAt performPrimaryActionForItemAt
      AppKit didSelectItemsAt didDeselectItemsAt shouldSelectItemsAt rowActionsForRow shouldSelectRow shouldSelectItem
      """
    ),
    (.actionLabel, "UIKit commit commitEditingStyle performAction"),
    ([.indexLabelAfterAction, .indexLabelAfterView], "UIKit forRowAt forRowAtIndexPath forItemAt forItemAtIndexPath"),
    (.drawnViewLabel, "UIKit willDisplay viewForSupplementaryElementOfKind; AppKit viewFor"),
    (.indexLabelAfterView, "UIKit at"),
    (
      .selectedIndex,
      """
      UIKit indexPathForSelectedRow indexPathsForSelectedRows indexPathsForSelectedItems
      AppKit selectedRow clickedRow selectedRowIndexes selectionIndexPaths selectionIndexes
      """
    ),
    ([.selectedIndex, .hasNoCell, .stream], "UIKit selectedSegmentIndex"),
    ([.selectedIndex, .hasNoCell], "UIKit currentPage; AppKit indexOfSelectedItem selectedSegment"),
    ([.part, .indexOfCell, .indexLabelAfterView], "AppKit row"),
    (.part, "UIKit item section"),
    (.indexOfCell, "UIKit indexPath indexPathForRow indexPathForItem"),
    (.makesIndex, "Swift abs; Foundation IndexPath NSIndexPath IndexSet"),
    (
      .stream,
      """
      RxCocoa itemSelected itemDeselected itemDeleted itemAccessoryButtonTapped
      CombineCocoa didSelectRowPublisher didSelectItemPublisher
      """
    ),
    (
      .drawnIndexLabel,
      """
      UIKit cellForRowAt cellForRowAtIndexPath cellForItemAt cellForItemAtIndexPath
      UIKit viewForHeaderInSection viewForFooterInSection
      """
    ),
    (.drawsRows, "SwiftUI ForEach List"),
    (.passesIndices, "SwiftUI onDelete"),
    (
      .takesAction,
      "SwiftUI Button onTapGesture onLongPressGesture onEnded; UIKit UIAction UIContextualAction UIAlertAction"
    ),
    (
      [.takesAction, .makesRowAction],
      "UIKit UITableViewRowAction; AppKit NSTableViewRowAction; SwipeCellKit SwipeAction"
    ),
    (.action, "SwiftUI action perform; UIKit handler"),
    (
      .dequeues,
      """
      UIKit dequeueReusableCell dequeueReusableSupplementaryView
      UIKit dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary
      """
    ),
    (.registersRows, "UIKit CellRegistration SupplementaryRegistration"),
    (.observesRows, "RxCocoa items"),
    (.marksControl, "UIKit tag; AppKit representedObject"),
    (.event, "AppKit NSEvent NSMenu"),
    (.segue, "UIKit UIStoryboardSegue; AppKit NSStoryboardSegue"),
    (
      .providesActions,
      "UIKit leadingSwipeActionsConfigurationProvider trailingSwipeActionsConfigurationProvider"
    ),
  ]
  public static let table = indexedRows
  public static let callbacks = names(.callback)
  /// The label of the cell in `indexPath(for:)`.
  public static let cellLabel: Name = "for"
  /// The method that returns the position of a view among others, and its label.
  public static let positionOfView: Name = "firstIndex"
  public static let viewLabel: Name = "of"
  /// The label of the class of the cells that RxCocoa draws.
  static let cellType: Name = "cellType"
  /// The labels of the index in calls that dequeue a cell, including those of an app's own generic methods.
  public static let indexLabelsOfDequeuing: NameSet = [cellLabel, "at", "indexPath"]
  /// The view that a gesture's recognizer belongs to.
  public static let gestureView: Name = "view"
  /// The first parameter of a closure that names none.
  public static let firstParameter: Name = "$0"
  /// The second parameter of a closure that names none.
  public static let secondParameter: Name = "$1"
  /// The first element of a tuple.
  public static let firstElement: Name = "0"
  /// The second element of a tuple.
  public static let secondElement: Name = "1"
  /// The method that starts a segue, and the label of its sender.
  public static let performsSegue: Name = "performSegue"
  public static let segueSender: Name = "sender"
  /// The macro that names a method of Objective-C.
  public static let selector: Name = "selector"
  /// The namespace of reactive members.
  public static let reactive: Name = "rx"
  /// The labels of the cell, or of the point where it is, in calls that return its index.
  public static let cellLabels: [Name] = [cellLabel, "at"]
  /// The labels of callbacks without an index.
  public static let labelsWithoutIndex = indexedDetails

  /// Whether a member is named after an index: `indexPath`, `row`.
  public static func namesIndex(_ name: Name) -> Bool {
    !self[name].isDisjoint(with: [.part, .indexOfCell]) || name == "index"
  }

  /// Whether the last word of a name is that of an index: `sectionIndex`, `selectedIndexPath`.
  public static func endsWithIndex(_ name: Name) -> Bool { name.hasSuffix("Index") || name.hasSuffix("IndexPath") }

  /// Whether a name reports an event of the user at an index: `didSelectHintAt`, `didTapCardAt`.
  ///
  /// - Parameter suffix: The last word of the name.
  public static func reportsSelection(_ name: Name, suffix: String = "At") -> Bool {
    guard name.hasPrefix("did"), name.hasSuffix(suffix) else { return false }
    return eventVerbs.contains { name.hasPrefix("did" + $0) }
  }

  /// Whether a closure's name reports an event of a row: `didSelectBlock`. A row that leaves the screen isn't selected.
  public static func reportsEvent(_ name: Name) -> Bool {
    name.hasPrefix("did") && !name.text.contains("Display")
  }

  /// The verbs for events of the user in the names of delegate methods.
  private static let eventVerbs = ["Select", "Deselect", "Tap", "Press", "Click", "Choose", "Pick", "Delete", "Remove"]

  /// The position of the index of a row that is drawn, among the labels after the table.
  public static func drawnIndex(in labels: [Name]) -> Int? {
    guard let first = labels.first else { return nil }
    if self[first].contains(.drawnIndexLabel) { return 0 }
    guard labels.count > 1, self[first].contains(.drawnViewLabel) else { return nil }
    return labels.firstIndex { self[$0].contains(.indexLabelAfterView) }
  }

  /// The position of the index among the labels after the table.
  public static func index(in labels: [Name]) -> Int? {
    guard let first = labels.first else { return nil }
    if self[first].contains(.indexLabel) { return 0 }
    guard labels.count > 1, self[first].contains(.actionLabel), self[labels[1]].contains(.indexLabelAfterAction) else {
      return nil
    }
    return 1
  }
}
