import LintAnalysis
import LintRules
import Testing

/// The code that runs before the view is loaded, and the checks that make it safe.
@Suite struct OutletBeforeLoadTests {
  @Test(arguments: [
    ("label.text = name", 1), ("self.label.text = name", 1), ("show()", 1), ("self.show()", 1),
    ("label?.text = name", 0), ("label!.text = name", 0), ("label = UILabel(); label.text = name", 0),
    ("if isViewLoaded { label.text = name }", 0), ("guard isViewLoaded else { return }; show()", 0),
    ("loadViewIfNeeded(); show()", 0), ("view.isHidden = true; show()", 0),
    ("loadViewIfNeeded(); label.text = name", 0),
    ("if let label { label.text = name }", 0), ("if let it = label { it.text = name }", 0),
    ("if label != nil { label.text = name }", 0), ("if isReady { label.text = name }", 0),
    ("Task { label.text = name }", 0), ("print(label)", 0), ("label.text = name; _ = isViewLoaded", 1),
    ("ready(); label.text = name", 0),
  ])
  func observerNeedsCheck(code: String, count: Int) throws {
    #expect(try findings(observer: code).count == count)
  }

  @Test(arguments: [
    ("let screen = Screen(); screen.name = name", 1),
    ("var screen = Screen(); screen.title = name; screen.name = name", 1),
    ("let screen = storyboard.instantiateViewController(withIdentifier: name) as! Screen; screen.name = name", 1),
    ("let screen: Screen = storyboard.instantiateInitialViewController(); screen.name = name", 1),
    ("let screen = Screen.make(); screen.name = name", 0), ("let screen = parent as! Screen; screen.name = name", 0),
    ("let screen = Screen(); screen.loadViewIfNeeded(); screen.name = name", 0),
    ("let screen = Screen(); screen.view.isHidden = true; screen.name = name", 0),
    ("let screen = Screen(); show(screen); screen.name = name", 0),
    ("let screen = Screen(); run { screen.name = name }", 0), ("shown.name = name", 0), ("", 0),
  ])
  func onlyAssignmentToNewControllerIsEvidence(code: String, count: Int) throws {
    #expect(try findings(observer: "label.text = name", setBy: code).count == count)
  }

  @Test func inheritedPropertyIsSetOnSubclass() throws {
    let code = "let screen = Sub(); screen.name = name } }; final class Sub: Screen { func rest() {"
    #expect(try findings(observer: "label.text = name", setBy: code).count == 1)
  }

  @Test(arguments: [
    ("label.text = name", 1), ("show()", 1), ("label?.text = name", 0), ("view.isHidden = true; label.text = name", 0),
    ("run { label.text = name }", 0), ("label = UILabel(); show()", 1),
  ])
  func initializerRunsBeforeViewIsLoaded(code: String, count: Int) throws {
    let source = screen("init(name: String) { super.init(nibName: nil, bundle: nil); \(code) }")
    #expect(try OutletBeforeLoad.check(FileReading(source: source)).count == count)
  }

  @Test(arguments: [
    ("@IBOutlet var label: UILabel!", 1), ("@IBOutlet weak var label: NSLayoutConstraint!", 1),
    ("var label: UILabel!", 1),
    ("@IBOutlet var label: UILabel?", 0), ("var label: UILabel?", 0), ("let label = UILabel()", 0),
    ("var label: UILabel! = UILabel()", 0), ("lazy var label: UILabel! = UILabel()", 0), ("var label: Model!", 0),
    ("var label: UIViewController!", 0),
  ])
  func onlyViewsThatLoadingSetsAreOutlets(property: String, count: Int) throws {
    let source = screen("init() { super.init(nibName: nil, bundle: nil); label.text = name }")
      .replacing("@IBOutlet var label: UILabel!", with: property)
    #expect(try OutletBeforeLoad.check(FileReading(source: source)).count == count)
  }

  private func findings(
    observer: String, setBy code: String = "let screen = Screen(); screen.name = name"
  ) throws -> [Finding] {
    let source = """
      \(screen("var name = \"\" { didSet { \(observer) } }"))
      final class Menu: UIViewController { let shown: Screen; func open(_ name: String) { \(code) } }
      """
    return try OutletBeforeLoad.check(FileReading(source: source))
  }

  private func screen(_ members: String) -> String {
    """
    import UIKit
    class Screen: UIViewController {
      @IBOutlet var label: UILabel!
      private var isReady = false
      \(members)
      override func viewDidLoad() { super.viewDidLoad(); label = UILabel(); isReady = true }
      func show() { label.text = "" }
      func ready() { loadViewIfNeeded() }
      static func make() -> Screen { Screen() }
    }
    final class Model { var text = "" }
    """
  }
}
