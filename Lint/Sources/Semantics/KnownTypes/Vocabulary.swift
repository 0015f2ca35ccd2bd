public import LintSyntax

/// The words that count as evidence in the names of a project's types: the standard ones, as changed by the configuration.
///
/// Only whole words in camel case count: `LinkPreviewService` ends with `Service`, but `Microservice` doesn't.
public struct Vocabulary: Sendable, Hashable {
  /// The changes to the standard words.
  private let changes: [NameWordList: WordChange]
  /// The words by their last byte, the longest first.
  private var endings: [[Word]] = Array(repeating: [], count: 256)
  private var doubles: [Word] = []
  private var watchVerbs: [Word] = []

  public static let standard = Vocabulary([:])

  public init(_ changes: [NameWordList: WordChange]) {
    self.changes = changes
    for list in NameWordList.allCases {
      for text in (changes[list] ?? WordChange()).applied(to: list.standardWords) { add(text, list.kinds) }
    }
    for index in endings.indices { endings[index].sort { $0.bytes.count > $1.bytes.count } }
  }

  private mutating func add(_ text: String, _ kinds: NameWords) {
    let word = Word(text, kinds)
    guard let last = word.bytes.last else { return }
    endings[Int(last)].append(word)
    if kinds.contains(.double) { doubles.append(word) }
    if kinds.contains(.watching) { watchVerbs.append(word) }
  }

  private struct Word: Sendable, Hashable {
    let text: String
    let bytes: [UInt8]
    private let kindBits: NameWords.RawValue
    var kinds: NameWords { NameWords(rawValue: kindBits) }

    init(_ text: String, _ kinds: NameWords) {
      self.text = text
      bytes = Array(text.utf8)
      kindBits = kinds.rawValue
    }

    /// Whether a name ends with the whole word.
    func ends(_ name: UnsafeRawBufferPointer) -> Bool {
      let start = name.count - bytes.count
      return start >= 0 && bytes.indices.allSatisfy { bytes[$0] == name[start + $0] }
        && CamelCase.startsWord(at: start, in: name)
    }

    /// Whether a name begins with the whole word.
    func begins(_ name: UnsafeRawBufferPointer) -> Bool {
      name.starts(with: bytes) && CamelCase.startsWord(at: bytes.count, in: name)
    }
  }
}

extension Vocabulary {
  /// Whether a name ends like that of a store.
  public func isStore(_ name: Name) -> Bool { storeWord(of: name).map { $0.kinds.contains(.store) } ?? false }

  /// Whether a name ends like that of a store or of another service.
  public func isStoreLike(_ name: Name) -> Bool { storeWord(of: name) != nil }

  /// Whether a name ends like that of stores only.
  func isUnambiguousStore(_ name: Name) -> Bool { lastWord(of: name.bytes, .unambiguous) != nil }

  /// Whether a name is that of a service, as the type of a view model's property.
  public func isService(_ name: Name) -> Bool {
    (isStoreLike(name) || lastWord(of: name.bytes, .service) != nil) && !isCommonSupertype(name)
  }

  /// Whether a name is that of a supertype of all use cases or interactors, which says little about one of them.
  public func isCommonSupertype(_ name: Name) -> Bool { isOnly(.supertype, name) }

  /// Whether a name is only the last word of a store's name. Entities have such names too: a repository of code, or a store that
  /// sells.
  func isOnlyEnding(_ name: Name) -> Bool { isOnly(.store, name) }

  /// Whether a name begins or ends like that of a test double.
  func isDouble(_ name: Name) -> Bool { doubleWordText(of: name) != nil }

  /// The first or last word of a name that is like that of a test double.
  public func doubleWordText(of name: Name) -> String? {
    (lastWord(of: name.bytes, .double) ?? doubles.first { $0.begins(name.bytes) })?.text
  }

  /// The role that the last word of a name suggests.
  public func role(of name: Name) -> Role? { decidingWord(of: name)?.role }

  private static let rolesByWord: [(NameWords, Role)] = [
    (.viewModel, .viewModel), (.presenter, .presenter), (.coordinator, .coordinator),
  ]

  /// The kinds of words that suggest a role, or that may follow such a word.
  private static let deciding: NameWords = [
    .viewModel, .presenter, .coordinator, .store, .loose, .protocolEnding, .provision,
  ]

  /// The last word of a name that suggests a role, and the role.
  func decidingWord(of name: Name) -> (word: String, role: Role)? {
    let bytes = name.bytes
    // Most names have no such ending.
    if lastWord(of: bytes, Self.deciding) == nil { return nil }
    for (kind, role) in Self.rolesByWord {
      // A provider of view models isn't one.
      let isDescribed = kind == .viewModel
      if let word = lastWord(of: bytes, kind) ?? (isDescribed ? described(bytes, .protocolEnding, kind) : nil) {
        return (word.text, role)
      }
    }
    return storeWord(of: name).flatMap { $0.kinds.contains(.store) ? ($0.text, .store) : nil }
  }

