package org.wardiary.events.game;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.apache.avro.specific.SpecificRecord;

/**
 * One position of one game in progress. Mutable, for one thread; {@link #copy()} branches.
 *
 * <p>An answer is a code, a {@code long} that only the game understands and that means the same in
 * equal positions; {@link #read} and {@link #write} turn it from and into the text of a record. A
 * code is never negative.
 */
public interface Position {

  /** What {@link #read} returns for a text that is no answer to the present question. */
  long UNREADABLE = -1;

  /** The game's setup. */
  Setup setup();

  /** Number of answers given so far. */
  int ply();

  /**
   * Turn, counted over both sides from 1; 0 before the first. Of an ended game: the one it ended
   * in.
   */
  int turn();

  /** Side whose turn it is or that leads it, 0 or 1; -1 before the first turn. */
  int turnSide();

  /** The question that stands, {@link Question#NONE} once a rule has ended the game. */
  Question question();

  /** How a rule ended the game, {@link Ending#NONE} while it has not. */
  Ending ending();

  /** Plays what the rules do before the first question is asked, that question included. */
  void begin(EventSink events);

  /** Number of legal answers: 0 at the end, else at least 1. No list is made. */
  int choices();

  /** Adds the code of every legal answer to {@code out}, each once, in any order. */
  void legal(AnswerList out);

  /**
   * Reads an answer's syntax, and folds equal writings of one answer into one code (SQ-4.5).
   *
   * @return the code, legal or not, or {@link #UNREADABLE}
   */
  long read(String answer);

  /** Whether an answer is legal, without making the list of legal answers. */
  boolean isLegal(long code);

  /** An answer's canonical text. */
  String write(long code);

  /**
   * Why an answer is refused. May be slow.
   *
   * @param answer an answer that is unreadable or illegal here
   * @return the rule that it breaks and the reason; the nearest legal answers are left to the
   *     caller
   */
  Rejection rejection(String answer);

  /**
   * Plays a legal answer: resolves it into steps, each applied to this position and told to {@code
   * events} as it happens, up to and with the next question or the end. The answer itself ({@code
   * AnswerGiven}) is not told: the referee does that first.
   */
  void play(long code, EventSink events);

  /**
   * Applies one event to the position; the only other way in which it changes. Events come in the
   * order in which the referee told them, {@code AnswerGiven} included, {@code GameStarted}
   * excluded ({@link Game#position} stands for it).
   *
   * @throws CorruptEvent if the event cannot follow
   */
  void evolve(SpecificRecord event);

  /**
   * Number of equally likely cases of the draw that is due.
   *
   * @return 1 or more; 0 if {@link Question#decides} is not chance
   */
  int chanceCases();

  /**
   * The answer that the k-th case stands for.
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
   * ply, turn, question, decides, result, termination, legal}. What the viewer may not see is left
   * out or blanked as the game's page says; positions that differ in nothing else give the same.
   */
  void writeFields(JsonGenerator json, Viewer viewer) throws IOException;

  /** The board as plain text for a terminal, lines ending in LF, as the viewer may see it. */
  String text(Viewer viewer);
}
