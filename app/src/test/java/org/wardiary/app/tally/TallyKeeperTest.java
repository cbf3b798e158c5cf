package org.wardiary.app.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.RowOffsets;

/**
 * Checks that counting by the tallies that instances keep gives the same as counting by all rows,
 * while games are added, changed and withdrawn. Each test continues where the last ended.
 */
@Tag("slow")
@TestInstance(Lifecycle.PER_CLASS)
@TestMethodOrder(OrderAnnotation.class)
class TallyKeeperTest {

  private static final RetentionPolicy ALL = new RetentionPolicy(1, Double.POSITIVE_INFINITY);
  private static final List<Integer> PARTITIONS = List.of(0, 1, 2, 3);
  private static final List<String> SETTING = List.of("a map");
  private static final CountRequest LARGEST =
      new CountRequest(GameQuery.ALL, SeveralEvents.LARGEST_COUNTED);

  @TempDir static Path folder;
  private CountedArchive archive;
  private final TallyKeeper one = keeper(ALL);
  private final TallyKeeper other = keeper(ALL);

  @BeforeAll
  void open() {
    archive = CountedArchive.open(folder);
    archive.play("squares/civil-war", 30, 1);
  }

  @AfterAll
  void close() {
    archive.close();
  }

  private static TallyKeeper keeper(RetentionPolicy retention) {
    return new TallyKeeper(GameInfo::plain, SETTING, folder, retention);
  }

  private ReadSide read() {
    return archive.session().caughtUp(remaining -> {});
  }

  private static GameQuery query(String name, String value) {
    return GameQuery.of(Map.of(name, List.of(value)));
  }

  private Optional<Counted> counted(CountRequest request, String... setting) {
    ReadSide read = read();
    RowOffsets now = read.rows().endOffsets().orElseThrow();
    return new KeptTallies(new PoolCounter(read, GameInfo::plain, folder), List.of(setting))
        .count(request, now, selection -> {});
  }

  /** Checks that games are counted by tallies, and correctly. */
  private void requireCounted(CountRequest request) {
    Counted counted = counted(request, SETTING.get(0)).orElseThrow();
    assertThat(CountedArchive.text(counted))
        .isEqualTo(CountedArchive.text(archive.counted(request)));
  }

  @Test
  @Order(1)
  void gamesOfAllPartitions_areCountedOnce() {
    assertThat(counted(LARGEST, SETTING.get(0))).isEmpty();
    assertThat(keeper(RetentionPolicy.USUAL).keep(read(), PARTITIONS)).isZero();
    assertThat(one.keep(read(), List.of())).isZero();
    assertThat(one.keep(read(), PARTITIONS)).isEqualTo(4);
    assertThat(one.keep(read(), PARTITIONS)).isZero();
    assertThat(other.keep(read(), PARTITIONS)).as("another instance").isZero();
    requireCounted(LARGEST);
    requireCounted(CountRequest.of(GameQuery.ALL));
  }

  @Test
  @Order(2)
  void reportThatHasNoSnapshot_takesThem() {
    Path snapshots = folder.resolve("snapshots-of-tallies");
    Counted counted =
        new GameCounter(
                read(), GameInfo::plain, SETTING, folder, new SnapshotFolder(snapshots, ALL))
            .count(LARGEST, selection -> {});
    assertThat(CountedArchive.text(counted))
        .isEqualTo(CountedArchive.text(archive.counted(LARGEST)));
    assertThat(snapshots).as("kept where all rows are counted").doesNotExist();
  }

  @Test
  @Order(2)
  void otherSettings_areNotMixed() {
    assertThat(counted(LARGEST, "another map")).isEmpty();
    assertThat(counted(CountRequest.of(query("player", "a")), SETTING.get(0))).isEmpty();
  }

  @Test
  @Order(3)
  void gamesThatCome_areReadUntilTheyAreMany() {
    archive.play("squares/civil-war", 2, 2);
    requireCounted(LARGEST);
    archive.play("generals-view", 9, 3);
    archive.play("wargaming-on-the-square", 9, 4);
    archive.play("squares/civil-war", 20, 5, "--event", "Another");
    requireCounted(LARGEST);
    // two instances with two partitions each
    assertThat(one.keep(read(), List.of(0, 1))).isEqualTo(2);
    requireCounted(LARGEST);
    assertThat(other.keep(read(), List.of(2, 3))).isEqualTo(2);
    requireCounted(LARGEST);
    assertThat(one.keep(read(), PARTITIONS)).isZero();
  }

  @Test
  @Order(4)
  void queriesByWhatIsCountedTogether_areAnswered() {
    for (GameQuery query :
        List.of(
            query("event", "all"),
            query("event", "Another"),
            query("played-by", "programs"),
            query("game", "generals"),
            query("rules", "standard"))) {
      requireCounted(new CountRequest(query, SeveralEvents.LARGEST_COUNTED));
    }
    assertThatExceptionOfType(BadQuery.class)
        .isThrownBy(() -> counted(CountRequest.of(GameQuery.ALL), SETTING.get(0)))
        .withMessageContaining("'Another' (20)");
  }

  @Test
  @Order(5)
  void gamesThatChange_areCountedAnew_withThoseOfTheirPartition() {
    String id = read().rows().summaries().get(0).getGameId();
    for (List<String> change :
        List.of(
            List.of("withdraw", id),
            List.of("correct", id, "--edition", "1"),
            List.of("correct", id, "--tag", "Event=Another"))) {
      archive.change(change);
      requireCounted(LARGEST);
      assertThat(one.keep(read(), PARTITIONS)).as("%s", change).isEqualTo(1);
      requireCounted(LARGEST);
      assertThat(one.keep(read(), PARTITIONS)).isZero();
    }
  }

  @Test
  @Order(6)
  void damagedTallies_areNone() {
    read().counts().write(0, "what nobody counted".getBytes(StandardCharsets.UTF_8));
    requireCounted(LARGEST);
    assertThat(keeper(ALL).keep(read(), PARTITIONS)).isEqualTo(1);
    requireCounted(LARGEST);
  }

  @Test
  @Order(7)
  void talliesThatTakeMoreThanTheirShare_areNotKept() {
    archive.play("squares/civil-war", 60, 6);
    TallyKeeper spare = keeper(new RetentionPolicy(1, 0.001));
    assertThat(spare.keep(read(), PARTITIONS)).isZero();
    requireCounted(LARGEST);
  }

  @Test
  @Order(8)
  void viewsThatAreMadeAnew_areCountedAnew() {
    archive.session().rebuild(remaining -> {});
    assertThat(counted(LARGEST, SETTING.get(0))).isEmpty();
    assertThat(one.keep(read(), PARTITIONS)).isEqualTo(4);
    requireCounted(LARGEST);
  }
}
