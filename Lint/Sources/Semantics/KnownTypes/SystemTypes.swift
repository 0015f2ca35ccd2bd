public import LintSyntax

/// The types of Apple's frameworks, as of the SDKs of 2025.
///
/// A line is a framework and its types. `Name:Super` adds the superclass, if it has members in this table.
public enum SystemTypes {
  /// The type with a name.
  public static func named(_ name: Name) -> SystemType? {
    let number = Int(numbers[name])
    return number == 0 ? nil : all[number - 1]
  }

  private static let all = rows.flatMap { types($0.kind, $0.lines) }

  /// The number of the type with each name, counted from 1.
  private static let numbers: NameNumbers = {
    var numbers = NameNumbers()
    for (index, type) in all.enumerated() { numbers.formUnion(UInt32(index + 1), for: type.name) }
    return numbers
  }()

  static func types(_ kind: SystemTypeKind, _ lines: String) -> [SystemType] {
    KnownName.all(in: lines).map {
      SystemType(name: $0.name, kind: kind, framework: $0.module, supertype: $0.details.first)
    }
  }

  static func traits(of name: Name) -> SystemType.Traits { SystemType.Traits(rawValue: UInt16(traits[name])) }

  private static let traits = NameNumbers(
    rows.filter { !$0.traits.isEmpty }.map { (UInt32($0.traits.rawValue), $0.lines) })

  /// The user's settings, which property wrappers read as well.
  static let defaults = named(Name("UserDefaults"))

  /// The frameworks that declare the types.
  public static let frameworks = NameSet(all.map(\.framework))

  /// The frameworks without stores besides Foundation.
  static let frameworksWithoutStores: NameSet = {
    let stores = NameSet(all.filter { $0.kind == .store && $0.framework != foundation }.map(\.framework))
    return NameSet([foundation] + all.map(\.framework).filter { !stores.contains($0) })
  }()
  private static let foundation: Name = "Foundation"

  /// The stores by their names in Objective-C, with all words that name them. An initializer for a store is one of them, such as
  /// `initWithUserDefaults`.
  public static var objectiveCStores: [(name: String, words: [String], isSettings: Bool)] {
    all.filter { $0.kind == .store }.map { type in
      let name = objectiveCName(of: type)
      let parameter = name.hasPrefix(classPrefix) ? name.dropFirst(classPrefix.count) : ""
      // One word, such as `Task`, may stand for anything.
      let isNamed = parameter.drop(while: \.isUppercase).contains(where: \.isUppercase)
      return (name, [name] + (isNamed ? ["initWith" + parameter] : []), type.traits.contains(.settings))
    }
  }

  /// The types of colors, fonts and images by their names in Objective-C.
  public static var objectiveCLooks: [String] { all.filter { $0.kind == .value }.map(objectiveCName) }

  /// Swift drops the prefix of Foundation's classes.
  private static func objectiveCName(of type: SystemType) -> String {
    let name = type.name.text
    return type.framework == foundation && !name.hasPrefix(classPrefix) ? classPrefix + name : name
  }
  private static let classPrefix = "NS"

  /// The names of all types of the given kinds.
  static func names(of kinds: [SystemTypeKind]) -> [Name] { all.filter { kinds.contains($0.kind) }.map(\.name) }
}

extension SystemTypes {
  package static let rows: [(kind: SystemTypeKind, traits: SystemType.Traits, lines: String)] = [
    (.view, [], views), (.view, .imageView, imageViews), (.view, .window, windows), (.view, .root, "SwiftUI App Scene"),
    (.cell, [], cells),
    (.cell, .viewController, "AppKit NSCollectionViewItem:NSViewController"), (.controller, [], controllers),
    (.controller, .otherController, otherControllers), (.value, [], values), (.value, .style, styles),
    (.service, [], services),
    (.store, [], stores), (.store, .settings, settings), (.store, .database, databases),
    (.store, [.database, .fetchedObjects], "CoreData NSFetchedResultsController"), (.request, [], requests),
    (.cache, [], "Foundation NSCache"),
    (.delegate, [], delegates),
    (.interface, [], interfaces),
    (.interface, .layout, "UIKit NSLayoutConstraint"), (.observable, [], "Combine ObservableObject"),
  ]

