import SwiftData
import SwiftUI

@Model
final class Note {
  var text: String

  init(text: String) {
    self.text = text
  }
}

// MARK: - Fine

/// SwiftData sets these properties of a view.
struct NotesView: View {
  @Query(sort: \Note.text) private var notes: [Note]
  @Environment(\.modelContext) private var context

  var body: some View {
    List(notes) { note in NoteRow(note: note) }
      .toolbar { Button("Add") { context.insert(Note(text: "")) } }
  }
}

struct NoteRow: View {
  @Bindable var note: Note

  var body: some View { TextField("Note", text: $note.text) }
}

// MARK: - Broken

/// A view that opens the database directly.
struct ArchiveView: View {
  private let container = try? ModelContainer(for: Note.self)

  var body: some View { Text(container == nil ? "No archive" : "Archive") }
}

/// The macro gives the actor a context.
@ModelActor
actor NoteImporter {
  func count() -> Int { (try? modelContext.fetchCount(FetchDescriptor<Note>())) ?? 0 }
}

struct ImportView: View {
  let importer: NoteImporter
  @State private var count = 0

  var body: some View { Text("\(count)") }
}
