import MVVMConformance
import MVVMCore
import Testing

/// The probe finds objects that stay alive after their use.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct DeallocationTests {
  @Test func `a screen and its view model that release each other pass`() async {
    let findings = await deallocationFindings {
      let viewModel = ClockViewModel()
      let screen = ClockScreen(viewModel)
      viewModel.tick()
      return [screen, viewModel]
    }
    #expect(findings == [])
  }

  @Test func `a view model that a task retains until it ends passes`() async {
    let gate = Gate()
    let findings = await deallocationFindings {
      let viewModel = ClockViewModel()
      viewModel.wind(gate)
      Task { gate.open() }
      return [viewModel]
    }
    #expect(findings == [])
  }

  @Test func `the probe waits for an object that is released later`() async {
    let gate = Gate()
    let findings = await deallocationFindings(within: 30) {
      let viewModel = ClockViewModel()
      viewModel.wind(gate)
      Task {
        try? await Task.sleep(nanoseconds: 100_000_000)
        gate.open()
      }
      return [viewModel]
    }
    #expect(findings == [])
  }

  @Test func `a view model whose closure retains it fails`() async {
    let findings = await deallocationFindings(within: 0.02) {
      let viewModel = ClockViewModel()
      viewModel.onTick = { viewModel.hand += 1 }
      return [viewModel]
    }
    #expect(findings.messages == [stillAlive("ClockViewModel")])
  }

  @Test func `a view model that an endless task retains fails`() async {
    let gate = Gate()
    let findings = await deallocationFindings(within: 0.02) {
      let viewModel = ClockViewModel()
      viewModel.wind(gate)
      return [viewModel]
    }
    #expect(findings.messages == [stillAlive("ClockViewModel")])
    gate.open()
  }

  @Test func `a screen and a view model that retain each other are both found`() async {
    let findings = await deallocationFindings(within: 0.02) {
      let viewModel = ClockViewModel()
      let screen = PossessiveClockScreen(viewModel)
      return [screen, viewModel]
    }
    #expect(findings.messages == [stillAlive("PossessiveClockScreen"), stillAlive("ClockViewModel")])
  }

  @Test func `a closure that returns no object fails`() async {
    let findings = await deallocationFindings(within: 0.02) { [] }
    #expect(
      findings.messages == [
        "'deallocationFindings' checked no object; return the objects that should be deallocated"
      ])
  }

  @Test func `an error of the closure is rethrown`() async {
    await #expect(throws: CancellationError.self) {
      _ = try await deallocationFindings { throw CancellationError() }
    }
  }

  @Test func `a finding names the file and the line that called the probe`() async throws {
    let line = #line + 1
    let findings = await deallocationFindings(within: 0) {
      let viewModel = ClockViewModel()
      viewModel.onTick = { viewModel.hand += 1 }
      return [viewModel]
    }
    let finding = try #require(findings.first)
    #expect(
      "\(finding)" == """
        DeallocationTests.swift:\(line): 'ClockViewModel' is still alive 0.0 s after its last use; capture self weakly in stored \
        closures and tasks, make parents and delegates weak, and end running tasks
        """)
    #expect("\(finding.file)" == #filePath)
  }

  private func stillAlive(_ name: String) -> String {
    """
    '\(name)' is still alive 0.02 s after its last use; capture self weakly in stored closures and tasks, make parents and \
    delegates weak, and end running tasks
    """
  }
}

final class ClockViewModel: ViewModel {
  var onTick: (() -> Void)?
  var hand = 0
  func tick() { onTick?() }
  @MainActor func wind(_ gate: Gate) {
    Task {
      await gate.pass()
      hand += 1
    }
  }
}

final class ClockScreen: ViewModelHolder {
  private(set) var viewModel: ClockViewModel?
  private(set) var ticks = 0
  init(_ viewModel: ClockViewModel) {
    self.viewModel = viewModel
    viewModel.onTick = { [weak self] in self?.ticks += 1 }
  }
}

/// A view model and its screen that retain each other.
final class PossessiveClockScreen: ViewModelHolder {
  private(set) var viewModel: ClockViewModel?
  private(set) var ticks = 0
  init(_ viewModel: ClockViewModel) {
    self.viewModel = viewModel
    viewModel.onTick = { self.ticks += 1 }
  }
}
