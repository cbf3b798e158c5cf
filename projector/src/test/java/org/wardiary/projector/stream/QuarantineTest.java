package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.streams.test.TestRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.EventBatcher;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.testkit.Batches;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.counting.CountingFold;
import org.wardiary.projector.view.BoardView;

@Tag("slow")
class QuarantineTest {

  private static final int AT = 40;

  @TempDir Path temp;

  private final PlayedGame damaged = ProjectionTopologyTest.games().get(0);
  private final List<PlayedGame> sound = ProjectionTopologyTest.games().subList(1, 3);

  /** Ways to damage the message at {@link #AT}. */
  enum Damage {
    NULL("got nothing") {
      @Override
      byte[] of(PlayedGame game) {
        return null;
      }
    },
    ONE_BYTE("got 1 bytes") {
      @Override
      byte[] of(PlayedGame game) {
        return new byte[] {7};
      }
    },
    CUT("expected") {
      @Override
      byte[] of(PlayedGame game) {
        byte[] message = game.messages().get(AT);
        return Arrays.copyOf(message, message.length - 3);
      }
    },
    UNKNOWN_WRITER("nobody published") {
      @Override
      byte[] of(PlayedGame game) {
        byte[] message = game.messages().get(AT).clone();
        message[2] ^= 1;
        return message;
      }
    },
    GAP("expected the message next but it is of seq 41") {
      @Override
      byte[] of(PlayedGame game) {
        return game.messages().get(AT + 1);
      }
    },
    REPEAT("expected the message next but it is of seq 39") {
      @Override
      byte[] of(PlayedGame game) {
        return game.messages().get(AT - 1);
      }
    },
    OTHER_HISTORY("bound to another") {
      @Override
      byte[] of(PlayedGame game) {
        byte[] previous = game.events().get(AT).getPrevious().bytes().clone();
        previous[5] ^= 1;
        GameEvent event = game.events().get(AT);
        return PlayedGames.CODEC.encode(
            GameEvent.newBuilder(event)
                .setPrevious(new org.wardiary.events.event.Sha256(previous))
                .build());
      }
    },
    IMPOSSIBLE("seq 40: expected") {
      @Override
      byte[] of(PlayedGame game) {
        GameEvent event = game.events().get(AT);
        return PlayedGames.CODEC.encode(
            GameEvent.newBuilder(event)
                .setPly(game.events().get(AT - 1).getPly())
                .setType("UnitMoved")
                .setBody(new UnitMoved("Nobody", "X9", "X", "nowhere", "elsewhere", "single"))
                .build());
      }
    },
    OTHER_GAME("of this game") {
      @Override
      byte[] of(PlayedGame game) {
        return ProjectionTopologyTest.games().get(1).messages().get(AT);
      }
    };

    private final String reason;

    Damage(String reason) {
      this.reason = reason;
    }

    abstract byte[] of(PlayedGame game);
  }