  private static let windows = """
    UIKit UIWindow:UIView
    AuthenticationServices ASPresentationAnchor:UIWindow
    AppKit NSWindow NSPanel:NSWindow
    """

  private static let imageViews = "UIKit UIImageView:UIView; AppKit NSImageView:NSControl"

  private static let otherControllers = """
    UIKit UIPresentationController UIPopoverPresentationController:UIPresentationController
    AppKit NSWindowController NSAlert NSOpenPanel:NSWindow NSSavePanel:NSWindow
    """

  private static let views = """
    UIKit UIView UIControl:UIView UIButton:UIControl UILabel:UIView UITextField:UIControl
    UIKit UITextView:UIScrollView UIScrollView:UIView UITableView:UIScrollView UICollectionView:UIScrollView UIStackView:UIView
    UIKit UISwitch:UIControl UISlider:UIControl UIStepper:UIControl UISegmentedControl:UIControl UIPageControl:UIControl
    UIKit UIDatePicker:UIControl UIPickerView:UIView UIProgressView:UIView UIActivityIndicatorView:UIView UISearchBar:UIView
    UIKit UINavigationBar:UIView UIToolbar:UIView UITabBar:UIView UIVisualEffectView:UIView UIRefreshControl:UIControl
    UIKit UIInputView:UIView UIColorWell:UIControl UICalendarView:UIView UIListContentView:UIView UIContentView
    UIKit UIPasteControl:UIControl UIMenuElement UIEditMenuInteraction UITableViewHeaderFooterView:UIView
    WebKit WKWebView:UIView
    UIKit UISearchTextField:UITextField UIContentUnavailableView:UIView
    MapKit MKMapView:UIView MKAnnotationView:UIView MKMarkerAnnotationView:MKAnnotationView
    MapKit MKPinAnnotationView:MKAnnotationView MKUserLocationView:MKAnnotationView MKScaleView:UIView
    MapKit MKCompassButton:UIView MKUserTrackingButton:UIView
    ARKit ARSCNView:SCNView ARSKView:SKView; RealityKit ARView:UIView
    PencilKit PKCanvasView:UIScrollView; PassKit PKPaymentButton:UIButton PKAddPassButton:UIButton
    AVKit AVRoutePickerView:UIView; MediaPlayer MPVolumeView:UIView; LinkPresentation LPLinkView:UIView
    ReplayKit RPSystemBroadcastPickerView:UIView
    MetalKit MTKView:UIView
    SceneKit SCNView:UIView
    SpriteKit SKView:UIView
    PDFKit PDFView:UIView
    AuthenticationServices ASAuthorizationAppleIDButton:UIControl
    WatchKit WKInterfaceObject WKInterfaceLabel:WKInterfaceObject WKInterfaceButton:WKInterfaceObject
    WatchKit WKInterfaceImage:WKInterfaceObject WKInterfaceTable:WKInterfaceObject WKInterfaceGroup:WKInterfaceObject
    AppKit NSView NSControl:NSView NSButton:NSControl NSTextField:NSControl NSTextView:NSView
    AppKit NSScrollView:NSView NSTableView:NSControl NSOutlineView:NSTableView NSCollectionView:NSView NSStackView:NSView
    AppKit NSSearchField:NSTextField NSSlider:NSControl NSSwitch:NSControl NSPopUpButton:NSButton
    AppKit NSProgressIndicator:NSView NSSplitView:NSView NSTabView:NSView NSVisualEffectView:NSView NSBox:NSView
    SwiftUI View AnyView UIViewRepresentable NSViewRepresentable UIHostingView:UIView NSHostingView:NSView
    SwiftUI ViewModifier ToolbarContent CustomizableToolbarContent UIViewControllerRepresentable NSViewControllerRepresentable
    """

  private static let cells = """
    UIKit UITableViewCell:UIView UICollectionViewCell:UICollectionReusableView UICollectionReusableView:UIView
    UIKit UICollectionViewListCell:UICollectionViewCell
    AppKit NSTableCellView:NSView NSTableRowView:NSView
    """

