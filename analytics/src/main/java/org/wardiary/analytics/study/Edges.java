package org.wardiary.analytics.study;

import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.events.text.Text;

/** How large an edge some games show, and how many games by how many players a small one takes. */
final class Edges {

  /** The edge, above one half, that a designer would want to detect: 55 of 100 games. */
  private static final double WANTED = 0.05;

  private static final int MOST_TIMES = 16;

  /** As many games as a designer might have programs play. */
  private static final long MOST_GAMES = 100_000;

  private Edges() {}

  /** How large an edge the games of a claim show reliably; a sentence after a blank. */
  static String power(Claim claim, Certainty certainty) {
    double shown = claim.ratio().detectable(Claim.EVEN, certainty.alone(claim));
    return shown < Claim.EVEN
        ? Text.of(
            " An edge of %s to %s is shown by such games four times in five.",
            Phrases.percent(Claim.EVEN + shown), Phrases.percent(Claim.EVEN - shown))
        : " Such games do not reliably show even the largest edge.";
  }

  /** How many games by how many players show an edge of 55 to 45, without a full stop. */
  static String needed(Claim claim, Certainty certainty) {
    for (int times = 1; times <= MOST_TIMES; times *= 2) {
      Ratio more = repeated(claim.ratio(), times);
      OptionalLong games = more.needed(WANTED, certainty.alone(claim));
      if (games.isPresent() && games.getAsLong() <= MOST_GAMES) {
        return Text.of(
            "about %s%s would show one of 55 to 45",
            Text.count(rounded(games.getAsLong()), "game"),
            more.players() > 0 ? " by " + Text.count(more.players(), "player") : "");
      }
    }
    return "only games by many more players would show one of 55 to 45";
  }

  /** The same results once more, each time by other players. */
  private static Ratio repeated(Ratio ratio, int times) {
    SortedMap<Pairing, Ratio.Sums> pairings = new TreeMap<>();
    for (int time = 0; time < times; time++) {
      String suffix = time == 0 ? "" : "\t" + time;
      ratio
          .pairings()
          .forEach(
              (pair, sums) ->
                  pairings.put(
                      Pairing.of(named(pair.one(), suffix), named(pair.other(), suffix)), sums));
    }
    Ratio.Squares one = ratio.squares();
    return new Ratio(
        times * ratio.games(),
        times * ratio.part(),
        times * ratio.whole(),
        new Ratio.Squares(times * one.parts(), times * one.products(), times * one.wholes()),
        pairings,
        ratio.prior(),
        ratio.model());
  }

  /** Players without a name stay without one. */
  private static String named(String player, String suffix) {
    return player.isEmpty() ? "" : player + suffix;
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
