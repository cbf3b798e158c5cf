package org.wardiary.app.job;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.Chances;
import org.wardiary.projector.query.ById;
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
  private ById<GameSummary> known = byId(List.of());
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
    ById<GameSummary> now = byId(ended);
    if (!suffices(now)) {
      made = maker.apply(ended);
      known = now;
    }
    return made.without(changed(now));
  }

  private static ById<GameSummary> byId(List<GameSummary> games) {
    return new ById<>(games, GameSummary::getGameId);
  }

  private boolean suffices(ById<GameSummary> now) {
    int before = known.all().size();
    int more = Math.abs(now.all().size() - before);
    return before > LARGE && ONE_IN * more < before || more == 0 && changed(now).isEmpty();
  }

  /** The ids of the games that have changed since. */
  private Collection<String> changed(ById<GameSummary> now) {
    return known.all().stream()
        .filter(game -> now.find(game.getGameId()).filter(same(game)).isEmpty())
        .map(GameSummary::getGameId)
        .toList();
  }

  private static Predicate<GameSummary> same(GameSummary game) {
    return now -> now.getEdition() == game.getEdition() && now.getSeq() == game.getSeq();
  }
}
