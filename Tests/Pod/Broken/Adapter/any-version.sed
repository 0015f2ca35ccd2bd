# MVVMConformanceXCTest: the version of SwiftMVVMPattern is [] instead of ["1.0.0"]
s|/Conformance', spec.version.to_s|/Conformance'|
