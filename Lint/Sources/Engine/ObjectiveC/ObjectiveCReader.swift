import LintSemantics

/// Reads the classes of a file in Objective-C.
struct ObjectiveCReader {
  private var tokens: ObjectiveCTokens
  private var file = ObjectiveCFile()

  static func read(_ bytes: [UInt8]) -> ObjectiveCFile {
    bytes.withUnsafeBytes { bytes in
      var reader = ObjectiveCReader(tokens: ObjectiveCTokens(bytes))
      reader.readFile()
      return reader.file
    }
  }

  /// The name of the class whose implementation begins after an `@`.
  static func implementation(in bytes: UnsafeRawBufferPointer, at position: Int) -> String? {
    var tokens = ObjectiveCTokens(bytes, at: position)
    guard case .word(let keyword)? = tokens.next(), keyword.hash == Keywords.implementation,
      case .word(let name)? = tokens.next()
    else { return nil }
    return tokens.text(name)
  }

  /// Whether the class method after a `+` has no arguments and returns an instance of a class.
  static func returnsInstance(in bytes: UnsafeRawBufferPointer, at position: Int, of type: String) -> Bool {
    var reader = ObjectiveCReader(tokens: ObjectiveCTokens(bytes, at: position))
    guard let method = reader.readMethod(isOfClass: true).0 else { return false }
    return !method.hasArguments && reader.returnsInstance(method, of: type)
  }

  private init(tokens: ObjectiveCTokens) { self.tokens = tokens }

  private mutating func readFile() {
    while let token = tokens.next() {
      guard case .mark(UInt8(ascii: "@")) = token, case .word(let keyword)? = tokens.next() else { continue }
      switch keyword.hash {
      case Keywords.implementation: readImplementation()
      case Keywords.interface: readInterface()
      default: continue
      }
    }
  }

  private mutating func readInterface() {
    guard case .word(let name)? = tokens.next() else { return }
    var interface = ObjectiveCFile.Interface(name: tokens.text(name))
    var previous = tokens.next()
    if case .mark(UInt8(ascii: ":"))? = previous, case .word(let superclass)? = tokens.next() {
      interface.superclass = tokens.text(superclass)
    }
    while let token = tokens.next() {
      if case .mark(UInt8(ascii: "@"))? = previous, case .word(let keyword) = token {
        if keyword.hash == Keywords.end { break }
        if keyword.hash == Keywords.property { interface.hasProperties = true }
      }
      previous = token
    }
    file.interfaces.append(interface)
  }

  private mutating func readImplementation() {
    guard case .word(let name)? = tokens.next() else { return }
    var token = tokens.next()
    var isCategory = false
    if case .mark(UInt8(ascii: "("))? = token { isCategory = true }
    var implementation = ObjectiveCFile.Implementation(name: tokens.text(name), isCategory: isCategory)
    var depth = 0
    var method: Method?
    while let current = token {
      var next: ObjectiveCTokens.Lexeme?
      switch current {
      case .word(let word):
        if word.hash == Keywords.static { method?.isShared = true }
        if let store = ObjectiveCWords.all.store(word), implementation.store?.isSettings ?? true {
          implementation.store = implementation.store.map { store.isSettings ? $0 : store } ?? store
        }
      case .mark(UInt8(ascii: "{")): depth += 1
      case .mark(UInt8(ascii: "}")):
        depth -= 1
        if depth == 0 {
          if let method { add(method, to: &implementation) }
          method = nil
        }
      case .mark(UInt8(ascii: "@")):
        next = tokens.next()
        if case .word(let keyword)? = next, keyword.hash == Keywords.end {
          file.implementations.append(implementation)
          return
        }
      // Branches of the preprocessor may have more opening braces than closing ones. A method usually begins a line.
      case .mark(let mark)
      where (mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-")) && (depth == 0 || tokens.isMarkAtLineStart):
        depth = 0
        (method, next) = readMethod(isOfClass: mark == UInt8(ascii: "+"))
      case .mark: break
      }
      token = next ?? tokens.next()
    }
  }

  private struct Method {
    let isOfClass: Bool
    let result: ObjectiveCTokens.ScannedWord
    let name: ObjectiveCTokens.ScannedWord
    let hasArguments: Bool
    /// Whether its body declares a static variable.
    var isShared = false
  }

  /// Reads a method to the first part of its selector.
  ///
  /// - Returns: The method, and the token after it.
  private mutating func readMethod(isOfClass: Bool) -> (Method?, ObjectiveCTokens.Lexeme?) {
    var token = tokens.next()
    guard case .mark(UInt8(ascii: "("))? = token else { return (nil, token) }
    var result: ObjectiveCTokens.ScannedWord?
    var depth = 1
    while depth > 0 {
      token = tokens.next()
      switch token {
      case .mark(UInt8(ascii: "("))?: depth += 1
      case .mark(UInt8(ascii: ")"))?: depth -= 1
      case .word(let word)? where result == nil && !Keywords.qualifiers.contains(word.hash): result = word
      case nil: return (nil, nil)
      default: break
      }
    }
    token = tokens.next()
    guard let result, case .word(let name)? = token else { return (nil, token) }
    token = tokens.next()
    var hasArguments = false
    if case .mark(UInt8(ascii: ":"))? = token { hasArguments = true }
    return (Method(isOfClass: isOfClass, result: result, name: name, hasArguments: hasArguments), token)
  }

  private func add(_ method: Method, to implementation: inout ObjectiveCFile.Implementation) {
    let name = tokens.text(method.name)
    if method.isOfClass, returnsInstance(method, of: implementation.name) {
      if !method.hasArguments, method.isShared || SystemMembers.isSharedInstance(name) {
        implementation.instances.append(name)
      }
    } else if !Keywords.nothing.contains(method.result.hash), !name.hasPrefix("init") {
      implementation.results += 1
      if ObjectiveCWords.all.isLook(method.result) { implementation.looks += 1 }
    }
  }

  private func returnsInstance(_ method: Method, of type: String) -> Bool {
    Keywords.anyObject.contains(method.result.hash) || tokens.text(method.result) == type
  }

  private enum Keywords {
    static let implementation = ObjectiveCTokens.hash(of: "implementation")
    static let interface = ObjectiveCTokens.hash(of: "interface")
    static let end = ObjectiveCTokens.hash(of: "end")
    static let property = ObjectiveCTokens.hash(of: "property")
    static let `static` = ObjectiveCTokens.hash(of: "static")
    static let anyObject = hashes("instancetype id")
    static let nothing = hashes("void IBAction")
    static let qualifiers = hashes(
      "nullable nonnull null_unspecified null_resettable _Nullable _Nonnull __nullable __nonnull __kindof const")

    private static func hashes(_ words: String) -> Set<UInt64> {
      Set(words.split(separator: " ").map { ObjectiveCTokens.hash(of: String($0)) })
    }
  }
}
