final class OtherViewModel {
  func load() {}
}
