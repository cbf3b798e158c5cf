package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.streams.test.TestRecord;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.EventBatcher;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.Batches;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.RefereeHarness;
import org.wardiary.events.testkit.RevisedGames;
import org.wardiary.events.testkit.RevisedGames.RevisedGame;
import org.wardiary.projector.fold.ChunkReader;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.view.RevisionHistory;
import org.wardiary.projector.view.TimelineChunk;

/**
 * Checks that every view of a revised game is that of a fold of its last edition, and that a
 * withdrawn game has none.
 */
@Tag("slow")
class EditionsTest {

  private static final int HISTORIES = Extent.of(1, 20);
  private static final long SEED = Long.getLong("wardiary.revision.seed", 100);
  private static final int STEPS = 6;

  @TempDir Path temp;

  private List<RevisedGame> games(Game game) {
    List<RevisedGame> games = new ArrayList<>();
    try (RefereeHarness referee = new RefereeHarness(temp.resolve("referee"))) {
      for (int i = 0; i < HISTORIES; i++) {
        games.add(RevisedGames.random(referee, game, SEED + i, STEPS));
        games.add(RevisedGames.live(referee, game, SEED + i, STEPS));
      }
    }
    return games;
  }

  @TestFactory
  Stream<DynamicTest> viewsAreThoseOfTheRecordThatStands() {
    return Games.all().stream()
        .flatMap(
            game ->
                Stream.of(Sending.values())
                    .map(
                        sending ->
                            DynamicTest.dynamicTest(
                                game.id() + " " + sending,
                                () -> requireViews(games(game), sending))));
  }

  /** How events are put into messages. */
  private enum Sending {
    ALONE {
      @Override
      List<byte[]> of(RevisedGame game) {
        return game.messages();
      }
    },
    IN_BATCHES {
      @Override
      List<byte[]> of(RevisedGame game) {
        return Batches.of(game.id(), game.messages()).stream()
            .map(EventBatcher.Value::bytes)
            .toList();
      }
    };

    abstract List<byte[]> of(RevisedGame game);
  }

  private void requireViews(List<RevisedGame> games, Sending sending) {
    for (Cluster.Home home : Cluster.Home.values()) {
      Path state = temp.resolve(home + games.get(0).id() + sending);
      try (TopologyHarness topology = new TopologyHarness(state, home)) {
        for (RevisedGame game : games) {
          sending.of(game).forEach(message -> topology.send(game.id(), message));
        }
        for (ViewKind<?> kind : ViewKind.all()) {
          requireView(kind, topology.latest(kind.topic().topicName()), games);
        }
        requireHistories(topology.latest(Projection.HISTORIES.topicName()), games);
        if (Projection.retainsChunks(home)) {
          requireTimeline(topology.chunks(), games);
        } else {
          assertThat(topology.entries(Projection.CHUNKS)).isZero();
        }
        assertThat(topology.written(Topic.QUARANTINE.topicName())).isEmpty();
      }
    }
  }

  /** The messages of the last edition, as the log holds them. */
  private static List<byte[]> last(RevisedGame game) {
    int from = 0;
    for (int i = 0; i < game.messages().size(); i++) {
      if (PlayedGames.CODEC.decode(game.messages().get(i)).getBody() instanceof GameStarted) {
        from = i;
      }
    }
    return game.messages().subList(from, game.messages().size());
  }

  private static <V extends SpecificRecord> void requireView(
      ViewKind<V> kind, Map<String, byte[]> written, List<RevisedGame> games) {
    for (RevisedGame game : games) {
      Optional<V> view =
          Optional.ofNullable(written.get(game.id()))
              .map(value -> TopologyHarness.CODECS.of(kind.view()).decode(value));
      Optional<V> expected = game.standing().flatMap(record -> folded(kind, last(game)));
      assertThat(view).as("%s of game %s", kind.name(), game.id()).isEqualTo(expected);
      // apart from its place on the log, it is also the view of the record alone
      Optional<V> alone = game.standing().flatMap(record -> folded(kind, messages(record)));
      assertThat(view.map(EditionsTest::withoutPlace))
          .as("%s of the record of %s", kind.name(), game.id())
          .isEqualTo(alone.map(EditionsTest::withoutPlace));
    }
  }

