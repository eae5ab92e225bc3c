#!/bin/sh
# Starts Damier with the Java that lies beside it.
#
#   DAMIER_JAVA_OPTS   options for the virtual machine, in place of the usual ones
#   DAMIER_DEBUG=1     shows the stack trace of an internal error
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

exec "$home/runtime/bin/java" -Xlog:disable -XX:+UnlockDiagnosticVMOptions -XX:+ShowHiddenFrames \
    -Ddamier.command="$0" -XX:AOTCache="$home/app/damier.aot" ${DAMIER_JAVA_OPTS-$(usual_options)} -jar "$home/app/damier.jar" "$@"
