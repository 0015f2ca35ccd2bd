/// The app's own protocol, which has the name of the kit's.
@MainActor protocol ViewModel: AnyObject {
  func load()
}
