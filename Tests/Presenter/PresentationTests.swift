import MVVMCore
import MVVMPresenter
import Testing

/// One call presents, and says what happened.
@MainActor
@Suite struct PresentationTests {
  @Test func `presents when every part is there`() {
    let (label, reports) = (Label(), Reports())
    let screen = Screen(viewModel: Name("ada"), presenter: UpperCasePresenter())
    reports.listening {
      #expect(screen.presentViewModel(in: label) == .presented)
    }
    #expect(label.text == "ADA")
    #expect(reports.all == [])
  }

  @Test func `the result may be discarded`() {
    let (label, screen) = (Label(), PlainScreen())
    screen.viewModel = Name("ada")
    screen.presenter = PlainPresenter()
    screen.presentViewModel(in: label)
    #expect(label.text == "ada")
  }

  nonisolated static let incomplete: [(Presentation, hasView: Bool, hasViewModel: Bool, hasPresenter: Bool)] = [
    (.noView, false, true, true),
    (.noView, false, false, false),
    (.noViewModel, true, false, true),
    (.noViewModel, true, false, false),
    (.noPresenter, true, true, false),
  ]

  @Test(arguments: incomplete)
  func `names the first missing part`(
    expected: Presentation, hasView: Bool, hasViewModel: Bool, hasPresenter: Bool
  ) {
    let (label, reports) = (Label(), Reports())
    let screen = Screen(
      viewModel: hasViewModel ? Name("ada") : nil, presenter: hasPresenter ? UpperCasePresenter() : nil)
    reports.listening {
      #expect(screen.presentViewModel(in: hasView ? label : nil) == expected)
    }
    #expect(label.text == "")
    #expect(reports.all == (isDebugBuild ? [.missing(expected, holder: "Screen")] : []))
  }

  @Test func `presents what is held now`() {
    let (label, screen) = (Label(), Screen(viewModel: Name("ada"), presenter: UpperCasePresenter()))
    screen.presentViewModel(in: label)
    screen.viewModel = Name("grace")
    screen.presenter = Presenter(PlainPresenter())
    screen.presentViewModel(in: label)
    #expect(label.text == "grace")
  }
}

/// What a debug build tells, and to whom.
@Suite struct PresentationReportTests {
  @Test func `scopes that run side by side do not hear each other`() async {
    let heard = await withTaskGroup(of: (index: Int, count: Int).self) { group in
      for index in 0..<50 {
        group.addTask {
          let reports = Reports()
          await reports.listening {
            for _ in 0..<index {
              Screen().presentViewModel(in: nil)
              await Task.yield()
            }
          }
          return (index, await reports.all.count)
        }
      }
      return await group.reduce(into: [Int: Int]()) { $0[$1.index] = $1.count }
    }
    for index in 0..<50 { #expect(heard[index] == (isDebugBuild ? index : 0)) }
  }

  @Test(arguments: [
    (PresentationReport.missing(.noView, holder: "Home"), "connect the outlet"),
    (.missing(.noViewModel, holder: "Home"), "set viewModel"),
    (.missing(.noPresenter, holder: "Home"), "set presenter"),
    (.notOverridden(presenter: "Home"), "override update(view:with:)"),
  ])
  func `names the type and the cure`(report: PresentationReport, cure: String) {
    #expect(report.description.hasPrefix("Home "))
    #expect(report.description.contains(cure))
  }

  @Test func `nobody listening, it goes to standard error`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
        _ = await Screen().presentViewModel(in: nil)
      })
    let sentence = "Screen presented without a view: connect the outlet, or present once the view is loaded\n"
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(sentence) == isDebugBuild)
    #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains(sentence))
  }
}
