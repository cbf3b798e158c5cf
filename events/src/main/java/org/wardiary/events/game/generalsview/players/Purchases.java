package org.wardiary.events.game.generalsview.players;

import java.util.List;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.unit.Kind;

/** Decides which units a player raises: guards for threatened cities, then a mix at the front. */
final class Purchases {

  /** The mix: each kind is chosen in proportion to its entries here, if there is gold for it. */
  private static final List<Kind> MIX =
      List.of(
          Kind.ARTILLERY,
          Kind.ARTILLERY,
          Kind.ARTILLERY,
          Kind.SKIRMISHERS,
          Kind.SKIRMISHERS,
          Kind.SKIRMISHERS,
          Kind.LINE_INFANTRY,
          Kind.LINE_INFANTRY,
          Kind.LINE_INFANTRY,
          Kind.LANCERS,
          Kind.LANCERS,
          Kind.HUSSARS,
          Kind.HUSSARS,
          Kind.CUIRASSIERS,
          Kind.DRAGOONS,
          Kind.MILITIAMEN);

  private final SideView view;
  private final Board board;

  Purchases(SideView view) {
    this.view = view;
    this.board = view.board;
  }

  /** The answer that puts a unit into play; {@link AnswerCode#END} if nothing is bought. */
  long choose(RandomDraws draws) {
    long gold = board.gold(view.side);
    if (gold < board.rules().lowestCost() || board.territory().cities(view.side) == 0) {
      return AnswerCode.END;
    }
    int number = view.army.raised() + 1;
    Guards guards = new Guards(view);
    for (int i = 0; i < view.map.cityCount(); i++) {
      int city = view.city(i);
      if (view.owns(city) && guards.isThreatened(city)) {
        return guard(gold, number, city);
      }
    }
    boolean early = neutralCities() && number <= 2;
    Kind kind = early ? Kind.HUSSARS : MIX.get(draws.draw(MIX.size()) - 1);
    int[] costs = PathCosts.toMissingCities(view);
    return board.rules().cost(kind) + reserve(costs) > gold
        ? AnswerCode.END
        : AnswerCode.raise(kind, number, front(costs));
  }

  /**
   * The better of two guards that the side can afford; {@link AnswerCode#END} if it can afford
   * neither.
   */
  private long guard(long gold, int number, int city) {
    Kind guard =
        gold >= board.rules().cost(Kind.LINE_INFANTRY) ? Kind.LINE_INFANTRY : Kind.MILITIAMEN;
    return gold >= board.rules().cost(guard)
        ? AnswerCode.raise(guard, number, city)
        : AnswerCode.END;
  }

  /** Gold kept back for a guard in case a unit can still take a city this turn. */
  private int reserve(int[] costs) {
    Army army = view.army;
    for (int i = 0; i < army.size(); i++) {
      int cost = costs[army.square(army.unit(i))];
      if (cost > 0 && cost <= army.points(army.unit(i))) {
        return board.rules().cost(Kind.LINE_INFANTRY);
      }
    }
    return 0;
  }

  private boolean neutralCities() {
    return board.territory().cities(0) + board.territory().cities(1) < view.map.cityCount();
  }

  /** The own city with the cheapest path to a city that the side does not own. */
  private int front(int[] costs) {
    int best = Board.NOBODY;
    for (int i = 0; i < view.map.cityCount(); i++) {
      int city = view.city(i);
      if (view.owns(city) && (best == Board.NOBODY || costs[city] < costs[best])) {
        best = city;
      }
    }
    return best;
  }
}
