import MVVMCore
import Testing

/// A binder binds each replacement once, and the latest view model last.
@MainActor
@Suite struct BinderTests {
  nonisolated static let ready: [@MainActor @Sendable () -> any RecordingBinder] = [
    { ObservedBinder() }, { WeakObservedBinder() }, { PlainBinder() },
  ]
  nonisolated static let waiting: [@MainActor @Sendable () -> any RecordingBinder] = [
    { WaitingBinder() }, { WeakWaitingBinder() },
  ]

  @Test(arguments: ready)
  func assigningBindsFromInit(make: @MainActor () -> any RecordingBinder) {
    let (binder, counter) = (make(), Counter(at: 1))
    binder.viewModel = counter
    #expect(binder.record.bound == [1])
  }

  @Test(arguments: ready)
  func eachReplacementBindsOnce(make: @MainActor () -> any RecordingBinder) {
    let (binder, first, second) = (make(), Counter(at: 1), Counter(at: 2))
    binder.viewModel = first
    binder.viewModel = second
    binder.viewModel = second
    binder.viewModel = nil
    #expect(binder.record.bound == [1, 2, 2, nil])
  }

  @Test(arguments: waiting)
  func waitingBinderBindsAtItsFirstBind(make: @MainActor () -> any RecordingBinder) {
    let (binder, first, second) = (make(), Counter(at: 1), Counter(at: 2))
    binder.viewModel = first
    #expect(binder.record.bound == [])
    binder.viewModel = second
    #expect(binder.record.bound == [])
    binder.bind()
    #expect(binder.record.bound == [2])
  }

  @Test(arguments: waiting)
  func waitingBinderBindsEachReplacementAfterItsFirstBind(make: @MainActor () -> any RecordingBinder) {
    let (binder, first, second) = (make(), Counter(at: 1), Counter(at: 2))
    binder.bind()
    binder.viewModel = first
    binder.viewModel = second
    #expect(binder.record.bound == [nil, 1, 2])
  }

  @Test(arguments: waiting)
  func readingTheViewModelIsNotAFirstBind(make: @MainActor () -> any RecordingBinder) {
    let (binder, counter) = (make(), Counter(at: 1))
    binder.viewModel = counter
    #expect(binder.viewModel === counter)
    binder.viewModel = nil
    #expect(binder.record.bound == [])
  }

  @Test(arguments: waiting)
  func firstBindOfADeallocatedBinderIsNotThatOfAnotherAtItsAddress(make: @MainActor () -> any RecordingBinder) {
    var (addresses, reused) = (Set<ObjectIdentifier>(), 0)
    let counter = Counter()
    for _ in 0..<100 {
      let binder = make()
      if !addresses.insert(ObjectIdentifier(binder)).inserted { reused += 1 }
      #expect(binder.viewModel == nil)
      binder.viewModel = counter
      #expect(binder.record.bound == [])
      binder.bind()
    }
    #expect(reused > 0)
  }

  @Test(arguments: waiting)
  func firstBindOfOneBinderIsNotThatOfAnother(make: @MainActor () -> any RecordingBinder) {
    let (first, second) = (make(), make())
    first.record.whileBinding = { _ in _ = second.viewModel }
    first.bind()
    second.viewModel = Counter()
    #expect(second.record.bound == [])
  }

  @Test(arguments: ready + waiting)
  func replacementInsideBindIsBoundAfterIt(make: @MainActor () -> any RecordingBinder) {
    let (binder, first, second) = (make(), Counter(at: 1), Counter(at: 2))
    binder.bind()
    binder.record.bound = []
    binder.record.whileBinding = { if $0 === first { binder.viewModel = second } }
    binder.viewModel = first
    #expect(binder.record.bound == [1, 2])
    #expect(binder.record.shown == 2)
    #expect(binder.viewModel === second)
  }

  @Test(arguments: ready + waiting)
  func replacementInsideTheFirstBindIsBoundAfterIt(make: @MainActor () -> any RecordingBinder) {
    let (binder, counter) = (make(), Counter(at: 1))
    binder.record.whileBinding = { if $0 == nil { binder.viewModel = counter } }
    binder.bind()
    #expect(binder.record.bound == [nil, 1])
    #expect(binder.record.shown == 1)
  }

  @Test(arguments: ready + waiting)
  func replacementsInsideOneBindCoalesceToTheLast(make: @MainActor () -> any RecordingBinder) {
    let counters = (0...3).map { Counter(at: $0) }
    let binder = make()
    binder.bind()
    binder.record.bound = []
    binder.record.whileBinding = {
      guard $0 === counters[0] else { return }
      for counter in counters.dropFirst() { binder.viewModel = counter }
    }
    binder.viewModel = counters[0]
    #expect(binder.record.bound == [0, 3])
    #expect(binder.record.shown == 3)
  }

