package damier.app.command;

import picocli.CommandLine.Option;

import tools.jackson.databind.json.JsonMapper;

import java.io.PrintWriter;

/** The option of every command that prints data, a mixin. */
public final class JsonOption {
    @Option(names = "--json", description = "Print one line of JSON instead of text.")
    private boolean asked;

    public boolean isAsked() {
        return asked;
    }

    /**
     * Prints one line of JSON.
     *
     * @param data its components are the fields
     */
    public void print(PrintWriter out, Record data) {
        out.println(JsonMapper.shared().writeValueAsString(data));
    }
}
