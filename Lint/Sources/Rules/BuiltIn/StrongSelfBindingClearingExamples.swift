extension StrongSelfBinding {
  /// Code that clears a callback, in the cycle and elsewhere.
  static let clearingExamples = Examples(
    fine: """
      import UIKit
      final class MapModel { var onTap: (() -> Void)? }
      final class MapController: UIViewController {
        let model = MapModel()
        func bind() { model.onTap = { self.close() } }
        private func close() {}
      }
      final class MapCoordinator { let map = MapController() ; func finish() { map.model.onTap = nil } }
      """,
    """
    import UIKit
    final class MapModel { var onTap: (() -> Void)? }
    final class MapController: UIViewController {
      private let model: MapModel
      init(model: MapModel) { self.model = model }
      func bind() { model.onTap = { self.close() } }
      private func close() {}
    }
    final class MapCoordinator {
      private let model = MapModel()
      func start() { show(MapController(model: model)) }
      func finish() { model.onTap = nil }
    }
    """,
    """
    import UIKit
    final class MapModel { var onTap: (() -> Void)? ; func stop() { onTap = nil } }
    final class MapController: UIViewController {
      private let model: MapModel
      init(model: MapModel) { self.model = model }
      func bind() { model.onTap = { self.close() } }
      override func viewDidDisappear(_ animated: Bool) { model.stop() }
      private func close() {}
    }
    """,
    """
    import UIKit
    // The object's method clears the callback.
    final class Countdown {
      var onTick: (() -> Void)?
      func reset() { onTick = nil }
    }
    final class ScanModel {
      private var countdown: Countdown
      init(countdown: Countdown) {
        self.countdown = countdown
        countdown.onTick = show
      }
      private func show() {}
      func stop() { countdown.reset() }
    }
    final class ScanController: UIViewController {
      private let model = ScanModel(countdown: Countdown())
      override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) ; model.stop() }
    }
    """,
    broken: """
      import UIKit
      final class MapModel {
        var onTap: (() -> Void)?
        var onMove: (() -> Void)?
        var onEnd: (() -> Void)?
        func stop() { onEnd = nil }
      }
      final class Note { var onTap: (() -> Void)? }
      final class MapController: UIViewController {
        private let model = MapModel()
        func bind() {
          model.onTap = ↓{ self.close() }
          model.onMove = ↓{ self.close() }
          model.onEnd = ↓{ self.close() }
        }
        private func close() {}
        deinit { model.onTap = nil }
      }
      // Each screen has an object of its own.
      final class OtherController: UIViewController {
        private let model = MapModel()
        override func viewDidDisappear(_ animated: Bool) { model.onMove = nil ; model.stop() }
        deinit { model.onTap = nil }
      }
      func clear(_ note: Note) { note.onTap = nil }
      """,
    """
    import UIKit
    final class MapModel { var onTap: (() -> Void)? ; var onMove: (() -> Void)? }
    final class MapController: UIViewController {
      private let model: MapModel
      init(model: MapModel) { self.model = model }
      func bind() {
        model.onTap = ↓{ self.close() }
        model.onMove = ↓{ self.close() }
      }
      private func close() {}
    }
    final class OtherController: UIViewController {
      private let model: MapModel
      init(model: MapModel) { self.model = model }
      func bind() { model.onTap = { [weak self] in self?.close() } }
      override func viewDidDisappear(_ animated: Bool) { model.onTap = nil }
      private func close() {}
      deinit { model.onMove = nil }
    }
    """,
    """
    import UIKit
    // The object's method only sets it back, and keeps the callback.
    protocol CountdownShowing { var countdown: Countdown { get } }
    extension CountdownShowing { func stop() { countdown.reset() } }
    final class Countdown {
      var onTick: (() -> Void)?
      private var rest = 10
      func reset() { rest = 10 ; onTick?() }
    }
    final class ScanModel: CountdownShowing {
      var countdown: Countdown
      init(countdown: Countdown) {
        self.countdown = countdown
        countdown.onTick = ↓show
      }
      private func show() {}
    }
    final class ScanController: UIViewController {
      private let model = ScanModel(countdown: Countdown())
      private let countdown = Countdown()
      override func viewDidLoad() { super.viewDidLoad() ; countdown.onTick = ↓{ self.close() } }
      override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) ; model.stop() ; countdown.reset() }
      private func close() {}
    }
    """
  )
}
