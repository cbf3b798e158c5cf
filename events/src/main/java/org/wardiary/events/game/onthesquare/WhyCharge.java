package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.Answer.Form;
import org.wardiary.events.text.Text;

/** Why an answer to order C is refused (WS-8.1). */
final class WhyCharge {

  private final State state;
  private final int unit;

  WhyCharge(State state, int unit) {
    this.state = state;
    this.unit = unit;
  }

  Rejection rejection(long code) {
    String id = state.army.id(unit);
    if (Answer.form(code) != Form.CHARGE) {
      return Why.no(
          "WS-4.3",
          Text.of("an answer to its order C, such as %sxc4", id),
          "'" + Answer.write(code) + "'");
    }
    if (state.army.guns(unit) > 0 || state.army.hasBody(unit) || state.army.inSquare(unit)) {
      return Why.no(
          "WS-8.1",
          "a unit without guns or adjacent sections, not in square, to charge",
          id + " is none");
    }
    int target = Moves.charged(state, unit);
    return Why.no(
        "WS-8.1",
        target == Sector.NONE
            ? id + "- for want of a target"
            : "the first enemy straight ahead, on " + Sector.name(target),
        "'" + Answer.write(code) + "'");
  }
}
