#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  @_spi(MVVMInternals) extension NSTableCellView: ReusableCell {}
  @_spi(MVVMInternals) extension NSCollectionViewItem: ReusableCell {}
#endif
