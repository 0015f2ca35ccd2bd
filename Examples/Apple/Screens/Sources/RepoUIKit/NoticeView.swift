public import SwiftMVVMPattern
public import UIKit

/// The line above a list, which shows its notice.
@MainActor
public protocol NoticeView: View, AnyObject {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
}

/// The line above a table.
public final class TableNoticeView: UITableViewHeaderFooterView, NoticeView {}

/// The line above a collection.
public final class GridNoticeView: UICollectionViewCell, NoticeView {}
