package org.wardiary.events.game.generalsview.answer;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wardiary.events.game.Question;

/** The questions of the game (GV-3) and the types of answers that each takes. */
public enum QuestionKind {
  /** No question: the game has not begun or has ended, or an answer is being carried out. */
  NOTHING("", EnumSet.noneOf(AnswerType.class)),
  /** Movement (GV-3.2). */
  TURN("turn", EnumSet.of(AnswerType.END, AnswerType.RAISE, AnswerType.STEP)),
  /** Which of several equally strong units to bring into the battle (GV-3.3). */
  PICK("pick", EnumSet.of(AnswerType.PICK)),
  /** The draw of a battle (GV-3.3). */
  DRAW("draw", EnumSet.of(AnswerType.DRAW));

  private static final List<QuestionKind> ALL = List.of(values());

  private final String text;
  private final Set<AnswerType> answers;
  private final List<Question> questions;

  QuestionKind(String text, Set<AnswerType> answers) {
    this.text = text;
    this.answers = answers;
    this.questions =
        Stream.of(0, 1, Question.CHANCE).map(decider -> new Question(text, decider)).toList();
  }

  /** The question's name in records and events. */
  public String text() {
    return text;
  }

  /** Whether the question takes answers of a type. */
  public boolean takes(AnswerType type) {
    return answers.contains(type);
  }

  /**
   * The question as put to a decider.
   *
   * @param decider the side, 0 or 1, or {@link Question#CHANCE}; ignored for {@link #NOTHING}
   */
  public Question to(int decider) {
    return this == NOTHING ? Question.NONE : questions.get(decider);
  }

  /** The question with a name. */
  public static Optional<QuestionKind> named(String text) {
    return ALL.stream().filter(kind -> kind.text.equals(text)).findFirst();
  }

  /** The question with an ordinal. */
  public static QuestionKind of(int ordinal) {
    return ALL.get(ordinal);
  }
}
