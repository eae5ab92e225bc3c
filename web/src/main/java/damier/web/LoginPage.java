package damier.web;

import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The login page, in the language that the browser prefers. It is separate from the pages, which
 * need a session.
 */
final class LoginPage {
    private record Words(String password, String enter, String wrong, String tooMany) {}

    private static final Words ENGLISH =
            new Words(
                    "Password",
                    "Enter",
                    "That is not the password.",
                    "Too many passwords were tried: wait a little.");

    private static final Map<String, Words> LANGUAGES =
            Map.of(
                    "en",
                    ENGLISH,
                    "nl",
                    new Words(
                            "Wachtwoord",
                            "Naar binnen",
                            "Dat is niet het wachtwoord.",
                            "Er zijn te veel wachtwoorden geprobeerd: wacht even."),
                    "it",
                    new Words(
                            "Password",
                            "Entra",
                            "La password non è questa.",
                            "Troppi tentativi: aspetta un po’."),
                    "fr",
                    new Words(
                            "Mot de passe",
                            "Entrer",
                            "Ce n’est pas le mot de passe.",
                            "Trop d’essais : attendez un peu."));

    private static final List<Locale> LOCALES =
            LANGUAGES.keySet().stream().map(Locale::forLanguageTag).toList();

    private LoginPage() {}

    /**
     * @param status why the previous password was refused; null if there was none
     */
    static String html(Context request, @Nullable Integer status) {
        String language = language(request);
        Words words = LANGUAGES.getOrDefault(language, ENGLISH);
        String fault =
                status == null
                        ? ""
                        : "<p role=\"alert\">%s</p>"
                                .formatted(
                                        status == Refused.TOO_MANY ? words.tooMany : words.wrong);
        return Pages.page(
                language,
                """
                <form method="post" action="/login">%s
                <label>%s <input type="password" name="password" autofocus></label>
                <button>%s</button></form>\
                """
                        .formatted(fault, words.password, words.enter));
    }

    private static String language(Context request) {
        String wanted = Optional.ofNullable(request.header("Accept-Language")).orElse("");
        try {
            Locale found = Locale.lookup(Locale.LanguageRange.parse(wanted), LOCALES);
            return found == null ? "en" : found.getLanguage();
        } catch (IllegalArgumentException e) {
            return "en";
        }
    }
}
