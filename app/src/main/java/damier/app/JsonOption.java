package damier.app;

import picocli.CommandLine.Option;

import tools.jackson.databind.json.JsonMapper;

import java.io.PrintWriter;

/** The option of every command that prints data, to be mixed in. */
final class JsonOption {
    @Option(names = "--json", description = "Print one line of JSON in place of text.")
    private boolean asked;

    boolean isAsked() {
        return asked;
    }

    /**
     * @param data its components are the fields
     */
    void print(PrintWriter out, Record data) {
        out.println(JsonMapper.shared().writeValueAsString(data));
    }
}
