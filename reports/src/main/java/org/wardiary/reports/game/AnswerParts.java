package org.wardiary.reports.game;

import java.util.List;

/** Takes the legal answers of one position apart, so that they can be given by pointing. */
@FunctionalInterface
public interface AnswerParts {

  /** For games whose answers are chosen from a list or typed. */
  AnswerParts NONE = answer -> List.of();

  /**
   * What an answer names, in the order in which people would say it.
   *
   * @param answer a legal answer in its canonical text
   * @return the parts; empty if the answer can only be chosen as a whole
   */
  List<AnswerPart> of(String answer);
}
