# A phase "Run Script" of the app's target. Turn off "Based on dependency analysis", and set the build setting "User Script Sandboxing"
# (ENABLE_USER_SCRIPT_SANDBOXING) to No, because the whole project is read.

# Homebrew installs to another folder on Apple silicon than on Intel, and Xcode's PATH contains neither.
export PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
if [ -n "${PODS_ROOT:-}" ] && [ -x "$PODS_ROOT/mvvmlint/mvvmlint" ]; then
  "$PODS_ROOT/mvvmlint/mvvmlint" check "$SRCROOT" --reporter xcode
elif command -v mvvmlint >/dev/null; then
  mvvmlint check "$SRCROOT" --reporter xcode
else
  echo "warning: mvvmlint is not installed; see @CHECKER@"
fi
