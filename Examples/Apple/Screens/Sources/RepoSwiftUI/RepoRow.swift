import RepoViewModels
import SwiftUI

/// A repository in the list.
struct RepoRow: View {
  let row: RepoRowViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(row.name).font(.headline)
      HStack {
        Text(verbatim: "★ \(row.stars)").accessibilityLabel("\(row.stars) stars")
        if !row.language.isEmpty { Text(row.language) }
      }
      .font(.subheadline)
      if !row.description.isEmpty {
        Text(row.description)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(3)
      }
    }
  }
}
