# MVVMConformanceXCTest: the version of SwiftMVVMPattern is [], and should be ["1.0.0"]
s|/Conformance', spec.version.to_s|/Conformance'|
