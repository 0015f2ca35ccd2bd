import GTKKit
import SwiftMVVMPattern

/// The widgets of a repository's page.
@MainActor
final class DetailView: View {
  let title = Label(isSelectable: true, styles: ["title-2"])
  let notice = Label(isParagraph: true)
  let about = Label(isParagraph: true)
  let language = Label(isParagraph: true)
  let stars = Label(isParagraph: true)
  let address = Label(isParagraph: true)
  private(set) lazy var content = Box(.vertical, spacing: 12, [title, notice, about] + facts).margin(18)

  private var facts: [Widget] {
    [("Language", language), ("Stars", stars), ("Address", address)].map { name, value in
      Box(.vertical, spacing: 2, [Label(styles: ["caption", "secondary"], text: name), value])
    }
  }
}