  @ParameterizedTest
  @EnumSource(Damage.class)
  void gameIsQuarantinedAtThatEvent_othersGoOn(Damage damage) {
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      sendDamaged(topology, damage);
      requireOneQuarantined(topology, damage);
      requireOthersWhole(topology);
    }
  }

  @Test
  void gameIsQuarantinedAtThatBatch_itsViewIsThatOfTheBatchesBefore() {
    List<byte[]> batches =
        Batches.of(damaged.id(), damaged.messages()).stream()
            .map(EventBatcher.Value::bytes)
            .toList();
    byte[] garbled = batches.get(2).clone();
    garbled[garbled.length - 5] ^= 1;
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      for (int i = 0; i < batches.size(); i++) {
        topology.send(damaged.id(), i == 2 ? garbled : batches.get(i));
      }
      topology.sendInterleaved(sound);
      List<TestRecord<byte[], byte[]>> parked = topology.written(Topic.QUARANTINE.topicName());
      assertThat(parked).hasSize(1);
      assertThat(parked.get(0).value()).isEqualTo(garbled);
      assertThat(TopologyHarness.headers(parked.get(0)))
          .containsEntry("event-type", EventBatches.TYPE)
          .containsEntry("offset", "2");
      requireOthersWhole(topology);
    }
  }

  private void sendDamaged(TopologyHarness topology, Damage damage) {
    for (int i = 0; i < damaged.messages().size(); i++) {
      topology.send(damaged.id(), i == AT ? damage.of(damaged) : damaged.messages().get(i));
    }
    topology.sendInterleaved(sound);
  }

  private void requireOneQuarantined(TopologyHarness topology, Damage damage) {
    List<TestRecord<byte[], byte[]>> parked = topology.written(Topic.QUARANTINE.topicName());
    assertThat(parked).hasSize(1);
    assertThat(parked.get(0).key()).isEqualTo(damaged.id().getBytes(StandardCharsets.UTF_8));
    assertThat(parked.get(0).value()).isEqualTo(damage.of(damaged));
    Map<String, String> headers = TopologyHarness.headers(parked.get(0));
    assertThat(headers)
        .containsEntry("application", Projection.APPLICATION)
        .containsEntry("topic", Topic.EVENTS.topicName())
        .containsEntry("partition", "0")
        .containsEntry("offset", Integer.toString(AT));
    assertThat(headers.get("reason")).contains(damaged.id(), damage.reason);
  }

  private void requireOthersWhole(TopologyHarness topology) {
    ProjectionTopologyTest.folded(sound)
        .forEach(
            (topic, expected) -> {
              Map<String, byte[]> views = new TreeMap<>(topology.latest(topic));
              views.remove(damaged.id());
              assertThat(views).as(topic).containsExactlyEntriesOf(expected);
            });
  }

  @Test
  void boardOfAQuarantinedGame_isThatOfItsSoundPart() {
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      sendDamaged(topology, Damage.IMPOSSIBLE);
      BoardView board =
          TopologyHarness.CODECS
              .of(BoardView.class)
              .decode(topology.latest("wardiary.boards").get(damaged.id()));
      assertThat(board.getSeq()).isEqualTo(AT - 1);
    }
  }

  /** A game in which the fold of one of its views throws. */
  private static PlayedGame failing() {
    return PlayedGames.simulated(
        Games.find("squares/civil-war").orElseThrow(), CountingFold.FAILING_ROUND);
  }

  @Test
  void foldThatThrows_takesItsViewOfThatGameAndNothingElse() {
    PlayedGame failing = failing();
    List<PlayedGame> all = new ArrayList<>(sound);
    all.add(failing);
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      topology.sendInterleaved(all);
      Map<String, Map<String, byte[]>> expected = ProjectionTopologyTest.folded(all);
      assertThat(expected.get("wardiary.answer-counts")).hasSize(1).doesNotContainKey(failing.id());
      assertThat(expected.get("wardiary.attacks")).containsKey(failing.id());
      expected.forEach(
          (topic, views) ->
              assertThat(topology.latest(topic)).as(topic).containsExactlyEntriesOf(views));
      requireQuarantinedOnce(topology, failing);
    }
  }

  private static void requireQuarantinedOnce(TopologyHarness topology, PlayedGame failing) {
    List<TestRecord<byte[], byte[]>> parked = topology.written(Topic.QUARANTINE.topicName());
    assertThat(parked).hasSize(1);
    GameEvent event = PlayedGames.CODEC.decode(parked.get(0).value());
    assertThat(event.getGameId()).isEqualTo(failing.id());
    assertThat(event.getPly()).isEqualTo(CountingFold.FAILING_PLY);
    assertThat(event.getBody()).isInstanceOf(AnswerGiven.class);
    Map<String, String> headers = TopologyHarness.headers(parked.get(0));
    assertThat(headers)
        .containsEntry("application", Projection.APPLICATION)
        .containsEntry("topic", Topic.EVENTS.topicName())
        .containsEntry("event-type", "AnswerGiven")
        .containsEntry(
            "reason",
            Text.of(
                "game %s, seq %d: expected a view for wardiary.answer-counts but its fold failed:"
                    + " java.lang.IllegalStateException: a programming error",
                failing.id(), event.getSeq()));
  }

  @Test
  void quarantinedGame_leavesNoSummary() {
    try (TopologyHarness topology = new TopologyHarness(temp, Cluster.Home.EMBEDDED)) {
      sendDamaged(topology, Damage.CUT);
      assertThat(topology.latest("wardiary.summaries")).doesNotContainKey(damaged.id());
      assertThat(topology.entries(Projection.CHUNKS)).isZero();
    }
  }

  @Test
  void messageAfterTheEnd_isQuarantined() {
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      topology.send(damaged);
      topology.send(damaged);
      List<TestRecord<byte[], byte[]>> parked = topology.written(Topic.QUARANTINE.topicName());
      assertThat(parked).hasSize(1);
      assertThat(TopologyHarness.headers(parked.get(0)).get("reason"))
          .contains("expected the message next but it is of seq 0");
    }
  }

  @Test
  void gameThatDoesNotBegin_isQuarantined() {
    GameStarted started = (GameStarted) damaged.first().getBody();
    GameEvent unknown =
        GameEvent.newBuilder(damaged.first())
            .setBody(GameStarted.newBuilder(started).setGame("chess").build())
            .build();
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      topology.send(damaged.id(), PlayedGames.CODEC.encode(unknown));
      topology.send(damaged.id(), damaged.messages().get(1));
      List<TestRecord<byte[], byte[]>> parked = topology.written(Topic.QUARANTINE.topicName());
      assertThat(parked).hasSize(1);
      assertThat(TopologyHarness.headers(parked.get(0)).get("reason"))
          .contains("seq 0: expected a known game but got chess");
      assertThat(topology.entries(Projection.CHUNKS)).isZero();
    }
  }

  @Test
  void messageUnderNoGamesId_isQuarantinedAlone() {
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      topology.send(null, new byte[] {1});
      topology.send("'; drop table games", new byte[] {2});
      topology.sendInterleaved(sound);
      List<TestRecord<byte[], byte[]>> parked = topology.written(Topic.QUARANTINE.topicName());
      assertThat(parked)
          .extracting(TestRecord::value)
          .containsExactly(new byte[] {1}, new byte[] {2});
      requireOthersWhole(topology);
    }
  }

  @Test
  void messageWithAnotherHeader_isQuarantined() {
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      topology.send(damaged.id(), damaged.messages().get(0));
      topology.send(damaged.id(), damaged.messages().get(1), "UnitMoved");
      topology.send(damaged.id(), damaged.messages().get(1));
      assertThat(topology.written(Topic.QUARANTINE.topicName()))
          .extracting(TestRecord::value)
          .containsExactly(damaged.messages().get(1));
    }
  }
}
