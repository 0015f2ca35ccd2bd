import MVVMCore
import MVVMPresenter
import Testing

/// `presentViewModel(in:)` presents in one call, and returns the result.
@MainActor
@Suite struct PresentationTests {
  @Test func `presents if no part is missing`() {
    let (label, log) = (Label(), IssueLog())
    let screen = Screen(viewModel: Name("ada"), presenter: UpperCasePresenter())
    log.collect {
      #expect(screen.presentViewModel(in: label) == .presented)
    }
    #expect(label.text == "ADA")
    #expect(log.issues == [])
  }

  @Test func `the result may be discarded`() {
    let (label, screen) = (Label(), PlainScreen())
    screen.viewModel = Name("ada")
    screen.presenter = PlainPresenter()
    screen.presentViewModel(in: label)
    #expect(label.text == "ada")
  }

  struct Incomplete: Sendable {
    let result: PresentationResult, kind: RuntimeIssue.Kind, advice: String
    var hasView = true, hasViewModel = true, hasPresenter = true
  }

  nonisolated static let incomplete: [Incomplete] = [
    Incomplete(result: .noView, kind: .missingView, advice: "connect the outlet", hasView: false),
    Incomplete(
      result: .noView, kind: .missingView, advice: "connect the outlet", hasView: false, hasViewModel: false,
      hasPresenter: false),
    Incomplete(result: .noViewModel, kind: .missingViewModel, advice: "set 'viewModel'", hasViewModel: false),
    Incomplete(
      result: .noViewModel, kind: .missingViewModel, advice: "set 'viewModel'", hasViewModel: false, hasPresenter: false
    ),
    Incomplete(result: .noPresenter, kind: .missingPresenter, advice: "set 'presenter'", hasPresenter: false),
  ]

  @Test(arguments: incomplete)
  func `the first missing part is returned and reported, in release builds too`(parts: Incomplete) throws {
    let (label, log) = (Label(), IssueLog())
    let screen = Screen(
      viewModel: parts.hasViewModel ? Name("ada") : nil, presenter: parts.hasPresenter ? UpperCasePresenter() : nil)
    log.collect {
      #expect(screen.presentViewModel(in: parts.hasView ? label : nil) == parts.result)
    }
    #expect(label.text == "")
    #expect(log.kinds == [parts.kind])
    let issue = try #require(log.issues.first)
    #expect(issue.description.hasPrefix("'Screen' "))
    #expect(issue.description.contains(parts.advice))
  }

  @Test func `presents the current view model`() {
    let (label, screen) = (Label(), Screen(viewModel: Name("ada"), presenter: UpperCasePresenter()))
    screen.presentViewModel(in: label)
    screen.viewModel = Name("grace")
    screen.presenter = Presenter(PlainPresenter())
    screen.presentViewModel(in: label)
    #expect(label.text == "grace")
  }
}
