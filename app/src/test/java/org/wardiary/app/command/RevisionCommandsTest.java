package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.testkit.GameData;

/**
 * One archive on a real broker, corrected in every way; each test continues where the last ended.
 */
@Tag("slow")
@TestInstance(Lifecycle.PER_CLASS)
@TestMethodOrder(OrderAnnotation.class)
class RevisionCommandsTest {

  private static final String RECORD =
      """
      [Game "squares/civil-war"]
      [Event "Club"]
      [Date "1996.05.01"]
      [Round "1"]
      [Blue "Ann"]
      [Gray "Bob"]
      [First "Gray"]
      [Result "Blue"]
      [Termination "resignation"]

      {before} 1. IGR-G3R {one} IBR-B3C 2. CGR-G2CR {three} CBR-B3L 3. IG3R-G2R
      Blue
      {after}
      """;

  private static final List<String> WHO = List.of("--by", "Carl", "--reason", "a slip");

  @TempDir static Path folder;
  private Path data;
  private HeldArchive broker;
  private String id;
  private String listed;

  @BeforeAll
  void archive() throws IOException {
    data = folder.resolve("data");
    broker = HeldArchive.in(data);
    Path file = Files.writeString(folder.resolve("club.wdr"), RECORD);
    id = run("archive", file).lines().get(0).replaceFirst(".* stored ", "");
    assertThat(id).matches("[0-9a-f]{16}");
    listed = run("games", "--json").out();
  }

  @AfterAll
  void stop() {
    broker.close();
  }

  private Cli run(Object... words) {
    List<Object> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--data", data));
    return Cli.run(all.toArray());
  }

  /** Runs a command that changes the game in Carl's name. */
  private Cli change(Object... words) {
    List<Object> all = new ArrayList<>(List.of(words));
    all.addAll(WHO);
    return run(all.toArray());
  }

  private String export(Object... options) {
    List<Object> all = new ArrayList<>(List.of("export"));
    all.addAll(List.of(options));
    Cli run = run(all.toArray());
    assertThat(run.exit()).as(run.err()).isZero();
    return run.out();
  }

