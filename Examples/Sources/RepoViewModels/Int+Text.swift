extension Int {
  /// Three digits or four characters at most, up to a billion: `950`, `9.6k`, `42k`, `1.2M`.
  var short: String {
    switch self {
    case ..<1_000: "\(self)"
    case ..<1_000_000: tenths(of: 1_000) + "k"
    default: tenths(of: 1_000_000) + "M"
    }
  }

  /// All digits, in groups of three: `69 000`.
  public var grouped: String {
    let digits = String(magnitude)
    let groups = digits.enumerated().map { place, digit in
      (digits.count - place).isMultiple(of: 3) && place > 0 ? " \(digit)" : "\(digit)"
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  private func tenths(of unit: Int) -> String {
    let (whole, rest) = quotientAndRemainder(dividingBy: unit)
    let tenth = rest / (unit / 10)
    return whole < 10 && tenth > 0 ? "\(whole).\(tenth)" : "\(whole)"
  }
}
