# Conformance/XCTest/XCTAssertNoFindings.swift imports a framework for tests
s|'Conformance/\*.swift'|'Conformance/**/*.swift'|
