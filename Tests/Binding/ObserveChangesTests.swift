import MVVMBinding
import MVVMCore
import Observation
import Testing

/// `observeChanges` runs immediately and after each change, until its token or its owner is released.
@MainActor
@Suite struct ObserveChangesTests {
  @Test func runsImmediatelyAndAfterEachChange() async {
    let (model, screen) = (Model(), Screen())
    let token = screen.observeTitle(of: model)
    #expect(screen.shown == ["first"])
    for title in ["second", "third"] {
      model.title = title
      await nextTurn()
    }
    #expect(screen.shown == ["first", "second", "third"])
    withExtendedLifetime(token) {}
  }

  @Test func changesInOneTurnTriggerOneRun() async {
    let (model, screen) = (Model(), Screen())
    let token = screen.observeTitle(of: model)
    for title in ["second", "third", "fourth"] { model.title = title }
    #expect(screen.shown == ["first"])
    await nextTurn()
    #expect(screen.shown == ["first", "fourth"])
    withExtendedLifetime(token) {}
  }

  @Test func onlyValuesThatWereReadAreObserved() async {
    let (model, screen) = (Model(), Screen())
    let token = screen.observeTitle(of: model)
    model.count += 1
    await nextTurn()
    #expect(screen.shown == ["first"])
    withExtendedLifetime(token) {}
  }

  @Test func valuesThatShowReadsAreNotObserved() async {
    let (model, screen) = (Model(), Screen())
    let token = observeChanges(for: screen) { _ in
      model.title
    } show: { screen, title in
      screen.shown.append("\(title) \(model.count)")
    }
    model.count = 7
    await nextTurn()
    #expect(screen.shown == ["first 0"])
    withExtendedLifetime(token) {}
  }

  @Test func changeThatShowMakesIsObserved() async {
    let (model, screen) = (Model(), Screen())
    let token = observeChanges(for: screen) { _ in
      model.title
    } show: { screen, title in
      screen.shown.append(title)
      if title == "first" { model.title = "corrected" }
    }
    await nextTurn()
    #expect(screen.shown == ["first", "corrected"])
    withExtendedLifetime(token) {}
  }

  @Test func observesTheValuesThatEachRunReads() async {
    let (model, screen) = (Model(), Screen())
    let token = observeChanges(for: screen) { _ in
      model.count == 0 ? "hidden" : model.title
    } show: {
      $0.shown.append($1)
    }
    model.title = "second"
    await nextTurn()
    model.count = 1
    await nextTurn()
    model.title = "third"
    await nextTurn()
    #expect(screen.shown == ["hidden", "second", "third"])
    withExtendedLifetime(token) {}
  }

  @Test func endsWithItsToken() async {
    let (model, screen) = (Model(), Screen())
    var token: BindingToken? = screen.observeTitle(of: model)
    withExtendedLifetime(token) {}
    token = nil
    model.title = "second"
    await nextTurn()
    #expect(screen.shown == ["first"])
  }

  @Test func changeBeforeTheEndIsNotShownAfterIt() async {
    let (model, screen) = (Model(), Screen())
    let token = screen.observeTitle(of: model)
    model.title = "second"
    token.end()
    await nextTurn()
    #expect(screen.shown == ["first"])
  }

  @Test func endInReadKeepsShowFromRunning() async {
    let (model, screen) = (Model(), Screen())
    var token: BindingToken?
    token = observeChanges(for: screen) { _ in
      if model.title == "second" { token?.end() }
      return model.title
    } show: {
      $0.shown.append($1)
    }
    model.title = "second"
    await nextTurn()
    #expect(screen.shown == ["first"])
  }

  @Test func closuresAreReleasedWhenTheTokenEnds() {
    let (model, screen) = (Model(), Screen())
    var captured: Screen? = Screen()
    weak let released = captured
    let token = observeChanges(for: screen) { [captured] _ in
      (captured, model.title)
    } show: { [captured] _, _ in
      withExtendedLifetime(captured) {}
    }
    captured = nil
    #expect(released != nil)
    token.end()
    #expect(released == nil)
  }

