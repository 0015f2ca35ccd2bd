final class InnerViewModel {
  func load() {}
}
