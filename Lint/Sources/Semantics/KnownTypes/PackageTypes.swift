import LintSyntax

/// Types of well-known packages that keep or fetch data, or are views, as of 2025. Their names are common words, so they count only in a
/// file that imports the package.
enum PackageTypes {
  static func named(_ name: Name, in file: FileFacts) -> SystemType? {
    guard let candidates = table[name] else { return nil }
    return candidates.first { type in file.imports.contains { $0.module == type.framework } }
  }

  static func names(of kinds: [SystemType.Kind]) -> [Name] { types.filter { kinds.contains($0.kind) }.map(\.name) }

  /// Packages whose whole purpose is to fetch or keep data.
  static let modules = NameSet(
    types.filter { $0.kind == .store || $0.kind == .request }.map(\.framework) + KnownModules.names(.stores))

  package static let rows: [(kind: SystemType.Kind, lines: String)] = [
    (.store, stores), (.request, requests), (.controller, controllers), (.cell, cells), (.view, views),
  ]

  private static let types = rows.flatMap { SystemTypes.types($0.kind, $0.lines) }

  private static let table = Dictionary(grouping: types, by: \.name)

  /// A package that is named itself has functions at its top.
  private static let stores = """
    Moya MoyaProvider RxMoyaProvider ReactiveSwiftMoyaProvider
    Alamofire Alamofire AF Session SessionManager
    AFNetworking AFHTTPSessionManager AFURLSessionManager AFHTTPRequestOperationManager
    Apollo ApolloClient ApolloStore
    Just Just
    Get APIClient
    GRPC ClientConnection GRPCChannel
    Starscream WebSocket
    SocketIO SocketManager SocketIOClient
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
    Locksmith Locksmith
    FirebaseFirestore Firestore CollectionReference DocumentReference
    FirebaseDatabase Database DatabaseReference
    FirebaseStorage Storage StorageReference
    FirebaseAuth Auth
    FirebaseFunctions Functions
    Firebase Firestore Auth Database Storage
    SwiftyStoreKit SwiftyStoreKit
    RevenueCat Purchases
    """

  private static let requests = """
    Alamofire DataRequest DownloadRequest UploadRequest
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

  /// SwiftUI's own. Words that entities and packages bear too, such as List, Group, Map or Section, are left out.
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

/// What generators of code make of an app's assets: `R.image.logo()`, `Asset.Icons.logo.image`. The files that declare it are
/// rarely kept beside the sources, so the members are known by their names.
enum GeneratedAccessors {
  /// R.swift's and SwiftGen's; a project's own are in its conventions.
  static let roots: NameSet = ["R", "Asset", "Assets"]

  private static let types: [Name: Name] = ["image": "UIImage", "color": "UIColor", "font": "UIFont"]

  static func value(of member: Name) -> Value? {
    types[member].flatMap(SystemTypes.named).map { Value(referent: .system($0)) }
  }
}
