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
 * Emits an accepted game as events: {@code GameStarted}, what the rules do before the first
 * question, then each answer followed by what came of it, {@code GameEnded} last.
 */
public final class EventEmitter {

  private final MapLibrary maps;

  /**
   * An emitter.
   *
   * @param maps the bundled maps; the events carry the text of any other
   */
  public EventEmitter(MapLibrary maps) {
    this.maps = maps;
  }

  /**
   * Emits a game.
   *
   * @param game the game
   * @param out gets each event in order
   */
  public void emit(Verdict.Accepted game, Consumer<EmittedEvent> out) {
    new Run(game, out).emit();
  }

  /** The first event of a game. */
  public GameStarted started(Setup setup, List<String> comments) {
    String mapText = maps.isBundled(setup.mapFile()) ? "" : setup.mapFile().text();
    return new GameStarted(
        setup.game().id(),
        setup.mapFile().name(),
        new Sha256(GameId.sha256(setup.mapFile().text())),
        mapText,
        setup.game().rulesVersion(),
        setup.game().sides(),
        setup.game().sides().get(setup.first()),
        TagOrder.beforeTheEnd(setup.tags()).pairs().stream()
            .map(pair -> new TagPair(pair.name(), pair.value()))
            .toList(),
        comments);
  }

  /** One game being emitted. */
  private final class Run {

    private final Verdict.Accepted game;
    private final Setup setup;
    private final Consumer<EmittedEvent> out;
    private final Position position;
    private int ply;
    private int firstLosses;
    private int secondLosses;

    Run(Verdict.Accepted game, Consumer<EmittedEvent> out) {
      this.game = game;
      this.setup = game.course().setup();
      this.out = out;
      this.position = setup.game().position(setup);
    }

    void emit() {
      out.accept(new EmittedEvent(0, 0, "", started(setup, game.comments().after(0))));
      position.begin(this::applied);
      for (int i = 0; i < game.course().length(); i++) {
        long code = game.course().code(i);
        ply = i + 1;
        emit(answer(code));
        position.play(code, this::applied);
      }
      if (position.ending() == Ending.NONE) {
        emit(ended("players"));
      }
    }

    private AnswerGiven answer(long code) {
      Question question = position.question();
      return new AnswerGiven(
          question.name(),
          question.decider(setup.game()),
          position.write(code),
          position.choices(),
          game.comments().after(ply));
    }

    private void applied(SpecificRecord event) {
      if (event instanceof ScoreChanged score) {
        firstLosses = score.getFirst();
        secondLosses = score.getSecond();
      }
      // the position knows how the game ended, but not the comments on it
      emit(event instanceof GameEnded ? ended("rules") : event);
    }

    private GameEnded ended(String by) {
      return new GameEnded(
          game.result(),
          game.termination(),
          by,
          firstLosses,
          secondLosses,
          game.comments().closing());
    }

    private void emit(SpecificRecord body) {
      out.accept(new EmittedEvent(ply, position.turn(), position.turnSideName(), body));
    }
  }
}
