# Has a command answered by a program that stays in the background, so that it needs no Java of its own; the
# launchers run it with bash:
#
#   ask.bash LAUNCHER JAR ARGUMENT...
#
# Exits with the command's code, or with 125 if the launcher has to run it: no result was printed then. Commands that
# read an archive are answered by the program that has its broker; the first one starts it (the hidden command
# `linger`), as Lingering.java does in all cases that take more than a look. `check` is answered by one of its own (the
# hidden command `referee`), which the second check within ten minutes starts. Both end when they have not been used
# for WARDIARY_LINGER minutes (10; 0 starts none). What is said: Message.java.

# whatever the caller has set, for itself or for all shells
set +eufmC +o pipefail +o posix
declined=125
launcher=$1 jar=$2
shift 2
minutes=${WARDIARY_LINGER:-10}
# as LingeringReferee has it
referee=${XDG_CACHE_HOME:-${HOME:-/dev/null}/.cache}/wardiary/referee/${launcher//\//%}

# what is only this process's own is for a new program
may_check() {
  local word
  [[ $minutes =~ ^[1-9][0-9]{0,5}$ && -z ${WARDIARY_TRACE:-} ]] || return
  for word in "${@:2}"; do
    case $word in
      --json | --all-errors) ;;
      -* | @*) return 1 ;;
      *) [[ -f $word && ! -L $word ]] || return ;;
    esac
  done
}

# no other cluster, standard input or file
may_read() {
  local word value
  [[ -z ${WARDIARY_TRACE:-} ]] || return
  for word in "${@:2}"; do
    value=$word
    case $word in
      --bootstrap-server* | @* | - | -h | --help) return 1 ;;
      -*=*) value=${word#*=} ;;
    esac
    [[ ! -e $value || -d $value ]] || return
  done
}

