#!/bin/sh
# Starts Damier with the Java of JAVA_HOME or of the PATH, if that is new enough.
#
#   JAVA_HOME          the Java to use
#   DAMIER_JAVA_OPTS   options for the virtual machine, in place of the usual ones
#   DAMIER_DEBUG=1     shows the stack trace of an internal error
oldest=25
file=$(readlink -f "$0" 2>/dev/null) || file=$0
case $file in
    */*) home=${file%/*} ;;
    *) home=. ;;
esac

# On two or three processors the virtual machine has a single thread for its better compiler, which the search outruns in
# its first seconds.
usual_options() {
    case $(getconf _NPROCESSORS_ONLN 2>/dev/null) in
        2 | 3) echo "-XX:+UseSerialGC -XX:CICompilerCount=3" ;;
        *) echo "-XX:+UseSerialGC" ;;
    esac
}

# The first number of the version that a program calls itself by.
version() {
    "$1" -version 2>&1 | while read -r line; do
        case $line in
            *version\ \"*)
                line=${line#*version \"}
                echo "${line%%[!0-9]*}"
                return
                ;;
        esac
    done
}

found=
for java in "${JAVA_HOME:+$JAVA_HOME/bin/java}" "$(command -v java)"; do
    [ -n "$java" ] && [ -x "$java" ] || continue
    found=$(version "$java")
    if [ "${found:-0}" -ge "$oldest" ]; then
        exec "$java" -Xlog:disable -XX:+UnlockDiagnosticVMOptions -XX:+ShowHiddenFrames \
            -Ddamier.command="$0" ${DAMIER_JAVA_OPTS-$(usual_options)} -jar "$home/app/damier.jar" "$@"
    fi
done
if [ -n "$found" ]; then
    echo "damier: Java $found is too old: install Java $oldest or later (https://adoptium.net) or set JAVA_HOME" >&2
else
    echo "damier: there is no Java: install Java $oldest or later (https://adoptium.net) or set JAVA_HOME" >&2
fi
exit 2
