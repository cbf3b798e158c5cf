package org.wardiary.events.game.generalsview;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Draws;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;

/**
 * A player with sense: raises a mix of units, guards its cities, goes for those that it lacks, and
 * fights where the odds are good; the longer the game lasts, the less good they need to be.
 */
final class Aggressive implements Player {

  private static final double GOOD_ODDS = 0.6;
  private static final double SURE = 0.95;
  private static final double CITY_BONUS = 0.1;
  private static final int TURNS_OF_CARE = 160;
  private static final int NEAR_ENEMIES = 5;
  private static final int NEAR_FRIENDS = 3;
  private static final int LONGEST_MARCH = 7;

  @Override
  public String name() {
    return "aggressive";
  }

  @Override
  public long choose(Position position, AnswerList legal, Draws draws) {
    Board board = ((GeneralsViewPosition) position).board();
    return switch (board.asked()) {
      case NOTHING, DRAW -> legal.get(draws.draw(legal.size()) - 1);
      case PICK -> cheapest(legal);
      case TURN -> new Orders(board).choose(draws);
    };
  }

  /** Of units that fight equally well, the one whose loss costs least. */
  private static long cheapest(AnswerList legal) {
    long best = legal.get(0);
    for (int i = 1; i < legal.size(); i++) {
      int less = Order.kind(legal.get(i)).cost - Order.kind(best).cost;
      if (less < 0 || less == 0 && legal.get(i) < best) {
        best = legal.get(i);
      }
    }
    return best;
  }

  /** The next order in a turn. */
  private static final class Orders {

    private final Board board;
    private final Field field;
    private final Army army;
    private final Outlook outlook;

    Orders(Board board) {
      this.board = board;
      this.field = board.field();
      this.army = board.army(board.acting());
      this.outlook = new Outlook(board);
    }

    long choose(Draws draws) {
      long purchase = new Purchase(board, outlook).choose(draws);
      if (purchase != Order.END) {
        return purchase;
      }
      boolean[] stays = outlook.guards();
      long attack = attack(stays);
      return attack == Order.END ? march(stays) : attack;
    }

    /** A step towards an enemy stack that can be beaten; {@link Order#END} if there is none. */
    private long attack(boolean[] stays) {
      Army enemy = board.army(1 - board.acting());
      boolean[] seen = new boolean[field.size()];
      for (int i = 0; i < enemy.alive(); i++) {
        int square = enemy.square(enemy.living(i));
        long step = seen[square] ? Order.END : attackOn(square, stays);
        seen[square] = true;
        if (step != Order.END) {
          return step;
        }
      }
      return Order.END;
    }

    private long attackOn(int square, boolean[] stays) {
      int[] ways = outlook.waysTo(square, LONGEST_MARCH);
      Odds present = new Odds();
      Odds all = new Odds();
      int next = Board.NONE;
      for (int i = 0; i < army.alive(); i++) {
        int unit = army.living(i);
        int way = ways[army.square(unit)];
        if (way == 0) {
          present.add(army.attack(unit));
          all.add(army.attack(unit));
        } else if (!stays[unit] && way <= army.points(unit)) {
          all.add(army.attack(unit));
          next = next == Board.NONE || better(unit, next) ? unit : next;
        }
      }
      return next == Board.NONE || !worthIt(square, present, all)
          ? Order.END
          : stepAlong(next, ways);
    }

    private boolean better(int unit, int other) {
      return army.attack(unit) > army.attack(other);
    }

    private boolean worthIt(int square, Odds present, Odds all) {
      Odds defenders = new Odds();
      Army enemy = board.army(1 - board.acting());
      for (int i = 0; i < enemy.alive(); i++) {
        if (enemy.square(enemy.living(i)) == square) {
          defenders.add(enemy.defence(enemy.living(i)));
        }
      }
      if (present.size() > 0) {
        return present.against(defenders) < SURE;
      }
      double needed = GOOD_ODDS - (double) board.turn() / TURNS_OF_CARE;
      needed -= field.isCity(square) ? CITY_BONUS : 0;
      return all.against(defenders) >= needed;
    }

    /** The step of a unit that brings it nearer; {@link Order#END} if none does. */
    private long stepAlong(int unit, int[] ways) {
      int from = army.square(unit);
      int best = Board.NONE;
      int bestWay = ways[from];
      for (int direction = 0; direction < 4; direction++) {
        int to = outlook.neighbour(from, direction);
        if (to != Field.OFF
            && ways[to] < bestWay
            && board.stepCost(to) <= army.points(unit)
            && (ways[to] == 0 || !outlook.enemyOn(to))) {
          best = to;
          bestWay = ways[to];
        }
      }
      return best == Board.NONE ? Order.END : Order.step(army.kind(unit), unit + 1, best);
    }

    /** A step towards a city that the side lacks; {@link Order#END} if no unit should go on. */
    private long march(boolean[] stays) {
      int[] ways = outlook.waysToGoals();
      for (int i = 0; i < army.alive(); i++) {
        int unit = army.living(i);
        boolean may = !stays[unit] && army.points(unit) > 0 && !outlook.enemyOn(army.square(unit));
        long step = may ? stepAlong(unit, ways) : Order.END;
        if (step != Order.END && mayEnter(unit, Order.square(step))) {
          return step;
        }
      }
      return Order.END;
    }

    /** Units wait for their friends where the enemy is the stronger; an empty city they enter. */
    private boolean mayEnter(int unit, int to) {
      if (outlook.enemyOn(to)) {
        return false;
      }
      int side = board.acting();
      return field.isCity(to)
          || outlook.worthNear(1 - side, to, NEAR_ENEMIES)
              <= outlook.worthNear(side, army.square(unit), NEAR_FRIENDS);
    }
  }
}
