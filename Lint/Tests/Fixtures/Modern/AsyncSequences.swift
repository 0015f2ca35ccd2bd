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

  /// It ends by itself, and lets go of the view model then.
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

/// It hears of readings for ever, and lives as long.
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

/// `weak` at the door, and strong for ever after.
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
