package org.wardiary.events.game;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;

/**
 * A position of one game in progress. Mutable and not thread-safe; use {@link #copy()} to branch.
 *
 * <p>An answer is a code, a {@code long} of 0 or more that only the game understands. A code means
 * the same in equal positions. {@link #read} makes a code from the text of a record, and {@link
 * #write} makes the text from a code.
 */
public interface Position {

  /** Returned by {@link #read} for a text that is no answer to the open question. */
  long UNREADABLE = -1;

  /** The game's setup. */
  Setup setup();

  /** Number of answers given so far. */
  int ply();

  /**
   * Number of the turn, from 1, counting those of both sides; 0 before the first turn. After the
   * end of the game, the number of its last turn.
   */
  int turn();

  /** The side, 0 or 1, whose turn it is or that leads the turn; -1 before the first turn. */
  int turnSide();

  /** Name of the side that {@link #turnSide()} returns; empty before the first turn. */
  default String turnSideName() {
    return Sides.of(setup().game()).nameOrEmpty(turnSide());
  }

  /** The open question, {@link Question#NONE} once a rule has ended the game. */
  Question question();

  /** How a rule has ended the game, {@link Ending#NONE} if none has. */
  Ending ending();

  /** Plays what comes before the first question, and asks that question. */
  void begin(EventSink events);

  /**
   * Number of legal answers, counted without listing them: 0 after the end of the game, else 1 or
   * more.
   */
  int choices();

  /** Adds the code of every legal answer to {@code out}, each once, in any order. */
  void legal(AnswerList out);

  /**
   * Reads an answer's text; different ways to write the same answer give the same code.
   *
   * @return the code, legal or not, or {@link #UNREADABLE}
   */
  long read(String answer);

  /**
   * The rule that an answer breaks here and the reason, without the nearest legal answers; empty if
   * the answer is legal. Found without making the list of legal answers.
   */
  Optional<Rejection> broken(long code);

  /** Whether an answer is legal. */
  default boolean isLegal(long code) {
    return broken(code).isEmpty();
  }

  /** An answer's canonical text. */
  String write(long code);

  /**
   * Why an answer is refused.
   *
   * @param answer an answer that is unreadable or illegal here
   * @return the rule that it breaks and the reason, without the nearest legal answers
   */
  Rejection rejection(String answer);

  /**
   * Plays a legal answer: resolves it into steps up to the next question or the end, applies each
   * to this position and emits it. Before that, the referee emits the answer's own event, {@code
   * AnswerGiven}.
   */
  void play(long code, EventSink events);

  /**
   * Emits what has happened but is told only at the end of an action, since the players end the
   * game in the middle of it. The referee emits {@code GameEnded} after it.
   */
  default void settle(EventSink events) {
    // most games tell everything at once
  }

  /**
   * Applies one event to the position; only this method, {@link #begin}, {@link #play} and {@link
   * #settle} change it. Events come in the order in which they were emitted, {@code AnswerGiven}
   * included; {@link Game#position} takes the place of {@code GameStarted}.
   *
   * @throws CorruptEvent if the event cannot follow those before it
   */
  void evolve(SpecificRecord event);

  /**
   * Number of equally likely outcomes of the chance draw that the open question asks for.
   *
   * @return 1 or more; 0 if {@link Question#decides} is not chance
   */
  int chanceCases();

  /**
   * The code of the answer for the k-th outcome of the chance draw.
   *
   * @param k 1 to {@link #chanceCases()}
   */
  long chanceAnswer(int k);

  /** An independent copy. */
  Position copy();

  /** The complete state as bytes for {@link Game#restore}; equal positions give equal bytes. */
  byte[] snapshot();

  /**
   * Writes the game's own fields of the position's JSON ({@code records.md}): all but {@code game,
   * ply, turn, question, decides, result, termination, legal}. What the viewer may not know is left
   * out or blanked as the rulebook says, so that positions that differ only in what is hidden give
   * the same text.
   */
  void writeFields(JsonGenerator json, Viewer viewer) throws IOException;

  /**
   * Writes the fields, with names of the game's own choice, that determine what may follow but that
   * {@link #writeFields} leaves out, such as the attack in progress or a side that may not pass.
   * Units and sides are named as in {@link #writeFields}. Each field is written only if it applies
   * to the position. Position keys are made from both ({@code search.md}).
   */
  default void writeKeyFields(JsonGenerator json) throws IOException {
    // the fields of the position's JSON suffice
  }

  /** The board as plain text for a terminal, showing what the viewer may see; lines end in LF. */
  String text(Viewer viewer);
}
