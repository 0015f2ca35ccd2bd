/// The name of the kit's module means this type.
enum SwiftMVVMPattern {}

final class LegacyViewModel {
  func load() {}
}
