package org.wardiary.reports.live;

/**
 * What one side has offered the other, as long as that has neither accepted nor declined nor given
 * an answer since.
 *
 * @param what what is offered
 * @param side who offers, 0 or 1
 * @param ply of a take-back, so many first answers are to stay; else 0
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

    /** As comments write it. */
    String text() {
      return text;
    }
  }
}
