public import LintSyntax

/// The system's types, as of the SDKs of 2025. A line is a framework, a kind, and names; `Name:Super` gives what it inherits
/// where members are looked up on the way.
public enum SystemTypes {
  public static let version = 2

  public static func named(_ name: Name) -> SystemType? { table[name] }

  /// The type of a member of a system's type, where rules need it.
  public static func member(_ name: Name, of type: SystemType) -> Name? {
    var next: Name? = type.name
    while let owner = next {
      if let found = members[owner]?[name] { return found }
      next = table[owner]?.supertype
    }
    return nil
  }

  /// The names by which a type gives its one instance.
  public static let instances: Set<Name> = [
    "shared", "default", "standard", "current", "main", "general", "instance", "sharedInstance",
  ]

  private static let table: [Name: SystemType] = {
    var table: [Name: SystemType] = [:]
    for (kind, lines) in rows {
      for type in types(kind, lines) { table[type.name] = type }
    }
    return table
  }()

  static func types(_ kind: SystemType.Kind, _ lines: String) -> [SystemType] {
    lines.utf8.split(separator: UInt8(ascii: "\n")).flatMap { line -> [SystemType] in
      let words = line.split(separator: UInt8(ascii: " "))
      guard let framework = words.first.map(Name.init(word:)) else { return [] }
      return words.dropFirst().compactMap { word in
        let parts = word.split(separator: UInt8(ascii: ":")).map(Name.init(word:))
        return parts.first.map {
          SystemType(name: $0, kind: kind, framework: framework, supertype: parts.dropFirst().first)
        }
      }
    }
  }

  /// The names of all types of some kinds.
  static func names(of kinds: Set<SystemType.Kind>) -> Set<Name> {
    Set(table.values.lazy.filter { kinds.contains($0.kind) }.map(\.name))
  }

  private static let members: [Name: [Name: Name]] = {
    var members: [Name: [Name: Name]] = [:]
    for line in memberRows.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      guard let owner = words.first.map(Name.init(word:)) else { continue }
      for word in words.dropFirst() {
        let parts = word.split(separator: UInt8(ascii: ":")).map(Name.init(word:))
        if parts.count == 2 { members[owner, default: [:]][parts[0]] = parts[1] }
      }
    }
    return members
  }()
}

extension Name {
  /// Tables are read at every start, and byte by byte in a quarter of the time that characters take.
  fileprivate init(word: Substring.UTF8View) { self.init(String(Substring(word))) }
}

extension SystemTypes {
  private static let rows: [(SystemType.Kind, String)] = [
    (.view, views), (.cell, cells), (.controller, controllers), (.value, values), (.service, services),
    (.store, stores), (.request, requests), (.delegate, delegates), (.interface, interfaces),
    (.observable, "Combine ObservableObject"),
  ]

  private static let views = """
    UIKit UIView UIWindow:UIView UIControl:UIView UIButton:UIControl UILabel:UIView UIImageView:UIView UITextField:UIControl
    UIKit UITextView:UIScrollView UIScrollView:UIView UITableView:UIScrollView UICollectionView:UIScrollView UIStackView:UIView
    UIKit UISwitch:UIControl UISlider:UIControl UIStepper:UIControl UISegmentedControl:UIControl UIPageControl:UIControl
    UIKit UIDatePicker:UIControl UIPickerView:UIView UIProgressView:UIView UIActivityIndicatorView:UIView UISearchBar:UIView
    UIKit UINavigationBar:UIView UIToolbar:UIView UITabBar:UIView UIVisualEffectView:UIView UIRefreshControl:UIControl
    UIKit UIInputView:UIView UIColorWell:UIControl UICalendarView:UIView UIListContentView:UIView UIContentView
    UIKit UIPasteControl:UIControl UIMenuElement UIEditMenuInteraction UITableViewHeaderFooterView:UIView
    WebKit WKWebView:UIView
    MapKit MKMapView:UIView MKAnnotationView:UIView
    MetalKit MTKView:UIView
    SceneKit SCNView:UIView
    SpriteKit SKView:UIView
    PDFKit PDFView:UIView
    AuthenticationServices ASPresentationAnchor:UIWindow ASAuthorizationAppleIDButton:UIControl
    AppKit NSView NSWindow NSControl:NSView NSButton:NSControl NSTextField:NSControl NSTextView:NSView NSImageView:NSControl
    AppKit NSScrollView:NSView NSTableView:NSControl NSOutlineView:NSTableView NSCollectionView:NSView NSStackView:NSView
    AppKit NSPanel:NSWindow NSSearchField:NSTextField NSSlider:NSControl NSSwitch:NSControl NSPopUpButton:NSButton
    AppKit NSProgressIndicator:NSView NSSplitView:NSView NSTabView:NSView NSVisualEffectView:NSView NSBox:NSView
    SwiftUI View App Scene AnyView UIViewRepresentable NSViewRepresentable UIHostingView:UIView NSHostingView:NSView
    SwiftUI ViewModifier ToolbarContent CustomizableToolbarContent UIViewControllerRepresentable NSViewControllerRepresentable
    """

