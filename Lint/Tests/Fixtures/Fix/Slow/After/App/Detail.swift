final class DetailViewModel {
  func load() {}
}
