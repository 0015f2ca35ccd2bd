import MVVMCore
import MVVMPresenter
import Testing

/// Exactly one of the override, the closure and the wrapped presenter updates the view.
@MainActor
@Suite struct PresenterTests {
  nonisolated static let presenters: [@MainActor @Sendable () -> Presenter<Label, Name>] = [
    { UpperCasePresenter() },
    { Presenter { $0.text = $1.text.uppercased() } },
    { Presenter(UpperCasePresenter()) },
    { Presenter(Presenter(UpperCasePresenter())) },
    {
      let any: any Presenting<Label, Name> = UpperCasePresenter()
      return Presenter(any)
    },
  ]

  @Test(arguments: presenters)
  func `updates the view`(make: @MainActor () -> Presenter<Label, Name>) {
    let label = Label()
    make().update(view: label, with: Name("ada"))
    #expect(label.text == "ADA")
  }

  @Test func `wraps a presenter that is a value`() {
    let label = Label()
    Presenter(PlainPresenter()).update(view: label, with: Name("ada"))
    #expect(label.text == "ada")
  }

  @Test func `an override may call super but doesn't have to`() {
    final class Calling: Presenter<Label, Name> {
      override func update(view: Label, with viewModel: Name) {
        super.update(view: view, with: viewModel)
        view.text += "!"
      }
    }
    let label = Label()
    Calling { $0.text = $1.text }.update(view: label, with: Name("ada"))
    #expect(label.text == "ada!")
  }

  @Test func `presents a protocol-typed view model`() {
    let presenter = Presenter<Label, any ViewModel> { $0.text = "\(type(of: $1))" }
    let label = Label()
    presenter.update(view: label, with: Name("ada"))
    #expect(label.text == "Name")
  }

  @Test func `a missing override is reported with the presenter's type, in release builds too`() {
    let (label, log) = (Label(), IssueLog())
    log.collect {
      ForgetfulPresenter().update(view: label, with: Name("ada"))
      Presenter<Label, Name>().update(view: label, with: Name("ada"))
    }
    let expected = ["ForgetfulPresenter", "Presenter<Label, Name>"]
    #expect(log.issues.map(\.typeName) == expected)
    #expect(log.kinds == [.missingOverride, .missingOverride])
    #expect(log.issues.allSatisfy { $0.description.contains("override 'update(view:with:)'") })
  }
}
