package org.wardiary.analytics.study;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.events.text.Text;

/** How large an edge some games show, and how many games by how many players a small one takes. */
public final class Edges {

  /** The edge, above one half, that a designer would want to detect: 55 of 100 games. */
  private static final double WANTED = 0.05;

  /** As many players as a club or a simulator might have. */
  private static final int MOST_PLAYERS = 64;

  /** As many games as a designer might have programs play. */
  private static final long MOST_GAMES = 10_000;

  private static final double CHANGE = 0.1;
  private static final double REACH = 1.96;
  private static final double POWER = 0.84;

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
    long players = claim.ratio().players();
    long most = players == 0 ? 1 : Math.max(1, MOST_PLAYERS / players);
    Optional<Ratio> best = Optional.empty();
    long fewest = MOST_GAMES + 1;
    for (int times = 1; times <= most; times *= 2) {
      Ratio more = repeated(claim.ratio(), times);
      long games = more.needed(WANTED, certainty.alone(claim)).orElse(Long.MAX_VALUE);
      if (games < fewest) {
        fewest = games;
        best = Optional.of(more);
      }
    }
    String number =
        best.isPresent()
            ? "about " + Text.count(rounded(fewest), "game")
            : Text.of("more than %,d games", MOST_GAMES);
    long by = best.orElse(repeated(claim.ratio(), Math.toIntExact(most))).players();
    return Text.of(
        "%s%s would show one of 55 to 45", number, by > 0 ? " by " + Text.count(by, "player") : "");
  }

  /**
   * How many games of each of two sets show that a share differs by ten points between them, four
   * times in five, if they are like those that it was measured in; a sentence after a blank.
   */
  public static String change(Estimate share) {
    double error = (share.interval().high() - share.interval().low()) / (2 * REACH);
    double times = Math.pow(Math.sqrt(2) * (REACH + POWER) * error / CHANGE, 2);
    long games = Math.max(Estimate.FEWEST, rounded((long) Math.ceil(share.n() * times)));
    return Text.of(
        " %s with another rule, and as many without, would show a change of 10 points.",
        games > MOST_GAMES
            ? Text.of("More than %,d games", MOST_GAMES)
            : "About " + Text.count(games, "game"));
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
