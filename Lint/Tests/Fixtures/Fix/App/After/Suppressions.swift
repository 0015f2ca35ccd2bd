final class CommentViewModel {
  var title = ""
  var detail = ""  // the second line
  func load() {}
}

import class UIKit.UILabel

final class SuppressedViewModel {
  // mvvmlint:disable:next view-reference - the first of two
  var first: UILabel?
  // mvvmlint:disable:next view-reference - the last of two
  var second: UILabel?
  // mvvmlint:disable:next view-reference - both sides
  var third: UILabel?
  // mvvmlint:disable:next view-reference - misspelled
  var fourth: FourthLabel?
  // mvvmlint:disable:next view-reference - misspelled, too
  var fifth: FifthLabel?
  // mvvmlint:disable:next view-reference, view-model-retains-observer - two misspelled rules
  var sixth: SixthLabel?
  // mvvmlint:disable:next view-reference - a misspelled instruction and rule
  var seventh: SeventhLabel?
  // mvvmlint:disable:next view-refrence, nothing-like-it - an unknown rule, too
  var eighth: EighthLabel?
  // mvvmlint:disabel:next view-reference, nothing-like-it - an unknown rule, which the instruction hides
  var ninth: NinthLabel?
  // mvvmlint:disable:next nothing-like-it - unknown
  // mvvmlint:disable:next
  // mvvmlint:disable:next shared-stor - corrected, it would be unused
  func load() {}
  // mvvmlint:disable:next shared-store because the words of the reason look like rules
  func reload() {}
  // mvvmlint:disable:next shared-store - the reason is longer
  // than a line
  func clear() {}
  func close() {}  // mvvmlint:disable:this shared-store - reviewed // swiftlint:disable:this identifier_name
  // mvvmlint:disable:next view-reference, view-refrence - corrected, it would name the rule twice
  weak var tenth: TenthLabel?
}

final class FourthLabel: UILabel {}
final class FifthLabel: UILabel {}
final class SixthLabel: UILabel {}
final class SeventhLabel: UILabel {}
final class EighthLabel: UILabel {}
final class NinthLabel: UILabel {}
final class TenthLabel: UILabel {}
