import LintSyntax

/// Types that consist of colors, fonts and images, such as a theme.
extension Project {
  /// Whether a type describes how views look: almost all of its properties are colors, fonts or images, or types of such properties.
  func isAppearance(_ type: TypeID) -> Bool { isAppearance(type, 2) }

  private func isAppearance(_ type: TypeID, _ limit: Int) -> Bool {
    let properties = members(of: type).filter { self[$0].kind == .property }
    let looks = properties.filter { isLook($0, of: type, limit) }
    return looks.count * 3 > properties.count * 2 && looks.contains { !isImage($0) }
  }

  private func isLook(_ property: SymbolID, of type: TypeID, _ limit: Int) -> Bool {
    switch value(of: property)?.referent {
    case .system(let system)?: system.kind == .value
    case .project(let part)?: part != type && limit > 0 && isAppearance(part, limit - 1)
    default: false
    }
  }

  /// Whether a property is an image, or another value without a color or font. Data may consist of such values as well.
  private func isImage(_ property: SymbolID) -> Bool {
    value(of: property)?.referent.system.map { !$0.traits.contains(.style) } ?? false
  }

  /// Whether a type gives nothing but looks to views: at least half of what others can read is a color, a font, or a type that
  /// describes looks. The others may be switches, or its own instances.
  func providesAppearance(_ type: TypeID) -> Bool {
    let results = members(of: type).filter { member in
      !isHidden(member)
        && (self[member].kind == .property || self[member].kind == .function && self[member].type != nil)
    }
    .compactMap { value(of: $0)?.referent }.filter { $0.type != type }
    let looks = results.filter { referent in
      switch referent {
      case .system(let system): system.traits.contains(.style)
      case .project(let part): isAppearance(part)
      default: false
      }
    }
    return !looks.isEmpty && looks.count * 2 >= results.count
  }
}
