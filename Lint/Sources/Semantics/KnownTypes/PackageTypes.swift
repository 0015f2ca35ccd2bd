public import LintSyntax

/// Types of well-known packages and of frameworks that fetch or store data, or are views, as of 2025.
///
/// Their names are common words, so they count only in a file that imports the package.
enum PackageTypes {
  /// The type with a name, if the file imports its package.
  static func named(_ name: Name, in file: FileFacts) -> SystemType? {
    guard let candidates = table[name] else { return nil }
    return candidates.first { type in file.imports.contains { $0.module == type.framework } }
  }

  /// Whether a static function returns the instance of a type by the convention of some packages, as in `Firestore.firestore()`.
  static func isInstance(_ function: Name, of type: Name) -> Bool {
    instances.contains(function) && functions[type] == function
  }

  /// The names of types whose first letter is small.
  private static let functions = Dictionary(
    types.filter { $0.kind == .store }.map { type in
      let text = type.name.text
      var function = text.prefix(1).lowercased()
      function.append(contentsOf: text.dropFirst())
      return (type.name, Name(function))
    }, uniquingKeysWith: { first, _ in first })
  private static let instances = NameSet(Array(functions.values))

  static func names(of kinds: [SystemTypeKind]) -> [Name] { types.filter { kinds.contains($0.kind) }.map(\.name) }

  /// Packages that only fetch or store data.
  static let modules = NameSet(
    types.filter { $0.kind == .store || $0.kind == .request }.map(\.framework) + KnownModules.names(.stores))

  package static let rows: [(kind: SystemTypeKind, lines: String)] = [
    (.store, stores), (.request, requests), (.record, records), (.controller, controllers), (.cell, cells),
    (.view, views),
  ]

  private static let types = rows.flatMap { SystemTypes.types($0.kind, $0.lines) }

  private static let table = Dictionary(grouping: types, by: \.name)

  /// The stores of packages. A package with global functions lists its own name.
  private static let stores = """
    Moya MoyaProvider RxMoyaProvider ReactiveSwiftMoyaProvider
    Alamofire Alamofire AF Session SessionManager
    RxAlamofire RxAlamofire
    AFNetworking AFHTTPSessionManager AFURLSessionManager AFHTTPRequestOperationManager
    Apollo ApolloClient ApolloStore
    Just Just
    Get APIClient
    GRPC ClientConnection GRPCChannel
    Starscream WebSocket
    SocketIO SocketManager SocketIOClient
    SocketRocket SRWebSocket
    SwiftPhoenixClient Socket
    CocoaAsyncSocket GCDAsyncSocket GCDAsyncUdpSocket
    CocoaMQTT CocoaMQTT CocoaMQTT5
    PusherSwift Pusher
    Supabase SupabaseClient
    GRDB DatabaseQueue DatabasePool DatabaseWriter DatabaseReader
    RealmSwift Realm
    SQLite Connection
    FMDB FMDatabase FMDatabaseQueue
    WCDBSwift Database
    YapDatabase YapDatabase YapDatabaseConnection
    CoreStore DataStack CoreStoreDefaults
    Disk Disk
    Defaults Defaults
    SwiftyUserDefaults Defaults
    KeychainAccess Keychain
    KeychainSwift KeychainSwift
    SwiftKeychainWrapper KeychainWrapper
    SAMKeychain SAMKeychain
    SSKeychain SSKeychain
    Valet Valet SecureEnclaveValet
    OneTimePassword Keychain
    Locksmith Locksmith
    FirebaseFirestore Firestore CollectionReference DocumentReference
    FirebaseDatabase Database DatabaseReference
    FirebaseStorage Storage StorageReference
    FirebaseAuth Auth
    FirebaseFunctions Functions
    FirebaseRemoteConfig RemoteConfig
    FirebaseMessaging Messaging
    Firebase Firestore Auth Database Storage Messaging
    SwiftyStoreKit SwiftyStoreKit
    RevenueCat Purchases
    """

  private static let requests = """
    Alamofire DataRequest DownloadRequest UploadRequest
    """

  private static let records = """
    StoreKit Product Transaction AppStore
    """

  private static let controllers = """
    MessageKit MessagesViewController:UIViewController
    JSQMessagesViewController JSQMessagesViewController:UIViewController
    SlackTextViewController SLKTextViewController:UIViewController
    Eureka FormViewController:UIViewController
    AsyncDisplayKit ASDKViewController:UIViewController ASViewController:UIViewController
    XLPagerTabStrip ButtonBarPagerTabStripViewController:UIViewController
    Pageboy PageboyViewController:UIViewController
    Tabman TabmanViewController:UIViewController
    SideMenu SideMenuNavigationController:UINavigationController UISideMenuNavigationController:UINavigationController
    """

  /// Views of SwiftUI with common names. Names that entities and packages have too, such as List, Group, Map or Section, are missing.
  private static let views = """
    SwiftUI Text Button Label TextField SecureField TextEditor Toggle Picker DatePicker Slider Stepper ProgressView
    SwiftUI VStack HStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid ScrollView ForEach GeometryReader TabView
    SwiftUI NavigationView NavigationStack NavigationSplitView NavigationLink EmptyView Spacer Divider AsyncImage
    """

  private static let cells = """
    SwipeCellKit SwipeTableViewCell:UITableViewCell SwipeCollectionViewCell:UICollectionViewCell
    MessageKit MessageContentCell:UICollectionViewCell MessageCollectionViewCell:UICollectionViewCell
    MGSwipeTableCell MGSwipeTableCell:UITableViewCell
    FSPagerView FSPagerViewCell:UICollectionViewCell
    JTAppleCalendar JTACDayCell:UICollectionViewCell
    """
}

/// Generated accessors of an app's assets, such as `R.image.logo()` and `Asset.Icons.logo.image`.
///
/// The generated files are rarely part of the sources, so members are recognized by name.
enum GeneratedAccessors {
  /// The names that R.swift and SwiftGen use. The configuration adds a project's own.
  static let roots: NameSet = ["R", "Asset", "Assets"]
  /// The property of an asset that contains its name.
  static let assetName: Name = "name"

  private static let types: [Name: Name] = ["image": "UIImage", "color": "UIColor", "font": "UIFont"]

  static func value(of member: Name) -> Value? {
    types[member].flatMap(SystemTypes.named).map { Value(referent: .system($0)) }
  }
}

/// Members that ReactorKit's view protocol requires.
public enum ReactorKitMembers {
  public static let reactor: Name = "reactor"
  public static let disposeBag: Name = "disposeBag"

  /// The protocols of views. Setting their reactor replaces their bag and calls `bind(reactor:)`.
  public static let views: NameSet = ["View", "StoryboardView"]
}
