public import LintSyntax

/// The names by which UIKit, AppKit and SwiftUI report that a person selected a row.
public struct SelectionNames: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A method that reports a selection; its details are the labels of the form without an index.
  public static let callback = Self(rawValue: 1 << 0)
  /// The callback's code asks the table for the selection.
  public static let asksTable = Self(rawValue: 1 << 1)
  /// Labels the index, right after the table.
  public static let indexLabel = Self(rawValue: 1 << 2)
  /// Labels an action that comes before the index.
  public static let actionLabel = Self(rawValue: 1 << 3)
  /// Labels the index after an action.
  public static let indexLabelAfterAction = Self(rawValue: 1 << 4)
  /// A table's property that returns what is selected.
  public static let selectedIndex = Self(rawValue: 1 << 5)
  /// A part of an index path.
  public static let part = Self(rawValue: 1 << 6)
  /// Makes an index of another one.
  public static let makesIndex = Self(rawValue: 1 << 7)
  /// A stream of selected indices.
  public static let stream = Self(rawValue: 1 << 8)
  /// Labels the index of a row that is drawn, right after the table.
  public static let drawnIndexLabel = Self(rawValue: 1 << 9)
  /// Draws a row for each element.
  public static let drawsRows = Self(rawValue: 1 << 10)
  /// The indices of a collection.
  public static let indices = Self(rawValue: 1 << 11)
  /// Passes the indices of selected rows to a function.
  public static let passesIndices = Self(rawValue: 1 << 12)
  /// Takes a function that runs when a person selects something in a row.
  public static let takesAction = Self(rawValue: 1 << 13)
  /// Labels such a function.
  public static let action = Self(rawValue: 1 << 14)

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      .callback,
      """
      UIKit tableView collectionView pickerView
      AppKit outlineView
      UIKit prepare:for:sender prepareForSegue:_:sender
      """
    ),
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
    (.indexLabelAfterAction, "UIKit forRowAt forRowAtIndexPath forItemAt forItemAtIndexPath"),
    (
      .selectedIndex,
      """
      UIKit indexPathForSelectedRow indexPathsForSelectedRows indexPathsForSelectedItems
      AppKit selectedRow clickedRow selectedRowIndexes selectionIndexPaths selectionIndexes
      """
    ),
    (.part, "UIKit row item section"),
    (.makesIndex, "Swift Int abs; Foundation IndexPath NSIndexPath"),
    (
      .stream,
      """
      RxCocoa itemSelected itemDeselected itemDeleted itemAccessoryButtonTapped
      CombineCocoa didSelectRowPublisher didSelectItemPublisher
      """
    ),
    (.drawnIndexLabel, "UIKit cellForRowAt cellForRowAtIndexPath cellForItemAt cellForItemAtIndexPath"),
    (.drawsRows, "SwiftUI ForEach List"),
    (.indices, "Swift indices"),
    (.passesIndices, "SwiftUI onDelete"),
    (
      .takesAction,
      "SwiftUI Button onTapGesture onLongPressGesture onEnded; UIKit UIAction UIContextualAction UITableViewRowAction"
    ),
    (.action, "SwiftUI action perform; UIKit handler"),
  ]
  public static let table = indexedRows
  public static let callbacks = names(.callback)
  /// The labels of callbacks without an index.
  public static let labelsWithoutIndex = indexedDetails

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
