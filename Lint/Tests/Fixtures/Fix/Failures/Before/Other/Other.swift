// mvvmlint:disable:next ui-import
final class OtherViewModel {
  func load() {}
}
