# Completes the arguments of damier, with or without a path.
_damier() {
    local word=${COMP_WORDS[COMP_CWORD]} command= place=0 takes= i=1 options values places item
    # The shell splits --game=italian and hub:scan; treat them as one word.
    while [ "$i" -lt "$COMP_CWORD" ]; do
        item=${COMP_WORDS[i]}
        takes=
        case $item in
            : | =) ;;
            -*)
                _damier_command "$command"
                case " $values " in
                    *" $item:"*)
                        takes=${values#*"$item:"}
                        takes=${takes%% *}
                        i=$((i + 1))
                        [ "${COMP_WORDS[i]}" = = ] && [ "$i" -lt "$COMP_CWORD" ] && i=$((i + 1))
                        ;;
                esac
                ;;
            *)
                if [ "${COMP_WORDS[i - 1]}" = : ]; then
                    :
                elif _damier_command "${command:+$command }$item"; then
                    command=${command:+$command }$item
                else
                    place=$((place + 1))
                fi
                ;;
        esac
        i=$((i + 1))
    done
    # The value of an option is only relevant while it is being typed.
    [ "$i" -gt "$COMP_CWORD" ] || takes=
    [ "$word" = = ] && word=
    _damier_command "$command"
    if [ -z "$takes" ]; then
        case $word in
            -*)
                _damier_words "$options"
                return
                ;;
        esac
        for item in $places; do
            takes=${item%...}
            [ "$item" = "$takes" ] || break
            [ "$place" -eq 0 ] && break
            place=$((place - 1))
            takes=
        done
    fi
    _damier_kind "${takes:-none}"
}

_damier_words() {
    COMPREPLY=($(compgen -W "$1" -- "$word"))
}

# Names of files and folders may contain spaces.
_damier_files() {
    local IFS=$'\n'
    COMPREPLY=("${COMPREPLY[@]}" $(compgen "$@" -- "$word"))
    compopt -o filenames 2>/dev/null
}
