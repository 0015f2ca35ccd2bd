// An app for SwiftMVVMPattern 0.9, which migrates by changing only its import.
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
