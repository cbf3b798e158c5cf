package org.wardiary.projector.query;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.utils.Bytes;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.Tuning;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.LogWriter;
import org.wardiary.projector.game.counting.CountingFold;
import org.wardiary.projector.game.counting.CountingProjection;
import org.wardiary.projector.game.counting.view.AnswerCounts;
import org.wardiary.projector.game.squares.SquaresProjection;
import org.wardiary.projector.game.squares.view.AttackRows;
import org.wardiary.projector.stream.Builds;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.OffsetRange;
import org.wardiary.projector.stream.Projection;
import org.wardiary.projector.stream.Projector;
import org.wardiary.projector.stream.Timeline;
import org.wardiary.projector.stream.Views;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.Tally;

/** The read side on a real broker, from an empty log on. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Tag("slow")
class ReadSideTest {

  @TempDir static Path temp;

  private final List<PlayedGame> games = new ArrayList<>();
  private final List<PlayedGame> written = new ArrayList<>();
  private PlayedGame live;
  private PlayedGame damaged;
  private Cluster cluster;
  private LogWriter log;

  @BeforeAll
  void start() {
    for (Game game : Games.all()) {
      PlayedGames.of(game).stream()
          .sorted(Comparator.comparingInt(played -> played.messages().size()))
          .limit(5)
          .forEach(games::add);
    }
    live = games.remove(games.size() - 1);
    damaged = games.remove(0);
    cluster = Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"));
    Topics.ensure(cluster, Projection.allTopics());
    log = new LogWriter(cluster);
  }

  @AfterAll
  void stop() {
    log.close();
    cluster.close();
  }

  private ReadSide open() {
    return new ReadSide(cluster, settings());
  }

  private static Instance settings() {
    return new Instance("1", temp.resolve("streams"), Tuning.LIVE);
  }

  private void requireViewsOf(List<PlayedGame> expected) {
    assertThat(Views.latest(cluster)).isEqualTo(Views.folded(expected));
  }

  @Test
  @Order(1)
  void emptyLogNeedsNoApplication() {
    try (ReadSide readSide = open()) {
      readSide.projector().catchUp(left -> assertThat(left).isZero());
      assertThat(readSide.projector().isRunning()).isFalse();
      assertThat(readSide.rows().summaries()).isEmpty();
      assertThat(readSide.games("")).isEmpty();
    }
  }

  @Test
  @Order(2)
  void viewsAreThoseOfTheFolds_onceCaughtUp() {
    games.forEach(log::write);
    written.addAll(games);
    try (ReadSide readSide = open()) {
      List<Long> remaining = new ArrayList<>();
      readSide.projector().catchUp(remaining::add);
      assertThat(readSide.projector().isRunning()).isTrue();
      assertThat(remaining.get(0)).isPositive();
      assertThat(remaining.get(remaining.size() - 1)).isZero();
      requireViewsOf(written);
      requireEveryPly(readSide, written.get(written.size() - 1));
    }
  }

  @Test
  @Order(3)
  void storedRows_areReadByManyThreadsAtOnce() {
    try (ReadSide readSide = open()) {
      Set<String> ids = written.stream().map(PlayedGame::id).collect(Collectors.toSet());
      assertThat(
              IntStream.range(0, 16)
                  .parallel()
                  .mapToObj(
                      i ->
                          i % 2 == 0
                              ? readSide.rows().storedSummaries()
                              : readSide.rows().storedTallies())
                  .map(ReadSideTest::ids)
                  .toList()) // now: what is asked of a stream is asked by one thread
          .hasSize(16)
          .allMatch(ids::equals);
    }
  }

  @Test
  @Order(3)
  void games_areReadByManyThreadsAtOnce() {
    try (ReadSide readSide = open()) {
      Map<String, OffsetRange> ranges = readSide.ranges();
      Map<String, List<GameEvent>> read =
          Stream.concat(written.stream(), written.stream())
              .parallel()
              .map(PlayedGame::id)
              .collect(
                  Collectors.toConcurrentMap(
                      id -> id, id -> readSide.events(id, ranges.get(id)), (one, other) -> other));
      assertThat(read)
          .isEqualTo(
              written.stream().collect(Collectors.toMap(PlayedGame::id, PlayedGame::events)));
    }
  }

  private static Set<String> ids(StoredRows<?> rows) {
    Set<String> ids = new HashSet<>();
    rows.read((gameId, message) -> ids.add(gameId));
    return ids;
  }

  @Test
  @Order(3)
  void nothingIsStarted_nothingIsBehind() {
    try (ReadSide readSide = open()) {
      readSide.projector().catchUp(left -> assertThat(left).isZero());
      assertThat(readSide.projector().isRunning()).isFalse();
      List<String> ids = written.stream().map(PlayedGame::id).sorted().toList();
      assertThat(readSide.rows().summaries()).extracting(GameSummary::getGameId).isEqualTo(ids);
      assertThat(decoded(readSide.rows().storedTallies()))
          .extracting(Tally::getGameId)
          .isEqualTo(ids);
      assertThat(readSide.games("")).extracting(StoredGame::gameId).isEqualTo(ids);
      assertThat(
              decoded(readSide.rows().stored(SquaresProjection.ATTACKS)).map(AttackRows::getGame))
          .isNotEmpty()
          .allMatch(game -> game.startsWith("squares/"));
    }
  }

  @Test
  @Order(4)
  void latestGames_areThoseOfTheLists_andReadOnce() {
    try (ReadSide readSide = open()) {
      LatestGames latest = readSide.latest();
      List<GameSummary> summaries = latest.read().summaries();
      assertThat(summaries).isEqualTo(readSide.rows().summaries());
      // decoded once: the same objects
      assertThat(latest.read().summaries())
          .usingElementComparator((a, b) -> a == b ? 0 : 1)
          .isEqualTo(summaries);
      ListedGames games = latest.read();
      for (StoredGame game : readSide.games("")) {
        assertThat(games.game(game.gameId()).map(ListedGame::game)).contains(game);
        assertThat(games.isOpen(game.gameId())).isFalse();
      }
    }
  }

  @Test
  @Order(4)
  void fingerprints_areOfTheGamesLastMessages() {
    try (ReadSide readSide = open()) {
      Map<String, String> fingerprints = readSide.fingerprints();
      assertThat(fingerprints).hasSameSizeAs(written);
      for (PlayedGame game : written) {
        Sha256 all =
            game.messages().stream()
                .map(Chain::hash)
                .reduce((before, now) -> Chain.hash(before.bytes(), now.bytes()))
                .orElseThrow();
        assertThat(fingerprints).containsEntry(game.id(), HexFormat.of().formatHex(all.bytes()));
      }
    }
  }

  @Test
  @Order(4)
  void everyPlyOfEveryGame_isReadFromItsOffsetRangeOfTheLog() {
    try (ReadSide readSide = open()) {
      for (PlayedGame game : written.subList(0, 3)) {
        requireEveryPly(readSide, game);
      }
      assertThat(readSide.projector().isRunning()).isFalse();
    }
  }

  private static void requireEveryPly(ReadSide readSide, PlayedGame game) {
    List<StoredGame> found = readSide.games(game.id().substring(0, 12));
    assertThat(found).hasSize(1);
    assertThat(found.get(0).plies()).isEqualTo(game.plies());
    assertThat(readSide.events(found.get(0))).isEqualTo(game.events());
    PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LISTED);
    List<String> expected = new ArrayList<>();
    game.accepted().sequence().walk(position -> expected.add(json.write(position)));
    List<String> positions = new ArrayList<>();
    for (int ply = 0; ply <= game.plies(); ply++) {
      positions.add(json.write(ReadSide.position(readSide.events(found.get(0)), ply)));
    }
    assertThat(positions).isEqualTo(expected);
    assertThatThrownBy(() -> ReadSide.position(readSide.events(found.get(0)), game.plies() + 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected a ply from 0 to " + game.plies());
  }

  @Test
  @Order(4)
  void timelineOnABrokerOfOurOwn_hasNoGameThatHasEnded() {
    MessageCodecs codecs = new MessageCodecs(new SchemaTopic(cluster).withReleased());
    PlayedGame game = written.get(0);
    OffsetRange range = rangeOf(game);
    try (Projector projector = new Projector(cluster, Builds.open(cluster), settings(), codecs)) {
      assertThat(projector.timeline()).isEmpty();
      projector.start();
      projector.catchUp(left -> {});
      Timeline timeline = projector.timeline().orElseThrow();
      assertThat(timeline.position(game.id(), range, 0)).isEmpty();
      assertThat(timeline.owner(game.id())).as("a server without an address").isEmpty();
    }
  }

  private OffsetRange rangeOf(PlayedGame game) {
    try (ReadSide readSide = open()) {
      return readSide.games(game.id()).get(0).range();
    }
  }

  @Test
  @Order(5)
  void gameGoesOn_overStopsOfTheProjector() {
    int size = live.messages().size();
    try (ReadSide follower = open()) {
      LatestGames latest = follower.latest();
      assertThat(latest.read().summaries()).hasSize(written.size());
      assertThat(latest.read().game(live.id())).isEmpty();
      appendInParts(size);
      ListedGames now = latest.read();
      assertThat(now.game(live.id()).orElseThrow().game().seq()).isEqualTo(size - 1);
      assertThat(now.summaries())
          .isEqualTo(follower.rows().summaries())
          .hasSize(written.size() + 1);
    }
    written.add(live);
    requireViewsOf(written);
  }

  private void appendInParts(int size) {
    for (int part = 0; part < 3; part++) {
      log.writeInVain(LogWriter.part(live, 0, 5));
      log.write(LogWriter.part(live, part * size / 3, (part + 1) * size / 3));
      try (ReadSide readSide = open()) {
        readSide.projector().catchUp(left -> {});
        List<StoredGame> found = readSide.games(live.id());
        if (!found.isEmpty()) {
          assertThat(readSide.events(found.get(0)))
              .isEqualTo(live.events().subList(0, (int) found.get(0).seq() + 1));
        }
      }
    }
  }

  @Test
  @Order(6)
  void damageStaysWithItsGame() {
    log.write(LogWriter.part(damaged, 0, 50));
    log.write(List.of(new LogWriter.Entry(damaged.id(), new byte[] {1, 2, 3}, "UnitMoved")));
    log.write(LogWriter.part(damaged, 51, damaged.messages().size()));
    try (ReadSide readSide = open()) {
      readSide.projector().catchUp(left -> {});
      assertThat(readSide.rows().summaries()).hasSize(written.size());
      StoredGame sound = readSide.games(damaged.id()).get(0);
      assertThat(sound.seq()).isEqualTo(49);
      assertThat(readSide.events(sound)).isEqualTo(damaged.events().subList(0, 50));
    }
  }

  @Test
  @Order(7)
  void foldThatThrows_takesItsViewOfThatGameAndNothingElse_overAStopToo() {
    Game civilWar = Games.find("squares/civil-war").orElseThrow();
    PlayedGame failing = PlayedGames.simulated(civilWar, CountingFold.FAILING_ROUND);
    PlayedGame other = PlayedGames.simulated(civilWar, CountingFold.FAILING_ROUND + 1);
    int half = failing.messages().size() / 2;
    log.write(LogWriter.part(failing, 0, half));
    try (ReadSide readSide = open()) {
      readSide.projector().catchUp(left -> {});
      assertThat(quarantined(failing)).hasSize(1);
      assertThat(readSide.open())
          .extracting(GameSummary::getGameId)
          .contains(failing.id())
          .doesNotContain(damaged.id());
      assertThat(readSide.missing()).containsExactly(damaged.id());
    }
    log.write(LogWriter.part(failing, half, failing.messages().size()));
    log.write(other);
    written.add(other);
    written.add(failing);
    try (ReadSide readSide = open()) {
      readSide.projector().catchUp(left -> {});
      assertThat(decoded(readSide.rows().stored(CountingProjection.ANSWER_COUNTS)))
          .extracting(AnswerCounts::getGameId)
          .contains(other.id())
          .doesNotContain(failing.id());
      assertThat(decoded(readSide.rows().stored(SquaresProjection.ATTACKS)))
          .extracting(AttackRows::getGameId)
          .contains(failing.id());
    }
    requireViewsOfAllBut(damaged);
    assertThat(quarantined(failing))
        .hasSize(1)
        .allMatch(reason -> reason.contains("answer-counts"));
  }

  /** The views of what was written; a damaged game's board and curve may stand beside them. */
  private void requireViewsOfAllBut(PlayedGame left) {
    Map<String, Map<String, Bytes>> found = Views.latest(cluster);
    found.values().forEach(views -> views.remove(left.id()));
    assertThat(found).isEqualTo(Views.folded(written));
  }

  private List<String> quarantined(PlayedGame game) {
    List<String> reasons = new ArrayList<>();
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(
          Topic.QUARANTINE,
          message -> {
            if (Arrays.equals(message.key(), Partitions.key(game.id()))) {
              reasons.add(new String(message.headers().lastHeader("reason").value(), UTF_8));
            }
          });
    }
    return reasons;
  }

  @Test
  @Order(8)
  void rebuiltViewsAreEqual() {
    Map<String, Map<String, Bytes>> before = Views.latest(cluster);
    try (ReadSide readSide = open()) {
      readSide.projector().start();
      readSide.projector().rebuild(left -> {});
    }
    assertThat(Views.latest(cluster)).isEqualTo(before);
  }

  private static <V extends SpecificRecord> Stream<V> decoded(StoredRows<V> rows) {
    SortedMap<String, V> found = new TreeMap<>();
    rows.read(
        (id, row) ->
            row.map(rows::decode)
                .ifPresentOrElse(view -> found.put(id, view), () -> found.remove(id)));
    return found.values().stream();
  }
}
