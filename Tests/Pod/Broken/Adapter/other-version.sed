# MVVMConformanceXCTest: version is "0.9.0" instead of "1.0.0"
s|spec.version = '1.0.0'|spec.version = '0.9.0'|
