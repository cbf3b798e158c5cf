package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewPartitions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.EventChain;
import org.wardiary.events.log.codec.Fingerprint;
import org.wardiary.events.log.codec.NewerEvents;
import org.wardiary.events.log.codec.SchemaText;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.log.stream.App;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.RefereeApp;
import org.wardiary.events.log.stream.Tuning;

/**
 * What the log promises on any cluster: games enter it through the referee, once each, and damage
 * to one game leaves the others unaffected.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
abstract class LogContract {

  private static final List<Submission> GAMES = TestGames.ofEach(3);

  @TempDir static Path temp;
  private Cluster cluster;
  private App referee;
  private LogProbe probe;
  private Map<String, CommandOutcome> first;

  /** Opens the cluster to test on, without any topics. */
  abstract Cluster open() throws Exception;

  @BeforeAll
  void start() throws Exception {
    cluster = open();
    Topics.ensure(cluster, Topic.WRITE_SIDE);
    referee = RefereeApp.start(cluster, new Instance("1", temp.resolve("streams"), Tuning.LIVE));
    probe = new LogProbe(cluster, referee);
    first = probe.archive(GAMES);
  }

  @AfterAll
  void stop() {
    if (referee != null) {
      referee.close();
    }
    if (cluster != null) {
      cluster.close();
    }
    release();
  }

  /** Stops what {@link #open} started and closing the cluster does not stop. */
  void release() {}

  @Test
  @Order(1)
  void everyGameIsAccepted_andItsRecordIsWrittenBackFromItsEvents() {
    LoggedGames games = probe.readAll();
    assertThat(games.corrupt).isEmpty();
    assertThat(games.events).hasSize(GAMES.size());
    for (Submission game : GAMES) {
      CommandOutcome outcome = first.get(game.gameId());
      assertThat(outcome.getOutcome()).as(outcome.getReason()).isEqualTo("accepted");
      List<GameEvent> events = games.events.get(game.gameId());
      assertThat(outcome.getEvents()).isEqualTo(events.size());
      assertThat(LogProbe.recordOf(events)).isEqualTo(game.record());
    }
  }

  @Test
  @Order(2)
  void everyGameIsADuplicate_submittedAgain() {
    var ends = probe.with(EventLog::ends);
    assertThat(probe.archive(GAMES).values())
        .extracting(CommandOutcome::getOutcome)
        .containsOnly("duplicate");
    Submission game = GAMES.get(0);
    Submission commented =
        new Submission(game.gameId(), game.record() + "{late}\n", game.mapText());
    assertThat(probe.archive(List.of(commented)).get(game.gameId()).getOutcome())
        .isEqualTo("different");
    assertThat(probe.with(EventLog::ends)).isEqualTo(ends);
  }

  @Test
  @Order(3)
  void oneGameIsRead_byIdAndByPrefix() {
    for (Submission game : GAMES) {
      LoggedGames games = new LoggedGames();
      probe.use(log -> log.readGame(game.gameId(), games));
      assertThat(idsWith(game.gameId().substring(0, 8))).containsExactly(game.gameId());
      assertThat(games.events.keySet()).containsExactly(game.gameId());
      assertThat(LogProbe.recordOf(games.events.get(game.gameId()))).isEqualTo(game.record());
    }
    assertThat(idsWith("no such game")).isEmpty();
    assertThat(idsWith("")).hasSize(GAMES.size());
  }

  @Test
  @Order(4)
  void messagesCarryTheirTypeAndWhetherMoreFollow_asHeaders() {
    Map<String, Integer> types = new HashMap<>();
    Map<String, Integer> last = new HashMap<>();
    probe.scan(
        Topic.EVENTS,
        message -> {
          String type =
              new String(
                  message.headers().lastHeader("event-type").value(), StandardCharsets.UTF_8);
          types.merge(type, 1, Integer::sum);
          if (!EventHeaders.areFollowed(message.headers())) {
            last.merge(type, 1, Integer::sum);
          }
        });
    assertThat(types).containsOnlyKeys("GameStarted", "EventBatch", "GameEnded");
    assertThat(last).isEqualTo(Map.of("GameEnded", GAMES.size()));
    assertThat(types.get("GameStarted")).isEqualTo(GAMES.size());
    assertThat(types.get("GameEnded")).isEqualTo(GAMES.size());
  }

  @Test
  @Order(5)
  void writersSchemaIsFound_byTheEightBytesOfAMessage() {
    Map<String, String> published = new HashMap<>();
    probe.scan(Topic.SCHEMAS, m -> published.put(LogProbe.text(m.key()), LogProbe.text(m.value())));
    byte[] message = probe.readAll().messages.get(GAMES.get(0).gameId()).get(0);
    String key = java.util.HexFormat.of().formatHex(message, 2, 10);
    assertThat(published).containsKey(key);
    assertThat(SchemaText.parse(published.get(key)).getFullName())
        .isEqualTo(GameEvent.getClassSchema().getFullName());
  }

  @Test
  @Order(6)
  void sameCommandHasTheSameOutcome_sentTwice() {
    Submission game = TestGames.one(Games.find("squares/civil-war").orElseThrow(), 50);
    byte[] command = LogProbe.command("again-1", game.gameId(), game.record());
    probe.send(Topic.COMMANDS, game.gameId(), command);
    probe.send(Topic.COMMANDS, game.gameId(), command);
    List<CommandOutcome> games = probe.outcomesOf("again-1", 2);
    assertThat(games.get(0).getOutcome()).isEqualTo("accepted");
    assertThat(games.get(1)).isEqualTo(games.get(0));
  }

  @Test
  @Order(7)
  void nothingOfAGameIsStored_recordRefused() {
    Submission good = TestGames.one(Games.find("squares/civil-war").orElseThrow(), 51);
    String bad = good.record().replaceFirst("\\n1\\. \\S+", "\n1. XYZ");
    Submission wrongId = new Submission("00000000deadbeef", good.record(), "");
    Submission uncanonical = new Submission(good.gameId(), good.record() + "\n", "");
    Submission tooLarge =
        new Submission(
            good.gameId(), good.record() + "; " + "x".repeat(Submission.LIMIT) + "\n", "");
    requireRejected(new Submission(good.gameId(), bad, ""), "'XYZ' refused");
    requireRejected(wrongId, "expected game id");
    requireRejected(uncanonical, "canonical form");
    requireRejected(tooLarge, "expected a record of at most 900000 bytes");
    LoggedGames games = probe.readAll();
    assertThat(games.events).doesNotContainKeys(good.gameId(), wrongId.gameId());
  }

  @Test
  @Order(8)
  void refereeGoesOn_poisonAmongTheCommands() {
    probe.send(Topic.COMMANDS, "poison", "no message at all".getBytes(StandardCharsets.UTF_8));
    probe.send(Topic.COMMANDS, "poison", new byte[0]);
    probe.send(Topic.COMMANDS, "poison", LogProbe.command("p-1", "another key", ""));
    probe.send(Topic.COMMANDS, "poison", LogProbe.command("p-2", "poison", ""));
    // small once it is compressed
    probe.sendLarge(Topic.COMMANDS, "poison", new byte[3 << 20]);
    String longest = "a".repeat(1_200_000);
    probe.sendLarge(Topic.COMMANDS, "poison", LogProbe.command(longest, "poison", ""));
    probe.sendLarge(Topic.COMMANDS, longest, LogProbe.command("p-4", longest, ""));
    String endless = "[Game \"" + "x".repeat(600_000) + "\"]\n\nx\n";
    probe.send(Topic.COMMANDS, "poison", LogProbe.command("p-3", "poison", endless));
    Submission good = TestGames.one(Games.find("squares/civil-war").orElseThrow(), 52);
    CommandOutcome outcome = probe.archive(List.of(good)).get(good.gameId());
    assertThat(outcome.getOutcome()).isEqualTo("accepted");
    assertThat(probe.outcomesOf("p-2", 1).get(0).getOutcome()).isEqualTo("rejected");
    CommandOutcome quoting = probe.outcomesOf("p-3", 1).get(0);
    assertThat(quoting.getOutcome()).isEqualTo("rejected");
    assertThat(quoting.getReason()).contains("but Game is '").hasSizeLessThan(2100);
    List<String> reasons = new ArrayList<>();
    List<String> sizes = new ArrayList<>();
    probe.scan(
        Topic.QUARANTINE,
        message -> {
          reasons.add(LogProbe.text(message.headers().lastHeader("reason").value()));
          message.headers().headers("size").forEach(one -> sizes.add(LogProbe.text(one.value())));
        });
    assertThat(reasons).hasSize(7);
    assertThat(reasons).filteredOn(reason -> reason.contains("'s id of at most 1000")).hasSize(2);
    assertThat(sizes).hasSize(3).contains(Integer.toString((3 << 20) + "poison".length()));
    assertThat(reasons.get(0)).contains("beginning C3 01, but got 17 bytes");
    referee.requireAlive();
  }

  @Test
  @Order(9)
  void damagedGameIsGivenUpWhereTheDamageIs_othersGoOn() {
    LoggedGames before = probe.readAll();
    String gap = forge(before, "aaaaaaaaaaaaaaaa", messages -> messages.remove(5));
    String flipped = forge(before, "bbbbbbbbbbbbbbbb", messages -> messages.get(7)[40] ^= 4);
    String junk =
        forge(before, "cccccccccccccccc", messages -> messages.set(3, new byte[] {1, 2, 3}));
    LoggedGames after = probe.readAll();
    assertThat(after.corruptAt).containsEntry(gap, 5L).containsEntry(junk, 3L);
    assertThat(after.corruptAt.get(flipped)).isBetween(7L, 8L);
    assertThat(after.corruptAt).hasSize(3);
    assertThat(after.events.get(gap)).hasSize(5);
    for (Submission game : GAMES) {
      assertThat(after.events.get(game.gameId())).isEqualTo(before.events.get(game.gameId()));
    }
  }

  @Test
  @Order(10)
  void newerWritersEventIsRefusedByName_itsSchemaPublished() {
    Schema newer = NewerEvents.schema();
    String gameId = "dddddddddddddddd";
    byte[] message = NewerEvents.surrendered(gameId);
    probe.send(Topic.EVENTS, gameId, message, EventHeaders.of("SideSurrendered"));
    assertThat(probe.readAll().corrupt.get(gameId).problem())
        .isEqualTo(CorruptMessage.Problem.UNKNOWN_WRITER);
    new SchemaTopic(cluster).publish(List.of(newer));
    assertThat(new SchemaTopic(cluster).find(Fingerprint.of(newer))).contains(newer);
    CorruptMessage refused = probe.readAll().corrupt.get(gameId);
    assertThat(refused.problem()).isEqualTo(CorruptMessage.Problem.UNKNOWN_TYPE);
    assertThat(refused).hasMessageContaining("SideSurrendered");
  }

  @Test
  @Order(11)
  void topicWithOtherPartitionsIsRefused() throws Exception {
    Topics.ensure(cluster, Topic.WRITE_SIDE);
    try (Admin admin = cluster.admin()) {
      admin
          .createPartitions(Map.of(Topic.QUARANTINE.topicName(), NewPartitions.increaseTo(5)))
          .all()
          .get();
    }
    assertThatThrownBy(() -> Topics.ensure(cluster, Topic.WRITE_SIDE))
        .isInstanceOf(ClusterException.class)
        .hasMessage("expected topic wardiary.quarantine to have 4 partitions but got 5");
  }

  private void requireRejected(Submission game, String reason) {
    CommandOutcome outcome = probe.archive(List.of(game)).get(game.gameId());
    assertThat(outcome.getOutcome()).isEqualTo("rejected");
    assertThat(outcome.getReason()).contains(reason);
  }

  private List<String> idsWith(String prefix) {
    return probe.with(log -> log.gamesWith(prefix));
  }

  /**
   * Stores the first game's first messages under another id, correctly chained and then damaged.
   */
  private String forge(LoggedGames games, String gameId, Consumer<List<byte[]>> damage) {
    var codec = Codecs.events(WriterSchemas.released());
    var chain = new EventChain(codec, Chain.begin(gameId));
    List<byte[]> messages = new ArrayList<>();
    List<String> types = new ArrayList<>();
    for (GameEvent e : games.events.get(GAMES.get(0).gameId()).subList(0, 12)) {
      var body = (SpecificRecord) e.getBody();
      messages.add(chain.next(e.getPly(), e.getTurn(), e.getSide(), body));
      types.add(e.getType());
    }
    List<byte[]> sound = new ArrayList<>(messages);
    messages.replaceAll(byte[]::clone);
    int before = messages.size();
    List<byte[]> damaged = new ArrayList<>(messages);
    damage.accept(damaged);
    if (damaged.size() < before) {
      int gone = firstDifference(messages, damaged);
      types.remove(gone);
    }
    assertThat(Arrays.deepEquals(damaged.toArray(), sound.toArray())).isFalse();
    for (int i = 0; i < damaged.size(); i++) {
      probe.send(Topic.EVENTS, gameId, damaged.get(i), EventHeaders.of(types.get(i)));
    }
    return gameId;
  }

  private static int firstDifference(List<byte[]> all, List<byte[]> fewer) {
    int i = 0;
    while (Arrays.equals(all.get(i), fewer.get(i))) {
      i++;
    }
    return i;
  }
}
