public import Foundation

extension Date {
  /// The local time: `14:05`, with the day before it unless that is today.
  public var clockTime: String { clockTime(in: .current, today: Date()) }

  func clockTime(in calendar: Calendar, today: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: self)
    let time = "\(digits(parts.hour)):\(digits(parts.minute))"
    if calendar.isDate(self, inSameDayAs: today) { return time }
    return "\(digits(parts.year))-\(digits(parts.month))-\(digits(parts.day)) \(time)"
  }
}

/// Returns the number with at least two digits.
private func digits(_ number: Int?) -> String {
  let text = "\(number ?? 0)"
  return text.count < 2 ? "0" + text : text
}
