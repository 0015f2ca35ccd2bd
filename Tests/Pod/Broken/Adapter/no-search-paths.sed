# MVVMConformanceXCTest: pod_target_xcconfig is nil instead of {"ENABLE_TESTING_SEARCH_PATHS"=>"YES"}
/pod_target_xcconfig/d
