package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.RecordDraft;

/**
 * Plays a game answer by answer and writes it down: as the draft of its record and, if somebody
 * receives them, as events. Not thread-safe.
 */
final class Transcript {

  /**
   * Who receives the events.
   *
   * @param emitter makes the first event
   */
  record Events(EventEmitter emitter, Consumer<EmittedEvent> out) {}

  private final Setup setup;
  private final List<String> closing;
  private final Optional<Events> events;
  private final EventSink sink;
  private final Position position;
  private final RecordDraft draft;
  private final List<Verdict.Doubt> doubts = new ArrayList<>();
  private boolean begun;
  private int ply;
  private int firstLosses;
  private int secondLosses;

  /**
   * Prepares a game of which nothing has been written down yet.
   *
   * @param closing comments after its result, as far as they are known
   */
  Transcript(Setup setup, List<String> closing, Optional<Events> events) {
    this.setup = setup;
    this.closing = List.copyOf(closing);
    this.events = events;
    boolean told = events.isPresent() || setup.game().level() != Level.REFEREED;
    this.sink = told ? event -> applied(ply, event) : EventSink.NONE;
    this.position = setup.game().position(setup);
    this.draft = new RecordDraft(setup.game(), setup.tags());
  }

  /**
   * Begins the game.
   *
   * @param comments comments before the first answer
   */
  void begin(List<String> comments) {
    start(comments);
    position.begin(sink);
  }

  private void start(List<String> comments) {
    begun = true;
    draft.comments(comments);
    events.ifPresent(
        to -> to.out.accept(new EmittedEvent(0, 0, "", to.emitter.started(setup, comments))));
  }

  /**
   * Plays a legal answer.
   *
   * @param comments comments after it
   * @param mark its mark
   * @param variations what might have been played instead, in canonical form
   */
  void answer(long code, List<String> comments, String mark, List<String> variations) {
    ply++;
    String text = position.write(code);
    draft.answer(text, position.turn(), position.turnSideName());
    draft.comments(comments);
    draft.analysis(mark, variations);
    if (events.isPresent()) {
      Question question = position.question();
      String decider = question.decider(setup.game());
      int choices = position.choices();
      emit(new AnswerGiven(question.name(), decider, text, choices, comments, mark, variations));
    }
    position.play(code, sink);
    Ending ending = position.ending();
    if (ending != Ending.NONE) {
      close(ending.result(setup.game()), ending.termination());
    }
  }

  private void close(String result, String termination) {
    draft.end(result, termination);
    draft.comments(closing);
  }

  /** Adds a comment after the last answer, which was given without it. */
  void comment(String text) {
    draft.comments(List.of(text));
    emit(new CommentAdded(text));
  }

  /** Ends a game that no rule has ended, as the players decide or bring about. */
  void end(String result, String termination) {
    position.settle(event -> applied(0, event));
    close(result, termination);
    emit(ended(result, termination, "players"));
  }

  /** Writes down what is left of an accepted game, and returns the draft of the whole. */
  RecordDraft complete(Verdict.Accepted game) {
    RecordComments comments = game.comments();
    if (!game.isBegun()) {
      start(comments.after(0));
      close(game.result(), game.termination());
      emit(ended(game.result(), game.termination(), EventEmitter.BY_RECORD));
      return draft;
    }
    if (!begun) {
      begin(comments.after(0));
    }
    while (ply < game.sequence().length()) {
      long code = game.sequence().code(ply);
      int next = ply + 1;
      Analysis analysis = comments.analysis();
      answer(code, comments.after(next), analysis.mark(next), analysis.variations(next));
    }
    if (position.ending() == Ending.NONE) {
      end(game.result(), game.termination());
    }
    return draft;
  }

  /** The current position; callers must not change it. */
  Position position() {
    return position;
  }

  /** The draft so far; callers must not change it. */
  RecordDraft draft() {
    return draft;
  }

  /** What has been noted so far. */
  List<Verdict.Doubt> doubts() {
    return doubts;
  }

  /** Notes a doubt among the events of a statement; 0 for those of the end of the game. */
  static void note(int ply, SpecificRecord event, List<Verdict.Doubt> doubts) {
    if (event instanceof DoubtNoted doubt) {
      doubts.add(new Verdict.Doubt(ply, doubt.getWhat(), doubt.getRule(), doubt.getCheck()));
    }
  }

  private void applied(int statement, SpecificRecord event) {
    note(statement, event, doubts);
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
    return new GameEnded(result, termination, by, firstLosses, secondLosses, closing);
  }

  private void emit(SpecificRecord body) {
    events.ifPresent(
        to -> to.out.accept(new EmittedEvent(ply, position.turn(), position.turnSideName(), body)));
  }
}
