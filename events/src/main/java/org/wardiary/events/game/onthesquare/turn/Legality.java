package org.wardiary.events.game.onthesquare.turn;

/** Whether an answer is legal; no list is made for that. */
public final class Legality {

  private final LegalAnswers answers;

  /** By what answers are offered. */
  public Legality(LegalAnswers answers) {
    this.answers = answers;
  }

  /** Whether an answer is one to the question that stands. */
  public boolean isLegal(long answer) {
    return answers.find(answer);
  }
}
