package org.wardiary.reports.cli.job;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.Chances;
import org.wardiary.projector.query.ById;
import org.wardiary.projector.view.GameSummary;

/**
 * The chances of the games that have ended, as they were made last: made again when games have
 * ended or were changed since, of a large archive not before it has grown by a fiftieth. Safe to
 * share.
 */
final class KnownChances {

  /** Archives of more games than this are large. */
  static final int LARGE = 2000;

  private static final int ONE_IN = 50;

  private final Function<List<GameSummary>, Chances> maker;
  private ById<GameSummary> known = byId(List.of());
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

  /** Games that are not as they were. */
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
