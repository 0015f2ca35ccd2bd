final class LinkedViewModel {
  func load() {}
}
