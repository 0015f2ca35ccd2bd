# MVVMConformanceXCTest: dependencies is ["SwiftMVVMPattern"], and should be ["SwiftMVVMPattern/Conformance"]
s|'SwiftMVVMPattern/Conformance'|'SwiftMVVMPattern'|
