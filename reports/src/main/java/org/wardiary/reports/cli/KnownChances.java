package org.wardiary.reports.cli;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.wardiary.analytics.Chances;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/**
 * The chances of the games that have ended, as they were made last: made anew when games have ended
 * or were changed since, of a large archive not before it has grown by a fiftieth. Safe to share.
 */
final class KnownChances {

  /** Archives of more games than this are large. */
  static final int LARGE = 2000;

  private static final int ONE_IN = 50;

  private final Function<List<GameSummary>, Chances> maker;
  private Map<String, String> editions = Map.of();
  private Chances made = Chances.NONE;

  /**
   * Nothing is known yet.
   *
   * @param maker makes the chances of games that have ended
   */
  KnownChances(Function<List<GameSummary>, Chances> maker) {
    this.maker = maker;
  }

  /**
   * The chances of some games; nothing of one that has ended or was changed since they were made.
   */
  synchronized Chances of(List<GameSummary> ended) {
    Map<String, String> now = new TreeMap<>();
    ended.forEach(game -> now.put(game.getGameId(), edition(game)));
    if (!suffices(now)) {
      made = maker.apply(ended);
      editions = now;
    }
    return made.without(changed(now));
  }

  private static String edition(GameSummary game) {
    return Text.of("%d %d", game.getEdition(), game.getSeq());
  }

  private boolean suffices(Map<String, String> now) {
    int more = Math.abs(now.size() - editions.size());
    return now.equals(editions) || editions.size() > LARGE && ONE_IN * more < editions.size();
  }

  /** Games that are not as they were. */
  private Collection<String> changed(Map<String, String> now) {
    return editions.entrySet().stream()
        .filter(game -> !game.getValue().equals(now.get(game.getKey())))
        .map(Map.Entry::getKey)
        .toList();
  }
}
