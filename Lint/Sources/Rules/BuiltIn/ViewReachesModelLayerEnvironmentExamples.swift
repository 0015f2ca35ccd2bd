extension ViewReachesModelLayer {
  /// Stores that SwiftUI's environment provides under a key, whose type only the key states.
  static let environmentExamples = Examples(
    fine: """
      import SwiftUI
      // The view passes the service on, or shows something by a value that isn't a store.
      protocol NotesService { func all() async -> [String] }
      final class NetworkNotesService: NotesService {
        func all() async -> [String] { URLSession.shared.dataTask(with: url) ; return [] }
      }
      struct Spacing { func width(of count: Int) -> Double { 4 } }
      struct NotesServiceKey: EnvironmentKey { static let defaultValue: NotesService = NetworkNotesService() }
      extension EnvironmentValues {
        var notesService: NotesService {
          get { self[NotesServiceKey.self] }
          set { self[NotesServiceKey.self] = newValue }
        }
        @Entry var spacing = Spacing()
        @Entry var images: ImageService = NetworkImageService()
      }
      protocol ImageService { func image(at url: URL) async -> UIImage? ; func isCached(_ url: URL) -> Bool }
      final class NetworkImageService: ImageService {
        let session = URLSession.shared
        func image(at url: URL) async -> UIImage? { (try? await session.data(from: url)).flatMap { UIImage(data: $0.0) } }
        func isCached(_ url: URL) -> Bool { session.configuration.urlCache != nil }
      }
      struct NoteImage: View {
        @Environment(\\.images) private var images
        let url: URL
        @State private var image: UIImage?
        var body: some View { Text("").task { if images.isCached(url) { image = await images.image(at: url) } } }
      }
      final class NotesViewModel: ObservableObject { init(service: NotesService) {} ; func load() {} }
      struct NotesView: View {
        @Environment(\\.notesService) private var service
        @Environment(\\.spacing) private var spacing
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          NotesList(viewModel: NotesViewModel(service: service)).frame(width: spacing.width(of: 2)).onTapGesture { dismiss() }
        }
      }
      struct NotesList: View {
        @ObservedObject var viewModel: NotesViewModel
        var body: some View { Text("Notes").task { viewModel.load() } }
      }
      """,
    """
    import Combine
    import SwiftUI
    // The views only observe what the service publishes, draw an image of the cache, or read a theme that the settings keep.
    protocol NotesService {
      var notes: AnyPublisher<[String], Never> { get }
      var counts: Published<Int>.Publisher { get }
      func load() async -> [String]
    }
    final class NetworkNotesService: NotesService {
      @Published private var count = 0
      private let subject = PassthroughSubject<[String], Never>()
      var notes: AnyPublisher<[String], Never> { subject.eraseToAnyPublisher() }
      var counts: Published<Int>.Publisher { $count }
      func load() async -> [String] { URLSession.shared.dataTask(with: url) ; return [] }
    }
    extension EnvironmentValues { @Entry var notesService: NotesService = NetworkNotesService() }
    struct NotesView: View {
      @Environment(\\.notesService) private var service
      var body: some View {
        Text("").onReceive(service.notes.receive(on: DispatchQueue.main)) { print($0) }.onReceive(service.counts) { print($0) }
      }
    }
    protocol ImageService {
      func cachedImage(at url: URL) -> UIImage?
      func image(at url: URL) async -> UIImage?
    }
    final class NetworkImageService: ImageService {
      let session = URLSession.shared
      func cachedImage(at url: URL) -> UIImage? { session.configuration.urlCache?.cachedResponse(for: url).image }
      func image(at url: URL) async -> UIImage? { (try? await session.data(from: url)).flatMap { UIImage(data: $0.0) } }
    }
    final class AppContext { let images: ImageService = NetworkImageService() }
    let appContext = AppContext()
    struct NoteImage: View {
      let url: URL
      var body: some View { Image(uiImage: appContext.images.cachedImage(at: url) ?? UIImage()) }
    }
    @Observable final class Theme {
      final class Storage {
        @AppStorage("tint") var tint: Color = .black
        @AppStorage("isLarge") var isLarge = false
      }
      static let shared = Theme()
      private let storage = Storage()
      var tint: Color { didSet { storage.tint = tint } }
      var isLarge: Bool { didSet { storage.isLarge = isLarge } }
      init() { tint = storage.tint ; isLarge = storage.isLarge }
    }
    struct NoteTitle: View {
      private let theme = Theme.shared
      var body: some View { Text("").foregroundStyle(theme.tint) }
    }
    """,
    broken: """
      import SwiftUI
      protocol NotesService { func all() async -> [String] }
      final class NetworkNotesService: NotesService {
        func all() async -> [String] { URLSession.shared.dataTask(with: url) ; return [] }
      }
      struct NotesServiceKey: EnvironmentKey { static let defaultValue: NotesService = NetworkNotesService() }
      extension EnvironmentValues {
        var notesService: NotesService {
          get { self[NotesServiceKey.self] }
          set { self[NotesServiceKey.self] = newValue }
        }
        @Entry var writer: NotesService = NetworkNotesService()
      }
      struct NotesView: View {
        @Environment(\\.notesService) private var service
        @State private var notes: [String] = []
        var body: some View { Text(notes.joined()).task { notes = await ↓service.all() } }
      }
      struct NotesRow: View {
        @Environment(\\.writer) private var service: NotesService
        var body: some View { Text("Note").task { _ = await self.↓service.all() } }
      }
      """
  )
}
