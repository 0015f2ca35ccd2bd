import GTKKit
import SwiftMVVMPattern

/// The parts of a repository's page.
@MainActor
final class DetailView: View {
  let title = Label(isParagraph: true, styles: ["title-2"])
  let notice = Label(isParagraph: true, styles: ["warning"])
  let about = Label(isParagraph: true)
  let language = Label(isParagraph: true)
  let stars = Label(isParagraph: true)
  let address = Label(isParagraph: true)
  private(set) lazy var content = Box(.vertical, spacing: 12, [title, notice, about] + facts).margin(18)

  private var facts: [Widget] {
    [("Language", language), ("Stars", stars), ("Address", address)].map { name, value in
      Box(.vertical, spacing: 2, [Label(styles: ["caption", "dim-label"], text: name), value])
    }
  }
}
