# module_name: MVVM in the podspec, SwiftMVVMPattern in the imports
s|module_name = 'SwiftMVVMPattern'|module_name = 'MVVM'|
