import Foundation
import Testing

@testable import RepoModel

struct DateTextTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 7_200) ?? .current
    return calendar
  }()

  @Test(arguments: [
    (0.0, 0.0, "02:00"), (0, 79_199, "02:00"), (0, 79_200, "1970-01-01 02:00"), (-7_201, 0, "1969-12-31 23:59"),
    (1_700_000_000, 1_700_000_000, "00:13"), (1_700_000_000, 0, "2023-11-15 00:13"),
  ])
  func timeIsShownWithTheDayUnlessItIsToday(seconds: Double, today: Double, text: String) {
    let (moment, today) = (Date(timeIntervalSince1970: seconds), Date(timeIntervalSince1970: today))
    #expect(moment.clockTime(in: calendar, today: today) == text)
  }
}
