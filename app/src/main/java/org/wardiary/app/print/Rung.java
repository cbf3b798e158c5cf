package org.wardiary.app.print;

import java.util.Map;
import java.util.TreeMap;
import org.wardiary.analytics.ladder.PairScores;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/**
 * The games of a player against the one below.
 *
 * @param player name of the player
 * @param scores the player's scores, pair by pair
 * @param answers number of answers of all games
 * @param endings number of games by what ended them
 */
public record Rung(String player, PairScores scores, long answers, Map<String, Integer> endings) {

  /** Copies the map. */
  public Rung {
    endings = Map.copyOf(endings);
  }

  /** A rung before its first game. */
  public static Rung of(String player) {
    return new Rung(player, PairScores.NONE, 0, Map.of());
  }

  /** This rung with one more pair. */
  public Rung with(PlayedPair pair) {
    Map<String, Integer> more = new TreeMap<>(endings);
    pair.endings().forEach(ending -> more.merge(ending, 1, Integer::sum));
    return new Rung(player, scores.with(pair.halves()), answers + pair.answers(), more);
  }

  /** What ended the games, the most frequent first. */
  String endingsText() {
    return endings.entrySet().stream()
        .sorted(
            Map.Entry.<String, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .map(one -> Text.of("%s %d", one.getKey(), one.getValue()))
        .reduce((one, other) -> one + ", " + other)
        .orElse("");
  }

  /** Mean number of answers per game. */
  double answersAGame() {
    return (double) answers / Math.max(1, 2 * scores.pairs());
  }

  /** The half points of a side in a game: 0, 1 or 2. */
  static int halves(Verdict.Accepted game, String side) {
    if (game.result().equals(side)) {
      return 2;
    }
    return game.sequence().setup().game().sides().contains(game.result()) ? 0 : 1;
  }
}
