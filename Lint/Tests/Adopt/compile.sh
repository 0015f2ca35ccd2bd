#!/bin/bash
# Compiles fixtures of `mvvmlint adopt` against the stubs of UIKit and the kit.
#
#   compile.sh build FOLDER                       build the stubs and the kit in the folder
#   compile.sh check FOLDER COLUMN FLAGS FILE…    compile files as a module, for a kind of user (see columns in modules.sh)
#   compile.sh module FOLDER COLUMN PATH FILE…    compile files into the module PATH, which is named NAME.swiftmodule
# shellcheck source=../../../Tests/Compiler/modules.sh disable=SC2086
. "$(dirname "$0")/../../../Tests/Compiler/modules.sh"
action=$1
# The functions of modules.sh read it.
# shellcheck disable=SC2034
products=$2
shift 2
case $action in
  build) stubs ios && kit ios source -swift-version 6 ;;
  check)
    column=$1 flags=$2
    shift 2
    # A file named main.swift has code at its top.
    case " $*" in
      */main.swift*) library='' ;;
      *) library=-parse-as-library ;;
    esac
    client "$column" ios $flags -emit-sil -o /dev/null $library -module-name App "$@"
    ;;
  module)
    column=$1 path=$2
    shift 2
    client "$column" ios -emit-module -emit-module-path "$path" -parse-as-library -module-name "$(basename "$path" .swiftmodule)" "$@"
    ;;
esac
