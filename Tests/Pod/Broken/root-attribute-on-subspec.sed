# Core: 'module_name' belongs on the root
s|^    core.source_files|    core.module_name = 'MVVMCore'; core.source_files|
