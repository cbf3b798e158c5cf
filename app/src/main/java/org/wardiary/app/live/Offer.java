package org.wardiary.app.live;

/**
 * What one side has offered the other. It stands until the other side accepts it, declines it or
 * gives an answer; in a game that hides information, until another decides after that answer, since
 * otherwise it would tell that the other side has given a hidden one.
 *
 * @param what what is offered
 * @param side who offers, 0 or 1
 * @param ply for a take-back, the number of first answers that are to stay; otherwise 0
 */
public record Offer(What what, int side, int ply) {

  /** What may be offered. */
  public enum What {
    /** A draw. */
    DRAW("draw"),
    /** To take answers back. */
    TAKE_BACK("takeback");

    private final String text;

    What(String text) {
      this.text = text;
    }

    /** The word for it in comments. */
    String text() {
      return text;
    }
  }
}
