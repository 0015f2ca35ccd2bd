# MVVMConformanceXCTest: source_files is "Conformance/**/*.swift", and should be "Conformance/XCTest/*.swift"
s|Conformance/XCTest/\*|Conformance/**/*|
