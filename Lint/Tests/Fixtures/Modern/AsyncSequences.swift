import Observation
import SwiftUI

struct Reading: Hashable {
  var degrees: Double
}

protocol ThermometerService: Sendable {
  func readings() -> AsyncStream<Reading>
  func latest() async -> Reading?
}

// MARK: - Fine

@MainActor
@Observable
final class ThermometerViewModel {
  private(set) var degrees: Double?
  @ObservationIgnored private let service: any ThermometerService
  @ObservationIgnored private var listening: Task<Void, Never>?
  @ObservationIgnored private var refreshing: Task<Void, Never>?

  init(service: any ThermometerService) {
    self.service = service
  }

  func listen() {
    listening = Task { [weak self, service] in
      for await reading in service.readings() {
        guard let self else { return }
        self.degrees = reading.degrees
      }
    }
  }

  /// The sequence ends and then releases the view model.
  func refresh() {
    refreshing = Task { self.degrees = await self.service.latest()?.degrees }
  }
}

struct ThermometerView: View {
  @State var viewModel: ThermometerViewModel

  var body: some View {
    Text(viewModel.degrees.map { "\($0)°" } ?? "–")
      .task { viewModel.listen() }
  }
}

// MARK: - Broken

/// The sequence never ends, so the view model is never released.
@MainActor
@Observable
final class BarometerViewModel {
  private(set) var reading: Reading?
  @ObservationIgnored private let service: any ThermometerService
  @ObservationIgnored private var listening: Task<Void, Never>?

  init(service: any ThermometerService) {
    self.service = service
  }

  func listen() {
    listening = Task {
      for await reading in service.readings() {
        self.reading = reading
      }
    }
  }
}

/// The closure captures weakly, but holds a strong reference while the sequence runs.
@MainActor
@Observable
final class HygrometerViewModel {
  private(set) var reading: Reading?
  @ObservationIgnored private let service: any ThermometerService
  @ObservationIgnored private var listening: Task<Void, Never>?

  init(service: any ThermometerService) {
    self.service = service
  }

  func listen() {
    listening = Task { [weak self] in
      guard let self else { return }
      for await reading in self.service.readings() {
        self.reading = reading
      }
    }
  }
}

struct BarometerView: View {
  @State var viewModel: BarometerViewModel
  @State var hygrometer: HygrometerViewModel

  var body: some View {
    Text(viewModel.reading.map { "\($0.degrees) hPa" } ?? "–")
      .task { viewModel.listen() }
  }
}
