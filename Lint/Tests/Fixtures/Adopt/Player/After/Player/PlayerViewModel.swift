import Combine
import SwiftUI

import protocol SwiftMVVMPattern.ViewModel

@MainActor final class PlayerViewModel: ObservableObject {
  @Published private(set) var isPlaying = false
  func toggle() { isPlaying.toggle() }
}

extension PlayerViewModel: SwiftMVVMPattern.ViewModel {}

struct PlayerScreen: View {
  @ObservedObject var viewModel: PlayerViewModel
  var body: some View { Text(viewModel.isPlaying ? "Pause" : "Play") }
}

final class WaveView: UIView {}
