extension ViewReachesModelLayer {
  /// Extensions of the protocols of delegates.
  static let delegateExamples = Examples(
    fine: """
      import UIKit
      // The delegate saves the date, by default in the extension of its protocol.
      protocol HintViewDelegate: AnyObject {}
      extension HintViewDelegate {
        var isDue: Bool { UserDefaults.standard.integer(forKey: "count") < 3 }
        func didClose(_ hint: HintView) {
          if UserDefaults.standard.integer(forKey: "count") == 0 { UserDefaults.standard.set(1, forKey: "count") }
        }
      }
      final class HintView: UIView {
        weak var delegate: HintViewDelegate?
        func close() { delegate?.didClose(self) }
      }
      """,
    broken: """
      import UIKit
      // The controller is the delegate itself.
      protocol HintViewDelegate: AnyObject {}
      extension HintViewDelegate {
        var isDue: Bool { UserDefaults.standard.integer(forKey: "count") < 3 }
        func didClose() {
          if UserDefaults.standard.integer(forKey: "count") == 0 { UserDefaults.standard.set(1, forKey: "count") }
        }
      }
      final class HintViewController: UIViewController, HintViewDelegate {
        func close() { self.↓didClose() }
      }
      """
  )
}
