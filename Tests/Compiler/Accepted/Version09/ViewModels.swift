// An app written for SwiftMVVMPattern 0.9, which moves here by no more than its import.
// uses deprecated names
import SwiftMVVMPattern

struct TrackViewModel: ViewModel {
  enum Mood: String { case calm, lively }

  var title = "Untitled"
  var artist = "Unknown"
  var mood = Mood.calm
}

struct AlbumViewModel: ViewModel {
  private(set) var tracks: [TrackViewModel]
}
