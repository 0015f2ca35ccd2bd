import SwiftUI

protocol MessageRepository: Sendable {
  func messages() async -> [String]
  func send(_ text: String) async
}

actor LocalMessageRepository: MessageRepository {
  private var sent: [String] = []

  func messages() async -> [String] { sent }

  func send(_ text: String) async { sent.append(text) }
}

// MARK: - Fine

@MainActor
final class ChatViewModel: ObservableObject {
  @Published private(set) var messages: [String] = []
  private let repository: any MessageRepository

  init(repository: any MessageRepository) {
    self.repository = repository
  }

  func send(_ text: String) async {
    await repository.send(text)
    messages = await repository.messages()
  }
}

struct ChatView: View {
  @StateObject var viewModel: ChatViewModel

  var body: some View {
    List(viewModel.messages, id: \.self) { Text($0) }
      .task { await viewModel.send("Hello") }
  }
}

/// Creates and connects the objects.
@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup { ChatView(viewModel: ChatViewModel(repository: LocalMessageRepository())) }
  }
}

// MARK: - Broken

struct InboxView: View {
  let repository: LocalMessageRepository
  @State private var messages: [String] = []

  var body: some View {
    List(messages, id: \.self) { Text($0) }
      .task { messages = await repository.messages() }
  }
}

@MainActor
final class DraftViewModel: ObservableObject {
  @Published var text = ""
  private let repository: LocalMessageRepository

  init(repository: LocalMessageRepository) {
    self.repository = repository
  }

  func reload() async { _ = await repository.messages() }

  func preview() -> some View {
    Text(text)
  }
}
