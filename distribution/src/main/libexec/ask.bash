# Has `check` answered by a program that stays in the background, whose code is compiled already; the launchers
# run it with bash:
#
#   ask.bash LAUNCHER JAR ARGUMENT...
#
# Exits with the command's code, or with 125 if the launcher has to run it: nothing was printed then. The second
# check within ten minutes starts that program (the hidden command `referee`), which ends when it has not been used
# for WARDIARY_LINGER minutes (10; 0 starts none). What the two say to each other: Message.java.

declined=125
launcher=$1 jar=$2
shift 2
minutes=${WARDIARY_LINGER:-10}
# as LingeringReferee has it
folder=${XDG_CACHE_HOME:-${HOME:-/dev/null}/.cache}/wardiary/referee/${launcher//\//%}
address=$folder/commands.address

# what is only this process's own, or asks for another Java, is for a new program; `head` of GNU reads no further than told
may_ask() {
  local word
  [[ $OSTYPE == linux-gnu* && $minutes =~ ^[1-9][0-9]{0,5}$ && ${1:-} == check ]] || return
  [[ -z ${WARDIARY_JAVA_OPTIONS:-}${WARDIARY_TRACE:-} ]] || return
  for word in "${@:2}"; do
    case $word in
      --json | --all-errors) ;;
      -* | @*) return 1 ;;
      *) [[ -f $word && ! -L $word ]] || return ;;
    esac
  done
}

reader() {
  if [[ -t 0 && -t 1 && -z ${NO_COLOR+set} && ${TERM:-} != dumb ]]; then echo PERSON; else echo PROGRAM; fi
}

# a text behind a line with its length, in the locale C in bytes
text() { printf '%d\n%s' "${#1}" "$1"; }

request() {
  local token=$1 reader=$2 word LC_ALL=C
  shift 2
  text "$token"
  text "$reader"
  text "$PWD"
  printf '%d\n' "$#"
  for word; do text "$word"; done
}

# exits with the command's code; returns if nobody answers
ask() {
  local port token part number printed=
  [[ -O $address && ! $jar -nt $address ]] || return
  { read -r port && read -r token; } <"$address" || return
  { exec 3<>"/dev/tcp/127.0.0.1/$port"; } 2>/dev/null || return
  # a port may be a stranger's by now
  request "$token" "$(reader)" "$@" 2>/dev/null >&3 && read -r -t 2 part <&3 && [[ $part == wardiary ]] || return
  while read -r part number <&3; do
    case $part in
      # where nobody reads on, as behind `head`, it ends as by the signal that tells so
      out) head -c "$number" <&3 || exit 141 ;;
      err) head -c "$number" <&3 >&2 || exit 141 ;;
      end) exit "$number" ;;
      *) exit $declined ;;
    esac
    printed=yes
  done
  if [[ $printed ]]; then
    echo "error: expected the rest of the answer of the program in the background but it has ended" >&2
    exit 3
  fi
  exec 3>&-
}

# starts the program and returns when it has ended or begun to answer; not for the first check
start() {
  local -i try
  mkdir -p -m 700 -- "$folder" 2>/dev/null || return
  local checked=$folder/checked recent
  recent=$(find "$checked" -mmin -10 2>/dev/null)
  : >"$checked" || return
  [[ $recent ]] || return
  setsid "$launcher" referee --folder "$folder" --minutes "$minutes" </dev/null >"$folder/referee.log" 2>&1 &
  for ((try = 0; try < 500; try++)); do
    sleep 0.02
    if [[ -O $address && ! $jar -nt $address && ! $checked -nt $address ]]; then return 0; fi
    kill -0 $! 2>/dev/null || return
  done
}

# where nobody listens is seen from what `printf` returns
trap : PIPE
may_ask "$@" || exit $declined
ask "$@"
if start; then ask "$@"; fi
exit $declined
