package org.wardiary.analytics.study;

import java.util.OptionalLong;

/** Sentences about an edge: whether it is shown, and if not, which one would have been. */
final class Edges {

  /** The edge that a designer would want settled: 55 of 100 games. */
  private static final double WANTED = 0.05;

  private Edges() {}

  /**
   * A sentence or two.
   *
   * @param measured what was measured, without a full stop
   * @param edge what to say where an edge is shown, {@code %s} for which
   * @param none what to say where none is
   */
  static String sentence(
      String measured, String edge, String none, Claim claim, Certainty certainty) {
    if (certainty.holds(claim)) {
      String which = claim.ratio().value() > Claim.EVEN ? "more than half" : "less than half";
      return measured + ": " + edge.replace("%s", which) + ".";
    }
    String alone =
        claim.chance() <= Certainty.RATE
            ? " By itself it would be one; among the "
                + certainty.claims()
                + " verdicts of this report it may be chance."
            : "";
    return measured + ": " + none + "." + alone + power(claim, certainty);
  }

  private static String power(Claim claim, Certainty certainty) {
    double shown = claim.ratio().detectable(Claim.EVEN, certainty.alone());
    String found =
        shown < Claim.EVEN
            ? " Of an edge of "
                + Phrases.points(Claim.EVEN + shown)
                + " to "
                + Phrases.points(Claim.EVEN - shown)
                + " so many games would show four in five."
            : " So few games would not show even the largest edge reliably.";
    OptionalLong games = claim.ratio().needed(WANTED, certainty.alone());
    return found
        + (games.isPresent()
            ? " To settle one of 55 to 45 takes about " + rounded(games.getAsLong()) + " games."
            : " One of 55 to 45 cannot be settled by more games of these players, only by more"
                + " players.");
  }

  /** A number rounded up to two digits. */
  private static long rounded(long games) {
    long unit = 1;
    while (games / unit >= 100) {
      unit *= 10;
    }
    return (games + unit - 1) / unit * unit;
  }
}
