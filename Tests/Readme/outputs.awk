# Prints a document with the output of its commands between "<!-- output of COMMAND -->" and "<!-- end of output -->".
# Fails if a command fails or prints nothing.

/^<!-- end of output -->$/ {
  if (fence) print fence
  lines = 0
  while ((command | getline line) > 0) {
    lines++
    if (line == "") { blank = blank "\n"; continue }
    printf "%s", blank
    blank = ""
    print line
  }
  if (close(command) != 0 || !lines) failed = failed " " command
  blank = ""
  if (fence) print "```"
  command = ""
}

command && !fence && /^```/ { fence = $0 }
command { next }
{ print }

/^<!-- output of .* -->$/ {
  command = "(" substr($0, 16, length($0) - 19) ") </dev/null 2>/dev/null"
  fence = ""
  outputs++
}

END {
  if (failed) print "failed:" failed >"/dev/stderr"
  exit failed || !outputs
}
