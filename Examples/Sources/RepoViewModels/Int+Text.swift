extension Int {
  /// Three digits or four characters at most, up to a billion: `950`, `9.6k`, `42k`, `1.2M`.
  var short: String {
    switch self {
    case ..<1_000: "\(self)"
    case ..<1_000_000: tenths(of: 1_000) + "k"
    default: tenths(of: 1_000_000) + "M"
    }
  }

  private func tenths(of unit: Int) -> String {
    let (whole, rest) = quotientAndRemainder(dividingBy: unit)
    let tenth = rest / (unit / 10)
    return whole < 10 && tenth > 0 ? "\(whole).\(tenth)" : "\(whole)"
  }
}