# sets archive to the archive's folder, as StorageOptions has it; empty if it is none
find_archive() {
  archive=${WARDIARY_DATA:-wardiary-data}
  while (($# > 0)); do
    case $1 in
      --data=*) archive=${1#*=} && break ;;
      --data) archive=${2:-} && break ;;
    esac
    shift
  done
  # whatever a folder's name begins with
  [[ -z $archive || $archive == /* ]] || archive=./$archive
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

# whether a process sees the files that we see; 0 is that of a program that a person ends
sees_ours() {
  [[ $1 == 0 || /proc/$1/ns/mnt -ef /proc/self/ns/mnt ]]
}

# whether a process makes files with the rights that ours would have (Umask.java)
makes_ours() {
  local name mask
  [[ $1 != 0 ]] || return 0
  while read -r name mask; do
    if [[ $name == Umask: ]]; then
      [[ 8#$mask -eq 8#$(umask) ]]
      return
    fi
  done 2>/dev/null <"/proc/$1/status"
}

# sets java to the one that the launcher starts
find_java() {
  java=${JAVA_HOME:+$JAVA_HOME/bin/}java
  if [[ $java != */* ]]; then
    hash "$java" 2>/dev/null || return
    java=${BASH_CMDS[$java]}
  fi
}

# sets changed to when our classes were made, in milliseconds
find_changed() {
  # in the locale C with a point before the milliseconds
  changed=$(LC_ALL=C stat -L -c %.3Y -- "$jar" 2>/dev/null) && changed=${changed/./}
}

# whether a program was started from our classes and on our Java, as Build.java writes it; what it cannot tell the
# Java program tells
is_ours() {
  local build=$1 java changed classes home
  classes=${build%%, Java *}
  home=${build#"$classes, Java "}
  home=${home#* in }
  find_java && find_changed && [[ ${classes##* } == "$changed" ]] || return
  [[ ${classes% *} -ef $jar && $home/bin/java -ef $java ]]
}

# whether a program that we start could be asked: here is all that this takes, and our Java is no script
could_ask() {
  local java changed
  is_gnu && [[ -e /proc/self/ns/mnt ]] && find_changed && [[ $changed =~ ^[0-9]+$ ]] || return
  find_java && java=$(readlink -f -- "$java") && [[ -e ${java%/bin/java}/lib/modules ]]
}

# that of GNU reads no further than told
is_gnu() { [[ $(head --version 2>/dev/null) == *GNU* ]]; }

# what `head` says of a standard output that takes no more: a signal where nobody reads on
unwritten() {
  (($1 < 128)) || exit 141
  echo "error: expected to write to standard output but failed" >&2
  exit 3
}

# exits with the command's code; returns 1 if nobody answers
ask() {
  local port token build process part number printed=
  [[ -O $address ]] || return
  is_gnu || exit $declined
  { { read -r port && read -r token && read -r build && read -r process; } <"$address"; } 2>/dev/null || return
  is_ours "$build" && sees_ours "$process" || return
  # a check makes no files
  [[ $1 == check ]] || makes_ours "$process" || return
  { exec 3<>"/dev/tcp/127.0.0.1/$port"; } 2>/dev/null || return
  # a port may be a stranger's by now
  request "$token" "$(reader)" "$@" 2>/dev/null >&3 && read -r -t 2 part <&3 && [[ $part == wardiary ]] || return
  # a stream that is closed takes nothing, and keeps nobody from the other one
  { { :; } 4>&1; } 2>/dev/null || exec >/dev/null
  { :; } 4>&2 || exec 2>/dev/null
  while read -r part number <&3; do
    require_launcher
    case $part in
      # where nobody reads on, as behind `head`, it ends as by the signal that tells so
      out) head -c "$number" <&3 2>/dev/null || unwritten $? ;;
      err) head -c "$number" <&3 >&2 2>/dev/null || exit 141 ;;
      end) exit "$number" ;;
      # it failed; what it has printed must not be printed again
      *) if [[ $printed ]]; then break; else exit $declined; fi ;;
    esac
    printed=yes
  done
  if [[ $printed ]]; then
    echo "error: expected the rest of the answer of the program in the background but it failed" >&2
    exit 3
  fi
  exec 3>&-
  return 1
}

# reads who said last that it answers: the token, of which each program has another, and the process
last_said() {
  token='' process=''
  { { read -r _ && read -r token && read -r _ && read -r process; } <"$address"; } 2>/dev/null
}

# becomes a program that keeps neither files nor a folder of the first caller's
become() {
  local file
  for file in /proc/"$BASHPID"/fd/*; do
    file=${file##*/}
    if ((file > 2)); then eval "exec $file>&-"; fi
  done
  # what '..' leads to behind a link is for the system to say
  CDPATH='' cd -P -- "$3" && exec setsid "$launcher" "$1" "$2" "$PWD" --minutes "$minutes"
}

# a launcher that was ended does not want the rest
require_launcher() { kill -0 "$PPID" 2>/dev/null || exit 143; }

# launch COMMAND OPTION FOLDER: starts a program and waits until one answers in the folder; fails if none does
launch() {
  local -i try most=2000
  local token process before
  command -v setsid >/dev/null || return
  last_said
  before=$token
  { become "$@" </dev/null >"$3/$1.log" 2>&1 & } 2>/dev/null
  for ((try = 0; try < most; try++)); do
    sleep 0.02
    require_launcher
    last_said
    if [[ $process && $token != "$before" ]]; then return 0; fi
    if ! kill -0 $! 2>/dev/null; then
      # one that ends in order leaves it to that of another command at the same time, which is about to answer
      wait $! || return
      if ((most > try + 100)); then most=try+100; fi
    fi
  done
  return 1
}

# starts the referee, but not for the first check
start_referee() {
  local checked=$referee/checked recent
  (umask 077 && mkdir -p -- "$referee") 2>/dev/null && [[ -O $referee ]] || return
  recent=$(find "$checked" -mmin -10 2>/dev/null)
  { : >"$checked"; } 2>/dev/null || return
  [[ $recent ]] && launch referee --folder "$referee"
}

# starts the program that has the broker of an archive that nobody has, and nobody had until it was killed
start_broker() {
  local -i try
  local word token process
  [[ $minutes =~ ^[1-9][0-9]{0,5}$ && -d $archive/kafka && -w $archive ]] || return
  [[ ! -e $address && ! -e $archive/owner.properties ]] || return
  [[ ! -e $archive/linger.log || -w $archive/linger.log ]] || return
  for word; do [[ $word != --no-linger ]] || return; done
  could_ask && WARDIARY_JAVA_OPTIONS=-XX:TieredStopAtLevel=1 launch linger --data "$archive" || return
  # it answers when it has its broker, but greets at once where the machine is not busy
  for ((try = 0; try < 20; try++)); do
    (ask --ready)
    case $? in
      0) tell_started && return ;;
      1) kill -0 $! 2>/dev/null || return ;;
      *) return 1 ;;
    esac
    sleep 0.1
  done
  return 1
}

tell_started() {
  require_launcher
  last_said
  # otherwise that of another command at the same time
  if [[ $process == "$!" ]]; then
    echo "wardiary: the archive's broker stays in the background until it has not been used for $minutes min:" \
      "'wardiary stop' ends it, --no-linger starts none" >&2
  fi
  return 0
}

# who wants options of Java to count has a Java of his own
[[ $OSTYPE == linux-gnu* && -z ${WARDIARY_JAVA_OPTIONS:-} ]] || exit $declined
# where nobody listens is seen from what `printf` returns
trap : PIPE
case ${1:-} in
  check)
    may_check "$@" || exit $declined
    address=$referee/commands.address
    ask "$@"
    if start_referee; then ask "$@"; fi
    ;;
  games | standings | players | position | trace | search | explore | history | report)
    may_read "$@" || exit $declined
    find_archive "$@"
    [[ $archive ]] || exit $declined
    address=$archive/commands.address
    ask "$@"
    if start_broker "$@"; then ask "$@"; fi
    ;;
esac
exit $declined