  private static List<byte[]> messages(Verdict.Accepted record) {
    return PlayedGames.played(record).messages();
  }

  /** The text of a view without the fields that depend on where on the log it was folded. */
  private static String withoutPlace(SpecificRecord view) {
    return view.toString()
        .replaceAll("\"(seq|edition|gameId|ownId)\": ?(\"[0-9a-f]*\"|[0-9a-z]+)", "\"$1\"");
  }

  private static <V extends SpecificRecord> Optional<V> folded(
      ViewKind<V> kind, List<byte[]> messages) {
    GameEvent first = PlayedGames.CODEC.decode(messages.get(0));
    OpenGame game =
        OpenGame.begin(
            List.of(kind),
            PlayedGames.CODEC,
            Chain.before(first.getGameId(), first),
            new Message(messages.get(0), 0));
    for (int i = 1; i < messages.size(); i++) {
      game.accept(new Message(messages.get(i), i));
    }
    return game.views().stream()
        .findFirst()
        .flatMap(view -> view.encode(TopologyHarness.CODECS))
        .map(bytes -> TopologyHarness.CODECS.of(kind.view()).decode(bytes));
  }

  private static void requireTimeline(ChunkStore chunks, List<RevisedGame> games) {
    PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LISTED);
    for (RevisedGame game : games) {
      assertThat(chunks.last(game.id()).isPresent()).isEqualTo(game.standing().isPresent());
      game.standing()
          .ifPresent(
              record ->
                  record
                      .sequence()
                      .walk(
                          position -> {
                            TimelineChunk chunk =
                                chunks.at(game.id(), position.ply()).orElseThrow();
                            ChunkReader reader = new ChunkReader(chunk, PlayedGames.CODEC::decode);
                            assertThat(json.write(reader.position(position.ply())))
                                .isEqualTo(json.write(position));
                          }));
    }
  }

  private static void requireHistories(Map<String, byte[]> written, List<RevisedGame> games) {
    for (RevisedGame game : games) {
      Optional<RevisionHistory> history =
          Optional.ofNullable(written.get(game.id()))
              .map(value -> TopologyHarness.CODECS.of(RevisionHistory.class).decode(value));
      assertThat(history.isPresent()).isEqualTo(game.editions().size() > 1);
      history.ifPresent(
          found -> {
            assertThat(found.getEditions()).hasSameSizeAs(game.editions());
            Chain end = Editions.chain(found);
            byte[] last = game.messages().get(game.messages().size() - 1);
            assertThat(end.nextSeq()).isEqualTo(game.messages().size());
            assertThat(end.head()).isEqualTo(Chain.hash(last));
          });
    }
  }

  @Test
  void editionIsNotShown_beforeItIsWhole() {
    Game game = Games.find("squares/civil-war").orElseThrow();
    RevisedGame revised =
        games(game).stream().filter(it -> it.editions().size() > 2).findFirst().orElseThrow();
    try (TopologyHarness topology = new TopologyHarness(temp.resolve("b"))) {
      Map<String, byte[]> shown = new TreeMap<>();
      for (byte[] message : revised.messages()) {
        topology.send(revised.id(), message);
        GameEvent event = PlayedGames.CODEC.decode(message);
        boolean withdrawn =
            event.getBody() instanceof GameRevised it && it.getWhat().equals("withdrawn");
        List<TestRecord<byte[], byte[]>> written = topology.written("wardiary.boards");
        boolean ended = event.getType().equals("GameEnded");
        if (event.getEdition() > 1) {
          assertThat(written).as(event.getType()).hasSize(ended || withdrawn ? 1 : 0);
        }
        written.forEach(record -> shown.put(revised.id(), record.value()));
      }
      assertThat(shown.get(revised.id()) == null).isEqualTo(revised.standing().isEmpty());
    }
  }
}
