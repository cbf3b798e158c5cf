package org.wardiary.events.game.generalsview;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.wardiary.events.text.Text;

/**
 * Whether a side that begins can take every city in its first turn (GV-1.1), by search.
 *
 * <p>No enemy stands on the map then, so that a turn is a matter of gold and movement points: a
 * square costs 1, one of the enemy's 2 until somebody has entered it, and a city taken raises units
 * of its own. It is enough to look at the order in which units enter enemy squares and untaken
 * cities (the marks), each by a shortest way over other squares: waiting only ever makes ways
 * cheaper. Of the kinds only Militiamen (cheapest) and Hussars (7 points for least gold) matter.
 */
final class FirstTurn {

  /** What a search found. */
  enum Finding {
    POSSIBLE,
    IMPOSSIBLE,
    /** Given up after {@link #MOST_POSITIONS} positions. */
    OPEN
  }

  private static final int MOST_POSITIONS = 100_000;
  private static final Kind[] BUYERS = {Kind.MILITIAMEN, Kind.HUSSARS};

  private final Field field;
  private final int side;
  private final byte[] owners;
  private final List<Unit> units = new ArrayList<>();
  private final Set<String> seen = new HashSet<>();
  private long gold;
  private int untaken;
  private int positions;

  /** A unit that may still go on. */
  private record Unit(int square, int points) {}

  /** A unit that enters a mark; {@code from} is null for one bought for it. */
  private record Entry(Unit from, Kind bought, int to, int left) {}

  private FirstTurn(Field field, int side) {
    this.field = field;
    this.side = side;
    this.owners = field.owners();
    this.gold = field.startingGold();
    for (int i = 0; i < field.cityCount(); i++) {
      if (owners[field.city(i)] == side) {
        gold += field.income(field.city(i));
      } else {
        untaken++;
      }
    }
  }

