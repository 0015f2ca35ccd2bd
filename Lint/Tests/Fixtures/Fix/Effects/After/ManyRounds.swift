import class UIKit.UILabel

final class ManyViewModel {
  // mvvmlint:disable:next view-reference view-reference view-reference view-reference view-reference view-reference view-reference view-reference view-reference view-reference view-refrence view-refrence
  weak var label: UILabel?
  func load() {}
}
