import class UIKit.UILabel

final class ManyViewModel {
  // mvvmlint:disable:next view-refrence view-refrence view-refrence view-refrence view-refrence view-refrence view-refrence view-refrence view-refrence view-refrence view-refrence view-refrence
  weak var label: UILabel?
  func load() {}
}
