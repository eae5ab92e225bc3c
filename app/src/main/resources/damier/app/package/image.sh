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
exec "$home/runtime/bin/java" -Xlog:disable -Ddamier.command="$0" -XX:AOTCache="$home/app/damier.aot" \
    ${DAMIER_JAVA_OPTS--XX:+UseSerialGC} -jar "$home/app/damier.jar" "$@"
