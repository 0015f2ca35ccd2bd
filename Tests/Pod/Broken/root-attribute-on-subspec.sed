# Core: 'module_name' stands on the root only
s|^    core.source_files|    core.module_name = 'MVVMCore'; core.source_files|
