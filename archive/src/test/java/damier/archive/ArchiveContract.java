package damier.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.formats.Formats;
import damier.games.Games;
import damier.record.Problem;
import damier.record.Source;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** What an archive does on any database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ArchiveContract {
    private static final String GAMES =
            """
            [Event "Club"][White "Léa Martin"][Black "Jan de Vries"][Date "2019.05.04"]
            [Result "2-0"][GameType "20"]
            1. 32-28 19-23 2. 28x19 14x23 3. 37-32 (3. 33-28 {too early}) 10-14 2-0

            [Event "Club"][White "Jan de Vries"][Black "Ada"][Date "2020.??.??"]
            [Result "1-1"][GameType "20"]
            1. 32-28 18-23 2. 33-29 23x32 3. 37x28 1-1

            [Event "League"][White "Ada"][Black "Lea"][Date "2021.01.31"]
            [Result "0-2"][GameType "20"]
            1. 33-28 18-23 2. 32-27 0-2
            """;

    private final Games games = new Games();
    final Formats formats = new Formats(games);
    private Archive archive;

    /** The url of an empty database. */
    abstract String freshDatabase() throws IOException;

    @BeforeEach
    void importTheGames() throws IOException {
        archive = Archive.open(freshDatabase(), formats);
        Archive.Imported imported = imported(GAMES);
        assertThat(imported).isEqualTo(new Archive.Imported(3, 3, 0));
    }

    @AfterEach
    void closeIt() {
        archive.close();
    }

    private Archive.Imported imported(String text) throws IOException {
        return archive.importFrom(
                formats.byName("pdn"),
                Source.of("games.pdn", text),
                null,
                new Archive.ImportListener() {});
    }

    private List<String> whites(GameQuery wanted) {
        return archive.find(wanted).stream().map(StoredGame::white).toList();
    }

    @Test
    void gamesAreFoundByPlayerHoweverTheNameIsTyped() {
        assertThat(whites(GameQuery.ALL.withPlayer("lea"))).containsExactly("Ada", "Léa Martin");
        assertThat(whites(GameQuery.ALL.withPlayer("DE VRIES")))
                .containsExactly("Jan de Vries", "Léa Martin");
        assertThat(whites(GameQuery.ALL.withPlayer("%"))).isEmpty();
    }

    @Test
    void anArchiveThatIsWholeSaysWhatItIs() {
        assertThat(archive.check()).matches("(SQLite|PostgreSQL) .*, 3 games");
    }

    @Test
    void gamesAreFoundByDayResultAndKind() {
        assertThat(whites(GameQuery.ALL.withDays("2020", null)))
                .containsExactly("Ada", "Jan de Vries");
        assertThat(whites(GameQuery.ALL.withDays(null, "2020")))
                .containsExactly("Jan de Vries", "Léa Martin");
        assertThat(whites(GameQuery.ALL.withResult("1/2"))).containsExactly("Jan de Vries");
        assertThat(whites(GameQuery.ALL.withKind("italian"))).isEmpty();
        assertThat(whites(GameQuery.ALL.withKind("international"))).hasSize(3);
    }

    @Test
    void datesAreComparedHoweverTheyAreWritten() throws IOException {
        imported(
                """
                [White "Old"][GameType "20"][Date "25.11.2000"]
                1. 31-26 *

                [White "New"][GameType "20"][Date "3/5/2027"]
                1. 31-27 *

                [White "Undated"][GameType "20"][Date "????.??.??"]
                1. 32-27 *
                """);
        assertThat(whites(GameQuery.ALL.withDays("2026", null))).containsExactly("New");
        assertThat(whites(GameQuery.ALL.withDays("2027.05.03", "2027.05.03")))
                .containsExactly("New");
        assertThat(whites(GameQuery.ALL.withDays(null, "2000"))).containsExactly("Old");
    }

    @Test
    void gamesAreSortedAndCounted() {
        GameQuery sorted =
                GameQuery.ALL.withPaging(new GameQuery.Paging(GameQuery.Order.DATE, false, 1, 2));
        assertThat(whites(sorted)).containsExactly("Jan de Vries", "Ada");
        assertThat(archive.count(sorted)).isEqualTo(3);
        assertThat(archive.count(sorted.withPlayer("ada"))).isEqualTo(2);
    }

    @Test
    void aFinishedGameOfOthelloHasItsResultInDiscs() {
        String[] moves = {"f5", "d6", "c5", "f4", "e7", "f6", "g5", "e6", "e3"};
        long id = archive.save(TestGames.played(games.byId("othello"), "Eve", moves));
        assertThat(archive.game(id).orElseThrow().discs()).isEqualTo("64–0");
    }

    @Test
    void gamesAreFoundByTheirFirstMoves() {
        assertThat(whites(GameQuery.ALL.withOpening("32-28")))
                .containsExactly("Jan de Vries", "Léa Martin");
        assertThat(whites(GameQuery.ALL.withOpening("32-28 19-23"))).containsExactly("Léa Martin");
        assertThat(whites(GameQuery.ALL.withOpening("32-2"))).isEmpty();
    }

    @Test
    void gamesAreFoundByAPositionWhateverTheOrderOfTheirMoves() throws IOException {
        imported(
                """
                [White "Other"][GameType "20"][Result "*"]
                1. 31-26 18-22 2. 36-31 20-25 3. 41-36 *

                [White "Order"][GameType "20"][Result "*"]
                1. 31-26 20-25 2. 36-31 18-22 3. 34-29 *
                """);
        long key = key("international", "31-26", "20-25", "36-31", "18-22");
        assertThat(whites(GameQuery.ALL.withPosition(key))).containsExactly("Order", "Other");
        assertThat(archive.moves("international", key))
                .containsExactly(
                        new MoveCount("34-29", 1, 0, 0, 0), new MoveCount("41-36", 1, 0, 0, 0));
    }

    @Test
    void theMovesOfAPositionAreCountedWithTheirResults() {
        assertThat(archive.moves("international", key("international")))
                .containsExactly(
                        new MoveCount("32-28", 2, 1, 1, 0), new MoveCount("33-28", 1, 0, 0, 1));
        assertThat(archive.moves("frisian", key("international"))).isEmpty();
    }

    @Test
    void pagesOfAListFollowEachOther() {
        StoredGame newest = archive.find(GameQuery.ALL.withLimit(1)).getFirst();
        assertThat(newest.white()).isEqualTo("Ada");
        assertThat(whites(GameQuery.ALL.withBefore(newest.id()).withLimit(1)))
                .containsExactly("Jan de Vries");
    }

    @Test
    void theTextOfAGameHoldsItsVariationsAndComments() {
        StoredGame game = archive.find(GameQuery.ALL.withPlayer("martin")).getFirst();
        assertThat(game.plies()).isEqualTo(6);
        assertThat(archive.text(game.id()).orElseThrow())
                .contains("Léa Martin", "33-28", "too early");
        assertThat(archive.text(-1)).isEmpty();
    }

    @Test
    void theSameGameIsKeptOnce() throws IOException {
        assertThat(imported(GAMES)).isEqualTo(new Archive.Imported(3, 0, 0));
        assertThat(archive.count()).isEqualTo(3);
    }

    @Test
    void faultsOfAFileAreToldAndItsGamesKept() throws IOException {
        List<Problem> problems = new ArrayList<>();
        Archive.Imported imported =
                archive.importFrom(
                        formats.byName("pdn"),
                        Source.of(
                                "bad.pdn",
                                """
                                [White "X"][GameType "20"]
                                1. 32-28 1-50 *

                                [White "Y"][GameType "20"]
                                1. 31-27 *
                                """),
                        null,
                        new Archive.ImportListener() {
                            @Override
                            public void problem(Problem problem) {
                                problems.add(problem);
                            }
                        });
        assertThat(imported).isEqualTo(new Archive.Imported(2, 2, 1));
        assertThat(problems).singleElement().asString().contains("bad.pdn:2:");
    }

    @Test
    void aGameThatIsPlayedIsThereAgainAfterItsMovesWereWritten() {
        archive.unfinished().begin("g1", "{}").join();
        archive.unfinished()
                .append("g1", 0, new UnfinishedGame.Move("32-28", 1_000, 60_000, 60_000, 0, null))
                .join();
        archive.unfinished()
                .append("g1", 1, new UnfinishedGame.Move("19-23", 2_000, 60_000, 59_000, 0, null))
                .join();
        archive.unfinished().change("g1", "{draw}").join();

        UnfinishedGame game = archive.unfinished().find("g1").orElseThrow();
        assertThat(game.settings()).isEqualTo("{draw}");
        assertThat(game.moves())
                .containsExactly(
                        new UnfinishedGame.Move("32-28", 1_000, 60_000, 60_000, 0, null),
                        new UnfinishedGame.Move("19-23", 2_000, 60_000, 59_000, 0, null));

        archive.unfinished().takeBack("g1", 1).join();
        assertThat(archive.unfinished().find("g1").orElseThrow().moves()).hasSize(1);
        assertThat(archive.unfinished().ids()).containsExactly("g1");
        assertThat(archive.unfinished().find("g2")).isEmpty();
    }

    @Test
    void aMoveThatCannotBeWrittenDoesNotHarmTheOthers() {
        archive.unfinished().begin("g1", "{}").join();
        List<CompletableFuture<Void>> writes = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            writes.add(
                    archive.unfinished()
                            .append("g1", i, new UnfinishedGame.Move("m" + i, i, -1, -1, 0, null)));
            writes.add(
                    archive.unfinished()
                            .append("g1", i, new UnfinishedGame.Move("again", i, -1, -1, 0, null)));
        }
        for (int i = 0; i < writes.size(); i++) {
            CompletableFuture<Void> write = writes.get(i);
            if (i % 2 == 0) {
                write.join();
            } else {
                assertThatThrownBy(write::join).isInstanceOf(CompletionException.class);
            }
        }
        assertThat(archive.unfinished().find("g1").orElseThrow().moves())
                .extracting(UnfinishedGame.Move::text)
                .hasSize(100)
                .doesNotContain("again");
    }

    @Test
    void aGameThatIsOverMovesToThoseThatCanBeSearched() {
        archive.unfinished().begin("g1", "{}").join();
        var played = TestGames.played(games.byId("othello"), "Eve", "f5", "d6");
        long id = archive.unfinished().end("g1", "{over}", played).join().orElseThrow();
        assertThat(archive.unfinished().ids()).isEmpty();
        StoredGame game = archive.find(GameQuery.ALL.withPlayer("eve")).getFirst();
        assertThat(game.moves()).isEqualTo("f5 d6");
        assertThat(game.id()).isEqualTo(id);
        UnfinishedGame over = archive.unfinished().find("g1").orElseThrow();
        assertThat(over.settings()).isEqualTo("{over}");
        assertThat(over.archived()).isEqualTo(id);
        archive.unfinished().forget(Long.MAX_VALUE).join();
        assertThat(archive.unfinished().find("g1")).isEmpty();
        assertThat(archive.text(game.id()).orElseThrow()).contains("(;GM[Othello]");
    }

    @Test
    void theSameGameEndsTwiceAndIsKeptOnce() {
        long before = archive.count();
        archive.unfinished().begin("g1", "{}").join();
        archive.unfinished().begin("g2", "{}").join();
        var played = TestGames.played(games.byId("othello"), "Eve", "f5");
        assertThat(archive.unfinished().end("g1", "{}", played).join())
                .isEqualTo(archive.unfinished().end("g2", "{}", played).join());
        assertThat(archive.count()).isEqualTo(before + 1);
    }

    @Test
    void aGameWithoutAMoveIsNotArchived() {
        long before = archive.count();
        archive.unfinished().begin("g1", "{}").join();
        assertThat(
                        archive.unfinished()
                                .end("g1", "{}", TestGames.played(games.byId("othello"), "Eve"))
                                .join())
                .isEmpty();
        assertThat(archive.count()).isEqualTo(before);
    }

    @Test
    void theLastBeatIsRemembered() {
        assertThat(archive.unfinished().lastBeat()).isZero();
        archive.unfinished().beat(7).join();
        archive.unfinished().beat(8).join();
        assertThat(archive.unfinished().lastBeat()).isEqualTo(8);
    }

    @Test
    void anAnalysisIsSavedOverTheGameItIsOf() {
        long id = archive.save(TestGames.played(games.byId("italian"), "Ugo", "21-18"));
        assertThat(archive.save(TestGames.played(games.byId("italian"), "Ugo", "21-18")))
                .isEqualTo(id);
        assertThat(archive.game(id).orElseThrow().moves()).isEqualTo("21-18");
        assertThat(archive.game(-1)).isEmpty();
    }

    @Test
    void aGameIsReplacedWithItsPositions() {
        var italian = games.byId("italian");
        long id = archive.save(TestGames.played(italian, "Ugo", "21-18"));
        long other = archive.save(TestGames.played(italian, "Ugo", "22-18"));
        assertThat(archive.replace(id, TestGames.played(italian, "Ugo", "23-20", "12-15")))
                .isTrue();
        assertThat(archive.moves("italian", key("italian")))
                .extracting(MoveCount::move)
                .containsExactly("22-18", "23-20");
        assertThat(archive.replace(-1, TestGames.played(italian, "Eva", "21-18"))).isFalse();
        assertThatThrownBy(() -> archive.replace(id, TestGames.played(italian, "Ugo", "22-18")))
                .hasMessageContaining("there already as " + other);
    }

    @Test
    void aDeletedGameIsFoundNowhereUntilItIsRestored() {
        long before = archive.count();
        long id = archive.save(TestGames.played(games.byId("italian"), "Ugo", "21-18"));
        assertThat(delete(Trash.Type.GAME, id, null)).isTrue();
        assertThat(delete(Trash.Type.GAME, id, null)).isFalse();
        assertThat(archive.moves("italian", key("italian"))).isEmpty();
        assertThat(archive.game(id)).isEmpty();
        assertThat(archive.text(id)).isEmpty();
        assertThat(archive.count()).isEqualTo(before);
        assertThat(whites(GameQuery.ALL.withKind("italian"))).isEmpty();
        assertThat(archive.trash().items(Trash.Type.GAME, null))
                .singleElement()
                .satisfies(item -> assertThat(item.title()).startsWith("Ugo – "));

        assertThat(archive.trash().restore(Trash.Type.GAME, "" + id, null, "me")).isTrue();
        assertThat(archive.trash().restore(Trash.Type.GAME, "" + id, null, "me")).isFalse();
        assertThat(archive.moves("italian", key("italian"))).hasSize(1);
        assertThat(archive.trash().log())
                .extracting(Trash.Entry::act)
                .containsExactly("restored", "deleted");
    }

    @Test
    void aDeletedGameThatIsAddedAgainLeavesTheTrash() {
        var game = TestGames.played(games.byId("italian"), "Ugo", "21-18");
        long id = archive.save(game);
        delete(Trash.Type.GAME, id, null);
        assertThat(archive.add(game)).hasValue(id);
        assertThat(archive.trash().items(Trash.Type.GAME, null)).isEmpty();
        assertThat(archive.moves("italian", key("italian"))).hasSize(1);
    }

    @Test
    void theTrashIsEmptiedAfterThirtyDays() {
        long id = archive.save(TestGames.played(games.byId("italian"), "Ugo", "21-18"));
        long other = archive.save(TestGames.played(games.byId("italian"), "Ugo", "22-18"));
        delete(Trash.Type.GAME, id, null);
        Instant later = Instant.now().plus(Duration.ofDays(31));
        Trash trash = archive.trash(() -> later);
        assertThat(trash.items(Trash.Type.GAME, null)).isEmpty();
        trash.delete(Trash.Type.GAME, "" + other, null, "me");
        assertThat(archive.trash().restore(Trash.Type.GAME, "" + id, null, "me")).isFalse();
        assertThat(archive.trash().log())
                .extracting(Trash.Entry::act)
                .containsExactly("deleted", "removed", "deleted");
    }

    private boolean delete(Trash.Type type, Object id, @Nullable String owner) {
        return archive.trash().delete(type, String.valueOf(id), owner, "me");
    }

    private static Study study(String id, String owner, String document, long version) {
        return new Study(
                id, owner, "italian", "", "21-18", document, 1, null, version, version + 1);
    }

    @Test
    void aStudyIsSavedOverTheVersionItIsBasedOnOnly() {
        assertThat(archive.studies().save(study("1a", "ann", "{1}", 0), "w1")).hasValue(1);
        assertThat(archive.studies().save(study("1a", "ann", "{2}", 1), "w2")).hasValue(2);
        assertThat(archive.studies().save(study("1a", "ann", "{3}", 1), "w1")).isEmpty();
        assertThat(archive.studies().save(study("1a", "ben", "{3}", 2), "w2")).isEmpty();
        // Its answer was lost, and the window saves again.
        assertThat(archive.studies().save(study("1a", "ann", "{4}", 1), "w2")).hasValue(3);
        assertThat(archive.studies().find("1a").orElseThrow().document()).isEqualTo("{4}");
    }

    @Test
    void studiesAreListedForTheirOwnerTheLastChangedFirst() {
        archive.studies().save(study("1a", "ann", "{}", 0), "w");
        archive.studies().save(study("1b", "ann", "{}", 7), "w");
        archive.studies().save(study("1c", "ben", "{}", 0), "w");
        assertThat(archive.studies().of("ann"))
                .extracting(Study.Summary::id)
                .containsExactly("1b", "1a");
        assertThat(archive.studies().count("ann")).isEqualTo(2);
    }

    @Test
    void aDeletedStudyIsRestoredByItsOwnerOnly() {
        archive.studies().save(study("1a", "ann", "{}", 0), "w");
        assertThat(delete(Trash.Type.STUDY, "1a", "ben")).isFalse();
        assertThat(delete(Trash.Type.STUDY, "1a", "ann")).isTrue();
        assertThat(archive.studies().find("1a")).isEmpty();
        assertThat(archive.studies().of("ann")).isEmpty();
        assertThat(archive.studies().save(study("1a", "ann", "{2}", 1), "w")).isEmpty();
        assertThat(archive.trash().items(Trash.Type.STUDY, "ben")).isEmpty();
        assertThat(archive.trash().restore(Trash.Type.STUDY, "1a", "ben", "ben")).isFalse();
        assertThat(archive.trash().restore(Trash.Type.STUDY, "1a", "ann", "ann")).isTrue();
        assertThat(archive.studies().find("1a").orElseThrow().line()).isEqualTo("21-18");
    }

    @Test
    void cardsComeWhenTheyAreDue() {
        TrainingCards training = archive.training();
        Card one = card("a", "W:W31:B1");
        assertThat(training.add(List.of(one, card("a", "W:W32:B1"), one))).isEqualTo(2);
        assertThat(training.counts("a", null, 10)).isEqualTo(new TrainingCards.Counts(2, 2));
        Card next = training.next("a", "international", 10).orElseThrow();
        assertThat(next.fen()).isEqualTo("W:W31:B1");
        assertThat(training.card("b", next.id())).isEmpty();

        training.answered(next.id(), next.repetition().answered(true, 10), 1_000);
        assertThat(training.counts("a", null, 10)).isEqualTo(new TrainingCards.Counts(1, 2));
        assertThat(training.card("a", next.id()).orElseThrow().repetition().due()).isEqualTo(11);
        assertThat(training.next("a", null, 9)).isEmpty();
        assertThat(training.next("a", "othello", 10)).isEmpty();
    }

    private static Card card(String owner, String fen) {
        return new Card(
                0, owner, "international", fen, "mistake", "31-26", "", "", Repetition.first(10));
    }

    private long key(String kind, String... moves) {
        return TestGames.key(games.byId(kind), moves);
    }

    /** For databases that were filled by an earlier version. */
    @Test
    void theKeysOfPositionsNeverChange() {
        assertThat(key("international")).isEqualTo(-1283246586905485649L);
        assertThat(key("othello")).isEqualTo(123483813919866469L);
        assertThat(key("othello", "f5")).isEqualTo(-802008164335207444L);
    }
}
