package org.wardiary.analytics.study;

import java.util.OptionalLong;
import org.wardiary.events.text.Text;

/** Findings about an edge: whether one is shown, and if not, how large one would have to be. */
final class Edges {

  /** The edge, above one half, that a designer would want to detect: 55 of 100 games. */
  private static final double WANTED = 0.05;

  private Edges() {}

  /**
   * A finding about an edge.
   *
   * @param measured what was measured, without a full stop
   * @param edge what to say if an edge is shown, with {@code %s} for "more/less than half"
   * @param none what to say if no edge is shown
   */
  static Finding finding(
      String measured, String edge, String none, Claim claim, Certainty certainty) {
    if (certainty.holds(claim)) {
      String which = claim.ratio().value() > Claim.EVEN ? "more than half" : "less than half";
      String text = measured + ": " + edge.replace("%s", which) + ".";
      return new Finding(claim.table(), Finding.Kind.SHOWN, text);
    }
    String alone =
        claim.chance() <= Certainty.RATE
            ? " By itself it would be one; among the "
                + Text.count(certainty.claims(), "verdict")
                + " of this report it may be chance."
            : "";
    String text = measured + ": " + none + "." + alone + power(claim, certainty);
    return new Finding(claim.table(), Finding.Kind.NOT_SHOWN, text)
        .next(Phrases.sentence(none) + ": " + needed(claim, certainty));
  }

  private static String power(Claim claim, Certainty certainty) {
    double shown = claim.ratio().detectable(Claim.EVEN, certainty.alone(claim));
    return shown < Claim.EVEN
        ? Text.of(
            " An edge of %s to %s is shown by such games four times in five.",
            Phrases.percent(Claim.EVEN + shown), Phrases.percent(Claim.EVEN - shown))
        : " Such games do not reliably show even the largest edge.";
  }

  private static String needed(Claim claim, Certainty certainty) {
    OptionalLong games = claim.ratio().needed(WANTED, certainty.alone(claim));
    return games.isPresent()
        ? "to settle an edge of 55 to 45 takes about "
            + Text.count(rounded(games.getAsLong()), "game")
            + "."
        : "to settle an edge of 55 to 45 takes more players, not only more games.";
  }

  /** Rounds a number up to two significant digits. */
  private static long rounded(long games) {
    long unit = 1;
    while (games / unit >= 100) {
      unit *= 10;
    }
    return (games + unit - 1) / unit * unit;
  }
}
