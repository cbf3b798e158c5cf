package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.archive.Session;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.broker.ClusterConfig;

/** A game that is played on the log of a real broker is in the archive while it grows. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OpenGameTest {

  private static final String ID = "0123456789abcdef";

  private static final String TAGS =
      """
      [Game "squares/civil-war"]
      [Event "Club"]
      [Blue "Ann"]
      [Gray "Bob"]
      [First "Gray"]
      [Result "%s"]
      [Termination "%s"]
      [GameId "0123456789abcdef"]

      """;

  @TempDir static Path folder;
  private Path data;
  private HeldArchive broker;

  @BeforeAll
  void start() {
    data = folder.resolve("data");
    broker = HeldArchive.in(data);
  }

  @AfterAll
  void stop() {
    broker.close();
  }

  private static String record(String rest) {
    return TAGS.formatted("Gray", "time") + "1. IGR-G3R IBR-B3L" + rest + "\n";
  }

  private Cli run(Object... words) {
    List<Object> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--data", data));
    return Cli.run(all.toArray());
  }

  private static CommandOutcome play(Session session, LiveCommand command) {
    List<CommandOutcome> outcomes = new ArrayList<>();
    try (RecordSubmitter submitter = session.submitter(outcomes::add)) {
      submitter.play(command);
      submitter.await();
    }
    assertThat(outcomes).hasSize(1);
    return outcomes.get(0);
  }

  private static long accepted(Session session, LiveCommand command) {
    CommandOutcome outcome = play(session, command);
    assertThat(outcome.getOutcome()).as(outcome.getReason()).isEqualTo("accepted");
    return outcome.getSeq();
  }

  @Test
  void gameIsInTheArchiveAsItGrows_andIsThatOfItsRecord() throws IOException {
    String open = TAGS.formatted("*", "unfinished") + "*\n";
    LiveCommand late;
    try (Session session = Session.open(new ClusterConfig.Embedded(data, "test"), data)) {
      long seq = accepted(session, LiveCommand.start(new Submission(ID, open, "")));
      late = LiveCommand.answers(ID, seq, List.of("pass"));
      seq = accepted(session, LiveCommand.answers(ID, seq, List.of("IGR-G3R", "IBR-B3C")));
      assertThat(play(session, late).getOutcome()).isEqualTo("overtaken");
      seq = accepted(session, LiveCommand.takeBack(ID, seq, 1, "Ann", "", 1000));
      seq = accepted(session, LiveCommand.comment(ID, seq, "back again"));
      accepted(session, LiveCommand.answers(ID, seq, List.of("IBR-B3L")));
    }
    assertThat(run("games", "--open").out()).contains("Ann - Bob", "1 of 1 game");
    assertThat(run("games").out()).contains("0 of 0 games");
    assertThat(run("position", ID, "--json").out() + run("position", ID, "--text").out())
        .contains("B3L");
    assertThat(run("export").out()).isEmpty();
    assertThat(run("export", "--open").out())
        .isEqualTo(TAGS.formatted("*", "unfinished") + "1. IGR-G3R {back again} IBR-B3L\n*\n");
    assertThat(run("position", ID, "--edition", 2, "--json").out()).contains("B3L");
    assertThat(run("position", ID, "--edition", 1, "--json").out()).contains("B3C");
    assertThat(run("history", ID).out()).containsPattern("taken back +Ann +2 +13-2[0-9]");
    Path grown = Files.writeString(folder.resolve("grown.wdr"), record(" IGR-G3C\nGray"));
    assertThat(run("archive", grown).out()).contains("refused", "open");
    Cli backup = run("backup", folder.resolve("club.avro"));
    assertThat(backup.out()).endsWith("; 1 game is being played and not in it yet\n");
    assertThat(backup.exit()).as(backup.err()).isZero();
    Cli doctor = run("doctor");
    assertThat(doctor.exit()).as(doctor.out() + doctor.err()).isZero();
    try (Session session = Session.open(new ClusterConfig.Embedded(data, "test"), data)) {
      CommandOutcome overtaken = play(session, late);
      assertThat(overtaken.getReason()).contains("edition 2 (taken back by Ann)", "IBR-B3L");
      accepted(session, LiveCommand.end(ID, overtaken.getSeq(), "Gray", "time"));
    }
    String record = TAGS.formatted("Gray", "time") + "1. IGR-G3R {back again} IBR-B3L\nGray\n";
    assertThat(run("export").out()).isEqualTo(record);
    assertThat(run("games", "--open").out()).contains("0 of 0 games");
    assertThat(run("games").out()).contains("Ann - Bob");
    Path file = Files.writeString(folder.resolve("same.wdr"), record);
    assertThat(run("archive", file).out()).contains("duplicate of " + ID);
    assertThat(run("doctor").exit()).isZero();
    requireTakeBackIsNoCorrection();
  }

  /** Checks that the game counts as corrected only after it was changed as it ended. */
  private void requireTakeBackIsNoCorrection() throws IOException {
    assertThat(facts("played")).contains("\"Games\"").doesNotContain("Corrections");
    Cli corrected =
        run("correct", ID, "--from", 1, "--with", "IBR-B3R", "--by", "Ann", "--reason", "a slip");
    assertThat(corrected.exit()).as(corrected.err()).isZero();
    assertThat(facts("corrected")).contains("1 of the games changed since they were recorded");
    String recorded = "This is the game as it was recorded, edition 2 of 3.";
    assertThat(run("position", ID, "--as-recorded", "--text").out()).contains(recorded);
    assertThat(run("position", ID, "--edition", 1, "--text").out())
        .contains("This is edition 1 of 3.");
  }

  /** What is told about the games of exported rows. */
  private String facts(String name) throws IOException {
    Path rows = folder.resolve(name);
    Cli written = run("rows", "--out", rows);
    assertThat(written.exit()).as(written.err()).isZero();
    return Files.readString(rows.resolve("datapackage.json"));
  }
}
