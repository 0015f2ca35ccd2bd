//
//  ListViewModel.swift
//  Shop
//
//  Copyright © 2019 Shop. All rights reserved.
//

import UIKit

import protocol SwiftMVVMPattern.ViewModel

final class ListViewModel: ViewModel {
  private(set) var rows: [RowViewModel] = []
  var onChange: (() -> Void)?

  /// The texts of a row.
  struct RowViewModel {
    let product: Product
    func title() -> String { product.name }
  }

  /// No extension can name it.
  private final class SortingViewModel {
    func sort(_ rows: [RowViewModel]) -> [RowViewModel] { rows.sorted { $0.product.price < $1.product.price } }
  }

  func load() {
    rows = SortingViewModel().sort([RowViewModel(product: Product(name: "Tea", price: 3))])
    onChange?()
  }
}  // the list

extension ListViewModel: SwiftMVVMPattern.ViewModel {}
extension ListViewModel.RowViewModel: SwiftMVVMPattern.ViewModel {}
