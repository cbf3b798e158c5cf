package org.wardiary.app.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
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
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.SeveralEvents;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.app.archive.Session;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.RowOffsets;
import org.wardiary.projector.view.GameSummary;

/**
 * Counts an archive on a real broker again and again while games are added, changed and withdrawn:
 * counting with a snapshot gives the same as counting without one, and all rows are read anew only
 * when they have to be. Each test continues where the last ended.
 */
@Tag("slow")
@TestInstance(Lifecycle.PER_CLASS)
@TestMethodOrder(OrderAnnotation.class)
class GameCounterTest {

  private static final RetentionPolicy ALL = new RetentionPolicy(1, Double.POSITIVE_INFINITY);

  @TempDir static Path folder;
  private CountedArchive archive;
  private Path data;
  private Session session;

  @BeforeAll
  void open() {
    archive = CountedArchive.open(folder);
    data = archive.data();
    session = archive.session();
    play("squares/civil-war", 30, 1);
  }

  @AfterAll
  void close() {
    archive.close();
  }

  private void play(String game, int games, int seed, String... more) {
    archive.play(game, games, seed, more);
  }

  private Path snapshots() {
    return data.resolve("snapshots");
  }

  private List<Path> files() {
    try (Stream<Path> all = Files.list(snapshots())) {
      return all.sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private int counted(GameQuery query, String... setting) {
    return counted(CountRequest.of(query), setting);
  }

  /** Counts, checks the result, and returns how often all rows were read for it. */
  private int counted(CountRequest request, String... setting) {
    ReadSide read = session.caughtUp(remaining -> {});
    AtomicInteger anew = new AtomicInteger();
    SnapshotFolder kept = new SnapshotFolder(snapshots(), ALL);
    Counted counted =
        new GameCounter(read, GameInfo::plain, List.of(setting), data, kept)
            .count(request, selection -> anew.incrementAndGet());
    assertThat(CountedArchive.text(counted))
        .isEqualTo(CountedArchive.text(archive.counted(request)));
    return anew.get();
  }

  @Test
  @Order(1)
  void allRowsAreReadOnce() {
    assertThat(counted(GameQuery.ALL)).isEqualTo(1);
    assertThat(files()).hasSize(1);
    assertThat(counted(GameQuery.ALL)).isZero();
  }

  @Test
  @Order(2)
  void gamesThatCome_areAdded() {
    play("squares/civil-war", 5, 2);
    assertThat(counted(GameQuery.ALL)).isZero();
    play("generals-view", 3, 3);
    play("wargaming-on-the-square", 3, 4);
    assertThat(counted(GameQuery.ALL)).isZero();
    assertThat(counted(GameQuery.ALL)).isZero();
  }

  @Test
  @Order(3)
  void queriesAreApart() {
    GameQuery won = GameQuery.of(Map.of("result", List.of("Blue")));
    assertThat(counted(won)).isEqualTo(1);
    assertThat(counted(won)).isZero();
    assertThat(counted(GameQuery.of(Map.of("result", List.of("Gray"))))).isEqualTo(1);
    assertThat(counted(GameQuery.ALL, "another map")).isEqualTo(1);
    assertThat(files()).hasSize(4);
    assertThat(counted(GameQuery.ALL)).isZero();
  }

  @Test
  @Order(4)
  void gamesThatGo_comeBackOrChange_meanThatAllAreCounted() {
    String id = session.read().rows().summaries().get(0).getGameId();
    RowOffsets before = session.read().rows().endOffsets().orElseThrow();
    play("generals-view", 1, 8);
    RowOffsets played = session.caughtUp(remaining -> {}).rows().endOffsets().orElseThrow();
    assertThat(session.read().rows().anyRevised(before, played)).isFalse();
    change("withdraw", id);
    assertThat(counted(GameQuery.ALL)).isEqualTo(1);
    // the trace of the withdrawal stays when the remaining rows of the game are compacted away
    RowOffsets withdrawn = session.read().rows().endOffsets().orElseThrow();
    assertThat(session.read().rows().anyRevised(played, withdrawn)).isTrue();
    change("correct", id, "--edition", "1");
    assertThat(counted(GameQuery.ALL)).isEqualTo(1);
    change("correct", id, "--tag", "Round=99");
    assertThat(counted(GameQuery.ALL)).isEqualTo(1);
    assertThat(counted(GameQuery.ALL)).isZero();
  }

  private void change(String... words) {
    archive.change(List.of(words));
  }

  @Test
  @Order(5)
  void gamesOfOneEventThatAreSaidToBeOfAnother_areNoneOfTwo() {
    for (GameSummary game : session.read().rows().summaries()) {
      if (game.getGame().equals("generals-view")) {
        change("correct", game.getGameId(), "--tag", "Event=Another");
      }
    }
    play("generals-view", 1, 9, "--event", "Another");
    assertThat(counted(GameQuery.ALL)).isEqualTo(1);
    assertThat(counted(GameQuery.ALL)).isZero();
  }

  @Test
  @Order(6)
  void damagedSnapshot_isNoSnapshot() throws IOException {
    List<Path> files = files();
    for (int part = 0; part < 8; part++) {
      for (Path file : files) {
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length * part / 8] ^= 1;
        Files.write(file, bytes);
      }
      assertThat(counted(GameQuery.ALL)).as("part %s", part).isEqualTo(1);
      assertThat(counted(GameQuery.ALL)).isZero();
    }
    for (Path file : files) {
      Files.write(file, new byte[0]);
    }
    assertThat(counted(GameQuery.ALL)).isEqualTo(1);
    assertThat(files()).isEqualTo(files);
  }

  @Test
  @Order(7)
  void viewsThatAreMadeAnew_areCountedAnew() {
    session.rebuild(remaining -> {});
    assertThat(counted(GameQuery.ALL)).isEqualTo(1);
    assertThat(counted(GameQuery.ALL)).isZero();
  }

  @Test
  @Order(8)
  void whereOtherGamesAreMeantByTheSameWords_allAreCounted() throws IOException {
    // games of people: from now on those of programs do not count
    Path club = folder.resolve("club.wdr");
    Files.writeString(
        club,
        Files.readString(folder.resolve("1.wdr"))
            .replaceAll("\\[(Blue|Gray) .*", "[$1 \"A $1 player\"]")
            .replaceAll("\\[(Blue|Gray)Type .*\n", ""));
    CountedArchive.run("archive", club, "--data", data);
    List<GameSummary> all = session.caughtUp(remaining -> {}).rows().summaries();
    assertThat(all).anyMatch(game -> !game.getSimulated());
    assertThat(counted(GameQuery.ALL)).isEqualTo(1);
    assertThat(counted(GameQuery.ALL)).isZero();
  }

  @Test
  @Order(9)
  void gamesThatMustNotBeCountedTogether_areRefused() {
    GameQuery programs = GameQuery.of(Map.of("played-by", List.of("programs")));
    assertThat(counted(programs)).isEqualTo(1);
    play("squares/civil-war", 2, 5, "--event", "Another");
    assertThatExceptionOfType(BadQuery.class)
        .isThrownBy(() -> counted(programs))
        .withMessageContaining("'Another' (2)");
    CountRequest largest = new CountRequest(programs, SeveralEvents.LARGEST_COUNTED);
    assertThat(counted(largest)).isEqualTo(1);
    play("squares/civil-war", 2, 6);
    assertThat(counted(largest)).isZero();
    play("squares/civil-war", 60, 7, "--event", "Another");
    assertThat(counted(largest)).isEqualTo(1);
  }

  @Test
  @Order(10)
  void theLastQueriesHaveSnapshots_noMore() {
    for (int round = 1; round <= 10; round++) {
      counted(GameQuery.of(Map.of("event", List.of("all"), "round", List.of("" + round))));
    }
    assertThat(files()).hasSize(8);
  }

  @Test
  @Order(12)
  void snapshotThatTakesMoreThanItsShare_isNotKept() {
    Path elsewhere = folder.resolve("elsewhere");
    SnapshotFolder small = new SnapshotFolder(elsewhere, new RetentionPolicy(1, 0.001));
    ReadSide read = session.caughtUp(remaining -> {});
    GameQuery all = GameQuery.of(Map.of("event", List.of("all")));
    new GameCounter(read, GameInfo::plain, List.of(), data, small)
        .count(CountRequest.of(all), selection -> {});
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  @Order(11)
  void draftsOfProgramsThatWereKilled_areRemoved() throws IOException {
    Path fresh = Files.createFile(snapshots().resolve("new1.snapshot.part"));
    Path old = Files.createFile(snapshots().resolve("new2.snapshot.part"));
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
    counted(GameQuery.of(Map.of("event", List.of("all"), "round", List.of("11"))));
    assertThat(fresh).exists();
    assertThat(old).doesNotExist();
  }
}
