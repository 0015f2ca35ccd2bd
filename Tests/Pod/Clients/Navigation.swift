// pod 'SwiftMVVMPattern/Navigation': includes the roles, but not the bindings and the presenters.
import SwiftMVVMPattern

enum Place: Equatable { case home, room(Int) }

@MainActor final class RoomViewModel: ViewModel {
  private let navigator: Navigator<Place>
  private(set) var problem: NavigationError?
  init(_ navigator: Navigator<Place>) { self.navigator = navigator }

  func leave() async {
    do { try await navigator.pop() } catch { problem = error }
  }
}

@MainActor final class Room: View {
  let viewModel: RoomViewModel
  init(_ viewModel: RoomViewModel) { self.viewModel = viewModel }
}

@MainActor func room(_ place: Place, _ navigator: Navigator<Place>) -> NavigationDestination<Room> {
  switch place {
  case .home, .room: NavigationDestination(RoomViewModel(navigator), Room.init)
  }
}

@MainActor func visit() async throws {
  let recorder = NavigationRecorder<Place>()
  let host = NavigationHost(recording: recorder, room)
  try await host.navigator.setRoot(.home)
  try await host.navigator.open([.home, .room(1)])
  print(recorder.steps == [.push(.home), .push(.room(1))], recorder.viewModels(of: RoomViewModel.self).count)
}

typealias Absent = any Presentable  // expected-error {{cannot find type 'Presentable' in scope}}
typealias AbsentToo = BindingToken  // expected-error {{cannot find type 'BindingToken' in scope}}
