# MVVMConformanceXCTest: platforms is {:ios=>"12.0", :osx=>"10.15", :tvos=>"13.0", :watchos=>"6.0", :visionos=>"1.0"} instead of {:ios=>"13.0", :osx=>"10.15", :tvos=>"13.0", :watchos=>"6.0", :visionos=>"1.0"}
s|ios.deployment_target = '13.0'|ios.deployment_target = '12.0'|
