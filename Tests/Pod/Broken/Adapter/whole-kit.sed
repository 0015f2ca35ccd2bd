# MVVMConformanceXCTest: dependencies is ["SwiftMVVMPattern"] instead of ["SwiftMVVMPattern/Conformance"]
s|'SwiftMVVMPattern/Conformance'|'SwiftMVVMPattern'|
