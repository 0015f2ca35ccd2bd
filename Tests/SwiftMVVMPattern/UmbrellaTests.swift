import SwiftMVVMPattern
import Testing

/// One import brings every module, and the module's name distinguishes our `View` from others.
@MainActor
@Suite struct UmbrellaTests {
  final class Row: SwiftMVVMPattern.View, Contextable {
    var context: String?
    var text = ""
    init() {}
  }

  struct Greeting: ViewModel { let text: String }

  final class Screen: ViewModelObserver, Presentable {
    @ObservedViewModel var viewModel: Greeting?
    var presenter: Presenter<Row, Greeting>? = Presenter { $0.text = $1.text }
    let row = Row()
    init() {}
    func bind() { presentViewModel(in: row) }
  }

  @Test func `a screen uses all three modules`() {
    let screen = Screen()
    screen.viewModel = Greeting(text: "hello")
    #expect(screen.row.text == "hello")
    screen.row.context = "carried"
    #expect(screen.row.context == "carried")
  }
}
