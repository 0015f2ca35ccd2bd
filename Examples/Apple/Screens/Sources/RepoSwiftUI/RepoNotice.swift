import SwiftUI

/// What has to be said of what is shown below.
struct RepoNotice: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}
