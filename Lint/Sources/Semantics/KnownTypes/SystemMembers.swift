public import LintSyntax

/// Members of the system's types.
public struct SystemMembers: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A member that returns the shared instance of a type.
  public static let instance = Self(rawValue: 1 << 0)
  /// A member that arranges views.
  public static let layout = Self(rawValue: 1 << 1)
  /// A member that puts a view or controller on the screen.
  public static let placement = Self(rawValue: 1 << 2)
  /// A modifier that passes an object to the views below.
  public static let environment = Self(rawValue: 1 << 3)
  /// A modifier that passes the user's settings to views.
  public static let settings = Self(rawValue: 1 << 4)
  /// A member that requests a permission from the user.
  public static let permission = Self(rawValue: 1 << 5)
  /// A property whose type rules need. Its line begins with the type that declares it, and the detail is its own type, or that of its
  /// elements.
  static let typed = Self(rawValue: 1 << 6)
  /// A member that loads the view of a controller, or says whether it is loaded.
  public static let viewLoading = Self(rawValue: 1 << 7)
  /// A method that creates a controller of a storyboard.
  public static let instantiation = Self(rawValue: 1 << 8)
  /// The controller that a segue shows.
  public static let destination = Self(rawValue: 1 << 9)
  /// A member that returns the location of a folder, and neither reads nor changes what it contains.
  public static let location = Self(rawValue: 1 << 10)
  /// A function that translates a text into the user's language.
  static let translation = Self(rawValue: 1 << 11)

  /// A property for the object that a type notifies.
  public static let delegation = Self(rawValue: 1 << 14)

  /// A member that prepares or clears up files, without their contents.
  static let housekeeping = Self(rawValue: 1 << 12)
  /// A method of a database that returns the objects that it contains at present.
  public static let queries = Self(rawValue: 1 << 13)

  /// A method that shows a controller that isn't on the screen yet.
  public static let showing = Self(rawValue: 1 << 15)

  /// Whether a class method in Objective-C is named like one that returns a shared instance, such as `sharedManager`.
  public static func isSharedInstance(_ method: String) -> Bool {
    instances.contains { method.hasPrefix($0) && !(method.dropFirst($0.count).first?.isLowercase ?? false) }
  }
  private static let instances = texts(.instance)

  public static let rows: [(kinds: Self, lines: String)] = [
    (.instance, "Foundation shared default standard current main general instance sharedInstance"),
    ([.layout, .placement], "UIKit addSubview insertSubview addArrangedSubview removeFromSuperview"),
    (.layout, "UIKit bringSubviewToFront layoutIfNeeded setNeedsLayout"),
    ([.placement, .showing], "UIKit pushViewController present"),
    (.placement, "UIKit addChild popViewController setViewControllers"),
    (.environment, "SwiftUI environment environmentObject; SwiftData modelContainer modelContext"),
    (.settings, "SwiftUI defaultAppStorage"),
    (.delegation, "Foundation delegate"),
    (.translation, "Foundation localizedString NSLocalizedString"),
    (
      .permission,
      """
      CoreLocation authorizationStatus requestAuthorization locationServicesEnabled
      CoreLocation requestWhenInUseAuthorization requestAlwaysAuthorization
      EventKit requestFullAccessToEvents requestFullAccessToReminders requestWriteOnlyAccessToEvents
      AVFoundation requestRecordPermission recordPermission
      UserNotifications getNotificationSettings notificationSettings
      """
    ),
    (.viewLoading, "UIKit isViewLoaded viewIfLoaded loadViewIfNeeded; AppKit isWindowLoaded loadWindow"),
    (
      .instantiation,
      """
      UIKit instantiateViewController instantiateInitialViewController
      AppKit instantiateController instantiateInitialController
      """
    ),
    (.destination, "UIKit destination; AppKit destinationController"),
    (
      .location,
      """
      FileManager temporaryDirectory url urls containerURL homeDirectory homeDirectoryForCurrentUser
      FileManager currentDirectoryPath
      """
    ),
    (.housekeeping, "FileManager removeItem createDirectory fileExists"),
    (.queries, "CoreData fetch; RealmSwift objects"),
    ([.typed, .placement], "UIWindow rootViewController:UIViewController"),
    (.typed, typedProperties),
  ]
  public static let table = indexedRows

  /// Whether a name arranges views: that of a member, or that of a type such as `NSLayoutConstraint`.
  public static func laysOut(_ name: Name) -> Bool {
    self[name].contains(.layout) || SystemTypes.traits(of: name).contains(.layout)
  }

  /// Whether a name reads as an assertion, such as `isVoiceOverRunning`. By convention, its value is the present state.
  public static func asksForState(_ name: Name) -> Bool { name.begins(withWord: "is") }

  /// The type of a property of a system's type, if rules need it.
  public static func type(of property: Name, in type: SystemType) -> Name? {
    var next: Name? = type.name
    while let owner = next {
      if let found = propertyTypes[owner]?[property] { return found }
      next = SystemTypes.named(owner)?.supertype
    }
    return nil
  }

  private static let propertyTypes: [Name: [Name: Name]] = {
    var types: [Name: [Name: Name]] = [:]
    for row in rows where row.kinds.contains(.typed) {
      for known in KnownName.all(in: row.lines) { types[known.module, default: [:]][known.name] = known.details.first }
    }
    return types
  }()

  private static let typedProperties = """
    UIApplication keyWindow:UIWindow windows:UIWindow delegate:UIApplicationDelegate
    UIApplicationDelegate window:UIWindow
    UIWindow windowScene:UIWindowScene
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
