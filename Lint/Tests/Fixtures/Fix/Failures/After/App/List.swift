final class ListViewModel {
  func load() {}
}
