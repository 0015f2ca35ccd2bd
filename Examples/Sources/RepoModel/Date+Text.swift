public import Foundation

extension Date {
  /// When it is, by the clocks here: `14:05`, and the day before it where that is not today.
  public var clockTime: String { clockTime(in: .current, today: Date()) }

  func clockTime(in calendar: Calendar, today: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: self)
    let time = "\(digits(parts.hour)):\(digits(parts.minute))"
    if calendar.isDate(self, inSameDayAs: today) { return time }
    return "\(digits(parts.year))-\(digits(parts.month))-\(digits(parts.day)) \(time)"
  }
}

/// Two digits at least.
private func digits(_ number: Int?) -> String {
  let text = "\(number ?? 0)"
  return text.count < 2 ? "0" + text : text
}
