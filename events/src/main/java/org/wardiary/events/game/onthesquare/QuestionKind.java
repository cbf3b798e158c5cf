package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.onthesquare.AnswerCode.Form;

/** The questions (WS-11.1): which answers each has, and playing one. */
enum QuestionKind {
  /** No question. */
  NONE("") {
    @Override
    void offer(LegalAnswers answers, AnswerSearch quest) {
      // an ended game has no answers
    }

    @Override
    void play(SequenceOfPlay flow, int side, long code) {
      throw new IllegalStateException("expected a question but none stands");
    }
  },
  AUXILIARY("auxiliary") {
    @Override
    void offer(LegalAnswers answers, AnswerSearch quest) {
      answers.auxiliaries(quest);
    }

    @Override
    void play(SequenceOfPlay flow, int side, long code) {
      flow.recorder.drewAuxiliary(AnswerCode.kind(code));
    }
  },
  SETUP("setup") {
    @Override
    void offer(LegalAnswers answers, AnswerSearch quest) {
      answers.boxes(quest);
    }

    @Override
    void play(SequenceOfPlay flow, int side, long code) {
      flow.recorder.placed(AnswerCode.kind(code));
    }
  },
  ORDER("order") {
    @Override
    void offer(LegalAnswers answers, AnswerSearch quest) {
      answers.orders(quest);
    }

    @Override
    void play(SequenceOfPlay flow, int side, long code) {
      flow.order(side, code);
    }
  },
  EXECUTE("execute") {
    @Override
    void offer(LegalAnswers answers, AnswerSearch quest) {
      answers.executions(quest);
    }

    @Override
    void play(SequenceOfPlay flow, int side, long code) {
      flow.execute(side, code, "chosen");
    }
  },
  REACT("react") {
    @Override
    void offer(LegalAnswers answers, AnswerSearch quest) {
      quest.offer(AnswerCode.of(Form.RETREAT));
      quest.offer(AnswerCode.of(Form.STAND));
    }

    @Override
    void play(SequenceOfPlay flow, int side, long code) {
      flow.react(code);
    }
  },
  CARD("card") {
    @Override
    void offer(LegalAnswers answers, AnswerSearch quest) {
      quest.offer(AnswerCode.card(0));
      quest.offer(AnswerCode.card(1));
    }

    @Override
    void play(SequenceOfPlay flow, int side, long code) {
      flow.recorder.fights.drew(AnswerCode.colour(code));
    }
  };

  private static final QuestionKind[] ALL = values();

  private final String title;

  QuestionKind(String title) {
    this.title = title;
  }

  /** Name in records. */
  String title() {
    return title;
  }

  static QuestionKind at(int ordinal) {
    return ALL[ordinal];
  }

  /**
   * The question with a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static QuestionKind named(String title) {
    for (QuestionKind ask : ALL) {
      if (ask.title.equals(title)) {
        return ask;
      }
    }
    throw new IllegalArgumentException("expected a question but got '" + title + "'");
  }

  /** Offers its answers. */
  abstract void offer(LegalAnswers answers, AnswerSearch quest);

  /** Plays an answer of a side, not what follows from it. */
  abstract void play(SequenceOfPlay flow, int side, long code);
}
