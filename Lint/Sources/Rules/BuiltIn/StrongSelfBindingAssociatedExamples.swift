extension StrongSelfBinding {
  /// Functions that the app's extensions of system classes keep in associated objects.
  static let associatedExamples = Examples(
    fine: """
      import UIKit
      final class Action: NSObject {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
      }
      final class Once: NSObject {
        init(_ run: @escaping () -> Void) { run() }
      }
      extension UIControl {
        var onTap: (() -> Void)? {
          get { (objc_getAssociatedObject(self, &tapKey) as? Action)?.run }
          set { if let newValue { objc_setAssociatedObject(self, &tapKey, Action(newValue), .OBJC_ASSOCIATION_RETAIN) } }
        }
        var onHold: (() -> Void)? {
          get { nil }
          set { objc_setAssociatedObject(self, &holdKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
        }
        var onDraw: (() -> Void)? {
          get { nil }
          set { objc_setAssociatedObject(self, &drawKey, newValue.map { Once($0) } ?? Date(), .OBJC_ASSOCIATION_RETAIN) }
        }
        static func onLaunch(_ run: @escaping () -> Void) { objc_setAssociatedObject(self, &runKey, run, .OBJC_ASSOCIATION_RETAIN) }
        func whenDrawn(_ run: @escaping () -> Void) { objc_setAssociatedObject(self, &runKey, Once(run), .OBJC_ASSOCIATION_RETAIN) }
      }
      final class PlainButton: UIButton {
        var onTap: (() -> Void)? {
          get { nil }
          set { newValue?() }
        }
      }
      final class Screen: UIViewController {
        private let button = UIButton()
        private let plain = PlainButton()
        private weak var shown: UIButton?
        func setUp() {
          button.onTap = { [weak self] in self?.save() }
          button.onTap = nil
          button.onHold = { self.save() }
          button.onDraw = { self.save() }
          button.whenDrawn { self.save() }
          // The class has a property of its own.
          plain.onTap = { self.save() }
          shown?.onTap = { self.save() }
          let local = UIButton()
          local.onTap = { self.save() }
        }
        func save() {}
      }
      """,
    """
    import UIKit
    // The extension removes the function again.
    extension UIView {
      private var finish: (() -> Void)? {
        get { objc_getAssociatedObject(self, &finishKey) as? () -> Void }
        set { objc_setAssociatedObject(self, &finishKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
      }
      func flash(_ finish: @escaping () -> Void) { self.finish = finish }
      private func end() {
        finish?()
        finish = nil
      }
    }
    final class Screen: UIViewController {
      private let row = UIView()
      func setUp() { row.flash { self.save() } }
      func save() {}
    }
    """,
    """
    import UIKit
    // The screen clears it when it disappears.
    extension UIView {
      var onPress: (() -> Void)? {
        get { objc_getAssociatedObject(self, &pressKey) as? () -> Void }
        set { objc_setAssociatedObject(self, &pressKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
      }
    }
    final class Screen: UIViewController {
      private let row = UIView()
      func setUp() { row.onPress = { self.save() } }
      override func viewWillDisappear(_ animated: Bool) { row.onPress = nil }
      func save() {}
    }
    """,
    broken: """
      import UIKit
      final class Action: NSObject {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
      }
      extension UIControl {
        var onTap: (() -> Void)? {
          get { (objc_getAssociatedObject(self, &tapKey) as? Action)?.run }
          set {
            guard let newValue = newValue else { return }
            objc_setAssociatedObject(self, &tapKey, Action(newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          }
        }
        var onHold: (() -> Void)? {
          get { objc_getAssociatedObject(self, &holdKey) as? () -> Void }
          set { objc_setAssociatedObject(self, &holdKey, newValue as Any, .OBJC_ASSOCIATION_COPY) }
        }
      }
      extension UIView {
        private var handler: (() -> Void)? {
          get { objc_getAssociatedObject(self, &pressKey) as? () -> Void }
          set { if let newValue { objc_setAssociatedObject(self, &pressKey, newValue, .OBJC_ASSOCIATION_RETAIN) } }
        }
        func onPress(_ handler: (() -> Void)?) { self.handler = handler }
        func onSwipe(_ run: @escaping () -> Void) {
          let action = Action(run)
          objc_setAssociatedObject(self, &swipeKey, action, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
        }
      }
      final class RowView: UIView {}
      final class Screen: UIViewController {
        private let button = UIButton()
        private lazy var row = RowView(frame: view.frame)
        func setUp() {
          button.onTap = ↓save
          button.onHold = ↓{ self.save() }
          row.onPress ↓{ self.save() }
          row.onPress ↓{ ask { [weak self] in self?.save() } }
          button.onSwipe ↓{ self.save() }
        }
        func save() {}
      }
      final class Cell: UITableViewCell {
        private let share = UIButton(type: .system)
        func setUp() { share.onTap = ↓send }
        private func send() {}
      }
      """)
}
