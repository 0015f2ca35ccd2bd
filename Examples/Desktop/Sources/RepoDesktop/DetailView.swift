import GTKKit
import SwiftMVVMPattern

/// The parts of a repository's page.
@MainActor
final class DetailView: View {
  let title = Label(.paragraph, styles: ["title-2"])
  let notice = Label(.paragraph, styles: ["warning"])
  let about = Label(.paragraph)
  let language = Label(.paragraph)
  let stars = Label(.paragraph)
  let address = Label(.paragraph)
  private(set) lazy var content = Box(.vertical, spacing: 12, [title, notice, about] + facts).margin(18)

  private var facts: [Widget] {
    [("Language", language), ("Stars", stars), ("Address", address)].map { name, value in
      Box(.vertical, spacing: 2, [Label(styles: ["caption", "dim-label"], text: name), value])
    }
  }
}
