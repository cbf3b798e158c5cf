package org.wardiary.events.game;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.apache.avro.specific.SpecificRecord;

/**
 * One position of one game in progress. Mutable, for one thread; {@link #copy()} branches.
 *
 * <p>An answer is a code, a {@code long} of 0 or more that only the game understands. It means the
 * same in equal positions. {@link #read} makes it from the text of a record, {@link #write} makes
 * the text.
 */
public interface Position {

  /** What {@link #read} returns for a text that is no answer to the open question. */
  long UNREADABLE = -1;

  /** The game's setup. */
  Setup setup();

  /** Number of answers given so far. */
  int ply();

  /**
   * The turn, counted over both sides from 1; 0 before the first. After the end of the game, its
   * last turn.
   */
  int turn();

  /** The side whose turn it is, or which leads the turn, 0 or 1; -1 before the first turn. */
  int turnSide();

  /** Name of that side; empty before the first turn. */
  default String turnSideName() {
    return Sides.of(setup().game()).nameOrEmpty(turnSide());
  }

  /** The open question, {@link Question#NONE} once a rule has ended the game. */
  Question question();

  /** How a rule has ended the game, {@link Ending#NONE} if none has. */
  Ending ending();

  /** Plays what comes before the first question, and asks it. */
  void begin(EventSink events);

  /** Number of legal answers: 0 at the end, else at least 1. No list is made. */
  int choices();

  /** Adds the code of every legal answer to {@code out}, each once, in any order. */
  void legal(AnswerList out);

  /**
   * Reads an answer's text; different ways to write the same answer give the same code.
   *
   * @return the code, legal or not, or {@link #UNREADABLE}
   */
  long read(String answer);

  /** Whether an answer is legal, without making the list of legal answers. */
  boolean isLegal(long code);

  /** An answer's canonical text. */
  String write(long code);

  /**
   * Why an answer is refused. May be expensive.
   *
   * @param answer an answer that is unreadable or illegal here
   * @return the rule that it breaks and the reason, without the nearest legal answers
   */
  Rejection rejection(String answer);

  /**
   * Plays a legal answer: resolves it into steps up to the next question or the end, applies each
   * to this position and emits it. The answer's own event, {@code AnswerGiven}, is emitted by the
   * referee before that.
   */
  void play(long code, EventSink events);

  /**
   * Applies one event to the position, which changes in no other way but by {@link #begin} and
   * {@link #play}. Events come in the order in which they were emitted, {@code AnswerGiven}
   * included; {@link Game#position} takes the place of {@code GameStarted}.
   *
   * @throws CorruptEvent if the event cannot follow those before it
   */
  void evolve(SpecificRecord event);

  /**
   * Number of equally likely outcomes of the draw that the open question asks for.
   *
   * @return 1 or more; 0 if {@link Question#decides} is not chance
   */
  int chanceCases();

  /**
   * The answer for the k-th of these outcomes.
   *
   * @param k 1 to {@link #chanceCases()}
   */
  long chanceAnswer(int k);

  /** An independent copy. */
  Position copy();

  /** The whole state as bytes for {@link Game#restore}; equal positions give equal bytes. */
  byte[] snapshot();

  /**
   * Writes the game's own fields of the position's JSON ({@code records.md}): all but {@code game,
   * ply, turn, question, decides, result, termination, legal}. What the viewer may not know is left
   * out or blanked as the rulebook says: positions that differ in nothing else give the same text.
   */
  void writeFields(JsonGenerator json, Viewer viewer) throws IOException;

  /**
   * Writes fields, of any names, that say what matters for what may follow and {@link #writeFields}
   * does not write: the attack in progress, who may not pass. Units and sides are named as there;
   * nothing that a position need not have is written. Keys of positions are made of both ({@code
   * search.md}).
   */
  default void writeKeyFields(JsonGenerator json) throws IOException {
    // the position's JSON says it all
  }

  /** The board as plain text for a terminal, as the viewer may see it; lines end in LF. */
  String text(Viewer viewer);
}
