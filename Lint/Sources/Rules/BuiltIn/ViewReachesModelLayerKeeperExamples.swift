extension ViewReachesModelLayer {
  /// Types that keep the data of a store in memory, or share settings by a property wrapper, and their look-alikes.
  static let keeperExamples = Examples(
    fine: """
      import UIKit
      // One type only loads what it shows, and the other saves what others pass to it.
      enum Disk {
        static func load() -> [String] { FileManager.default.contents(atPath: "days").map { [String(describing: $0)] } ?? [] }
        static func save(_ days: [String]) { FileManager.default.createFile(atPath: "days", contents: nil) }
      }
      final class Calendars {
        private(set) var days: [String] = []
        func open() { days = Disk.load() }
      }
      final class DayExport {
        var title: [String] = []
        func write(_ days: [String]) { Disk.save(days) }
      }
      final class DayViewController: UIViewController {
        private let calendars = Calendars()
        private let export = DayExport()
        func show() { title = calendars.days.first ; export.title = calendars.days }
      }
      """,
    """
    import UIKit
    // The reporter keeps its switch to itself.
    @propertyWrapper struct Setting {
      let key: String
      var wrappedValue: Bool {
        get { UserDefaults.standard.bool(forKey: key) }
        set { UserDefaults.standard.set(newValue, forKey: key) }
      }
    }
    enum Visits {
      @Setting(key: "counts") private static var isOn: Bool
      static func count(_ screen: String) { if isOn { print(screen) } }
    }
    final class HelpViewController: UIViewController { func count() { Visits.count("help") } }
    """,
    """
    import SwiftUI
    import UIKit
    // The view inside the preview assembles the layers for the preview.
    final class FilesRepository { func all() -> [String] { FileManager.default.subpaths(atPath: "") ?? [] } }
    final class FilesViewModel { init(repository: FilesRepository) {} ; func load() {} }
    final class FilesViewController: UIViewController { var viewModel: FilesViewModel? }
    struct FilesPreviews: PreviewProvider {
      static var previews: some View { Screen() }
      struct Screen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> some UIViewController {
          let controller = FilesViewController()
          let repository = FilesRepository()
          controller.title = repository.all().first
          return controller
        }
      }
    }
    """,
    """
    import UIKit
    // The class that implements the presenter's protocol is a presenter, although it reads the settings.
    protocol ItemsPresenter: AnyObject { func titles() -> [String] }
    final class ItemsPresenterImpl: ItemsPresenter {
      func titles() -> [String] { UserDefaults.standard.stringArray(forKey: "titles") ?? [] }
    }
    final class ItemsViewController: UIViewController {
      private let presenter: ItemsPresenter
      init(presenter: ItemsPresenter) { self.presenter = presenter ; super.init(nibName: nil, bundle: nil) }
      func show() { title = presenter.titles().first }
    }
    """,
    broken: """
      import UIKit
      // One type loads records and saves them again. Screens share it through another one.
      enum Disk {
        static func load() -> [String] { FileManager.default.contents(atPath: "days").map { [String(describing: $0)] } ?? [] }
        static func save(_ days: [String]) { FileManager.default.createFile(atPath: "days", contents: nil) }
      }
      final class DayBook {
        private(set) var days: [String] = []
        init() { load() }
        private func load() { days = Disk.load() }
        func add(_ day: String) { days.append(day) ; Disk.save(days) }
      }
      final class Records {
        static let shared = Records()
        var book = DayBook()
        var isEmpty: Bool { book.days.isEmpty }
      }
      final class DayViewController: UIViewController { func add() { ↓Records.shared.book.add("today") } }
      """,
    """
    import UIKit
    @propertyWrapper struct Setting {
      let key: String
      var wrappedValue: Bool {
        get { UserDefaults.standard.bool(forKey: key) }
        set { UserDefaults.standard.set(newValue, forKey: key) }
      }
    }
    struct SettingsManager {
      @Setting(key: "seen") static var isSeen: Bool
      @Setting(key: "signedIn") static var isSignedIn: Bool
    }
    final class HelpViewController: UIViewController { func close() { ↓SettingsManager.isSeen = true } }
    """,
    """
    import SwiftUI
    import UIKit
    // A view of the app shows the screen. That a preview shows this view as well changes nothing.
    final class FilesRepository { func all() -> [String] { FileManager.default.subpaths(atPath: "") ?? [] } }
    final class FilesViewController: UIViewController {}
    struct FilesScreen: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> some UIViewController {
        let controller = FilesViewController()
        controller.title = ↓FilesRepository().all().first
        return controller
      }
    }
    struct FilesTab: View { var body: some View { FilesScreen() } }
    struct FilesPreviews: PreviewProvider { static var previews: some View { FilesScreen() } }
    """,
    """
    import UIKit
    // The database that the superclass provides belongs to each of its subclasses.
    final class Database {
      static let current = Database()
      func rows() -> [String] { UserDefaults.standard.stringArray(forKey: "rows") ?? [] }
    }
    class DatabaseAccess { var database: Database { Database.current } }
    final class UserAccess: DatabaseAccess {
      static let shared = UserAccess()
      func blocked() -> [String] { database.rows() }
    }
    final class BlockedViewController: UIViewController {
      override func viewDidLoad() { title = ↓UserAccess.shared.blocked().first }
    }
    """,
    """
    import UIKit
    // The protocol isn't named like a presenter's.
    protocol ItemTitles: AnyObject { func titles() -> [String] }
    final class ItemTitlesImpl: ItemTitles {
      func titles() -> [String] { UserDefaults.standard.stringArray(forKey: "titles") ?? [] }
    }
    final class ItemsViewController: UIViewController {
      private let ↓titles: ItemTitles
      init(titles: ItemTitles) { self.titles = titles ; super.init(nibName: nil, bundle: nil) }
      func show() { title = titles.titles().first }
    }
    """
  )
}
