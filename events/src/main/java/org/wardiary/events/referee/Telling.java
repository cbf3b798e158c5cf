package org.wardiary.events.referee;

import java.util.List;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.event.TagPair;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.GameId;
import org.wardiary.events.record.TagOrder;

/**
 * Tells an accepted game as events: {@code GameStarted}, what the rules do before the first
 * question, then each answer followed by what came of it, {@code GameEnded} last.
 */
public final class Telling {

  private final MapLibrary maps;

  /**
   * A telling.
   *
   * @param maps says which maps' texts the events need not hold
   */
  public Telling(MapLibrary maps) {
    this.maps = maps;
  }

  /**
   * Tells a game.
   *
   * @param game the game
   * @param out hears each event in order
   */
  public void tell(Verdict.Accepted game, Consumer<Told> out) {
    new Run(game, out).tell();
  }

  /** The first event of a game. */
  public GameStarted started(Setup setup, List<String> comments) {
    String mapText = maps.isBundled(setup.map()) ? "" : setup.map().text();
    return new GameStarted(
        setup.game().id(),
        setup.map().name(),
        new Sha256(GameId.sha256(setup.map().text())),
        mapText,
        setup.game().rulesVersion(),
        setup.game().sides(),
        setup.game().sides().get(setup.first()),
        TagOrder.beforeTheEnd(setup.tags()).pairs().stream()
            .map(pair -> new TagPair(pair.name(), pair.value()))
            .toList(),
        comments);
  }

  /** One game being told. */
  private final class Run {

    private final Verdict.Accepted game;
    private final Setup setup;
    private final Consumer<Told> out;
    private final Position position;
    private int ply;
    private int firstLosses;
    private int secondLosses;

    Run(Verdict.Accepted game, Consumer<Told> out) {
      this.game = game;
      this.setup = game.course().setup();
      this.out = out;
      this.position = setup.game().position(setup);
    }

    void tell() {
      out.accept(new Told(0, 0, "", started(setup, game.remarks().after(0))));
      position.begin(this::happened);
      for (int i = 0; i < game.course().length(); i++) {
        long code = game.course().code(i);
        ply = i + 1;
        say(answer(code));
        position.play(code, this::happened);
      }
      if (position.ending() == Ending.NONE) {
        say(ended("players"));
      }
    }

    private AnswerGiven answer(long code) {
      Question question = position.question();
      return new AnswerGiven(
          question.name(),
          question.decider(setup.game()),
          position.write(code),
          position.choices(),
          game.remarks().after(ply));
    }

    private void happened(SpecificRecord event) {
      if (event instanceof ScoreChanged score) {
        firstLosses = score.getFirst();
        secondLosses = score.getSecond();
      }
      // the position knows how the game ended, but not what was remarked on it
      say(event instanceof GameEnded ? ended("rules") : event);
    }

    private GameEnded ended(String by) {
      return new GameEnded(
          game.result(),
          game.termination(),
          by,
          firstLosses,
          secondLosses,
          game.remarks().closing());
    }

    private void say(SpecificRecord body) {
      out.accept(new Told(ply, position.turn(), Sides.leading(position), body));
    }
  }
}
