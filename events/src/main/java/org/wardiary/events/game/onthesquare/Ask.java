package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.onthesquare.Answer.Form;

/** The questions (WS-11.1): which answers each has, and playing one. */
enum Ask {
  /** No question. */
  NONE("") {
    @Override
    void offer(Answers answers, Quest quest) {
      // an ended game has no answers
    }

    @Override
    void play(Flow flow, int side, long code) {
      throw new IllegalStateException("expected a question but none stands");
    }
  },
  AUXILIARY("auxiliary") {
    @Override
    void offer(Answers answers, Quest quest) {
      answers.auxiliaries(quest);
    }

    @Override
    void play(Flow flow, int side, long code) {
      flow.recorder.drewAuxiliary(Answer.kind(code));
    }
  },
  SETUP("setup") {
    @Override
    void offer(Answers answers, Quest quest) {
      answers.boxes(quest);
    }

    @Override
    void play(Flow flow, int side, long code) {
      flow.recorder.placed(Answer.kind(code));
    }
  },
  ORDER("order") {
    @Override
    void offer(Answers answers, Quest quest) {
      answers.orders(quest);
    }

    @Override
    void play(Flow flow, int side, long code) {
      flow.order(side, code);
    }
  },
  EXECUTE("execute") {
    @Override
    void offer(Answers answers, Quest quest) {
      answers.executions(quest);
    }

    @Override
    void play(Flow flow, int side, long code) {
      flow.execute(side, code, "chosen");
    }
  },
  REACT("react") {
    @Override
    void offer(Answers answers, Quest quest) {
      quest.offer(Answer.of(Form.RETREAT));
      quest.offer(Answer.of(Form.STAND));
    }

    @Override
    void play(Flow flow, int side, long code) {
      flow.react(code);
    }
  },
  CARD("card") {
    @Override
    void offer(Answers answers, Quest quest) {
      quest.offer(Answer.card(0));
      quest.offer(Answer.card(1));
    }

    @Override
    void play(Flow flow, int side, long code) {
      flow.recorder.fights.drew(Answer.colour(code));
    }
  };

  private static final Ask[] ALL = values();

  private final String title;

  Ask(String title) {
    this.title = title;
  }

  /** Name in records. */
  String title() {
    return title;
  }

  static Ask at(int ordinal) {
    return ALL[ordinal];
  }

  /**
   * The question with a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Ask named(String title) {
    for (Ask ask : ALL) {
      if (ask.title.equals(title)) {
        return ask;
      }
    }
    throw new IllegalArgumentException("expected a question but got '" + title + "'");
  }

  /** Offers its answers. */
  abstract void offer(Answers answers, Quest quest);

  /** Plays an answer of a side, not what follows from it. */
  abstract void play(Flow flow, int side, long code);
}
