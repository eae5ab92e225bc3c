package damier.app.system;

import damier.app.command.DamierCommand;
import damier.app.command.DataOptions;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.protocol.Finding;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import java.util.List;

/** Checks the installation. */
@Command(
        name = "doctor",
        header = "Check whether everything that Damier needs is in place.",
        description = {"", "Prints one line per check. The exit code is 1 if a check fails.", ""},
        footer = {
            "",
            "Example: damier doctor",
            "         damier doctor --database jdbc:postgresql://localhost/damier?user=ann"
        })
public final class DoctorCommand extends DamierCommand {
    private record Report(boolean passed, List<Finding> findings) {}

    @Mixin private DataOptions options;
    @Mixin private JsonOption json;

    @Override
    protected int run() {
        var doctor =
                new Doctor(program(), Environment.here(), options.folder(), options.database());
        List<Finding> findings = doctor.examine();
        long failed = findings.stream().filter(Finding::failed).count();
        long missing = findings.stream().filter(Finding::missing).count();
        if (json.isAsked()) {
            json.print(out(), new Report(failed == 0, findings));
        } else {
            findings.forEach(out()::println);
            out().println(
                            "%d passed, %d failed%s"
                                    .formatted(
                                            findings.size() - failed - missing,
                                            failed,
                                            missing == 0 ? "" : ", " + missing + " missing"));
        }
        return failed == 0 ? Exit.DONE : Exit.FAILED;
    }
}
