# Context: there is no 'SwiftMVVMPattern/Base' to depend on
/context.dependency/s|Core|Base|
