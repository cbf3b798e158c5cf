package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.Topic;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedLive;
import org.wardiary.events.testkit.PlayedLive.LiveRecord;
import org.wardiary.events.testkit.RefereeHarness;
import org.wardiary.projector.fold.BoardFold;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.stream.ViewKind.Publication;
import org.wardiary.projector.view.RevisionHistory;

/**
 * Games that are played on the log have a board and a score curve while they grow, and all their
 * views once they have ended. These are the views of a fold of the events since answers were last
 * taken back.
 */
@Tag("slow")
class LiveViewsTest {

  private static final int GAMES = 4;
  private static final int STEPS = 30;

  @TempDir Path temp;

  @TestFactory
  Stream<DynamicTest> viewsAreThoseOfTheEventsThatStand() {
    return Games.all().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> requireViews(games(game))));
  }

  private List<LiveRecord> games(Game game) {
    List<LiveRecord> games = new ArrayList<>();
    try (RefereeHarness referee = new RefereeHarness(temp.resolve("referee"))) {
      for (int i = 0; i < GAMES; i++) {
        games.add(PlayedLive.random(referee, game, 2 + i, STEPS));
      }
    }
    assertThat(games).anyMatch(live -> live.editions() > 1);
    assertThat(games).anyMatch(live -> !ended(last(live)));
    assertThat(games).anyMatch(live -> ended(last(live)));
    return games;
  }

  private void requireViews(List<LiveRecord> games) {
    try (TopologyHarness topology = new TopologyHarness(temp.resolve(games.get(0).id()))) {
      for (LiveRecord game : games) {
        game.messages().forEach(message -> topology.send(game.id(), message));
      }
      assertThat(topology.written(Topic.QUARANTINE.topicName())).isEmpty();
      for (ViewKind<?> kind : ViewKind.all()) {
        requireView(kind, topology.latest(kind.topic().topicName()), games);
      }
      requireHistories(topology.latest(Projection.HISTORIES.topicName()), games);
    }
  }

  private static <V extends SpecificRecord> void requireView(
      ViewKind<V> kind, Map<String, byte[]> written, List<LiveRecord> games) {
    for (LiveRecord game : games) {
      List<GameEvent> events = last(game);
      Optional<V> expected =
          ended(events) || kind.when() == Publication.AT_QUESTIONS
              ? folded(kind, events)
              : Optional.empty();
      assertThat(
              Optional.ofNullable(written.get(game.id()))
                  .map(value -> TopologyHarness.CODECS.of(kind.view()).decode(value)))
          .as("%s of game %s", kind.name(), game.id())
          .isEqualTo(expected);
    }
  }

  private static <V extends SpecificRecord> Optional<V> folded(
      ViewKind<V> kind, List<GameEvent> events) {
    BoardFold board = BoardFold.begin(events.get(0));
    Optional<GameFold<V>> fold = kind.begin().apply(events.get(0), board);
    for (GameEvent event : events.subList(1, events.size())) {
      board.fold(event);
      fold.ifPresent(known -> known.fold(event));
    }
    return fold.map(GameFold::view);
  }

  private static void requireHistories(Map<String, byte[]> written, List<LiveRecord> games) {
    for (LiveRecord game : games) {
      int editions =
          Optional.ofNullable(written.get(game.id()))
              .map(value -> TopologyHarness.CODECS.of(RevisionHistory.class).decode(value))
              .map(history -> history.getEditions().size())
              .orElse(1);
      assertThat(editions).as("editions of game %s", game.id()).isEqualTo(game.editions());
    }
  }

  /** The events since answers were last taken back. */
  private static List<GameEvent> last(LiveRecord game) {
    List<GameEvent> events = new ArrayList<>();
    for (byte[] message : game.messages()) {
      GameEvent event = PlayedGames.CODEC.decode(message);
      if (event.getBody() instanceof GameStarted) {
        events.clear();
      }
      if (!(event.getBody() instanceof GameRevised)) {
        events.add(event);
      }
    }
    return events;
  }

  private static boolean ended(List<GameEvent> events) {
    return events.get(events.size() - 1).getBody() instanceof GameEnded;
  }
}
