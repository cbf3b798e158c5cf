package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.referee.Endings;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/**
 * A line of the standings of games for more than two. A game's points are the share of the other
 * sides that stand behind a player's own, with half of those in the same place: 1 for the first of
 * four, ⅔ for the second, 0 for the last.
 *
 * @param rank rank, from 1; players with equal points and first places share the best of theirs
 * @param player the player's name
 * @param games number of games
 * @param firsts number of games in which nobody stood before the player
 * @param points sum of the points of all games
 */
public record Placing(int rank, String player, int games, int firsts, double points) {

  private static final Comparator<Placing> BEST_FIRST =
      Comparator.comparingLong(Placing::millionths).thenComparingInt(Placing::firsts).reversed();

  /** Sums of thirds differ in their last digits by the order of the games. */
  private long millionths() {
    return Math.round(points * 1e6);
  }

  /** Whether a game counts: more than two sides played it, and who won is known. */
  static boolean counts(GameSummary game) {
    return game.getSides().size() > 2
        && Endings.isPlayed(game.getTermination())
        && !game.getResult().equals("*");
  }

  /** The standings of a tournament, the best first; players who share a rank sorted by name. */
  public static List<Placing> of(Tournament tournament) {
    Map<String, Placing> players = new TreeMap<>();
    tournament.games().stream().filter(Placing::counts).forEach(game -> add(game, players));
    List<Placing> sorted = new ArrayList<>(players.values());
    sorted.sort(BEST_FIRST);
    List<Placing> ranked = new ArrayList<>();
    for (Placing line : sorted) {
      int last = ranked.size() - 1;
      boolean shared = last >= 0 && BEST_FIRST.compare(line, ranked.get(last)) == 0;
      int rank = shared ? ranked.get(last).rank() : ranked.size() + 1;
      ranked.add(new Placing(rank, line.player, line.games, line.firsts, line.points));
    }
    return ranked;
  }

  private static void add(GameSummary game, Map<String, Placing> players) {
    List<String> sides = game.getSides();
    int before = 0;
    for (List<String> place : places(game)) {
      int behind = sides.size() - before - place.size();
      double points = (behind + (place.size() - 1) / 2.0) / (sides.size() - 1);
      int first = before == 0 ? 1 : 0;
      for (String side : place) {
        String name = PlayerName.of(game, sides.indexOf(side));
        if (!name.isEmpty()) {
          players.merge(name, new Placing(0, name, 1, first, points), Placing::plus);
        }
      }
      before += place.size();
    }
  }

  private Placing plus(Placing other) {
    return new Placing(
        0, player, games + other.games, firsts + other.firsts, points + other.points);
  }

  /** The sides by place; where only the winner is known, the others share the second place. */
  private static List<List<String>> places(GameSummary game) {
    String told = game.getRecorded().get(RecordedTags.PLACES);
    if (told != null) {
      return RecordedTags.places(told);
    }
    List<String> sides = game.getSides();
    return sides.contains(game.getResult())
        ? List.of(
            List.of(game.getResult()),
            sides.stream().filter(side -> !side.equals(game.getResult())).toList())
        : List.of(sides);
  }
}
