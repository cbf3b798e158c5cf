package org.wardiary.app.job;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.wardiary.analytics.Chances;
import org.wardiary.projector.view.GameSummary;

/**
 * Keeps the chances last computed for the games that have ended. They are computed again when games
 * have ended or were changed since; for a large archive, not before it has grown by a fiftieth.
 * Safe to share between threads.
 */
final class KnownChances {

  /** Archives of more games than this are large. */
  static final int LARGE = 2000;

  private static final int ONE_IN = 50;

  private final Function<List<GameSummary>, Chances> maker;
  private Map<String, GameSummary> known = Map.of();
  private Chances made = Chances.NONE;

  /**
   * Creates an instance that knows no chances yet.
   *
   * @param maker computes the chances of games that have ended
   */
  KnownChances(Function<List<GameSummary>, Chances> maker) {
    this.maker = maker;
  }

  /**
   * The chances of some games; none for a game that ended or was changed after they were computed.
   */
  synchronized Chances of(List<GameSummary> ended) {
    Map<String, GameSummary> now = byId(ended);
    if (!suffices(now)) {
      made = maker.apply(ended);
      known = now;
    }
    return made.without(changed(now));
  }

  private static Map<String, GameSummary> byId(List<GameSummary> games) {
    return games.stream().collect(Collectors.toMap(GameSummary::getGameId, game -> game));
  }

  private boolean suffices(Map<String, GameSummary> now) {
    int before = known.size();
    int more = Math.abs(now.size() - before);
    return before > LARGE && ONE_IN * more < before || more == 0 && changed(now).isEmpty();
  }

  /** The ids of the games that have changed since. */
  private Collection<String> changed(Map<String, GameSummary> now) {
    return known.values().stream()
        .filter(game -> Optional.ofNullable(now.get(game.getGameId())).filter(same(game)).isEmpty())
        .map(GameSummary::getGameId)
        .toList();
  }

  private static Predicate<GameSummary> same(GameSummary game) {
    return now -> now.getEdition() == game.getEdition() && now.getSeq() == game.getSeq();
  }
}
