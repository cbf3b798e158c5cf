package org.wardiary.events.game.onthesquare.turn;

/** Whether an answer is legal; no list is made for that. */
public final class Legality {

  private Legality() {}

  /**
   * Whether an answer is one to the question that stands.
   *
   * @param answers the answers of the board
   */
  public static boolean isLegal(LegalAnswers answers, long answer) {
    return answers.find(answer);
  }
}
