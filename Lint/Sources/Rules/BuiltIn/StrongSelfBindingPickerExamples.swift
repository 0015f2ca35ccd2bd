extension StrongSelfBinding {
  /// Closures that a view stores in another view, which it retains.
  static let pickerExamples = Examples(
    fine: """
      import UIKit
      // The picker is shown and released, the field doesn't retain its delegate, or the closure captures nothing.
      final class OptionPicker: UIPickerView {
        private var onSelect: ((Int) -> Void)?
        func show(_ options: [String], onSelect: @escaping (Int) -> Void) { self.onSelect = onSelect }
      }
      final class OptionField: UITextField {
        func ask(_ options: [String], handler: @escaping (Int) -> Void) {
          let picker = OptionPicker()
          picker.show(options) { index in
            self.text = options[index]
            handler(index)
          }
        }
        func show(_ options: [String], handler: @escaping (Int) -> Void) {
          let picker = OptionPicker()
          picker.show(options) { [weak self] index in
            self?.text = options[index]
            handler(index)
          }
          inputView = picker
        }
        func report(_ handler: @escaping (Int) -> Void) { handler(0) }
      }
      final class FilterViewController: UIViewController {
        private let field = OptionField()
        private var row = 0
        func setUp() {
          field.ask(["a", "b"]) { self.row = $0 }
          field.report { self.row = $0 }
          field.show(["a", "b"]) { [weak self] in self?.row = $0 }
        }
      }
      """,
    broken: """
      import UIKit
      // The field retains the picker as its input view, and the picker stores the closures.
      final class OptionPicker: UIPickerView {
        private var onSelect: ((Int) -> Void)?
        func show(_ options: [String], onSelect: @escaping (Int) -> Void) { self.onSelect = onSelect }
      }
      final class OptionField: UITextField {
        func show(_ options: [String], handler: @escaping (Int) -> Void) {
          let picker = OptionPicker()
          picker.show(options) ↓{ index in
            self.text = options[index]
            handler(index)
          }
          inputView = picker
        }
      }
      final class FilterViewController: UIViewController {
        private let field = OptionField()
        private var row = 0
        func setUp() { field.show(["a", "b"]) ↓{ self.row = $0 } }
      }
      """
  )
}
