package org.wardiary.events.game.onthesquare.turn;

import org.wardiary.events.game.onthesquare.answer.AnswerSearch;

/** Whether an answer is legal; no list is made for that. */
public final class Legality {

  private final LegalAnswers answers;
  private final AnswerSearch search = new AnswerSearch();

  /** By what answers are offered. */
  public Legality(LegalAnswers answers) {
    this.answers = answers;
  }

  /** Whether an answer is one to the question that stands. */
  public boolean isLegal(long answer) {
    search.one(answer);
    answers.offer(search);
    return search.found();
  }
}
