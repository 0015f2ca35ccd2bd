import MVVMConformance
import MVVMCore
import MVVMPresenter
import Testing

/// The probe finds presenters that show a view model incompletely.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresentationTests {
  @Test func `a presenter that sets the whole view passes`() async {
    let findings = await probe(CardPresenter())
    #expect(findings == [])
  }

  @Test func `a presenter that references its view weakly passes`() async {
    let findings = await probe(WatchfulPresenter())
    #expect(findings == [])
  }

  @Test func `a presenter that stores a view that is a value passes`() async {
    let presenter = LinePresenter()
    let paper = Paper()
    let findings = await presentationFindings(
      presenter, [(Guest("Ada"), "Ada")], in: { PaperLine(paper: paper) }, shows: { $0.paper.text })
    #expect(findings == [])
  }

  @Test func `a presenter that updates nothing fails`() async {
    let findings = await RuntimeIssue.$scopedHandler.withValue(RuntimeIssue.Handler { _ in }) {
      await probe(IdlePresenter())
    }
    #expect(
      findings.messages == [
        #"'IdlePresenter' shows "" instead of "Ada"; set everything that the view shows in update(view:with:), including empty values"#,
        #"'IdlePresenter' shows "" instead of "Grace of Arlington"; set everything that the view shows in update(view:with:), including empty values"#,
      ])
  }

  @Test func `a presenter that doesn't clear empty values fails`() async {
    let findings = await probe(ThriftyPresenter())
    #expect(
      findings.messages == [
        """
        'ThriftyPresenter' shows "Ada of Arlington" instead of "Ada", in a view that showed "Grace of Arlington"; set everything \
        that the view shows in update(view:with:), including empty values
        """
      ])
  }

  @Test func `a presenter that appends to the former text fails`() async {
    let findings = await probe(AddingPresenter())
    #expect(findings.messages.count == 2)
    #expect(
      findings.messages.first == """
        'AddingPresenter' shows "AdaAda" instead of "Ada", in a view that showed "Ada"; set everything that the view shows \
        in update(view:with:), including empty values
        """)
  }

  @Test func `a presenter that retains its view fails`() async {
    let findings = await probe(PossessivePresenter())
    #expect(
      findings.messages == [
        "'PossessivePresenter' retains its view 'Card'; reference the view weakly, or not at all"
      ])
  }

  @Test(arguments: [[], [Guest("")]])
  func `cases that don't change the view fail`(_ guests: [Guest]) async {
    let findings = await presentationFindings(
      CardPresenter(), guests.map { ($0, "") }, within: 0.02, in: { Card() }, shows: { $0.name + $0.place })
    #expect(
      findings.messages == [
        """
        'CardPresenter' has nothing to do, because no case differs from a new view; pass a view model that changes the view
        """
      ])
  }

  private func probe(_ presenter: some Presenting<Card, Guest>) async -> [ConformanceFinding] {
    await presentationFindings(
      presenter, [(Guest("Ada"), "Ada"), (Guest("Grace", of: "Arlington"), "Grace of Arlington")],
      within: 0.02, in: { Card() }, shows: { $0.name + $0.place })
  }
}

final class Card: View {
  var name = ""
  var place = ""
  init() {}
}

struct Guest: ViewModel {
  let name: String
  let place: String
  init(_ name: String, of place: String = "") { (self.name, self.place) = (name, place) }
}

struct CardPresenter: Presenting {
  func update(view: Card, with viewModel: Guest) {
    view.name = viewModel.name
    view.place = viewModel.place.isEmpty ? "" : " of \(viewModel.place)"
  }
}

final class WatchfulPresenter: Presenter<Card, Guest> {
  private(set) weak var view: Card?
  private(set) var viewModel: Guest?
  override func update(view: Card, with viewModel: Guest) {
    (self.view, self.viewModel) = (view, viewModel)
    CardPresenter().update(view: view, with: viewModel)
  }
}

/// Doesn't override the hook of its presenter.
final class IdlePresenter: Presenting {
  private let presenter = Presenter<Card, Guest>()
  func update(view: Card, with viewModel: Guest) { presenter.update(view: view, with: viewModel) }
}

struct ThriftyPresenter: Presenting {
  func update(view: Card, with viewModel: Guest) {
    view.name = viewModel.name
    if !viewModel.place.isEmpty { view.place = " of \(viewModel.place)" }
  }
}

struct AddingPresenter: Presenting {
  func update(view: Card, with viewModel: Guest) {
    view.name += viewModel.name
    if !viewModel.place.isEmpty { view.name += " of \(viewModel.place)" }
  }
}

final class PossessivePresenter: Presenter<Card, Guest> {
  private var cards: [Card] = []
  override func update(view: Card, with viewModel: Guest) {
    cards.append(view)
    CardPresenter().update(view: view, with: viewModel)
  }
}

final class Paper {
  var text = ""
}

struct PaperLine: View {
  let paper: Paper
}

final class LinePresenter: Presenting {
  private var line: PaperLine?
  func update(view: PaperLine, with viewModel: Guest) {
    line = view
    view.paper.text = viewModel.name
  }
}
