import Observation
import SwiftUI

protocol TripStore: Sendable {
  func trips() async throws -> [Trip]
}

actor CloudTripStore: TripStore {
  private var known: [Trip] = []

  func trips() async throws -> [Trip] { known }
}

struct Trip: Identifiable, Hashable {
  let id: Int
  var name: String
}

// MARK: - Fine

/// No view references it.
@MainActor
@Observable
final class TripsViewModel {
  private(set) var trips: [Trip] = []
  var search = ""
  @ObservationIgnored private let store: any TripStore

  init(store: any TripStore) {
    self.store = store
  }

  func load() async {
    trips = (try? await store.trips()) ?? []
  }
}

struct TripsView: View {
  @State var viewModel: TripsViewModel

  var body: some View {
    List(viewModel.trips) { trip in Text(trip.name) }
      .task { await viewModel.load() }
    TripSearchField(viewModel: viewModel)
  }
}

struct TripSearchField: View {
  @Bindable var viewModel: TripsViewModel

  var body: some View { TextField("Search", text: $viewModel.search) }
}

// MARK: - Broken

@MainActor
@Observable
final class TripViewModel {
  var trip: Trip?
  @ObservationIgnored private let store: CloudTripStore
  @ObservationIgnored var header: AnyView?

  init(store: CloudTripStore) {
    self.store = store
  }

  func load() async {
    trip = try? await store.trips().first
  }
}

struct TripView: View {
  @Bindable var viewModel: TripViewModel
  @AppStorage("last trip") private var last = 0

  var body: some View {
    Text(viewModel.trip?.name ?? "")
      .onDisappear { UserDefaults.standard.set(viewModel.trip?.id, forKey: "last trip") }
  }
}
