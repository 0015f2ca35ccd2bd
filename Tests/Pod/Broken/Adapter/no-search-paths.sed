# MVVMConformanceXCTest: pod_target_xcconfig is nil, and should be {"ENABLE_TESTING_SEARCH_PATHS"=>"YES"}
/pod_target_xcconfig/d
