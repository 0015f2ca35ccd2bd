@_spi(MVVMInternals) import MVVMBinding
import MVVMCore
import Observation
import Testing

/// Debug builds report a cell that binds again, in a later turn and from the same line, while its former binding is active.
@MainActor
@Suite struct CellBindingTests {
  let issueLog = IssueLog()
  private let first = Row("first")
  private let second = Row("second")
  private let cell = Cell()

  /// Runs each step in a separate turn, and returns the names of the reported types.
  private func reportedTypes(_ steps: (@MainActor () -> Void)...) async -> [String] {
    for step in steps {
      issueLog.collect(step)
      await nextTurn()
    }
    #expect(issueLog.issues.allSatisfy { $0.kind == .unreleasedBinding })
    return issueLog.issues.map(\.typeName)
  }

  private var onceInDebugBuilds: [String] {
    var isDebugBuild = false
    assert(
      {
        isDebugBuild = true
        return true
      }())
    return isDebugBuild ? ["Cell"] : []
  }

  @Test func cellThatBindsAgainWithoutUnbindingIsReported() async {
    #expect(await reportedTypes({ cell.bindTo(first) }, { cell.bindTo(second) }) == onceInDebugBuilds)
    #expect(issueLog.issues.allSatisfy { "\($0)".contains("CellBindingTests.swift:") })
  }

  @Test func cellThatKeepsItsFormerTokenIsReported() async {
    #expect(await reportedTypes({ cell.appendToken(first) }, { cell.appendToken(second) }) == onceInDebugBuilds)
  }

  @Test func cellThatKeepsItsFormerTokenOfAReadOnlyValueIsReported() async {
    #expect(
      await reportedTypes({ cell.appendReadOnlyToken(first) }, { cell.appendReadOnlyToken(second) })
        == onceInDebugBuilds)
  }

  @Test func cellThatKeepsItsFormerTokenOfObserveChangesIsReported() async {
    #expect(await reportedTypes({ cell.observe(first) }, { cell.observe(second) }) == onceInDebugBuilds)
  }

  @Test func cellThatObservesFieldsAgainIsReported() async {
    #expect(await reportedTypes({ cell.observeField(first) }, { cell.observeField(second) }) == onceInDebugBuilds)
  }

  @Test func cellThatBindsAgainToTheSameRowIsReported() async {
    #expect(await reportedTypes({ cell.bindTo(first) }, { cell.bindTo(first) }) == onceInDebugBuilds)
  }

  @Test func cellIsReportedOncePerLine() async {
    #expect(
      await reportedTypes({ cell.bindTo(first) }, { cell.bindTo(second) }, { cell.bindTo(first) })
        == onceInDebugBuilds)
  }

  @Test func cellThatReplacesItsTokenIsNotReported() async {
    #expect(await reportedTypes({ cell.replaceToken(first) }, { cell.replaceToken(second) }) == [])
  }

  @Test func cellThatReleasesItsTokenInPrepareForReuseIsNotReported() async {
    let reuse: @MainActor () -> Void = {
      cell.tokens = []
      cell.appendToken(second)
    }
    #expect(await reportedTypes({ cell.appendToken(first) }, reuse) == [])
  }

  @Test func cellThatUnbindsIsNotReported() async {
    let reuse: @MainActor () -> Void = {
      first.text.unbind(cell)
      cell.bindTo(second)
    }
    #expect(await reportedTypes({ cell.bindTo(first) }, reuse) == [])
  }

  @Test func cellWhoseFormerRowIsReleasedIsNotReported() async {
    #expect(await reportedTypes({ cell.bindTo(Row("gone")) }, { cell.bindTo(second) }) == [])
  }

  @Test func severalBindingsInOneTurnAreNotReported() async {
    #expect(await reportedTypes({ for row in [first, second] { cell.bindTo(row) } }) == [])
  }

  @Test func bindingsFromDifferentLinesAreNotReported() async {
    #expect(await reportedTypes({ cell.bindTo(first) }, { cell.bindForLife(to: second) }) == [])
  }

  @Test func otherCellsAreNotReported() async {
    let other = Cell()
    #expect(await reportedTypes({ cell.bindTo(first) }, { other.bindTo(first) }) == [])
  }

  @Test func ownersThatAreNotCellsAreNotReported() async {
    let screen = PlainOwner()
    #expect(await reportedTypes({ screen.bindTo(first) }, { screen.bindTo(second) }) == [])
  }

  @Test func recordsOfManyReleasedCellsAreRemoved() async {
    for _ in 0..<3 {
      issueLog.collect { for _ in 0..<500 { Cell().bindTo(first) } }
      await nextTurn()
    }
    #expect(issueLog.issues == [])
  }
}

@MainActor @Observable private final class Row: ViewModel {
  enum Field: CaseIterable { case title }

  @ObservationIgnored let text: Dynamic<String>
  @ObservationIgnored let didChange = FieldObservers<Row, Field>()
  var title: String

  init(_ title: String) {
    text = Dynamic(title)
    self.title = title
  }
}

@MainActor private final class Cell: ReusableCell {
  var shown = ""
  var token: BindingToken?
  var tokens: [BindingToken] = []

  func bindTo(_ row: Row) { row.text.bindAndFire(to: self) { $0.shown = $1 } }
  func bindForLife(to row: Row) { row.text.bind(to: self) { $0.shown = $1 } }
  func appendToken(_ row: Row) { tokens.append(row.text.bindAndFire(for: self) { $0.shown = $1 }) }
  func appendReadOnlyToken(_ row: Row) { tokens.append(row.text.readOnly.bind(for: self) { $0.shown = $1 }) }
  func replaceToken(_ row: Row) { token = row.text.bindAndFire(for: self) { $0.shown = $1 } }
  func observeField(_ row: Row) { row.didChange.observe(.title, by: self) { cell, row, _ in cell.shown = row.title } }

  func observe(_ row: Row) {
    tokens.append(
      observeChanges(for: self) { _ in
        row.title
      } show: {
        $0.shown = $1
      })
  }
}

@MainActor private final class PlainOwner {
  var shown = ""
  func bindTo(_ row: Row) { row.text.bindAndFire(to: self) { $0.shown = $1 } }
}
