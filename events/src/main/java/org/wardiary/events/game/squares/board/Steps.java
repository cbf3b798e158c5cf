package org.wardiary.events.game.squares.board;

import org.wardiary.events.game.squares.answer.QuestionKind;

/**
 * The primitive steps that make up all changes of a position. The rules call them and the {@link
 * Board} carries them out; the recorder also emits each as an event, and the evolver turns such an
 * event back into its step. Units and spaces are given by their numbers.
 */
public interface Steps {

  /** The open question was answered; the answer to {@code turn} begins a slot (SQ-3.3). */
  void answered();

  /**
   * A turn began.
   *
   * @param actions 2 in a double turn (SQ-3.2), else 1
   */
  void turnBegan(int side, int actions);

  /** A side passed (SQ-3.2). */
  void passed(int side);

  /** A unit was moved by an order (SQ-4). */
  void moved(int unit, int to, MoveType type);

  /**
   * An attack was declared (SQ-5).
   *
   * @param supporter the supporting unit, -1 if there is none
   * @param defender the attacked unit, -1 for an attack into a reserve
   */
  void attackDeclared(int attacker, int supporter, int defender, int target);

  /** The defender stood (SQ-6.2, SQ-7.3). */
  void stood(Compulsion compulsion);

  /**
   * The attacker's side took an option (SQ-7.3 to SQ-7.5).
   *
   * @param option 1 to 5
   */
  void optionChosen(int option);

  /** A unit retreated to a space; a friend there is displaced (SQ-6.4, SQ-6.5). */
  void retreated(int unit, int to, Compulsion compulsion);

  /** A unit was eliminated. */
  void eliminated(int unit, EliminationCause cause);

  /** The attacker advanced (SQ-7.6, SQ-7.7). */
  void advanced(int unit, int to);

  /** The losses were counted as the score (SQ-8.2). */
  void scored();

  /**
   * A question was asked (SQ-9).
   *
   * @param unit the unit that the question is about, -1 if it is about none
   */
  void asked(QuestionKind kind, int unit);

  /**
   * The rules ended the game (SQ-8).
   *
   * @param winner the side that wins, 0 or 1, or {@link org.wardiary.events.game.Ending#DRAW}
   */
  void ended(int winner, Termination termination);
}