  /** The warnings about a map: none, or one sentence. */
  static List<String> warnings(Field field) {
    List<String> sure = new ArrayList<>();
    List<String> open = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      Finding finding = search(field, side);
      if (finding != Finding.IMPOSSIBLE) {
        (finding == Finding.POSSIBLE ? sure : open).add(GeneralsView.SIDES.get(side));
      }
    }
    List<String> warnings = new ArrayList<>();
    if (!sure.isEmpty()) {
      warnings.add(
          Text.of(
              "the side that begins can take every city in its first turn (%s)",
              String.join(", ", sure)));
    }
    if (!open.isEmpty()) {
      warnings.add(
          Text.of(
              "the side that begins can perhaps take every city in its first turn"
                  .concat(" (%s): no proof either way in %d positions"),
              String.join(", ", open),
              MOST_POSITIONS));
    }
    return warnings;
  }

  /** Whether a side that begins can take every city in its first turn. */
  static Finding search(Field field, int side) {
    FirstTurn turn = new FirstTurn(field, side);
    if (!turn.possibleWithGold()) {
      return Finding.IMPOSSIBLE;
    }
    if (turn.canWin()) {
      return Finding.POSSIBLE;
    }
    return turn.positions > MOST_POSITIONS ? Finding.OPEN : Finding.IMPOSSIBLE;
  }

  /** Whether it could be done with any number of the fastest units that the gold buys one of. */
  private boolean possibleWithGold() {
    int reach = 0;
    for (Kind kind : BUYERS) {
      reach = kind.cost <= gold ? kind.movement : reach;
    }
    byte[] taken = owners.clone();
    boolean more = reach > 0;
    while (more) {
      more = false;
      int[] cost = costs(taken, reach);
      for (int square = 0; square < taken.length; square++) {
        if (cost[square] <= reach && taken[square] != side) {
          taken[square] = (byte) side;
          more = true;
        }
      }
    }
    for (int i = 0; i < field.cityCount(); i++) {
      if (taken[field.city(i)] != side) {
        return false;
      }
    }
    return true;
  }

  /** Points to each square from the nearest own city, up to a reach. */
  private int[] costs(byte[] taken, int reach) {
    int[] cost = new int[taken.length];
    Arrays.fill(cost, Integer.MAX_VALUE);
    for (int i = 0; i < field.cityCount(); i++) {
      if (taken[field.city(i)] == side) {
        cost[field.city(i)] = 0;
      }
    }
    for (int points = 0; points < reach; points++) {
      for (int square = 0; square < cost.length; square++) {
        for (int direction = 0; cost[square] == points && direction < 4; direction++) {
          int next = field.neighbour(square, direction);
          if (next != Field.OFF) {
            int step = taken[next] == 1 - side ? 2 : 1;
            cost[next] = Math.min(cost[next], points + step);
          }
        }
      }
    }
    return cost;
  }

  private boolean isMark(int square) {
    return owners[square] == 1 - side || owners[square] != side && field.isCity(square);
  }

  private boolean canWin() {
    if (untaken == 0) {
      return true;
    }
    if (tooFar() || positions > MOST_POSITIONS || !seen.add(key())) {
      return false;
    }
    positions++;
    for (Entry entry : entries()) {
      if (winsBy(entry)) {
        return true;
      }
    }
    return false;
  }

  private boolean winsBy(Entry entry) {
    byte before = owners[entry.to];
    long goldBefore = gold;
    List<Unit> unitsBefore = List.copyOf(units);
    owners[entry.to] = (byte) side;
    untaken -= field.isCity(entry.to) ? 1 : 0;
    units.remove(entry.from);
    units.add(new Unit(entry.to, entry.left));
    gold -= entry.bought == null ? 0 : entry.bought.cost;
    boolean wins = canWin();
    owners[entry.to] = before;
    untaken += field.isCity(entry.to) ? 1 : 0;
    units.clear();
    units.addAll(unitsBefore);
    gold = goldBefore;
    return wins;
  }

  /**
   * A bound: each untaken city is entered from an own city, a unit or another untaken city, which
   * costs at least the distance; all these ways together must be within the points there are.
   */
  private boolean tooFar() {
    long points = Kind.MILITIAMEN.movement * (gold / Kind.MILITIAMEN.cost);
    for (Unit unit : units) {
      points += unit.points;
    }
    for (int i = 0; i < field.cityCount(); i++) {
      int city = field.city(i);
      if (owners[city] != side) {
        points -= nearest(city) + (owners[city] == 1 - side ? 1 : 0);
      }
    }
    return points < 0;
  }

  private int nearest(int city) {
    int nearest = Integer.MAX_VALUE;
    for (int i = 0; i < field.cityCount(); i++) {
      if (field.city(i) != city) {
        nearest = Math.min(nearest, field.grid().distance(field.city(i), city));
      }
    }
    for (Unit unit : units) {
      nearest = Math.min(nearest, field.grid().distance(unit.square, city));
    }
    return nearest;
  }

  private String key() {
    List<String> parts = new ArrayList<>();
    for (Unit unit : units) {
      if (unit.points > 0) {
        parts.add(unit.square + "." + unit.points);
      }
    }
    parts.sort(null);
    return new String(owners, StandardCharsets.ISO_8859_1) + gold + parts;
  }

  /** All ways to enter a mark, cities first, then the cheapest. */
  private List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Unit unit : new HashSet<>(units)) {
      addEntries(entries, unit, null);
    }
    for (int i = 0; i < field.cityCount(); i++) {
      for (Kind kind : BUYERS) {
        if (owners[field.city(i)] == side && kind.cost <= gold) {
          addEntries(entries, new Unit(field.city(i), kind.movement), kind);
        }
      }
    }
    entries.sort(
        (one, other) -> {
          int cities = Boolean.compare(field.isCity(other.to), field.isCity(one.to));
          int left = Integer.compare(other.left, one.left);
          return cities != 0 ? cities : left != 0 ? left : Integer.compare(one.to, other.to);
        });
    return entries;
  }

  private void addEntries(List<Entry> entries, Unit unit, Kind bought) {
    int[] points = new int[owners.length];
    Arrays.fill(points, -1);
    int[] queue = new int[owners.length];
    int last = 1;
    queue[0] = unit.square;
    points[unit.square] = unit.points;
    for (int next = 0; next < last; next++) {
      int from = queue[next];
      for (int direction = 0; points[from] > 0 && direction < 4; direction++) {
        int to = field.neighbour(from, direction);
        if (to == Field.OFF || points[to] >= 0) {
          continue;
        }
        if (isMark(to)) {
          int left = points[from] - (owners[to] == 1 - side ? 2 : 1);
          points[to] = 0;
          if (left >= 0) {
            entries.add(new Entry(bought == null ? unit : null, bought, to, left));
          }
        } else {
          points[to] = points[from] - 1;
          queue[last++] = to;
        }
      }
    }
  }
}
