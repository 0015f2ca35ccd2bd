import SwiftUI

/// A notice about the content below it.
struct RepoNotice: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}
