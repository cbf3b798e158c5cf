package org.wardiary.events.referee;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Setup;

/** Emits one game, answer by answer. Not thread-safe. */
final class Emission {

  private final Setup setup;
  private final RecordComments comments;
  private final Consumer<EmittedEvent> out;
  private final Position position;
  private int ply;
  private int firstLosses;
  private int secondLosses;

  /**
   * Prepares a game of which nothing has been emitted yet.
   *
   * @param comments comments and analysis that are known in advance
   */
  Emission(Setup setup, RecordComments comments, Consumer<EmittedEvent> out) {
    this.setup = setup;
    this.comments = comments;
    this.out = out;
    this.position = setup.game().position(setup);
  }

  void begin(GameStarted started) {
    out.accept(new EmittedEvent(0, 0, "", started));
    position.begin(this::applied);
  }

  /** Tells that a game began and how it ended, without anything that happened in it. */
  void resultOnly(GameStarted started, String result, String termination) {
    out.accept(new EmittedEvent(0, 0, "", started));
    out.accept(new EmittedEvent(0, 0, "", ended(result, termination, EventEmitter.BY_RECORD)));
  }

  /** Plays a legal answer. */
  void answer(long code) {
    answer(code, List.of());
  }

  /**
   * Plays a legal answer.
   *
   * @param more comments after it, in addition to those known in advance
   */
  void answer(long code, List<String> more) {
    ply++;
    Question question = position.question();
    emit(
        new AnswerGiven(
            question.name(),
            question.decider(setup.game()),
            position.write(code),
            position.choices(),
            Stream.concat(comments.after(ply).stream(), more.stream()).toList(),
            comments.analysis().mark(ply),
            comments.analysis().variations(ply)));
    position.play(code, this::applied);
  }

  void comment(String text) {
    emit(new CommentAdded(text));
  }

  /** Ends a game that no rule has ended, as the players decide or bring about. */
  void end(String result, String termination) {
    position.settle(this::applied);
    emit(ended(result, termination, "players"));
  }

  /** The current position; callers must not change it. */
  Position position() {
    return position;
  }

  private void applied(SpecificRecord event) {
    if (event instanceof ScoreChanged score) {
      firstLosses = score.getFirst();
      secondLosses = score.getSecond();
    }
    // the position knows how the game ended, but not the closing comments
    emit(
        event instanceof GameEnded end
            ? ended(end.getResult(), end.getTermination(), "rules")
            : event);
  }

  private GameEnded ended(String result, String termination, String by) {
    return new GameEnded(result, termination, by, firstLosses, secondLosses, comments.closing());
  }

  private void emit(SpecificRecord body) {
    out.accept(new EmittedEvent(ply, position.turn(), position.turnSideName(), body));
  }
}
