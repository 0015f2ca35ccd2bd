extension OutletBeforeLoad {
  public static let examples = Examples(
    fine: """
      import UIKit
      final class ProfileViewController: UIViewController {
        @IBOutlet private var nameLabel: UILabel!
        var name = "" {
          didSet {
            if isViewLoaded { showName() }
          }
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          showName()
        }
        private func showName() { nameLabel.text = name }
      }
      func makeProfile() -> UIViewController {
        let screen = ProfileViewController()
        screen.name = "Ada"
        return screen
      }
      """,
    // Optional access, a check of the outlet, a check in the called function, and the outlet's own observer.
    """
    import UIKit
    final class ProfileViewController: UIViewController {
      @IBOutlet private var nameLabel: UILabel! { didSet { nameLabel.text = name } }
      @IBOutlet private var button: UIButton!
      var name = "" { didSet { nameLabel?.text = name } }
      var age = 0 { didSet { guard let nameLabel else { return }; nameLabel.text = "" } }
      var city = "" { didSet { if nameLabel != nil { nameLabel.text = city } } }
      var isFriend = false { didSet { update() } }
      var isNew = false { didSet { loadViewIfNeeded(); button.isHidden = isNew } }
      var isOld = false { didSet { view.alpha = 0.5; button.isHidden = isOld } }
      var tint = 0 { didSet { DispatchQueue.main.async { self.button.alpha = 1 } } }
      private func update() {
        guard viewIfLoaded != nil else { return }
        button.isHidden = isFriend
      }
    }
    func makeProfile() -> UIViewController {
      let screen = ProfileViewController()
      screen.name = "Ada"
      screen.age = 36
      screen.city = "London"
      screen.isFriend = true
      screen.isNew = true
      screen.isOld = true
      screen.tint = 1
      return screen
    }
    """,
    // The view is loaded when the property is set, or nothing sets it on a new controller.
    """
    import UIKit
    final class ProfileViewController: UIViewController {
      @IBOutlet private var nameLabel: UILabel!
      var name = "" { didSet { nameLabel.text = name } }
      private var rows: [String] = [] { didSet { nameLabel.text = rows.first } }
      override func viewDidLoad() { super.viewDidLoad(); rows = ["one"] }
    }
    final class Parent: UIViewController {
      private let child = ProfileViewController()
      func show() {
        child.name = "Ada"
        let next = ProfileViewController()
        present(next, animated: true)
        next.name = "Ada"
        let loaded = ProfileViewController()
        loaded.loadViewIfNeeded()
        loaded.name = "Ada"
      }
    }
    """,
    // The observer only runs its code for another value, and this is the initial one.
    """
    import UIKit
    enum Mode { case empty, full }
    final class ProfileViewController: UIViewController {
      @IBOutlet private var nameLabel: UILabel!
      var mode: Mode = .empty { didSet { if mode != oldValue { nameLabel.text = "" } } }
      var name: String? { didSet { guard name != oldValue else { return }; nameLabel.text = name } }
    }
    func makeProfile() -> UIViewController {
      let screen = ProfileViewController()
      screen.mode = .empty
      screen.name = nil
      return screen
    }
    """,
    // A cell's nib is loaded before its properties are set, and these views exist from the start.
    """
    import UIKit
    final class ProfileCell: UITableViewCell {
      @IBOutlet private var nameLabel: UILabel!
      var name = "" { didSet { nameLabel.text = name } }
    }
    final class ProfileViewController: UIViewController {
      private var nameLabel: UILabel!
      private let ageLabel = UILabel()
      private var isReady = false
      var name = "" { didSet { nameLabel.text = name; ageLabel.text = name } }
      init() {
        super.init(nibName: nil, bundle: nil)
        nameLabel = UILabel()
        nameLabel.text = ""
      }
    }
    final class FlagViewController: UIViewController {
      private var nameLabel: UILabel!
      private var isReady = false
      var name = "" { didSet { if isReady { nameLabel.text = name } } }
      override func viewDidLoad() { super.viewDidLoad(); nameLabel = UILabel(); isReady = true }
    }
    final class LoadedViewController: UIViewController {
      @IBOutlet private var nameLabel: UILabel!
      var name = "" { didSet { nameLabel.text = name } }
      init() { super.init(nibName: nil, bundle: nil); view.backgroundColor = .red }
    }
    func show() {
      let cell = ProfileCell()
      cell.name = "Ada"
      let screen = ProfileViewController()
      screen.name = "Ada"
      let flag = FlagViewController()
      flag.name = "Ada"
      let loaded = LoadedViewController()
      loaded.name = "Ada"
    }
    """,
    broken: """
      import UIKit
      final class ProfileViewController: UIViewController {
        @IBOutlet private var nameLabel: UILabel!
        var name = "" {
          didSet { showName() }
        }
        private func showName() { ↓nameLabel.text = name }
      }
      func makeProfile() -> UIViewController {
        let screen = ProfileViewController()
        screen.name = "Ada"
        return screen
      }
      """,
    """
    import UIKit
    final class ProfileViewController: UIViewController {
      @IBOutlet private var nameLabel: UILabel!
      @IBOutlet private var button: UIButton!
      init(name: String) {
        super.init(nibName: "Profile", bundle: nil)
        self.↓nameLabel.text = name
        button.isHidden = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
    }
    extension ProfileViewController { private func setUp() { ↓button.isHidden = true } }
    """,
    """
    import UIKit
    enum Mode { case empty, full }
    final class ProfileViewController: UIViewController {
      @IBOutlet private var nameLabel: UILabel!
      var mode: Mode = .empty { didSet { if mode != oldValue { ↓nameLabel.text = "" } } }
      var name: String? { didSet { guard name != oldValue else { return }; ↓nameLabel.text = name } }
      var isNew = false { didSet { ↓nameLabel.isHidden = !isNew } }
    }
    func makeProfile() -> UIViewController {
      let screen = ProfileViewController()
      screen.mode = .full
      screen.name = "Ada"
      screen.isNew = false
      return screen
    }
    """,
    // Views that 'viewDidLoad' creates, and controllers of storyboards and segues.
    """
    import UIKit
    final class ListViewController: UIViewController {
      private var tableView: UITableView!
      var rows: [String] = [] { didSet { ↓tableView.reloadData() } }
      override func viewDidLoad() { super.viewDidLoad(); setUpTable() }
      private func setUpTable() { tableView = UITableView() }
    }
    final class DetailViewController: UIViewController {
      @IBOutlet var nameLabel: UILabel!
      var item: String? { willSet { ↓nameLabel.text = newValue } }
      var count = 0 { didSet { if count > 0 { ↓nameLabel.text = "" } } }
    }
    final class MenuViewController: UIViewController {
      func open(_ rows: [String]) {
        guard let list = storyboard?.instantiateViewController(withIdentifier: "list") as? ListViewController else { return }
        list.title = "List"
        list.rows = rows
        navigationController?.pushViewController(list, animated: true)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let detail = segue.destination as? DetailViewController { detail.item = "one" }
        (segue.destination as? DetailViewController)?.count = 2
      }
    }
    """
  )
}
