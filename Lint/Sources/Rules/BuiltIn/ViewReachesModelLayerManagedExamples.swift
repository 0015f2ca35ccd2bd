extension ViewReachesModelLayer {
  /// Static members of managed objects, whose class Xcode may generate from a Core Data model.
  static let managedExamples = Examples(
    fine: """
      import CoreData
      import UIKit
      // A function that only computes, a request, and a function that uses the caller's context. A view model may call the others.
      final class Database {
        static let shared = Database()
        let container = NSPersistentContainer(name: "Notes")
        var viewContext: NSManagedObjectContext { container.viewContext }
      }
      extension Note {
        static let maximumLength = 80
        static var kinds: [String] { ["text", "list"] }
        static func title(of text: String) -> String { String(text.prefix(maximumLength)) }
        static func recentRequest() -> NSFetchRequest<Note> { Note.fetchRequest() }
        static func all(in context: NSManagedObjectContext) -> [Note] { (try? context.fetch(recentRequest())) ?? [] }
        static func all() -> [Note] { all(in: Database.shared.viewContext) }
      }
      final class NotesViewModel { func load() { print(Note.all()) } }
      final class NotesViewController: UIViewController {
        let viewModel = NotesViewModel()
        func show(_ context: NSManagedObjectContext) {
          title = Note.title(of: Note.kinds[0])
          print(Note.maximumLength, Note.recentRequest(), Note.all(in: context))
          viewModel.load()
        }
      }
      """,
    """
    import CoreData
    import UIKit
    // The system and packages declare other classes. Nothing fetches their objects.
    extension URL {
      static var folder: URL { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] }
    }
    extension Tracker { static var isOn: Bool { UserDefaults.standard.bool(forKey: "tracks") } }
    extension Palette { static func current(_ context: NSManagedObjectContext) -> Palette { Palette() } }
    final class FolderViewController: UIViewController {
      func show() { title = URL.folder.path ; view.isHidden = Tracker.isOn ; print(Palette.current(context)) }
    }
    """,
    """
    import CoreData
    import UIKit
    // The view only passes the object on.
    let database = NSPersistentContainer(name: "Notes")
    extension Account {
      static var current: Account? { try? database.viewContext.fetch(Account.fetchRequest()).first }
    }
    final class AccountViewModel { init(account: Account?) {} }
    final class AccountViewController: UIViewController {
      lazy var viewModel = AccountViewModel(account: Account.current)
    }
    """,
    broken: """
      import CoreData
      import UIKit
      final class Database {
        static let shared = Database()
        let container = NSPersistentContainer(name: "Notes")
        var viewContext: NSManagedObjectContext { container.viewContext }
      }
      extension Note {
        static func all() throws -> [Note] { try Database.shared.viewContext.fetch(Note.fetchRequest()) }
        static func first(titled title: String) -> Note? { try? all().first { $0.title == title } }
      }
      final class NotesViewController: UIViewController {
        func show() { title = Note.↓first(titled: "Today")?.title }
      }
      """,
    """
    import CoreData
    import UIKit
    protocol Database { var container: NSPersistentContainer { get } }
    extension Database { var viewContext: NSManagedObjectContext { container.viewContext } }
    final class App { static let shared = App() ; var database: Database = SQLDatabase() }
    final class SQLDatabase: Database { let container = NSPersistentContainer(name: "Settings") }
    extension Settings {
      static func current() -> Settings {
        let request: NSFetchRequest<Settings> = NSFetchRequest(entityName: "Settings")
        let found = try? App.shared.database.viewContext.fetch(request).first
        return found ?? Settings(context: App.shared.database.viewContext)
      }
      @Setting(\\.isDark) static var isDark: Bool
      static var style: Int { isDark ? 1 : 0 }
    }
    @propertyWrapper struct Setting<Value> {
      let path: ReferenceWritableKeyPath<Settings, Value>
      init(_ path: ReferenceWritableKeyPath<Settings, Value>) { self.path = path }
      var wrappedValue: Value {
        get { Settings.current()[keyPath: path] }
        set { Settings.current()[keyPath: path] = newValue }
      }
    }
    final class StyleViewController: UIViewController { func show() { view.isHidden = Settings.↓isDark } }
    final class StyleCell: UITableViewCell { func show() { tag = Settings.↓style } }
    """,
    """
    import CoreData
    import UIKit
    // A declared class counts as well.
    final class Database {
      static let shared = Database()
      let container = NSPersistentContainer(name: "Notes")
      var viewContext: NSManagedObjectContext { container.viewContext }
    }
    final class Album: NSManagedObject {
      static func count() -> Int { (try? Database.shared.viewContext.count(for: Album.fetchRequest())) ?? 0 }
    }
    extension Album { static var isEmpty: Bool { count() == 0 } }
    final class AlbumViewController: UIViewController { func show() { view.isHidden = Album.↓isEmpty } }
    """
  )
}
