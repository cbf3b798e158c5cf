package org.wardiary.events.game.generalsview;

import org.wardiary.events.game.Question;

/** The questions of the game (GV-3). */
enum Ask {
  /** None: the game has not begun or has ended, or an answer is being carried out. */
  NOTHING(""),
  /** Movement (GV-3.2). */
  TURN("turn"),
  /** Which of several equals to bring (GV-3.3). */
  PICK("pick"),
  /** The draw of a battle (GV-3.3). */
  DRAW("draw");

  /** All by {@link #ordinal()}. */
  static final Ask[] ALL = values();

  /** The question's name in a record. */
  final String word;

  private final Question[] questions = new Question[3];

  Ask(String word) {
    this.word = word;
    for (int decider = 0; decider < questions.length; decider++) {
      questions[decider] = new Question(word, decider);
    }
  }

  /** The question as put to a decider, 0 or 1, a side; 2, chance. */
  Question to(int decider) {
    return this == NOTHING ? Question.NONE : questions[decider];
  }
}
