package org.wardiary.reports.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.HiddenTwins;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.GameData;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;

/** Games that a side cannot tell apart give it the same document. */
@Tag("slow")
class HiddenDocumentTest {

  /** A game in progress, given by its events so far. */
  private record Emitted(Setup setup, List<SpecificRecord> emitted) implements GameHistory {

    @Override
    public Optional<String> id() {
      return Optional.empty();
    }

    @Override
    public int length() {
      return (int) emitted.stream().filter(AnswerGiven.class::isInstance).count();
    }

    @Override
    public Position at(int ply) {
      throw new UnsupportedOperationException("only events are asked for");
    }

    @Override
    public void walk(Consumer<Position> out) {
      throw new UnsupportedOperationException("only events are asked for");
    }

    @Override
    public List<EmittedEvent> events() {
      List<EmittedEvent> events = new ArrayList<>();
      int ply = 0;
      events.add(
          new EmittedEvent(
              0, 0, "", new EventEmitter(MapLibrary.bundled()).started(setup, List.of())));
      for (SpecificRecord body : emitted) {
        ply += body instanceof AnswerGiven ? 1 : 0;
        events.add(new EmittedEvent(ply, 0, "", body));
      }
      return events;
    }

    @Override
    public Optional<Problem> problem() {
      return Optional.empty();
    }
  }

  @Test
  void documents_ofTwins_areEqualForTheBlindSide() {
    int pairs = 0;
    for (HiddenTwins twins : ServiceLoader.load(HiddenTwins.class)) {
      Setup setup = GameData.setup(Games.find(twins.game()).orElseThrow(), 0);
      List<HiddenTwins.Pair> all = twins.pairs(setup, new RandomDraws(7));
      // the pairs of one game are its successive positions, so that a few of them suffice
      int apart = Math.max(1, all.size() / Extent.of(6, 60));
      for (int i = 0; i < all.size(); i += apart) {
        HiddenTwins.Pair pair = all.get(i);
        View view = new View(setup.game(), pair.blind());
        assertThat(document(pair.one(), view))
            .as(pair.about())
            .isEqualTo(document(pair.other(), view));
        assertThat(document(pair.one(), View.ofUmpire(setup.game())))
            .as("the umpire sees a difference")
            .isNotEqualTo(document(pair.other(), View.ofUmpire(setup.game())))
            .as("there are no forks of it")
            .contains("\"secret\":true");
        pairs++;
      }
    }
    assertThat(pairs).isGreaterThan(Extent.of(5, 50));
  }

  private static String document(HiddenTwins.Play play, View view) {
    return GameDocument.of(new Emitted(play.position().setup(), play.emitted()), view, "game")
        .json();
  }
}
