@MainActor open class UIMenuElement: NSObject {  // UIMenuElement
  open private(set) var title: String  // UIMenuElement.title

  init(titled title: String) {
    self.title = title
    super.init()
  }
}

public typealias UIActionHandler = (UIAction) -> Void  // UIActionHandler

open class UIAction: UIMenuElement {  // UIAction
  private let handler: UIActionHandler

  // UIAction.init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)
  public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init(titled: title)
  }

  /// Stub only: simulates the person's choice.
  public final func perform() { handler(self) }
}

open class UIBarButtonItem: NSObject {  // UIBarButtonItem
  public enum Style: Int, Sendable {  // UIBarButtonItem.Style
    case plain, done  // UIBarButtonItem.Style.plain, .done
  }
  public enum SystemItem: Int, Sendable {  // UIBarButtonItem.SystemItem
    case done = 0  // UIBarButtonItem.SystemItem.done
    case refresh = 13  // UIBarButtonItem.SystemItem.refresh
  }

  // UIBarButtonItem.init(title:style:target:action:)
  @MainActor public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {}
  // UIBarButtonItem.init(systemItem:primaryAction:menu:)
  @MainActor public init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.primaryAction = primaryAction }
  @MainActor open var isEnabled = true  // UIBarButtonItem.isEnabled
  @MainActor open var primaryAction: UIAction?  // UIBarButtonItem.primaryAction
}

@MainActor open class UINavigationItem: NSObject {  // UINavigationItem
  open var title: String?  // UINavigationItem.title
  open var rightBarButtonItem: UIBarButtonItem?  // UINavigationItem.rightBarButtonItem
  open var searchController: UISearchController?  // UINavigationItem.searchController
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic  // UINavigationItem.largeTitleDisplayMode
  public enum LargeTitleDisplayMode: Int, Sendable {  // UINavigationItem.LargeTitleDisplayMode
    case automatic, always, never  // UINavigationItem.LargeTitleDisplayMode.automatic, …
  }
  open var hidesSearchBarWhenScrolling = true  // UINavigationItem.hidesSearchBarWhenScrolling
}