  @Test(arguments: ready + waiting)
  func bindInsideBindRunsAfterIt(make: @MainActor () -> any RecordingBinder) {
    let (binder, counter) = (make(), Counter(at: 1))
    binder.viewModel = counter
    binder.record.bound = []
    binder.record.whileBinding = { _ in if binder.record.bound.count == 1 { binder.bind() } }
    binder.bind()
    #expect(binder.record.bound == [1, 1])
  }

  @Test func endlessReplacementStopsAfter100RoundsAndIsReported() {
    let (binder, counters) = (ObservedBinder(), [Counter(at: 1), Counter(at: 2)])
    binder.record.whileBinding = { _ in binder.viewModel = counters[binder.record.bound.count % 2] }
    let issues = Issues.collect { binder.viewModel = counters[0] }
    #expect(binder.record.bound.count == 100)
    #expect(issues.map(\.kind) == [.endlessBinding])
    #expect(
      issues.map(\.description) == [
        "'ObservedBinder' replaced its view model in each of 100 calls of bind; replace it only if it differs"
      ])

    binder.record.whileBinding = nil
    binder.record.bound = []
    binder.viewModel = counters[1]
    #expect(binder.record.bound == [2])
  }

  @Test func replacementThatSettlesInRound100IsNotReported() {
    let (binder, counter) = (ObservedBinder(), Counter())
    binder.record.whileBinding = { _ in if binder.record.bound.count < 100 { binder.viewModel = counter } }
    #expect(Issues.collect { binder.viewModel = counter }.isEmpty)
    #expect(binder.record.bound.count == 100)
  }

  @Test(arguments: ready + waiting)
  func nestedBindersEachBindTheirLatest(make: @MainActor () -> any RecordingBinder) {
    let (parent, child) = (make(), make())
    let counters = (0...2).map { Counter(at: $0) }
    parent.bind()
    child.bind()
    parent.record.bound = []
    child.record.bound = []
    parent.record.whileBinding = { child.viewModel = $0 }
    child.record.whileBinding = { if $0 === counters[0] { parent.viewModel = counters[1] } }
    parent.viewModel = counters[0]
    #expect(parent.record.bound == [0, 1])
    #expect(parent.record.shown == 1)
    #expect(child.record.bound == [0, 1])
    #expect(child.record.shown == 1)

    child.viewModel = counters[2]
    #expect(child.record.shown == 2)
    #expect(parent.record.shown == 1)
  }

  @Test func replacementByTheHandlerOfAnIssueDoesNotAffectOtherBinders() {
    let (binder, other, counter) = (ObservedBinder(), ObservedBinder(), Counter(at: 1))
    binder.record.whileBinding = { _ in binder.viewModel = counter }
    let handler = RuntimeIssue.Handler { _ in binder.viewModel = nil }
    RuntimeIssue.$scopedHandler.withValue(handler) { binder.viewModel = counter }
    other.viewModel = counter
    #expect(other.record.bound == [1])
  }

  @Test func waitingBinderBindsReplacementsOfEachPropertyItReads() {
    let (page, first, second) = (PageBinder(), Counter(at: 1), Counter(at: 2))
    page.header = first
    page.footer = first
    #expect(page.bound == [])
    page.bind()
    page.header = second
    page.footer = second
    page.viewModel = second
    #expect(page.bound == [[nil, 1, 1], [nil, 2, 1], [nil, 2, 2], [2, 2, 2]])
  }

  @Test(arguments: ready)
  func replacementBeforeANestedBindIsBoundAfterIt(make: @MainActor () -> any RecordingBinder) {
    let (parent, child) = (make(), make())
    let (first, second) = (Counter(at: 1), Counter(at: 2))
    parent.record.whileBinding = {
      guard $0 === first else { return }
      parent.viewModel = second
      child.viewModel = first
    }
    parent.viewModel = first
    #expect(parent.record.bound == [1, 2])
    #expect(child.record.bound == [1])
  }

  @Test(arguments: ready)
  func replacementInsideANestedBindIsBoundAfterIt(make: @MainActor () -> any RecordingBinder) {
    let (parent, child) = (make(), make())
    let (first, second) = (Counter(at: 1), Counter(at: 2))
    parent.record.whileBinding = { child.viewModel = $0 }
    child.record.whileBinding = { if $0 === first { child.viewModel = second } }
    parent.viewModel = first
    #expect(parent.record.bound == [1])
    #expect(child.record.bound == [1, 2])
  }

  @Test(arguments: ready)
  func replacementOfTheOutermostOfThreeIsBoundOnce(make: @MainActor () -> any RecordingBinder) {
    let (outermost, middle, innermost) = (make(), make(), make())
    let (first, second) = (Counter(at: 1), Counter(at: 2))
    outermost.record.whileBinding = { middle.viewModel = $0 }
    middle.record.whileBinding = { innermost.viewModel = $0 }
    innermost.record.whileBinding = { if $0 === first { outermost.viewModel = second } }
    outermost.viewModel = first
    for binder in [outermost, middle, innermost] {
      #expect(binder.record.bound == [1, 2])
      #expect(binder.record.shown == 2)
    }
  }

  @Test func waitingBinderBindsReplacementsOfAPropertyThatItsFirstBindDidNotRead() {
    final class Page: ViewModelBinder {
      static var waitsForFirstBind: Bool { true }
      @ObservedViewModel var viewModel: Counter?
      @ObservedViewModel var header: Counter?
      @WeakObservedViewModel var footer: Counter?
      var bound: [Int?] = []
      init() {}
      func bind(to viewModel: Counter?) {
        bound.append(viewModel.map { $0.count + (header?.count ?? 0) + (footer?.count ?? 0) })
      }
    }
    let (page, counter) = (Page(), Counter(at: 3))
    page.bind()
    page.viewModel = Counter(at: 1)
    page.header = Counter(at: 2)
    page.footer = counter
    #expect(page.bound == [nil, 1, 3, 6])
  }

  @Test func waitingBinderWithAConstantBindsReplacementsOfAnotherProperty() {
    final class Page: ViewModelBinder {
      static var waitsForFirstBind: Bool { true }
      let viewModel = Counter(at: 1)
      let (part, other) = (WaitingBinder(), WaitingBinder())
      @ObservedViewModel var header: Counter?
      var bound: [Int?] = []
      init() {}
      func bind(to viewModel: Counter?) {
        part.bind()
        other.viewModel = viewModel
        bound.append(header?.count)
      }
    }
    let page = Page()
    page.header = Counter(at: 1)
    #expect(page.bound == [])
    page.bind()
    page.header = Counter(at: 2)
    #expect(page.bound == [1, 2])
  }

  @Test(arguments: waiting)
  func firstBindInsideThatOfAnotherBinderIsRecordedForBoth(make: @MainActor () -> any RecordingBinder) {
    let (outer, inner) = (PageBinder(), make())
    outer.onBind = { inner.bind() }
    outer.bind()
    outer.onBind = nil
    inner.viewModel = Counter(at: 1)
    outer.footer = Counter(at: 1)
    #expect(inner.record.bound.count == 2)
    #expect(outer.bound.count == 2)
  }

  @Test func constantViewModelIsBoundByBind() {
    final class Constant: ViewModelBinder {
      let viewModel: any Counting = Counter(at: 1)
      var bound: [Int?] = []
      init() {}
      func bind(to viewModel: (any Counting)?) { bound.append(viewModel?.count) }
    }
    let constant = Constant()
    constant.bind()
    #expect(constant.bound == [1])
  }

  @Test func binderThatIsNotReadyIgnoresBind() {
    final class Unready: ViewModelBinder {
      @ObservedViewModel var viewModel: Counter?
      @WeakObservedViewModel var footer: Counter?
      var isReadyToBind = false
      var bound: [Int?] = []
      init() {}
      func bind(to viewModel: Counter?) { bound.append(viewModel?.count) }
    }
    let (unready, counter) = (Unready(), Counter(at: 1))
    unready.viewModel = counter
    unready.footer = counter
    unready.bind()
    #expect(unready.bound == [])
    unready.isReadyToBind = true
    unready.bind()
    #expect(unready.bound == [1])
  }

  @Test func classThatDeclaresThePropertyDecidesWhetherItWaits() {
    class Base: ViewModelBinder {
      class var waitsForFirstBind: Bool { true }
      @ObservedViewModel var viewModel: Counter?
      var bound: [Int?] = []
      init() {}
      func bind(to viewModel: Counter?) { bound.append(viewModel?.count) }
    }
    final class Derived: Base {
      override class var waitsForFirstBind: Bool { false }
    }
    let derived = Derived()
    derived.viewModel = Counter(at: 1)
    #expect(derived.bound == [])
    derived.bind()
    derived.viewModel = Counter(at: 2)
    #expect(derived.bound == [1, 2])
  }

  @Test func genericBaseClassBindsItsSubclass() {
    class Base<VM>: ViewModelBinder {
      @ObservedViewModel var viewModel: VM?
      init() {}
      func bind(to viewModel: VM?) {}
    }
    final class Derived: Base<Counter> {
      var bound: [Int?] = []
      override func bind(to viewModel: Counter?) { bound.append(viewModel?.count) }
    }
    let derived = Derived()
    derived.viewModel = Counter(at: 1)
    derived.viewModel = nil
    #expect(derived.bound == [1, nil])
  }
}
