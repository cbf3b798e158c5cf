package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;

/**
 * A byte of the log changes on the disk while no broker runs: the commands name the games that have
 * lost events, and do their work for all others.
 */
@Tag("slow")
class DamagedLogTest {

  private static final int GAMES = 12;
  private static final Pattern STORED = Pattern.compile("stored ([0-9a-f]{16})");
  private static final Pattern NAMED = Pattern.compile("game ([0-9a-f]{16})[,:]");
  private static final String FOUND = "attack {flank}";
  // behind the header of the first batch
  private static final int AT = 200;

  @TempDir Path folder;
  private Path data;
  private Path log;
  private Set<String> archived;

  @BeforeEach
  void archive() throws IOException {
    data = folder.resolve("data");
    Path records = folder.resolve("games.wdr");
    run(
        "simulate",
        "--game",
        "squares/civil-war",
        "--games",
        GAMES,
        "--seed",
        5,
        "--players",
        "aggressive,bold",
        "--out",
        records);
    archived = ids(STORED, run("archive", records, "--data", data));
    assertThat(archived).hasSize(GAMES);
    log = data.resolve("kafka/wardiary.events-2/00000000000000000000.log");
  }

  private static Cli run(Object... words) {
    return Cli.run(words);
  }

  private static Set<String> ids(Pattern pattern, Cli cli) {
    return pattern
        .matcher(cli.out() + cli.err())
        .results()
        .map((MatchResult found) -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private void damage() throws IOException {
    byte[] bytes = Files.readAllBytes(log);
    bytes[AT] ^= 0x10;
    Files.write(log, bytes);
  }

  @Tag("nightly")
  @Test
  void damagedByte_costsTheGamesOfItsBatch_andNoOthers() throws IOException {
    Path backup = folder.resolve("club.avro");
    Path early = folder.resolve("early.wdr");
    assertThat(run("export", "--out", early, "--data", data).exit()).isZero();
    damage();

    Cli doctor = run("doctor", "--data", data);
    assertThat(doctor.exit()).as(doctor.err()).isEqualTo(ExitCode.REFUSED);
    assertThat(doctor.lines().get(0))
        .startsWith("log: offsets 0 to ")
        .contains(" of wardiary.events-2 cannot be read: their bytes are damaged: ");
    Set<String> lost = ids(NAMED, doctor);
    assertThat(lost).isNotEmpty().hasSizeLessThan(GAMES).isSubsetOf(archived);
    assertThat(doctor.out()).contains(" events that the referee has stored but the log has none");
    String whole = Text.of("%s, ", Text.count(GAMES - lost.size(), "game"));
    assertThat(doctor.lines()).last().asString().startsWith(whole);

    Cli saved = run("backup", backup, "--data", data);
    assertThat(saved.exit()).as(saved.err()).isEqualTo(ExitCode.REFUSED);
    assertThat(ids(NAMED, saved)).isEqualTo(lost);
    assertThat(saved.err()).contains("damaged log: offsets 0 to ");
    assertThat(saved.out()).startsWith(whole);
    assertThat(run("verify", backup).exit()).isZero();

    assertExported(lost);
    Cli refused = run("find", FOUND, "--data", data);
    assertThat(refused.exit()).as(refused.out()).isEqualTo(ExitCode.FAILED);
    assertThat(lost).containsAll(ids(NAMED, refused));
    // the views that are made anew have the games that are whole
    assertThat(run("doctor", "--rebuild", "--data", data).exit()).isZero();
    assertThat(run("games", "--data", data).out())
        .contains(Text.of("%d of %d games", GAMES - lost.size(), GAMES - lost.size()));
    assertThat(run("find", FOUND, "--data", data).exit()).isZero();
    Cli report = run("report", "--out", folder.resolve("report"), "--data", data);
    assertThat(report.exit()).as(report.err()).isZero();
    assertThat(ids(NAMED, run("doctor", "--data", data))).isEqualTo(lost);
  }

  private void assertExported(Set<String> lost) throws IOException {
    Path file = folder.resolve("late.wdr");
    Cli exported = run("export", "--out", file, "--data", data);
    assertThat(exported.exit()).as(exported.err()).isEqualTo(ExitCode.REFUSED);
    assertThat(ids(NAMED, exported)).isEqualTo(lost);
    assertThat(exported.err()).contains("not exported: game ");
    List<String> games = List.of(Files.readString(file).split("\n\n(?=\\[)"));
    assertThat(games).hasSize(GAMES - lost.size());
    List<String> all = List.of(Files.readString(folder.resolve("early.wdr")).split("\n\n(?=\\[)"));
    assertThat(all.stream().map(String::strip))
        .containsAll(games.stream().map(String::strip).toList());
  }

  @Test
  void whatKafkaCutsOffAfterAKill_isNamedByDoctor_andNotTakenForWhole() throws IOException {
    assertThat(run("export", "--out", folder.resolve("all.wdr"), "--data", data).exit()).isZero();
    damage();
    long before = Files.size(log);
    // so the broker leaves its folder when it is killed
    Files.delete(data.resolve("kafka/.kafka_cleanshutdown"));

    Cli doctor = run("doctor", "--data", data);
    assertThat(Files.size(log)).as("cut off by Kafka").isLessThan(before);
    assertThat(doctor.exit()).as(doctor.err()).isEqualTo(ExitCode.REFUSED);
    Set<String> lost = ids(NAMED, doctor);
    assertThat(lost).isNotEmpty().isSubsetOf(archived);
    assertThat(doctor.out()).contains(" events that the referee has stored but the log has none");
    Cli exported = run("export", "--out", folder.resolve("late.wdr"), "--data", data);
    assertThat(exported.exit()).as(exported.err()).isEqualTo(ExitCode.REFUSED);
    assertThat(ids(NAMED, exported)).isEqualTo(lost);
  }
}
