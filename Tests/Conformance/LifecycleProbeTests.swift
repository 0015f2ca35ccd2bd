import MVVMConformance
import MVVMCore
import MVVMLifecycle
import Testing

/// The probe finds observers that show something wrong after a legal sequence.
@MainActor
@Suite struct LifecycleProbeTests {
  @Test func `an observer that handles every event passes`() {
    #expect(probe { _ in Lamp() } == [])
  }

  @Test func `an observer that registers itself passes`() {
    let findings = probe { engine in
      let lamp = Lamp()
      engine.addObserver(lamp)
      return lamp
    }
    #expect(findings == [])
  }

  @Test func `an observer that reads the view model's error passes`() {
    let findings = lifecycleFindings(
      of: { Engine() }, by: { _ in Alarm() }, updates: [1], shows: { $0.isOn }, expecting: { $0.loadError != nil })
    #expect(findings == [])
  }

  @Test func `an observer that ignores failed loads fails`() {
    #expect(
      probe { _ in HopefulLamp() }.messages == [
        """
        'HopefulLamp' shows true instead of false after setup, load, failed; update it in viewModelDidFailToLoad(_:error:) too
        """
      ])
  }

  @Test func `an observer that ignores a screen that disappears during a load fails`() {
    #expect(
      probe { _ in PatientLamp() }.messages == [
        "'PatientLamp' shows true instead of false after setup, load, unload; update it in viewModelWillUnload(_:) too"
      ])
  }

  @Test func `an observer that counts and doesn't reset its sum fails`() {
    let findings = lifecycleFindings(
      of: { Engine() }, by: { _ in Meter() }, updates: [1], shows: { $0.sum },
      expecting: { $0.state == .loaded ? $0.pulses : 0 })
    #expect(
      findings.messages == [
        "'Meter' shows 1 instead of 0 after setup, load, loaded, update, unload; update it in viewModelWillUnload(_:) too"
      ])
  }

  @Test func `each wrong event has one finding with its shortest sequence`() {
    #expect(
      probe { _ in BrokenLamp() }.messages == [
        "'BrokenLamp' shows false instead of true after setup, load; update it in viewModelWillLoad(_:) too"
      ])
  }

  @Test func `an observer that loads again by itself fails`() {
    #expect(
      probe { _ in EagerLamp() }.messages == [
        """
        'EagerLamp' changes the state to 'loaded' after setup, load, failed; change the state after viewModelDidFailToLoad(_:error:) \
        has returned
        """
      ])
  }

  @Test func `a mistake after many events is found with enough steps`() {
    let find = { steps in
      lifecycleFindings(
        of: { Engine() }, by: { _ in TiredLamp() }, steps: steps, shows: { $0.isOn },
        expecting: { $0.state == .loading })
    }
    #expect(find(4) == [])
    #expect(
      find(8).messages == [
        """
        'TiredLamp' shows false instead of true after setup, load, failed, load, failed, load; update it in \
        viewModelWillLoad(_:) too
        """
      ])
  }

  @Test(arguments: [0, 1])
  func `an expectation that never changes fails`(_ steps: Int) {
    let findings = lifecycleFindings(
      of: { Engine() }, by: { _ in Lamp() }, steps: steps, shows: { $0.isOn }, expecting: { $0.state == .loading })
    #expect(
      findings.messages == [
        """
        'Lamp' had nothing to do, because its expected value never changes; pass an 'expecting' that depends on the view model's \
        state, and enough steps to reach it
        """
      ])
  }

  private func probe(_ make: (Engine) -> some Lamp) -> [ConformanceFinding] {
    lifecycleFindings(
      of: { Engine() }, by: make, updates: [1, 2], shows: { $0.isOn }, expecting: { $0.state == .loading })
  }
}

final class Engine: LifecycleViewModel {
  let lifecycle = Lifecycle<Int>()
  var pulses = 0
}

/// Is on while its view model loads.
class Lamp: LifecycleObserver {
  var isOn = false
  func viewModelWillLoad(_ viewModel: Engine) { isOn = true }
  func viewModelDidLoad(_ viewModel: Engine) { isOn = false }
  func viewModelDidFailToLoad(_ viewModel: Engine, error: any Error) { isOn = false }
  func viewModelWillUnload(_ viewModel: Engine) { isOn = false }
}

final class HopefulLamp: Lamp {
  override func viewModelDidFailToLoad(_ viewModel: Engine, error: any Error) {}
}

final class PatientLamp: Lamp {
  override func viewModelWillUnload(_ viewModel: Engine) {}
}

final class BrokenLamp: Lamp {
  override func viewModelWillLoad(_ viewModel: Engine) {}
}

final class EagerLamp: Lamp {
  override func viewModelDidFailToLoad(_ viewModel: Engine, error: any Error) { viewModel.appear() }
}

final class TiredLamp: Lamp {
  private var loads = 0
  override func viewModelWillLoad(_ viewModel: Engine) {
    loads += 1
    isOn = loads < 3
  }
}

final class Alarm: LifecycleObserver {
  private(set) var isOn = false
  func viewModelWillLoad(_ viewModel: Engine) { isOn = false }
  func viewModelDidFailToLoad(_ viewModel: Engine, error: any Error) { isOn = true }
}

final class Meter: LifecycleObserver {
  private(set) var sum = 0
  func viewModelWillLoad(_ viewModel: Engine) { viewModel.pulses = 0 }
  func viewModelDidUpdate(_ viewModel: Engine, updates: Int) {
    viewModel.pulses += updates
    sum += updates
  }
}
