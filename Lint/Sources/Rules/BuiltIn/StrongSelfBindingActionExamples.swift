extension StrongSelfBinding {
  /// Handlers of actions and of other values, which controls, menus, alerts and lists of `self` keep.
  static let actionExamples = Examples(
    fine: """
      import UIKit
      struct Row {
        let title: String
        var open: () -> Void = {}
        init(title: String, open: @escaping () -> Void) { self.title = title ; open() }
      }
      struct Item { let title: String ; let open: () -> Void }
      final class Screen: UIViewController {
        private let save = UIButton()
        private weak var shown: UIButton?
        private weak var other: UIStackView?
        private var rows: [Row] = []
        private var titles: [String] = []
        func setUp() {
          save.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
          shown?.addAction(UIAction { _ in self.end() }, for: .touchUpInside)
          // Nothing that self keeps retains the alert, and the other handler captures nothing.
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "End", style: .default) { _ in self.end() })
          [UIAlertAction(title: "Stop", style: .cancel) { _ in self.end() }].forEach { alert.addAction($0) }
          present(alert, animated: true)
          save.addAction(UIAction { _ in print("saved") }, for: .touchUpInside)
          // The initializer runs the function.
          rows.append(Row(title: "A", open: { self.end() }))
          titles.append(title(of: Item(title: "A", open: { self.end() })))
          other?.onPress { self.end() }
        }
        private func title(of item: Item) -> String { item.title }
        func end() {}
      }
      extension UIView {
        func onPress(_ run: @escaping () -> Void) { objc_setAssociatedObject(self, &pressKey, run, .OBJC_ASSOCIATION_RETAIN) }
      }
      """,
    """
    import UIKit
    // The screen empties its list when it disappears.
    struct Item { let title: String ; let open: () -> Void }
    final class Screen: UIViewController {
      private var items: [Item] = []
      func setUp() { items.append(Item(title: "A", open: { self.end() })) }
      override func viewWillDisappear(_ animated: Bool) { items = [] }
      func end() {}
    }
    """,
    """
    import UIKit
    // The button belongs to the view of another screen, or the closure is weak.
    class BaseViewController<Root: UIView>: UIViewController { let root = Root() ; weak var other: Root? }
    final class ThemeView: UIView { let exit = UIButton() }
    final class ThemeViewController: BaseViewController<ThemeView> {
      func setUp() {
        root.exit.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
        other?.exit.addAction(UIAction { _ in self.end() }, for: .touchUpInside)
      }
      func end() {}
    }
    """,
    """
    import UIKit
    // The constant's closure is weak, or nothing keeps the action.
    final class GamesViewController: UIViewController {
      private let button = UIButton()
      func setUp() {
        let choose = { [weak self] (action: UIAction) in self?.load() }
        button.menu = UIMenu(children: [UIAction(title: "A", handler: choose)])
        let reload = { (action: UIAction) in self.load() }
        show(UIMenu(children: [UIAction(title: "B", handler: reload)]))
      }
      func load() {}
    }
    """,
    broken: """
      import UIKit
      struct Item { let title: String ; let open: () -> Void }
      struct Section { let items: [Item] }
      final class Screen: UIViewController {
        private let save = UIButton()
        private let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        @IBOutlet weak var stack: UIStackView!
        private var sections: [Section] = []
        private lazy var items = [Item(title: "C", open: ↓{ self.end() })]
        private lazy var close: UIButton = {
          let button = UIButton()
          button.addAction(UIAction ↓{ _ in self.end() }, for: .touchUpInside)
          return button
        }()
        private lazy var share = UIButton(primaryAction: UIAction ↓{ _ in self.end() })
        func setUp() {
          save.addAction(UIAction(handler: ↓{ _ in self.end() }), for: .touchUpInside)
          let action = UIAction ↓{ _ in self.end() }
          save.addAction(action, for: .touchUpInside)
          save.menu = UIMenu(children: [UIAction(title: "A") ↓{ _ in self.end() }])
          navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction ↓{ _ in self.end() })
          let first = UIAlertAction(title: "A", style: .default) ↓{ _ in self.end() }
          [first].forEach { sheet.addAction($0) }
          sections.append(Section(items: [Item(title: "A", open: ↓{ self.end() })]))
          sections = [Section(items: [Item(title: "B", open: ↓{ self.end() })])]
          stack.onPress ↓{ self.end() }
        }
        func end() {}
      }
      extension UIView {
        func onPress(_ run: @escaping () -> Void) { objc_setAssociatedObject(self, &pressKey, run, .OBJC_ASSOCIATION_RETAIN) }
      }
      """,
    """
    import UIKit
    // The button of the own view keeps the action. A subclass states the type of the view.
    class BaseViewController<Root: UIView>: UIViewController { let root = Root() }
    final class ThemeView: UIView { let exit = UIButton() }
    final class ThemeViewController: BaseViewController<ThemeView> {
      func setUp() {
        root.exit.addAction(UIAction ↓{ _ in self.end() }, for: .touchUpInside)
        root.exit.addAction(UIAction ↓{ [self] _ in end() }, for: .touchUpInside)
      }
      func end() {}
    }
    """,
    """
    import UIKit
    // The actions in the button's menu keep the closure of a constant.
    final class GamesViewController: UIViewController {
      private let button = UIButton()
      func setUp() {
        let choose = ↓{ (action: UIAction) in self.load() }
        button.menu = UIMenu(children: [UIAction(title: "A", handler: choose), UIAction(title: "B", handler: choose)])
      }
      func load() {}
    }
    """
  )
}
