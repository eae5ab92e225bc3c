package damier.app.lab;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.console.TextTable;
import damier.lab.experiment.Experiments;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import java.util.ArrayList;
import java.util.List;

/** Lists the experiments. */
@Command(
        name = "list",
        header = "List the built-in experiments.",
        footer = {"", "Example: damier lab list"})
final class LabListCommand extends DamierCommand {
    private record Answer(List<Experiments.Entry> experiments) {}

    @Mixin private JsonOption json;

    @Override
    protected int run() {
        List<Experiments.Entry> entries =
                new ArrayList<>(LabRunCommand.experiments(program()).list());
        entries.add(new Experiments.Entry(TuneRun.NAME, TuneRun.SUMMARY, true));
        if (json.isAsked()) {
            json.print(out(), new Answer(entries));
            return Exit.DONE;
        }
        var table = new TextTable("lll");
        for (Experiments.Entry entry : entries) {
            table.add(entry.name(), entry.takesPlayer() ? "--player" : "", entry.summary());
        }
        table.lines().forEach(out()::println);
        return Exit.DONE;
    }
}
