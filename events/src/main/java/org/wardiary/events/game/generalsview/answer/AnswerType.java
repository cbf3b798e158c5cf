package org.wardiary.events.game.generalsview.answer;

/** The types of answers, in the order of their numbers in an {@link AnswerCode}. */
public enum AnswerType {
  /** {@code /} ends movement (GV-3.2). */
  END,
  /** {@code +L4@c3} puts a unit into play (GV-3.2). */
  RAISE,
  /** {@code L4:c4} moves a unit one step (GV-3.2). */
  STEP,
  /** {@code !L4} picks the unit to bring into the battle (GV-3.3). */
  PICK,
  /** {@code %3} is a number that chance drew (GV-3.3). */
  DRAW
}
