# What the scripts share; $name is the script that uses it.
oldest_java=25

say() { echo "$name: $*" >&2; }

fail() {
    local status=$1
    shift
    say "$@"
    exit "$status"
}

is_new_jdk() {
    local line version=0
    [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    while read -r line; do
        case $line in
            JAVA_VERSION=*)
                version=${line#*\"}
                version=${version%%[!0-9]*}
                ;;
        esac
    done <"$1/release"
    [ "${version:-0}" -ge "$oldest_java" ]
}

# Sets $jdk to the folder of a JDK that is new enough, or ends the script.
find_jdk() {
    local on_path candidate
    on_path=$(readlink -f "$(command -v java)" 2>/dev/null)
    for candidate in "${JAVA_HOME:-}" "${on_path%/bin/java}" \
        /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home /opt/*; do
        if is_new_jdk "$candidate"; then
            jdk=$candidate
            return
        fi
    done
    fail 2 "no JDK $oldest_java or later found: install one (https://adoptium.net) or set JAVA_HOME"
}

need_maven() {
    command -v mvn >/dev/null ||
        fail 2 "Maven is not installed: install it (apt install maven, brew install maven)"
}

# Maven on that JDK, without the warnings that newer virtual machines have for it.
maven() {
    JAVA_HOME=$jdk \
        MAVEN_OPTS="${MAVEN_OPTS:-} --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow" \
        mvn --batch-mode --no-transfer-progress -Dstyle.color=never "$@" </dev/null
}
