// mvvmlint:disable:next ui-import
final class InnerViewModel {
  func load() {}
}