  private static void requireRefused(Cli run, String... reasons) {
    assertThat(run.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(run.err()).contains(reasons);
  }

  @Test
  @Order(1)
  void nothingIsDone_withoutNameReasonOrSense() {
    assertThat(run("withdraw", id, "--reason", "x").exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run("withdraw", id, "--by", " ", "--reason", "x").exit()).isEqualTo(ExitCode.USAGE);
    assertThat(change("correct", id, "--with", "CGR-G2CL").err()).contains("expected --from N");
    String with = "CGR-G2CL";
    requireRefused(
        change("correct", id, "--from", 2, "--with", with, "--termination", "resigned"),
        "expected the termination with which the game ends, ");
    requireRefused(
        change("correct", id, "--from", 2, "--with", with + "\n[Event \"zzz\"] x"),
        "expected answers alone but a line begins with a tag");
    requireRefused(
        change("correct", id, "--from", 2, "--with", "[Event \"zzz\"] " + with),
        "expected answers alone but a line begins with a tag");
    requireRefused(
        change("correct", id, "--tag", "Foo \"x\"]\n[Bar=v"), "expected a tag's name of letters");
    assertThat(change("correct", id, "--tag", "Blue").err())
        .contains("expected a tag as NAME=VALUE");
    assertThat(change("correct", id).err())
        .contains("expected one of --with, --tag, --edition and --game-file but got 0 of them");
    assertThat(change("correct", id, "--tag", "Blue=A", "--edition", 1).err())
        .contains("but got 2 of them");
    assertThat(change("correct", id, "--tag", "Blue=A", "--from", 1).err())
        .contains("expected --from, --game-number, --keep-rest and --termination beside --with");
    assertThat(change("correct", id, "--tag", "Blue=A", "--tag", "Blue=").err())
        .contains("expected each tag once but Blue is named twice");
    assertThat(run("games", "--open", "--withdrawn").exit()).isEqualTo(ExitCode.USAGE);
    Cli recorded = run("games", "--withdrawn", "--as-recorded");
    assertThat(recorded.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(recorded.err()).contains("expected --withdrawn or --as-recorded but both are given");
    assertThat(run("explore", id + "@1", "--position", id + "@0").exit()).isEqualTo(ExitCode.USAGE);
    requireRefused(change("correct", id, "--tag", "Map=x"), "Map makes another game of it");
    requireRefused(
        change("correct", id, "--tag", "Result=Gray", "--tag", "Termination=agreement"),
        "agreement");
    requireRefused(change("correct", id, "--from", 6, "--with", "pass"), "--from 0 to 5 but got 6");
    requireRefused(
        change("correct", id, "--from", 2, "--with", "IGR-B1C"), "nearest legal", "IGR-G3");
    requireRefused(
        change("correct", id, "--edition", 2), "expected an edition from 1 to 1 but got 2");
    requireRefused(
        change("withdraw", "0000"),
        "error: expected the beginning of an archived game's id but got '0000'");
    requireRefused(
        run("position", "0000"),
        "error: expected a file or the beginning of an archived game's id but got '0000'");
    assertThat(run("position", id, "--json", "--text").err())
        .contains("expected one thing on standard output but got --json and --text");
    assertThat(run("position", id, "--json", "--svg", "-").exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run("position", id, "--edition", 1, "--as-recorded").err())
        .contains("expected one edition of " + id + " but got --edition and --as-recorded");
    assertThat(run("position", id, "--game-number", 1).err())
        .contains("expected a file beside --game-number but there is no file '" + id + "'");
    assertThat(export()).isEqualTo(RECORD);
    assertThat(run("history", id).lines()).hasSize(3);
  }

  @Test
  @Order(2)
  void answerIsCorrected_theRestAndItsCommentsStay() {
    Cli run = change("correct", id, "--from", 2, "--with", "CGR-G2CL", "--keep-rest");
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out()).matches("corrected " + id + ": edition 2, \\d+ new events\\R");
    String corrected =
        RECORD
            .replace("CGR-G2CR {three} CBR-B3L", "CGR-G2CL CBR-B3L")
            .replace("\n\n{", "\n[GameId \"" + id + "\"]\n\n{");
    assertThat(export()).isEqualTo(corrected);
    assertThat(export("--as-recorded")).isEqualTo(RECORD);
    assertThat(change("correct", id, "--from", 2, "--with", "CGR-G2CL", "--keep-rest").out())
        .startsWith(id + " already stands like this");
    assertThat(run("position", id, "--at", 3).out())
        .isNotEqualTo(run("position", id, "--at", 3, "--as-recorded").out());
    assertThat(run("position", id, "--at", 3, "--edition", 1).out())
        .isEqualTo(run("position", id, "--at", 3, "--as-recorded").out());
  }

  @Test
  @Order(3)
  void searchFindsWhatStands_orWhatWasRecorded() {
    String wanted = id + "@3";
    assertThat(run("search", "--position", wanted).out()).contains("1 game came");
    String first = run("position", id, "--at", 3, "--edition", 1, "--json").out().strip();
    assertThat(run("search", "--position", first).out()).contains("0 games came");
    assertThat(run("search", "--position", first, "--as-recorded").out()).contains("1 game came");
  }

  @Test
  @Order(4)
  void tagsAreAmended_andTheResult() {
    assertThat(change("correct", id, "--tag", "Blue=Anna", "--tag", "Round=").out())
        .startsWith("amended " + id + ": edition 3");
    assertThat(run("games").out()).contains("Anna - Bob").doesNotContain("Ann -");
    assertThat(run("games", "--as-recorded", "--json").out()).isEqualTo(listed);
    assertThat(run("position", id, "--text").out())
        .contains("Corrected by Carl on 20", ", from answer 3 on: a slip.");
    assertThat(change("correct", id, "--tag", "Result=*", "--tag", "Termination=unfinished").exit())
        .isZero();
    assertThat(export()).contains("\n*\n{after}\n").doesNotContain("Round");
  }

  @Test
  @Order(5)
  void whoIsLateIsToldWhatCameBetween() {
    requireRefused(
        change("withdraw", id, "--seq", 3),
        "expected seq ",
        "since then: edition 2 (corrected by Carl), edition 3 (amended by Carl), edition 4");
  }

  @Test
  @Order(6)
  void withdrawnGameIsGone_andComesBack() throws IOException {
    assertThat(change("withdraw", id).out()).isEqualTo("withdrawn " + id + System.lineSeparator());
    assertThat(run("games").out()).contains("0 of 0 games");
    assertThat(run("games", "--withdrawn").out()).contains(id, "1 of 1 game");
    assertThat(export()).isEmpty();
    assertThat(export("--as-recorded")).isEqualTo(RECORD);
    assertThat(run("games", "--open", "--as-recorded").out()).contains("0 of 0 games");
    requireRefused(
        run("position", id),
        "was withdrawn by Carl (a slip); 'wardiary correct " + id + " --edition 4' brings it back");
    assertThat(run("search", "--position", id + "@1", "--as-recorded").out())
        .contains("1 game came");
    Cli again = run("archive", folder.resolve("club.wdr"));
    assertThat(again.exit()).isZero();
    assertThat(again.out()).contains("duplicate of " + id + ", which is withdrawn");
    assertThat(change("withdraw", id).out()).contains("already stands like this");
    requireRefused(change("correct", id, "--tag", "Blue=A"), "was withdrawn by Carl (a slip)");
    assertThat(change("correct", id, "--edition", 4).out())
        .startsWith("restored " + id + ": edition 6");
    assertThat(change("correct", id, "--edition", 4).out()).contains("already stands like this");
    assertThat(run("games").out()).contains("Anna - Bob");
    assertThat(change("correct", id, "--edition", 1).exit()).isZero();
    assertThat(export()).isEqualTo(RECORD);
    requireRefused(change("correct", id, "--edition", 5), "5 is a withdrawal");
  }

  @Test
  @Order(7)
  void wholeRecordIsReplaced_byAFile() throws IOException {
    String other = RECORD.replace("IG3R-G2R", "CG2CR-G1R").replace("{after}", "{again}");
    Path file = Files.writeString(folder.resolve("mended.wdr"), other);
    Path two = Files.writeString(folder.resolve("two.wdr"), other + "\n" + other);
    requireRefused(change("correct", id, "--with", two), "expected one game, or --game-number");
    Path named =
        Files.writeString(
            folder.resolve("named.wdr"),
            other.replace("\n\n{", "\n[GameId \"0123456789abcdef\"]\n\n{"));
    requireRefused(change("correct", id, "--with", named), "its tag GameId is 0123456789abcdef");
    assertThat(change("correct", id, "--with", file, "--keep-rest").exit())
        .isEqualTo(ExitCode.USAGE);
    requireRefused(
        change("correct", id, "--with", file, "--from", 5), "the first 5 answers", "answer 5 is");
    assertThat(change("correct", id, "--with", file, "--from", 4).exit()).isZero();
    assertThat(export()).isEqualTo(other.replace("\n\n{", "\n[GameId \"" + id + "\"]\n\n{"));
  }

  @Test
  @Order(8)
  void analysisIsAdded_andComesOutByteForByte() throws IOException {
    String plain = export();
    String written =
        plain.replace(
            "IBR-B3C 2. CGR-G2CR {three} CBR-B3L 3. CG2CR-G1R",
            "IBR-B3C (IBR-B3L! {or so}\n2. CGR-G2CL (2. pass)) 2. CGR-G2CR?! {three} CBR-B3L 3."
                + " CG2CR-G1R");
    String analysed = GameData.accepted(GameData.one(written)).canonical();
    assertThat(written).isNotEqualTo(plain);
    Path file = Files.writeString(folder.resolve("analysed.wdr"), analysed);
    assertThat(change("correct", id, "--with", file).out()).startsWith("amended " + id);
    assertThat(export()).isEqualTo(analysed);
    assertThat(export("--format", "json"))
        .contains("\"mark\":\"?!\"", "\"variations\":[\"IBR-B3L! {or so} 2. CGR-G2CL (2. pass)\"]");
    Path other = Files.writeString(folder.resolve("other.wdr"), analysed.replace("?!", ""));
    assertThat(run("archive", other).out())
        .contains("duplicate of " + id + ", which stays as it is; ")
        .contains("mark after answer 3 absent here, ?! stored");
    Path bad = Files.writeString(folder.resolve("bad.wdr"), analysed.replace("B3L!", "B3X!"));
    requireRefused(
        change("correct", id, "--with", bad), "in a variation of answer 2, after 0 good answers");
    assertThat(run("position", id, "--text").out()).doesNotContain("or so");
    assertThat(run("doctor").exit()).isZero();
  }

  @Test
  @Order(9)
  void historyTellsAll_andRecordsGoElsewhere() throws IOException {
    JsonNode json = new ObjectMapper().readTree(run("history", id, "--json").out());
    List<String> printed = new ArrayList<>();
    json.path("editions")
        .forEach(
            edition ->
                printed.add(
                    edition.path("what").asText()
                        + " "
                        + edition.path("by").asText()
                        + " "
                        + edition.path("fromPly").asText()
                        + " "
                        + edition.path("restored").asText()));
    assertThat(printed)
        .containsExactly(
            "recorded null null null",
            "corrected Carl 2 null",
            "amended Carl null null",
            "amended Carl null null",
            "withdrawn Carl null null",
            "restored Carl null 4",
            "restored Carl null 1",
            "corrected Carl 4 null",
            "amended Carl null null");
    assertThat(json.path("editions").path(1).path("when").asText()).matches("20.*Z");
    Path file = Files.writeString(folder.resolve("out.wdr"), export());
    Path elsewhere = folder.resolve("elsewhere");
    Cli moved = Cli.run("archive", file, "--data", elsewhere);
    assertThat(moved.out()).contains("stored " + id);
    assertThat(Cli.run("export", "--data", elsewhere).out()).isEqualTo(export());
  }

  /** Stores the game as that of another round; returns its id. */
  private String another(int round) throws IOException {
    Path file = folder.resolve("round" + round + ".wdr");
    Files.writeString(file, RECORD.replace("[Round \"1\"]", "[Round \"" + round + "\"]"));
    return run("archive", file).lines().get(0).replaceFirst(".* stored ", "");
  }

  @Test
  @Order(10)
  void whoHasNotSeenAllOfTheLastEdition_isToldSo() throws IOException {
    requireRefused(
        change("correct", another(2), "--tag", "Blue=A", "--seq", 3),
        "but got 3; since then: the rest of edition 1");
  }

  @Test
  @Order(11)
  void noAnswers_cutNoGame() throws IOException {
    String other = another(3);
    for (String none : List.of("", " ")) {
      Cli run = change("correct", other, "--from", 3, "--with", none);
      assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(run.err())
          .contains("expected answers or a file for --with but it is blank; '*' alone cuts");
    }
    assertThat(run("history", other).lines()).hasSize(3);
    assertThat(change("correct", other, "--from", 3, "--with", "*").exit()).isZero();
    assertThat(export("--id", other)).contains("2. CGR-G2CR {three}\n*\n");
  }

  @Test
  @Order(12)
  void whatIsPrinted_isWhatTheHistorySays() throws IOException {
    String other = another(4);
    List<Object> answers = List.of("correct", other, "--from");
    assertThat(change(with(answers, 5, "--with", "*")).out()).startsWith("amended " + other);
    assertThat(change(with(answers, 5, "--with", "Gray", "--termination", "time")).out())
        .startsWith("continued " + other);
    assertThat(change(with(answers, 3, "--with", "*")).out()).startsWith("corrected " + other);
    JsonNode json = new ObjectMapper().readTree(run("history", other, "--json").out());
    assertThat(json.path("editions").findValuesAsText("what"))
        .containsExactly("recorded", "amended", "continued", "corrected");
  }

  private static Object[] with(List<Object> words, Object... more) {
    List<Object> all = new ArrayList<>(words);
    all.addAll(List.of(more));
    return all.toArray();
  }
}
