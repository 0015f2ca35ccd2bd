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
    """
    import RangeSlider
    import UIKit
    // The closure doesn't capture `self`, or the object isn't a view of the screen: nothing shows that it is retained.
    final class PriceViewController: UIViewController {
      @IBOutlet private weak var slider: RangeSlider!
      private let style = RangeStyle()
      private weak var tip: TipView?
      override func viewDidLoad() {
        super.viewDidLoad()
        slider.onChange = { [weak self] value in self?.show(value) }
        style.colorOfValue = { value in self.color(of: value) }
        tip?.onClose = { self.close() }
      }
    }
    """,
    """
    import PackageCards
    import UIKit
    // The method stores another closure, or only calls this one, or the class in the outlet isn't a view.
    final class ScannerView: UIView {
      private var onCode: ((String) -> Void)?
      func start(onCode: @escaping (String) -> Void, onStart: () -> Void, onEnd: @escaping () -> Void) {
        self.onCode = onCode
        onStart()
        UIView.animate(withDuration: 1, animations: {}) { _ in onEnd() }
      }
    }
    final class Helper: NSObject {
      private var handler: (() -> Void)?
      func onTap(handler: @escaping () -> Void) { self.handler = handler }
    }
    final class ShopViewController: UIViewController {
      @IBOutlet private weak var scanner: ScannerView!
      @IBOutlet private weak var helper: Helper!
      private weak var card: TapCard!
      override func viewDidLoad() {
        super.viewDidLoad()
        scanner.start(onCode: { [weak self] in self?.show($0) }, onStart: { self.show("") }, onEnd: { self.show("") })
        helper.onTap { self.show("") }
        card.onTap { self.show("") }
      }
    }
    final class TapCard: PackageCard {
      private var handler: (() -> Void)?
      func onTap(handler: @escaping () -> Void) { self.handler = handler }
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
      """,
    """
    import RangeSlider
    import UIKit
    // The views of the package are in the hierarchy of the controller's view.
    final class PriceViewController: UIViewController {
      @IBOutlet private weak var slider: RangeSlider!
      private let stars = StarRating()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stars)
        slider.onChange = ↓{ value in self.show(value) }
        stars.didFinish = ↓{ self.close() }
      }
    }
    """,
    """
    import PackageCards
    import UIKit
    // The method stores each of its closures, and a class of a package is the superclass of the view in the outlet.
    final class ScannerView: UIView {
      private var onCode: ((String) -> Void)?
      private var onError: ((String) -> Void)?
      func start(onCode: ((String) -> Void)? = nil, onError: ((String) -> Void)? = nil, onEnd: (() -> Void)? = nil) {
        guard isReady else { return }
        self.onCode = onCode
        self.onError = onError
        onEnd?()
      }
    }
    final class TapCard: PackageCard {
      private var handler: (() -> Void)?
      func onTap(handler: @escaping () -> Void) { self.handler = handler }
    }
    final class ShopViewController: UIViewController {
      @IBOutlet private weak var scanner: ScannerView!
      @IBOutlet private weak var card: TapCard!
      override func viewDidLoad() {
        super.viewDidLoad()
        scanner.start(onCode: ↓{ self.show($0) }, onError: ↓{ self.show($0) })
        scanner.start(onError: ↓{ self.show($0) }, onEnd: { self.show("") })
        scanner.start(onCode: { [weak self] in self?.show($0) }, onError: ↓{ self.show($0) })
        card.onTap ↓{ self.show("") }
      }
    }
    """
  )
}