  private static let controllers = """
    UIKit UIViewController UINavigationController:UIViewController UITabBarController:UIViewController
    UIKit UITableViewController:UIViewController UICollectionViewController:UIViewController
    UIKit UISplitViewController:UIViewController UIPageViewController:UIViewController UIAlertController:UIViewController
    UIKit UIActivityViewController:UIViewController UIImagePickerController:UINavigationController
    UIKit UISearchController:UIViewController UIDocumentPickerViewController:UIViewController
    UIKit UIInputViewController:UIViewController UIDocumentBrowserViewController:UIViewController
    UIKit UIFontPickerViewController:UIViewController UIColorPickerViewController:UIViewController
    SwiftUI UIHostingController:UIViewController NSHostingController:NSViewController
    WatchKit WKInterfaceController; SwiftUI WKHostingController:WKInterfaceController
    AppKit NSViewController NSSplitViewController:NSViewController NSTabViewController:NSViewController
    SafariServices SFSafariViewController:UIViewController
    MessageUI MFMailComposeViewController:UINavigationController MFMessageComposeViewController:UINavigationController
    PhotosUI PHPickerViewController:UIViewController
    AVKit AVPlayerViewController:UIViewController
    QuickLook QLPreviewController:UIViewController
    StoreKit SKStoreProductViewController:UIViewController
    GameKit GKGameCenterViewController:UINavigationController
    EventKitUI EKEventEditViewController:UINavigationController EKEventViewController:UIViewController
    ContactsUI CNContactPickerViewController:UIViewController CNContactViewController:UIViewController
    PassKit PKAddPassesViewController:UIViewController PKPaymentAuthorizationViewController:UIViewController
    VisionKit VNDocumentCameraViewController:UIViewController DataScannerViewController:UIViewController
    MediaPlayer MPMediaPickerController:UIViewController; Social SLComposeViewController:UIViewController
    CloudKit UICloudSharingController:UIViewController; UIKit UIReferenceLibraryViewController:UIViewController
    """

  private static let values = """
    UIKit UIImage UIBezierPath UIEdgeInsets NSDirectionalEdgeInsets UIOffset UIBlurEffect UIVisualEffect
    UIKit UIFontDescriptor UIImage.Configuration UITraitCollection UIKeyboardType UIReturnKeyType
    AppKit NSImage NSBezierPath NSEdgeInsets
    CoreGraphics CGColor
    SwiftUI Image Angle Gradient LinearGradient EdgeInsets
    """

  private static let styles = """
    UIKit UIColor UIFont UIUserInterfaceStyle
    AppKit NSColor NSFont
    SwiftUI Color Font ColorScheme
    """

  private static let services = """
    UIKit UIApplication UIDevice UIPasteboard UIScreen UIAccessibility UIImpactFeedbackGenerator
    UIKit UINotificationFeedbackGenerator UISelectionFeedbackGenerator UIPrintInteractionController
    AppKit NSApplication NSWorkspace NSPasteboard NSScreen
    """

  /// Types that fetch or store data. Types that request a permission, report the device's state, or store data in memory only, aren't
  /// included.
  private static let stores = """
    Foundation URLSession FileManager URLCache HTTPCookieStorage URLCredentialStorage
    Foundation NSURLConnection NSURLSession NSFileManager
    Foundation Process NSTask NSXPCConnection NetService NetServiceBrowser
    Security SecItemAdd SecItemCopyMatching SecItemUpdate SecItemDelete
    CloudKit CKDatabase CKContainer
    CoreLocation CLLocationManager CLGeocoder
    HealthKit HKHealthStore
    Contacts CNContactStore
    EventKit EKEventStore
    StoreKit SKPaymentQueue SKProductsRequest SKReceiptRefreshRequest
    Photos PHPhotoLibrary
    CoreBluetooth CBCentralManager CBPeripheralManager
    HomeKit HMHomeManager
    MapKit MKLocalSearch MKDirections
    WeatherKit WeatherService
    PassKit PKPassLibrary
    MediaPlayer MPMediaLibrary
    WatchConnectivity WCSession
    Network NWConnection NWListener NWBrowser
    MultipeerConnectivity MCSession
    UserNotifications UNUserNotificationCenter
    """

  /// Databases whose contexts code passes on.
  private static let databases = """
    CoreData NSManagedObjectContext NSPersistentContainer NSPersistentCloudKitContainer:NSPersistentContainer
    CoreData NSPersistentStoreCoordinator
    SwiftData ModelContext ModelContainer
    """

