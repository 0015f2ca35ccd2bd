class InnerViewModel {
  init() {}
  func load() {}
}
