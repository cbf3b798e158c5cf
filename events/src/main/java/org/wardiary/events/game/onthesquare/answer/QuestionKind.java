package org.wardiary.events.game.onthesquare.answer;

import java.util.List;
import org.wardiary.events.game.Titled;

/** The kinds of questions (WS-11.1). */
public enum QuestionKind implements Titled {
  /** No question. */
  NONE(""),
  /** Chance draws an auxiliary (WS-2.2). */
  AUXILIARY("auxiliary"),
  /** A side places a box (WS-3.1). */
  SETUP("setup"),
  /** A side gives an order, or ends its orders (WS-4.2). */
  ORDER("order"),
  /** A side executes an order (WS-4.3), or a charged unit its order F (WS-8.3). */
  EXECUTE("execute"),
  /** A charged unit retreats or stands (WS-8.4). */
  REACT("react"),
  /** Chance draws a card (WS-7.5). */
  CARD("card");

  /** All questions, {@link #NONE} first. */
  public static final List<QuestionKind> ALL = List.of(values());

  private final String title;

  QuestionKind(String title) {
    this.title = title;
  }

  @Override
  public String title() {
    return title;
  }
}
