// mvvmlint:disable:next ui-import
final class FineViewModel {
  func load() {}
}
