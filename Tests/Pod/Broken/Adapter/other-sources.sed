# MVVMConformanceXCTest: source_files is "Conformance/**/*.swift" instead of "Conformance/XCTest/*.swift"
s|Conformance/XCTest/\*|Conformance/**/*|
