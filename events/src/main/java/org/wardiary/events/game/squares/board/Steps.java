package org.wardiary.events.game.squares.board;

import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.emit.Recorder;

/**
 * The primitive steps of which everything that happens is made. The rules tell them; the {@link
 * Board} carries them out, and a {@link Recorder} tells each as an event too. An event read back
 * calls the same step.
 */
public interface Steps {

  /** The question that stands was answered; the answer to {@code turn} begins a slot (SQ-3.3). */
  void answered();

  /**
   * A turn began.
   *
   * @param actions 2 in a double turn (SQ-3.2), else 1
   */
  void turnBegan(int side, int actions);

  /** A side passed (SQ-3.2). */
  void passed(int side);

  /** A unit moved by order (SQ-4). */
  void moved(int unit, int to, MoveType way);

  /**
   * An attack was declared (SQ-5).
   *
   * @param supporter the supporting unit, -1 if there is none
   * @param defender the unit attacked, -1 for an attack into a reserve
   */
  void attackDeclared(int attacker, int supporter, int defender, int target);

  /** The defender stood (SQ-6.2, SQ-7.3). */
  void stood(Compulsion how);

  /**
   * The attacker's side took an option (SQ-7.3 to SQ-7.5).
   *
   * @param option 1 to 5
   */
  void optionChosen(int option);

  /** A unit retreated onto a space; a friend that stands there is displaced (SQ-6.4, SQ-6.5). */
  void retreated(int unit, int to, Compulsion how);

  /** A unit left the game. */
  void eliminated(int unit, EliminationCause cause);

  /** The attacker advanced (SQ-7.6, SQ-7.7). */
  void advanced(int unit, int to);

  /** The score that stands was told (SQ-8.2). */
  void scored();

  /**
   * A question was asked (SQ-9).
   *
   * @param unit the unit that it is about, -1 if none
   */
  void asked(QuestionKind query, int unit);

  /**
   * The rules ended the game (SQ-8).
   *
   * @param winner 0 or 1, or {@link org.wardiary.events.game.Ending#DRAW}
   */
  void ended(int winner, Termination termination);
}
