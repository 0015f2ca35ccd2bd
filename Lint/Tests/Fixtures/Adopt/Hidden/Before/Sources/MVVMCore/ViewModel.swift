public protocol ViewModel: AnyObject {
  func load()
}
