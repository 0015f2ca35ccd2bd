final class FineViewModel {
  func load() {}
}
