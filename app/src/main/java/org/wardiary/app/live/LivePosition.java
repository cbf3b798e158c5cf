package org.wardiary.app.live;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Setup;
import org.wardiary.events.referee.LegalTexts;

/**
 * The current state of a game in full; whoever shows it decides what a viewer may know of it.
 * Immutable.
 *
 * @param gameId its id
 * @param seq seq of its last event, which a command has to name
 * @param edition its edition, from 1; one more after each take-back
 * @param position the board and what is asked
 * @param answers all answers in order, draws included
 * @param decisions for each answer that was given, rather than drawn by the generator, the number
 *     of answers before it, in order
 * @param sideAnswered the number of answers before the last one of a side, later draws not counted;
 *     empty before the first
 * @param cases for each draw in order, the number of cases that it was from; empty unless the tag
 *     {@code Random} has the hash of a seed
 * @param record its canonical record so far
 * @param notes what is doubtful in the statements of a recorded game, in order
 * @param offer what one side offers the other, if anything
 * @param clocks the clocks at this moment, if it is played with clocks
 * @param phase whether the game goes on
 */
public record LivePosition(
    String gameId,
    long seq,
    int edition,
    Position position,
    List<String> answers,
    List<Integer> decisions,
    Optional<Integer> sideAnswered,
    List<Integer> cases,
    String record,
    List<Note> notes,
    Optional<Offer> offer,
    Optional<Clocks> clocks,
    Phase phase) {

  /** Whether a game goes on. */
  public enum Phase {
    /** An answer is awaited. */
    OPEN,
    /** It was adjourned and has to be resumed first. */
    ADJOURNED,
    /** It has ended. */
    ENDED
  }

  /**
   * What is doubtful in a statement.
   *
   * @param ply the number of answers up to and with the statement
   * @param what what does not fit, a sentence
   */
  public record Note(int ply, String what) {}

  /** Copies whatever is mutable. */
  public LivePosition {
    position = position.copy();
    answers = List.copyOf(answers);
    decisions = List.copyOf(decisions);
    cases = List.copyOf(cases);
    notes = List.copyOf(notes);
  }

  /** A copy of the position. */
  @Override
  public Position position() {
    return position.copy();
  }

  /** The setup. */
  public Setup setup() {
    return position.setup();
  }

  /** Whether the game is recorded only: its answers are statements, and none can be listed. */
  public boolean isRecorded() {
    return setup().game().level() == Level.RECORDED;
  }

  /** Number of answers, draws included. */
  public int ply() {
    return answers.size();
  }

  /**
   * The number of answers before the last {@code count} that were given; empty if there are fewer.
   */
  public Optional<Integer> back(int count) {
    return count < 1 || count > decisions.size()
        ? Optional.empty()
        : Optional.of(decisions.get(decisions.size() - count));
  }

  /**
   * The number of answers before the last ones of a side: one answer, or a whole series; empty if
   * the side has given none.
   */
  public Optional<Integer> beforeLastOf(int side) {
    if (isRecorded()) {
      return sideAnswered; // nobody in particular is asked
    }
    Position replayed = setup().game().position(setup());
    replayed.begin(EventSink.NONE);
    Optional<Integer> last = Optional.empty();
    Question before = Question.NONE;
    for (int i = 0; i < answers.size(); i++) {
      Question asked = replayed.question();
      String name = asked.name();
      boolean series = setup().game().series().filter(it -> it.question().equals(name)).isPresent();
      if (asked.decides() == side && !(series && asked.equals(before))) {
        last = Optional.of(i);
      }
      before = asked;
      replayed.play(replayed.read(answers.get(i)), EventSink.NONE);
    }
    return last;
  }

  /**
   * The offer as a seat may know it: where something is hidden, a side asks the director to take
   * back, and the other side is not told.
   */
  public Optional<Offer> offerFor(Optional<Seat> seat) {
    boolean hides = setup().game().visibility().hidesInformation();
    return offer.filter(
        it ->
            !hides
                || it.what() != Offer.What.TAKE_BACK
                || seat.filter(at -> at.isDirector() || at.side().get() == it.side()).isPresent());
  }

  /** Who decides: a side's name or {@code chance}; empty once a rule has ended the game. */
  public Optional<String> decides() {
    return position.ending() == Ending.NONE
        ? Optional.of(position.question().decider(setup().game()))
        : Optional.empty();
  }

  /** All legal answers, sorted as ASCII; none once a rule has ended the game. */
  public List<String> legal() {
    AnswerList some = new AnswerList();
    position.legal(some);
    return some.size() == 0 ? List.of() : LegalTexts.of(position);
  }
}
