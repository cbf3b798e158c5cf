package org.wardiary.events.game.generalsview.answer;

import java.util.List;
import org.wardiary.events.game.Titled;

/** The questions that the rules ask (GV-3). */
public enum QuestionKind implements Titled {
  /** No question: before the first turn, and after the end of the game. */
  NOTHING(""),
  /** Movement: a unit put into play, a step or the end of movement (GV-3.2). */
  TURN("turn", AnswerType.END, AnswerType.RAISE, AnswerType.STEP),
  /** Which of several equal units a side brings into a battle (GV-3.3). */
  PICK("pick", AnswerType.PICK),
  /** The chance draw of a duel (GV-3.3). */
  DRAW("draw", AnswerType.DRAW);

  /** All questions, {@link #NOTHING} first. */
  public static final List<QuestionKind> ALL = List.of(values());

  private final String title;
  private final List<AnswerType> answers;

  QuestionKind(String title, AnswerType... answers) {
    this.title = title;
    this.answers = List.of(answers);
  }

  @Override
  public String title() {
    return title;
  }

  /** Whether answers of a type answer this question. */
  public boolean takes(AnswerType type) {
    return answers.contains(type);
  }
}