  private static let cells = """
    UIKit UITableViewCell:UIView UICollectionViewCell:UICollectionReusableView UICollectionReusableView:UIView
    UIKit UICollectionViewListCell:UICollectionViewCell
    AppKit NSTableCellView:NSView NSTableRowView:NSView NSCollectionViewItem:NSViewController
    """

  private static let controllers = """
    UIKit UIViewController UINavigationController:UIViewController UITabBarController:UIViewController
    UIKit UITableViewController:UIViewController UICollectionViewController:UIViewController
    UIKit UISplitViewController:UIViewController UIPageViewController:UIViewController UIAlertController:UIViewController
    UIKit UIActivityViewController:UIViewController UIImagePickerController:UINavigationController
    UIKit UISearchController:UIViewController UIDocumentPickerViewController:UIViewController
    UIKit UIInputViewController:UIViewController UIDocumentBrowserViewController:UIViewController
    UIKit UIFontPickerViewController:UIViewController UIColorPickerViewController:UIViewController
    UIKit UIPresentationController UIPopoverPresentationController:UIPresentationController
    SwiftUI UIHostingController:UIViewController NSHostingController:NSViewController
    AppKit NSViewController NSWindowController NSSplitViewController:NSViewController NSTabViewController:NSViewController
    AppKit NSAlert NSOpenPanel:NSWindow NSSavePanel:NSWindow
    SafariServices SFSafariViewController:UIViewController
    MessageUI MFMailComposeViewController:UINavigationController MFMessageComposeViewController:UINavigationController
    PhotosUI PHPickerViewController:UIViewController
    AVKit AVPlayerViewController:UIViewController
    QuickLook QLPreviewController:UIViewController
    StoreKit SKStoreProductViewController:UIViewController
    GameKit GKGameCenterViewController:UINavigationController
    EventKitUI EKEventEditViewController:UINavigationController EKEventViewController:UIViewController
    ContactsUI CNContactPickerViewController:UIViewController CNContactViewController:UIViewController
    """

  private static let values = """
    UIKit UIImage UIColor UIFont UIBezierPath UIEdgeInsets NSDirectionalEdgeInsets UIOffset UIBlurEffect UIVisualEffect
    UIKit UIFontDescriptor UIImage.Configuration UITraitCollection UIUserInterfaceStyle UIKeyboardType UIReturnKeyType
    AppKit NSImage NSColor NSFont NSBezierPath NSEdgeInsets
    SwiftUI Color Image Font Angle Gradient LinearGradient EdgeInsets
    """

  private static let services = """
    UIKit UIApplication UIDevice UIPasteboard UIScreen UIAccessibility UIImpactFeedbackGenerator
    UIKit UINotificationFeedbackGenerator UISelectionFeedbackGenerator UIPrintInteractionController
    AppKit NSApplication NSWorkspace NSPasteboard NSScreen
    """

  /// What asks the user for a permission, or keeps things in memory only, is none.
  private static let stores = """
    Foundation URLSession UserDefaults FileManager NSUbiquitousKeyValueStore URLCache HTTPCookieStorage URLCredentialStorage
    Foundation NSURLConnection NSURLSession NSUserDefaults NSFileManager
    Security SecItemAdd SecItemCopyMatching SecItemUpdate SecItemDelete
    CoreData NSManagedObjectContext NSPersistentContainer NSPersistentCloudKitContainer:NSPersistentContainer
    CoreData NSPersistentStoreCoordinator NSFetchedResultsController
    SwiftData ModelContext ModelContainer
    CloudKit CKDatabase CKContainer
    CoreLocation CLLocationManager CLGeocoder
    HealthKit HKHealthStore
    Contacts CNContactStore
    EventKit EKEventStore
    StoreKit SKPaymentQueue SKProductsRequest
    Photos PHPhotoLibrary
    CoreBluetooth CBCentralManager CBPeripheralManager
    HomeKit HMHomeManager
    MapKit MKLocalSearch MKDirections
    WatchConnectivity WCSession
    Network NWConnection NWListener NWPathMonitor
    """

