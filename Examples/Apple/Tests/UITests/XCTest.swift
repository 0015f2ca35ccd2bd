/// The part of XCTest that the UI test uses.
public import Foundation

open class XCTestCase: NSObject {
  public func add(_ attachment: XCTAttachment) {}
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

@MainActor public class XCUIElementQuery {
  public var firstMatch: XCUIElement { fatalError() }
  public subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor public class XCUIElement {
  public var cells: XCUIElementQuery { fatalError() }
  public var searchFields: XCUIElementQuery { fatalError() }
  public var navigationBars: XCUIElementQuery { fatalError() }
  public var buttons: XCUIElementQuery { fatalError() }
  public var exists: Bool { fatalError() }
  public func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
  public func tap() {}
  public func typeText(_ text: String) {}
  public func screenshot() -> XCUIScreenshot { fatalError() }
}

@MainActor public class XCUIApplication: XCUIElement {
  public override init() { fatalError() }
  public var launchArguments: [String] = []
  public func launch() {}
}

@MainActor public class XCUIScreenshot {}

public class XCTAttachment: NSObject {
  public enum Lifetime { case keepAlways }
  @MainActor public init(screenshot: XCUIScreenshot) {}
  public var name: String?
  public var lifetime = Lifetime.keepAlways
}
