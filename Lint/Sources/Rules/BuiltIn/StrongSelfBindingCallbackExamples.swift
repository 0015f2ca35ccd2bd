extension StrongSelfBinding {
  /// Functions that an object stores in a property of its own.
  static let callbackExamples = Examples(
    fine: """
      import UIKit
      // The closure isn't stored or doesn't capture `self`, the method only calls it, or the property is cleared.
      class SlowButton: UIButton {
        private var action: (() -> Void)?
        func onTap(_ action: @escaping () -> Void) { self.action = action }
        func run(_ action: () -> Void) { action() }
        override func didMoveToWindow() { super.didMoveToWindow() ; if window == nil { stop() } }
      }
      final class ReloadButton: SlowButton {
        private var count = 0
        func start() { onTap { [weak self] in self?.reload() } ; run { self.reload() } ; onTap { print(1) } }
        func reload() { count += 1 }
      }
      final class Download {
        private var completion: (() -> Void)?
        private var count = 0
        func start() { completion = { self.count += 1 } }
        func finish() { completion?() ; completion = nil }
      }
      final class Screen: UIViewController {
        private let download = Download()
        override func viewDidLoad() { super.viewDidLoad() ; download.start() }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) ; download.finish() }
      }
      """,
    broken: """
      import UIKit
      // The superclass stores the closure in a property that nothing clears.
      class SlowButton: UIButton {
        private var action: (() -> Void)?
        private var delay = 0.0
        func onTap(after delay: Double, _ action: @escaping () -> Void) {
          self.delay = delay
          self.action = action
        }
      }
      final class ReloadButton: SlowButton {
        private var count = 0
        private var onEnd: (() -> Void)?
        func start() { onTap(after: 1) ↓{ self.reload() } }
        func restart() { self.onTap(after: 2) ↓{ self.reload() } }
        func prepare() { onEnd = ↓{ self.reload() } }
        func reload() { count += 1 ; onEnd?() }
      }
      """
  )
}
