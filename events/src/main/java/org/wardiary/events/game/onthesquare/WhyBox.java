package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.Answer.Form;

/** Why an answer to order B is refused (WS-5.8). */
final class WhyBox {

  private final State state;
  private final int unit;

  WhyBox(State state, int unit) {
    this.state = state;
    this.unit = unit;
  }

  Rejection rejection(long code) {
    String written = "'" + Answer.write(code) + "'";
    String id = state.army.id(unit);
    if (Answer.form(code) != Form.MOVE) {
      return Why.no("WS-4.3", "an answer to its order B, such as X1>c4N", written);
    }
    if (!state.army.boxed(unit)) {
      return Why.no("WS-5.8", id + "-", id + " is boxed no more");
    }
    if (Answer.suffix(code) != Answer.PLAIN) {
      return Why.no("WS-5.6", "a box to leave nothing behind", written);
    }
    int at = state.army.sector(Army.base(unit));
    int end = Answer.sector(code);
    if (!Sector.adjacent(at, end)) {
      return Why.no("WS-5.8", "an adjacent sector or its own", written);
    }
    return Why.no(
        "WS-5.8", "a free sector, no woods, house or burning bridge", Sector.name(end) + " is not");
  }
}
