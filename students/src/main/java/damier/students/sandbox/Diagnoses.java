package damier.students.sandbox;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.tools.Diagnostic;

/** Rewrites compiler errors for beginners. */
final class Diagnoses {
    private static final Pattern SYMBOL =
            Pattern.compile("symbol:\\s+(class|variable|method)\\s+([\\w.]+)");

    /** A qualified class name, whose package is omitted. */
    private static final Pattern QUALIFIED = Pattern.compile("\\b(?:[a-z]\\w*\\.)+([A-Z])");

    private static final Pattern QUOTED_PACKAGE = Pattern.compile("package ([\\w.]+)");
    private static final Pattern CONVERSION =
            Pattern.compile("incompatible types: (.+) cannot be converted to (.+)");
    private static final Pattern UNREPORTED = Pattern.compile("unreported exception ([\\w.]+)");
    private static final List<String> USUAL_PACKAGES =
            List.of(
                    "damier.student",
                    "java.util",
                    "java.util.function",
                    "java.util.stream",
                    "java.time",
                    "java.io");

    private final String file;
    private final List<String> lines;

    Diagnoses(String file, String source) {
        this.file = file;
        lines = source.lines().toList();
    }

    String sentence(Diagnostic<?> diagnostic) {
        String message = diagnostic.getMessage(Locale.ROOT).strip().replaceAll("\\s*\\R\\s*", "; ");
        String code = Optional.ofNullable(diagnostic.getCode()).orElse("");
        String place =
                diagnostic.getLineNumber() > 0
                        ? file + ", line " + diagnostic.getLineNumber()
                        : file;
        String plain = QUALIFIED.matcher(message).replaceAll("$1");
        return place + ": " + words(code.replace("compiler.err.", ""), plain, diagnostic);
    }

    private String words(String code, String message, Diagnostic<?> diagnostic) {
        return switch (code) {
            case "expected", "expected2", "expected3", "expected4" -> missing(message, diagnostic);
            case "premature.eof" -> "the file ends too early: a } is missing";
            case "cant.resolve", "cant.resolve.location", "cant.resolve.location.args" ->
                    unknown(message);
            case "doesnt.exist", "package.not.visible" -> unknownPackage(message);
            case "prob.found.req" -> conversion(message);
            case "missing.ret.stmt" -> "the method can end here without returning a value";
            case "unreported.exception.need.to.catch.or.throw" -> unreported(message);
            case "does.not.override.abstract" -> "a method is missing: " + message;
            case "not.def.public.cant.access" -> "it is not public: " + message;
            case "var.might.not.have.been.initialized" -> "it may have no value yet: " + message;
            case "illegal.start.of.expr", "illegal.start.of.type", "not.stmt" ->
                    "this is not Java: " + shown(diagnostic);
            case "unclosed.str.lit" -> "a text does not end: \" is missing";
            case "class.not.allowed", "implicit.class.should.not.have.package.declaration" ->
                    "methods must stand inside a class: class My { ... }";
            default ->
                    message.contains("compact source file")
                            ? "methods must stand inside a class: class My { ... }"
                            : message;
        };
    }

    private String missing(String message, Diagnostic<?> diagnostic) {
        String what = message.replace(" expected", "").replace("'", "");
        if (what.contains("class")) {
            return "there should be a class here, not: " + shown(diagnostic);
        }
        return "there should be " + what + " here: " + shown(diagnostic);
    }

    private String shown(Diagnostic<?> diagnostic) {
        long line = diagnostic.getLineNumber();
        return line > 0 && line <= lines.size() ? lines.get((int) line - 1).strip() : "";
    }

    private static String unknown(String message) {
        Matcher symbol = SYMBOL.matcher(message);
        if (!symbol.find()) {
            return message;
        }
        String name = symbol.group(2);
        return switch (symbol.group(1)) {
            case "class" -> "there is no class " + name + missingImport(name);
            case "method" -> "there is no method " + name + where(message);
            default -> "there is no " + name + where(message) + "; is it declared and spelt so?";
        };
    }

    private static String where(String message) {
        Matcher variable =
                Pattern.compile("location: variable \\w+ of type ([\\w.]+)").matcher(message);
        if (variable.find()) {
            return " in a " + variable.group(1);
        }
        Matcher type = Pattern.compile("location: (?:class|interface) ([\\w.]+)").matcher(message);
        return type.find() ? " in " + type.group(1) : "";
    }

    private static String missingImport(String name) {
        return USUAL_PACKAGES.stream()
                .map(place -> place + "." + name)
                .filter(Diagnoses::exists)
                .findFirst()
                .map(type -> "; is this missing: import " + type + "; ?")
                .orElse("");
    }

    private static boolean exists(String type) {
        try {
            Class.forName(type, false, Diagnoses.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private static String unknownPackage(String message) {
        Matcher name = QUOTED_PACKAGE.matcher(message);
        return name.find()
                ? "players cannot use "
                        + name.group(1)
                        + ": they have java.util and the other basic packages of Java, and"
                        + " damier.student"
                : message;
    }

    private static String conversion(String message) {
        Matcher types = CONVERSION.matcher(message);
        if (types.find()) {
            return "this is of type %s, but %s is needed".formatted(types.group(1), types.group(2));
        }
        Matcher lossy =
                Pattern.compile("possible lossy conversion from (\\w+) to (\\w+)").matcher(message);
        return lossy.find()
                ? "a %s does not fit into an %s: write (%s) before it, or use %s"
                        .formatted(lossy.group(1), lossy.group(2), lossy.group(2), lossy.group(1))
                : message;
    }

    private static String unreported(String message) {
        Matcher name = UNREPORTED.matcher(message);
        return name.find()
                ? "this may throw " + name.group(1) + ": catch it, or do without"
                : message;
    }
}
