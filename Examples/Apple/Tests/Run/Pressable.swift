import RepoFrontEndLaws
import RepoModel

/// A front end on which a finger can rest for a while.
@MainActor
protocol Pressable: RepoFrontEnd {
  /// The finger comes down on the row at the place.
  func press(_ place: Int)
  /// What the row under the finger shows by now; nil where it has left the screen.
  var pressedRow: SeenRow? { get }
  /// The finger is lifted; returns what was chosen.
  func release() -> Repo?
}
