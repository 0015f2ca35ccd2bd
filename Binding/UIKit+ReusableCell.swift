#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  @_spi(MVVMInternals) extension UITableViewCell: ReusableCell {}
  @_spi(MVVMInternals) extension UITableViewHeaderFooterView: ReusableCell {}
  @_spi(MVVMInternals) extension UICollectionReusableView: ReusableCell {}
#endif