  /// Whether a name says that the type is a cell's own model, as in `PhotoCellModel`.
  func isCellModel(_ name: Name) -> Bool { lastWord(of: name.bytes, .cellModel) != nil && !isOnlyCellModelEnding(name) }

  /// Whether a name is only the ending of a cell model's name. It doesn't say whose model it is: a game may call a square of its
  /// board `CellModel`.
  func isOnlyCellModelEnding(_ name: Name) -> Bool {
    isOnly(.cellModel, name) && lastWord(of: name.bytes, where: { $0 == .viewModel }) == nil
  }

  /// The last word of a name that is like that of a store.
  func storeWordText(of name: Name) -> String? { storeWord(of: name)?.text }

  /// Where a name contains a deciding word: at its end, or before the last word of a protocol's name.
  func place(of word: String, in name: Name) -> String {
    let ending = name.text.hasSuffix(word) ? nil : lastWord(of: name.bytes, [.protocolEnding, .provision])
    return ending.map { "has the word '\(word)' before '\($0.text)'" } ?? "ends with the word '\(word)'"
  }

  /// The kind of observer that the name of a protocol suggests.
  public func observerKind(ofProtocol name: Name) -> ObserverNameKind? {
    guard let word = lastWord(of: name.bytes, [.delegate, .listener, .viewProtocol]) else { return nil }
    if word.kinds.contains(.delegate) { return .delegate }
    return word.kinds.contains(.listener) ? .listener : .view
  }

  /// Whether a protocol describes coordinators or their delegates, such as `LoginCoordinatorDelegate`.
  public func describesCoordinators(_ name: Name) -> Bool {
    described(name.bytes, [.protocolEnding, .delegate], .coordinator) != nil
  }

  /// The role that the name of a superclass in a package suggests.
  public func viewRole(ofSuperclass name: Name) -> Role? {
    guard let word = lastWord(of: name.bytes, [.controller, .cell]) else { return nil }
    return word.kinds.contains(.controller) ? .controller : .cell
  }

  public func isViewState(_ type: Name) -> Bool { lastWord(of: type.bytes, .viewState) != nil }

  /// Whether a function connects a view with its view model.
  public func isBinder(_ function: Name) -> Bool { isOnly(.binder, function) }

  /// Whether a property refers to something that is notified, such as `delegate` or `view`.
  public func isListener(_ property: Name) -> Bool { isOnly(.listenerProperty, property) }

  /// Whether a function such as `observeLogin` announces more than one value.
  public func isWatching(_ function: Name) -> Bool { watchVerbs.contains { $0.begins(function.bytes) } }

  private func isOnly(_ kind: NameWords, _ name: Name) -> Bool {
    lastWord(of: name.bytes, kind).map { $0.bytes.count == name.bytes.count } ?? false
  }

  private func storeWord(of name: Name) -> Word? {
    let kinds: NameWords = [.store, .loose]
    return lastWord(of: name.bytes, kinds) ?? described(name.bytes, [.protocolEnding, .provision], kinds)
  }

  /// The last word of the type that a protocol describes, such as `Repository` in `UserRepositoryProtocol`.
  private func described(_ bytes: UnsafeRawBufferPointer, _ endings: NameWords, _ kinds: NameWords) -> Word? {
    guard let ending = lastWord(of: bytes, endings), ending.bytes.count < bytes.count else { return nil }
    return lastWord(of: UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - ending.bytes.count)]), kinds)
  }

  /// The longest word of one of the kinds that ends a name.
  private func lastWord(of bytes: UnsafeRawBufferPointer, _ kinds: NameWords) -> Word? {
    lastWord(of: bytes) { !$0.isDisjoint(with: kinds) }
  }

  private func lastWord(of bytes: UnsafeRawBufferPointer, where matches: (NameWords) -> Bool) -> Word? {
    guard let last = bytes.last else { return nil }
    return endings[Int(last)].first { matches($0.kinds) && $0.ends(bytes) }
  }
}

/// The words of names in camel case.
enum CamelCase {
  /// Whether a word begins at an index of a name. A run of capitals is one word, except that its last letter can begin the next:
  /// `URLSession` consists of `URL` and `Session`.
  static func startsWord(at index: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard index > 0, index < bytes.count else { return true }
    let (before, first) = (bytes[index - 1], bytes[index])
    if !isLetter(before) { return true }
    guard isCapital(first) else { return false }
    return !isCapital(before) || index + 1 < bytes.count && isSmall(bytes[index + 1])
  }

  static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  static func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  /// Bytes of other scripts count as letters.
  private static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte) || isSmall(byte) || byte >= 0x80 }
}
