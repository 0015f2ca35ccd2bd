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
  /// - Parameter source: the bytes of the file.
  func name(in source: [UInt8]) -> String {
    declarations.reversed().map { id in
      if file[id].kind == .extension { return file[id].type.map { writtenName($0, source) } ?? "" }
      return spelling(file[id].name, in: source[min(Int(file[id].nameStart), source.count)...])
    }.joined(separator: ".")
  }

  /// The extended type without generic arguments. `[Int]` and `String?` are written as `Array` and `Optional`.
  private func writtenName(_ type: TypeNodeID, _ source: [UInt8]) -> String {
    switch file[type].kind {
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .optional: return "Optional"
    case .member:
      guard let outer = file.firstPart(of: type) else { return file[type].name.text }
      let rest = source[min(Int(file[outer].range.end), source.count)...]
      let name = rest.drop { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }
      return writtenName(outer, source) + "." + spelling(file[type].name, in: name)
    default: return spelling(file[type].name, in: source[min(Int(file[type].range.start), source.count)...])
    }
  }

  /// - Parameter source: the bytes from the name on.
  private func spelling(_ name: Name, in source: ArraySlice<UInt8>) -> String {
    source.first == UInt8(ascii: "`") ? "`\(name)`" : name.text
  }

  /// The name for messages.
  var displayedName: String { name(in: []) }
}
