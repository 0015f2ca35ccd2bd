extension StrongSelfBinding {
  /// Timers that retain their target.
  static let timerExamples = Examples(
    fine: """
      import UIKit
      final class ClockController: UIViewController {
        private var timer: Timer?
        private var once: Timer?
        private var link: CADisplayLink?
        private var other: Timer?
        private weak var weakTimer: Timer?
        private let helper = Helper()
        override func viewDidAppear(_ animated: Bool) {
          timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
          once = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
          link = CADisplayLink(target: self, selector: #selector(draw))
          other = Timer.scheduledTimer(timeInterval: 1, target: helper, selector: #selector(tick), userInfo: nil, repeats: true)
        }
        override func viewDidDisappear(_ animated: Bool) { timer?.invalidate() }
        @objc private func tick() {}
        @objc private func draw() { if isOver { link?.invalidate() } }
      }
      """,
    broken: """
      import UIKit
      final class ClockController: UIViewController {
        private var timer: Timer?
        private var other: Timer?
        private var link: CADisplayLink?
        override func viewDidLoad() {
          timer = Timer.scheduledTimer(timeInterval: 1, target: ↓self, selector: #selector(tick), userInfo: nil, repeats: true)
          let other = Timer(timeInterval: 1, target: ↓self, selector: #selector(tick), userInfo: nil, repeats: true)
          RunLoop.main.add(other, forMode: .common)
          self.other = other
          link = CADisplayLink(target: ↓self, selector: #selector(tick))
        }
        @objc private func tick() {}
        deinit {
          timer?.invalidate()
          link?.invalidate()
        }
      }
      """
  )
}
