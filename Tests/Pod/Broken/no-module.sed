# module_name: none in the podspec, SwiftMVVMPattern in the imports
/module_name/d
