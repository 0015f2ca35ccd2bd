#!/usr/bin/env python3
"""Writes a synthetic app: screens, cells, view models, stores, and a base class that every controller inherits.

    python3 Lint/Tools/Speed/generate.py FOLDER [--scale 1]

A scale of 1 is 2,000 features in 8,000 files, some 27 MB. The same scale gives the same bytes.
"""
import argparse
import os

FEATURES = 2_000

BASE = """import UIKit

class BaseController: UIViewController {
  var bag: [AnyObject] = []
  override func viewDidLoad() { super.viewDidLoad() }
}
"""


def methods(number, kind, count):
    """Realistic functions with locals, conditions, closures and chains."""
    lines = []
    for index in range(count):
        lines.append(f"""
  /// What {kind} {number} does in step {index}.
  func step{index}(_ items: [Item{number}], limit: Int = {index + 3}) -> [String] {{
    var names: [String] = []
    for item in items.prefix(limit) where item.isShown {{
      let title = item.title.isEmpty ? "Item \\(item.identifier)" : item.title
      if names.contains(title) {{ continue }}
      names.append(title.trimmingCharacters(in: .whitespaces))
    }}
    guard let first = names.first, first.count > {index} else {{ return names }}
    let sorted = names.enumerated().filter {{ $0.offset % 2 == {index % 2} }}.map {{ $0.element.uppercased() }}
    return sorted.isEmpty ? [first] : sorted
  }}
""")
    return "".join(lines)


def feature(number):
    item = f"""import Foundation

struct Item{number}: Hashable {{
  let identifier: Int
  var title: String
  var isShown = true
}}

protocol Storing{number}: AnyObject {{ func load(_ done: @escaping ([Item{number}]) -> Void) }}

final class Items{number}Store: Storing{number} {{
  private var kept: [Item{number}] = []
  func load(_ done: @escaping ([Item{number}]) -> Void) {{ done(kept) }}
{methods(number, "the store", 2)}}}
"""
    model = f"""import Foundation

final class Feature{number}ViewModel {{
  private let store: any Storing{number}
  var didChange: (() -> Void)?
  private(set) var items: [Item{number}] = []

  init(store: any Storing{number}) {{ self.store = store }}

  func load() {{
    store.load {{ [weak self] items in
      self?.items = items
      self?.didChange?()
    }}
  }}
{methods(number, "the view model", 4)}}}
"""
    cell = f"""import UIKit

final class Feature{number}Cell: UITableViewCell {{
  private let label = UILabel()
  func show(_ item: Item{number}) {{ label.text = item.title }}
  override func prepareForReuse() {{
    super.prepareForReuse()
    label.text = nil
  }}
{methods(number, "the cell", 2)}}}
"""
    mistake = "\n  weak var label: UILabel?" if number % 50 == 0 else ""
    if mistake:
        model = model.replace("import Foundation", "import UIKit").replace(
            "  var didChange", mistake.strip("\n") + "\n  var didChange")
    screen = f"""import UIKit

final class Feature{number}Controller: BaseController {{
  var viewModel: Feature{number}ViewModel?
  private let table = UITableView()

  override func viewDidLoad() {{
    super.viewDidLoad()
    view.addSubview(table)
    viewModel?.didChange = {{ [weak self] in self?.table.reloadData() }}
    viewModel?.load()
  }}
{methods(number, "the screen", 4)}}}
"""
    return {"Item": item, "ViewModel": model, "Cell": cell, "Controller": screen}


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--scale", type=float, default=1)
    options = parser.parse_args()
    write(f"{options.folder}/App/BaseController.swift", BASE)
    for number in range(round(FEATURES * options.scale)):
        folder = f"{options.folder}/App/Area{number // 100}/Feature{number}"
        for name, text in feature(number).items():
            write(f"{folder}/Feature{number}{name}.swift", text)


if __name__ == "__main__":
    main()
