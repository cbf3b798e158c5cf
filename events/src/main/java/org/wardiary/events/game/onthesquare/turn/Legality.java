package org.wardiary.events.game.onthesquare.turn;

/** Decides whether an answer is legal, without listing the legal answers. */
public final class Legality {

  private Legality() {}

  /**
   * Whether an answer is legal for the open question.
   *
   * @param answers the answers of the board
   */
  public static boolean isLegal(LegalAnswers answers, long answer) {
    return answers.find(answer);
  }
}