  @Test func closureThatEndsTheTokenWhenItIsReleasedIsHarmless() {
    let (model, screen) = (Model(), Screen())
    var token: BindingToken?
    var captured: DeinitAction? = DeinitAction("") { token?.end() }
    weak let released = captured
    token = observeChanges(for: screen) { [captured] _ in
      (captured, model.title)
    } show: { _, _ in
    }
    captured = nil
    token?.end()
    #expect(released == nil)
  }

  @Test func ownerIsNotRetainedAndEndsTheObservation() async {
    let model = Model()
    var reads = 0
    var screen: Screen? = Screen()
    weak let released = screen
    let token = screen.map {
      observeChanges(for: $0) { _ in
        reads += 1
        return model.title
      } show: {
        $0.shown.append($1)
      }
    }
    screen = nil
    #expect(released == nil)
    model.title = "second"
    await nextTurn()
    #expect(reads == 1)
    withExtendedLifetime(token) {}
  }

  @Test func tokenRetainsNeitherTheModelNorTheClosures() {
    let screen = Screen()
    var model: Model? = Model()
    weak let released = model
    let token = observeChanges(for: screen) { [weak model] _ in
      model?.title
    } show: { _, _ in
    }
    model = nil
    #expect(released == nil)
    withExtendedLifetime(token) {}
  }

  @Test func observationOfNothingRetainsNothing() {
    let screen = Screen()
    var captured: Screen? = Screen()
    weak let released = captured
    let token = observeChanges(for: screen) { [captured] _ in
      captured?.shown
    } show: { _, _ in
    }
    captured = nil
    #expect(released == nil)
    withExtendedLifetime(token) {}
  }

  @Test func replacementThroughTheProjectionRunsItAgain() async {
    let holder = Holder()
    let (first, second) = (Model(), Model())
    second.title = "other"
    let token = observeChanges(for: holder) {
      $0.$viewModel?.title
    } show: {
      $0.shown.append($1)
    }
    holder.viewModel = first
    await nextTurn()
    holder.viewModel = second
    await nextTurn()
    first.title = "no longer observed"
    await nextTurn()
    second.title = "changed"
    await nextTurn()
    holder.viewModel = nil
    await nextTurn()
    #expect(holder.shown == [nil, "first", "other", "changed", nil])
    withExtendedLifetime(token) {}
  }

  @Test func replacementOfAWeaklyHeldViewModelRunsItAgain() async {
    let (holder, model) = (WeakHolder(), Model())
    let token = observeChanges(for: holder) {
      $0.$viewModel?.title
    } show: {
      $0.shown.append($1)
    }
    holder.viewModel = model
    await nextTurn()
    #expect(holder.shown == [nil, "first"])
    withExtendedLifetime(token) {}
  }

  @Test func laterRunKeepsTheIssueHandler() async {
    let (model, screen, issueLog) = (Model(), Screen(), IssueLog())
    let token = observeChanges(for: screen) { _ in
      model.title
    } show: { _, title in
      let number = Dynamic(0)
      let endless = number.bind { number.value = $0 + 1 }
      if title == "second" { number.value = 1 }
      withExtendedLifetime(endless) {}
    }
    issueLog.collect { model.title = "second" }
    await nextTurn()
    #expect(issueLog.issues.map(\.kind) == [.endlessBinding])
    withExtendedLifetime(token) {}
  }
}

/// Waits until the main actor has run what was enqueued before.
@MainActor func nextTurn() async { await Task {}.value }

@Observable @MainActor private final class Model: ViewModel {
  var title = "first"
  var count = 0
}

@MainActor private final class Screen {
  var shown: [String] = []

  func observeTitle(of model: Model) -> BindingToken {
    observeChanges(for: self) { _ in
      model.title
    } show: {
      $0.shown.append($1)
    }
  }
}

@MainActor private final class Holder: ViewModelObserver {
  @ObservedViewModel var viewModel: Model?
  var shown: [String?] = []
  func bind() {}
}

@MainActor private final class WeakHolder: ViewModelObserver {
  @WeakObservedViewModel var viewModel: Model?
  var shown: [String?] = []
  func bind() {}
}