  /// Stores of settings, which a helper may read without being a store of the app's data.
  private static let settings = "Foundation UserDefaults NSUserDefaults NSUbiquitousKeyValueStore"

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
    WatchKit WKApplicationDelegate WKExtensionDelegate
    WebKit WKNavigationDelegate WKUIDelegate WKScriptMessageHandler
    """

  private static let interfaces = """
    UIKit UIResponder UIGestureRecognizer UITapGestureRecognizer:UIGestureRecognizer UIBarButtonItem UIBarItem UITabBarItem
    UIKit UINavigationItem UICollectionViewLayout UICollectionViewFlowLayout:UICollectionViewLayout
    UIKit UICollectionViewCompositionalLayout:UICollectionViewLayout UITableViewDiffableDataSource
    UIKit UICollectionViewDiffableDataSource NSDiffableDataSourceSnapshot UILayoutGuide UIAlertAction
    UIKit UIAction UIMenu UIStoryboard UIStoryboardSegue UINib UIContextualAction UISwipeActionsConfiguration
    UIKit UIWindowScene UIScene UIViewPropertyAnimator UIActivity UIActivityItemProvider
    AppKit NSDocumentController NSResponder NSMenu NSMenuItem NSStoryboard NSNib NSToolbar NSToolbarItem NSGestureRecognizer
    """
}

/// The part of a system's type in an architecture.
public enum SystemTypeKind: Sendable, Hashable, BitwiseCopyable {
  case view, cell, controller
  /// A value of the user interface, such as an image, a color or a font.
  case value
  /// A service of the system, such as the pasteboard or the device.
  case service
  /// A type that fetches or stores data, such as a session, defaults or a database's context.
  case store
  /// A store's unfinished work, such as a task of a session.
  case request
  /// Data in memory that the system may remove. An object that shares it with all screens is a store.
  case cache
  /// Data of a store whose static members fetch it, such as a product that the user can buy.
  case record
  /// A delegate or data source of the user interface.
  case delegate
  /// Another type of the user interface.
  case interface
  /// A protocol of objects that views observe.
  case observable
}

/// A type of Apple's frameworks or of a package.
public struct SystemType: Hashable, Sendable, BitwiseCopyable {
  /// Further properties of a type.
  public struct Traits: OptionSet, Sendable, Hashable, BitwiseCopyable {
    /// A window, which shows other views.
    public static let window = Self(rawValue: 1 << 0)
    /// An app or a scene, which creates all other objects.
    public static let root = Self(rawValue: 1 << 1)
    /// A controller that isn't a view controller.
    public static let otherController = Self(rawValue: 1 << 2)
    /// A view controller whose kind isn't `controller`.
    public static let viewController = Self(rawValue: 1 << 3)
    /// A type whose use arranges views.
    public static let layout = Self(rawValue: 1 << 4)
    /// A store of settings.
    public static let settings = Self(rawValue: 1 << 5)
    /// A store of the objects that a screen shows, which reports each change.
    public static let fetchedObjects = Self(rawValue: 1 << 6)
    /// A color or a font, with which views are styled.
    static let style = Self(rawValue: 1 << 7)
    /// A view that shows nothing but an image.
    public static let imageView = Self(rawValue: 1 << 8)
    /// A part of a database of objects.
    static let database = Self(rawValue: 1 << 9)

    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
  }

  public let name: Name
  public let kind: SystemTypeKind
  public let framework: Name
  public let supertype: Name?
}

extension SystemType {
  public var traits: Traits { SystemTypes.traits(of: name) }

  public var isViewController: Bool {
    kind == .controller ? !traits.contains(.otherController) : traits.contains(.viewController)
  }

  public var isOfSwiftUI: Bool { KnownModules[framework].contains(.swiftUI) }

  public var isViewSide: Bool { kind == .view || kind == .cell || kind == .controller }
  /// Whether it sends events of the user to a target.
  public var isControl: Bool {
    sequence(first: name) { SystemTypes.named($0)?.supertype }.contains(where: SystemType.controls.contains)
  }
  private static let controls: NameSet = ["UIControl", "NSControl", "UIBarButtonItem"]
}
