import LintSemantics
import LintSyntax

/// The declarations around a type, from the inside out, beginning with the type itself.
///
/// An extension at file scope names the type by these declarations: `Outer.Inner`.
struct ScopePath {
  let file: FileFacts
  let declarations: [DeclarationID]

  init(of type: DeclarationID, in file: FileFacts) {
    self.file = file
    declarations = Array(file.enclosing(type))
  }

  /// The declaration at the top of the file, below which the extension is written.
  var outermost: DeclarationID { declarations[declarations.count - 1] }

  /// The reason why an extension at file scope can't name the type.
  var refusal: AdoptionRefusal? {
    let isLocal = file[outermost].isInTopLevelBlock || !declarations.allSatisfy { file[$0].kind.hasMembers }
    if isLocal { return .localScope }
    if declarations.dropLast().contains(where: { file[$0].modifiers.contains(.private) }) { return .privateScope }
    return file[declarations[0]].condition == file[outermost].condition ? nil : .conditionalScope
  }

  /// Whether another declaration begins on the line in which the outermost one ends.
  var endsOnSharedLine: Bool {
    let end = file.lines.location(of: file[outermost].range.end).line
    return file.topLevel.contains { id in
      let start = file[id].range.start
      return start >= file[outermost].range.end && file.lines.location(of: start).line == end
    }
  }

  /// The name by which an extension at file scope refers to the type, as the source spells it.
  ///
  func name(in source: SourceLines) -> String {
    declarations.reversed().map { id in
      if file[id].kind == .extension { return file[id].type.map { writtenName($0, source) } ?? "" }
      return spelling(file[id].name, at: Int(file[id].nameStart), source)
    }.joined(separator: ".")
  }

  /// The extended type without generic arguments. `[Int]` and `String?` are written as `Array` and `Optional`.
  private func writtenName(_ type: TypeNodeID, _ source: SourceLines) -> String {
    switch file[type].kind {
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .optional: return "Optional"
    case .member:
      guard let outer = file.firstPart(of: type) else { return file[type].name.text }
      let place = source.startOfMember(after: Int(file[outer].range.end))
      return writtenName(outer, source) + "." + spelling(file[type].name, at: place, source)
    default: return spelling(file[type].name, at: Int(file[type].range.start), source)
    }
  }

  private func spelling(_ name: Name, at place: Int, _ source: SourceLines) -> String {
    source.bytes.dropFirst(place).first == UInt8(ascii: "`") ? "`\(name)`" : name.text
  }

  /// The name for messages.
  var displayedName: String { name(in: SourceLines([])) }
}

extension SourceLines {
  /// The offset of a member's name behind the type around it, which a dot, comments and space separate.
  fileprivate func startOfMember(after end: Int) -> Int {
    var offset = min(end, bytes.count)
    repeat {
      offset = skippingComments(from: offset)
      if bytes[offset...].first != UInt8(ascii: ".") { return offset }
      offset += 1
    } while true
  }
}
