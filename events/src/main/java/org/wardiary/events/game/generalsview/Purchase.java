package org.wardiary.events.game.generalsview;

import org.wardiary.events.game.Draws;

/** What a player with sense buys: guards for threatened cities, then a mix at the front. */
final class Purchase {

  /** The mix: each kind as often as it stands here, if the gold is there. */
  private static final Kind[] MIX = {
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
    Kind.MILITIAMEN
  };

  private final Board board;
  private final Field field;
  private final int side;
  private final Outlook outlook;

  Purchase(Board board, Outlook outlook) {
    this.board = board;
    this.field = board.field();
    this.side = board.acting();
    this.outlook = outlook;
  }

  /** The order that puts a unit into play; {@link Order#END} if nothing is bought. */
  long choose(Draws draws) {
    long gold = board.gold(side);
    if (gold < Kind.CHEAPEST || board.cities(side) == 0) {
      return Order.END;
    }
    int number = board.army(side).raised() + 1;
    for (int i = 0; i < field.cityCount(); i++) {
      int city = outlook.city(i);
      if (board.owner(city) == side && outlook.threatened(city)) {
        Kind guard = gold >= Kind.LINE_INFANTRY.cost ? Kind.LINE_INFANTRY : Kind.MILITIAMEN;
        return Order.raise(guard, number, city);
      }
    }
    Kind kind = neutralCities() && number <= 2 ? Kind.HUSSARS : MIX[draws.draw(MIX.length) - 1];
    int[] ways = outlook.waysToGoals();
    return kind.cost + reserve(ways) > gold ? Order.END : Order.raise(kind, number, front(ways));
  }

  /** Gold kept for a guard on a city that a unit can still take this turn. */
  private int reserve(int[] ways) {
    Army army = board.army(side);
    for (int i = 0; i < army.alive(); i++) {
      int unit = army.living(i);
      int way = ways[army.square(unit)];
      if (way > 0 && way <= army.points(unit)) {
        return Kind.LINE_INFANTRY.cost;
      }
    }
    return 0;
  }

  private boolean neutralCities() {
    return board.cities(0) + board.cities(1) < field.cityCount();
  }

  /** The side's city from which the way to a city that it lacks is shortest. */
  private int front(int[] ways) {
    int best = Board.NONE;
    for (int i = 0; i < field.cityCount(); i++) {
      int city = outlook.city(i);
      if (board.owner(city) == side && (best == Board.NONE || ways[city] < ways[best])) {
        best = city;
      }
    }
    return best;
  }
}
