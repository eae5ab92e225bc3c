package damier.app.engine;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.engine.EngineFactory;
import damier.players.PlayerFactory;
import damier.protocol.EvaluationCheck;
import damier.protocol.Finding;
import damier.protocol.PlayerCheck;
import damier.protocol.ProtocolScheme;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.ArrayList;
import java.util.List;

/** Checks whether a program follows its protocol. */
@Command(
        name = "check-engine",
        header = "Check whether a program or a student's file is a correct player.",
        description = {"", "Prints one line per check. The exit code is 1 if a check fails.", ""},
        footer = {
            "",
            "Example: damier check-engine \"hub:./scan hub\"",
            "         damier check-engine My.java"
        })
public final class CheckEngineCommand extends DamierCommand {
    private record Report(String player, String game, boolean passed, List<Finding> findings) {}

    @Parameters(
            index = "0",
            paramLabel = "PLAYER",
            description =
                    "hub:COMMAND, nboard:COMMAND, dxp:HOST:PORT, a student's file such as My.java,"
                            + " or any other player.")
    private String player;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description =
                    "Game to play. Default: international; othello for nboard and for files that"
                            + " use OthelloBoard.")
    private @Nullable String game;

    @Mixin private JsonOption json;

    @Override
    protected int run() {
        return check(program().engines(game == null ? likelyGame() : game));
    }

    private String likelyGame() {
        return ProtocolScheme.of(player.strip(), program().schemes())
                .map(ProtocolScheme::usualGame)
                .orElseGet(() -> program().likelyGame(player));
    }

    private int check(EngineFactory kind) {
        List<Finding> findings = new ArrayList<>();
        if (program().students().isStudent(player)) {
            if (program().students().check(kind, player, finding -> add(findings, finding))) {
                PlayerFactory factory = program().player(kind, player);
                EvaluationCheck.run(kind.game(), factory, finding -> add(findings, finding));
                PlayerCheck.run(kind.game(), factory, true, finding -> add(findings, finding));
            }
        } else {
            try {
                PlayerCheck.run(
                        kind,
                        player.strip(),
                        program().schemes(),
                        finding -> add(findings, finding));
            } catch (IllegalArgumentException e) {
                throw new BadInput("player", e);
            }
        }
        long failed = findings.stream().filter(finding -> !finding.passed()).count();
        if (json.isAsked()) {
            json.print(out(), new Report(player, kind.game().id(), failed == 0, findings));
        } else {
            out().println(findings.size() - failed + " passed, " + failed + " failed");
        }
        return failed == 0 ? Exit.DONE : Exit.FAILED;
    }

    private void add(List<Finding> findings, Finding finding) {
        findings.add(finding);
        if (!json.isAsked()) {
            out().println(finding);
        }
    }
}
