import RepoFrontEndLaws
import RepoModel

/// A front end whose rows a finger can hold.
@MainActor
protocol Pressable: RepoFrontEnd {
  /// Puts the finger on the row at the index.
  func press(_ place: Int)
  /// What the row under the finger shows, or nil if it's off screen.
  var pressedRow: SeenRow? { get }
  /// Lifts the finger and returns the selected repository.
  func release() -> Repo?
}