  private static let requests = """
    Foundation URLSessionTask URLSessionDataTask:URLSessionTask URLSessionUploadTask:URLSessionDataTask NSURLSessionDataTask
    Foundation URLSessionDownloadTask:URLSessionTask URLSessionWebSocketTask:URLSessionTask NSURLSessionTask
    """

  private static let delegates = """
    UIKit UITableViewDelegate UITableViewDataSource UICollectionViewDelegate UICollectionViewDataSource UITextFieldDelegate
    UIKit UITextViewDelegate UIScrollViewDelegate UICollectionViewDelegateFlowLayout UISearchBarDelegate UISearchResultsUpdating
    UIKit UIPickerViewDelegate UIPickerViewDataSource UINavigationControllerDelegate UITabBarControllerDelegate
    UIKit UIImagePickerControllerDelegate UIGestureRecognizerDelegate UITabBarDelegate UIApplicationDelegate
    UIKit UIWindowSceneDelegate UISceneDelegate UIViewControllerTransitioningDelegate UIPageViewControllerDelegate
    UIKit UITableViewDataSourcePrefetching UICollectionViewDataSourcePrefetching
    AppKit NSTableViewDelegate NSTableViewDataSource NSOutlineViewDelegate NSOutlineViewDataSource NSTextFieldDelegate
    AppKit NSWindowDelegate NSApplicationDelegate NSCollectionViewDelegate NSCollectionViewDataSource
    WebKit WKNavigationDelegate WKUIDelegate WKScriptMessageHandler
    """

  private static let interfaces = """
    UIKit UIResponder UIGestureRecognizer UITapGestureRecognizer:UIGestureRecognizer UIBarButtonItem UIBarItem UITabBarItem
    UIKit UINavigationItem UICollectionViewLayout UICollectionViewFlowLayout:UICollectionViewLayout
    UIKit UICollectionViewCompositionalLayout:UICollectionViewLayout UITableViewDiffableDataSource
    UIKit UICollectionViewDiffableDataSource NSDiffableDataSourceSnapshot NSLayoutConstraint UILayoutGuide UIAlertAction
    UIKit UIAction UIMenu UIStoryboard UIStoryboardSegue UINib UIContextualAction UISwipeActionsConfiguration
    UIKit UIWindowScene UIScene UIViewPropertyAnimator UIActivity UIActivityItemProvider
    AppKit NSResponder NSMenu NSMenuItem NSStoryboard NSNib NSToolbar NSToolbarItem NSGestureRecognizer
    """

  private static let memberRows = """
    UIApplication keyWindow:UIWindow delegate:UIApplicationDelegate
    UIApplicationDelegate window:UIWindow
    UIWindow rootViewController:UIViewController windowScene:UIWindowScene
    UIViewController view:UIView navigationController:UINavigationController tabBarController:UITabBarController
    UIViewController presentedViewController:UIViewController presentingViewController:UIViewController parent:UIViewController
    UIViewController navigationItem:UINavigationItem storyboard:UIStoryboard tabBarItem:UITabBarItem
    UINavigationController topViewController:UIViewController visibleViewController:UIViewController
    UINavigationController navigationBar:UINavigationBar toolbar:UIToolbar
    UITabBarController selectedViewController:UIViewController tabBar:UITabBar
    UITableViewController tableView:UITableView
    UICollectionViewController collectionView:UICollectionView
    UIView window:UIWindow superview:UIView
    UITableViewCell contentView:UIView imageView:UIImageView textLabel:UILabel detailTextLabel:UILabel
    UICollectionViewCell contentView:UIView
    UIButton titleLabel:UILabel imageView:UIImageView
    UIImageView image:UIImage
    UILabel font:UIFont textColor:UIColor
    NSViewController view:NSView
    NSWindowController window:NSWindow
    NSView window:NSWindow superview:NSView
    NSApplication keyWindow:NSWindow mainWindow:NSWindow
    """
}
