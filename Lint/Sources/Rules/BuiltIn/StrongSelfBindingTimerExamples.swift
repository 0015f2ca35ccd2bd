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
        private var countdown: Timer?
        private weak var weakTimer: Timer?
        private let helper = Helper()
        override func viewDidAppear(_ animated: Bool) {
          timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
        override func viewDidLoad() {
          once = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
          link = CADisplayLink(target: self, selector: #selector(draw))
          other = Timer.scheduledTimer(timeInterval: 1, target: helper, selector: #selector(tick), userInfo: nil, repeats: true)
          countdown = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(count), userInfo: nil, repeats: true)
        }
        override func viewDidDisappear(_ animated: Bool) { timer?.invalidate() }
        @objc private func tick() {}
        @objc private func draw() { if isOver { link?.invalidate() } }
        @objc private func count() { if isOver, let timer = countdown { timer.invalidate() } }
      }
      """,
    """
    import UIKit
    // The screen stops the timer when it disappears.
    final class BannerModel {
      private var timer: Timer?
      private var page = 0
      func start() {
        stop()
        timer = Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
      }
      func stop() { timer?.invalidate() }
      @objc private func turn() { page += 1 }
    }
    final class BannerController: UIViewController, UIScrollViewDelegate {
      private let model = BannerModel()
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) ; model.start() }
      override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) ; model.stop() }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { model.stop() }
    }
    """,
    """
    import UIKit
    // Each appearance ends the former timer, or starts none if there is one.
    final class WaitController: UIViewController {
      private var timer: Timer?
      private var other: Timer?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer?.invalidate()
        timer = Timer.scheduledTimer(timeInterval: 9, target: self, selector: #selector(check), userInfo: nil, repeats: true)
        if other == nil {
          other = Timer.scheduledTimer(timeInterval: 9, target: self, selector: #selector(check), userInfo: nil, repeats: true)
        }
      }
      @objc private func check() { if isOver { timer?.invalidate() ; other?.invalidate() } }
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
      """,
    """
    import UIKit
    // The drag only pauses the timer. The screen may disappear while it runs.
    final class BannerModel {
      private var timer: Timer?
      private var page = 0
      func start() {
        stop()
        timer = Timer.scheduledTimer(timeInterval: 3, target: ↓self, selector: #selector(turn), userInfo: nil, repeats: true)
      }
      func stop() { timer?.invalidate() }
      @objc private func turn() { page += 1 }
      deinit { stop() }
    }
    final class BannerController: UIViewController, UIScrollViewDelegate {
      private let model = BannerModel()
      override func viewDidLoad() { super.viewDidLoad() ; model.start() }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { model.stop() }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) { model.start() }
    }
    """,
    """
    import UIKit
    // Each appearance starts another timer, and the tick can end only the last one.
    final class WaitController: UIViewController {
      private var timer = Timer()
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(timeInterval: 9, target: ↓self, selector: #selector(check), userInfo: nil, repeats: true)
      }
      @objc private func check() { if isOver { timer.invalidate() } }
    }
    """
  )
}
