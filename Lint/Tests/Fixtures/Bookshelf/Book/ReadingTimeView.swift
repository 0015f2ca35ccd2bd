import SwiftUI

/// The time that the reader has spent with a book.
final class ReadingClock: ObservableObject {
  @Published private(set) var minutes = 0

  func addMinute() {
    minutes += 1
  }
}

struct ReadingTimeView: View {
  @ObservedObject var clock = ReadingClock()

  var body: some View {
    Button("\(clock.minutes) min") { clock.addMinute() }
  }
}
