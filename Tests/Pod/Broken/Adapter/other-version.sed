# MVVMConformanceXCTest: version is "0.9.0", and should be "1.0.0"
s|spec.version = '1.0.0'|spec.version = '0.9.0'|
