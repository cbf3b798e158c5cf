package org.wardiary.events.game.generalsview.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.generalsview.map.FirstTurnState.Entry;
import org.wardiary.events.game.generalsview.map.FirstTurnState.Unit;
import org.wardiary.events.game.generalsview.unit.Kind;

/** Lists the ways in which a unit, on the map or to be raised, can enter an objective next. */
final class FirstTurnEntries {

  private static final int UNREACHED = -1;

  private final FirstTurnState state;
  private final GeneralsViewMap map;
  private final List<Entry> entries = new ArrayList<>();

  FirstTurnEntries(FirstTurnState state) {
    this.state = state;
    this.map = state.map;
  }

  /** The entries: those into cities first, then those that leave the most movement points. */
  List<Entry> all() {
    for (Unit unit : new HashSet<>(state.units)) {
      add(unit, Optional.empty());
    }
    for (int i = 0; i < map.cityCount(); i++) {
      for (Kind kind : FirstTurnState.BUYERS) {
        if (state.owners[map.city(i)] == state.side && kind.cost() <= state.gold) {
          add(new Unit(map.city(i), kind.movement()), Optional.of(kind));
        }
      }
    }
    entries.sort(
        Comparator.<Entry, Boolean>comparing(entry -> !map.isCity(entry.to()))
            .thenComparing(entry -> -entry.left())
            .thenComparing(Entry::to));
    return entries;
  }

  /** Adds the objectives that a unit can reach over squares that are not objectives. */
  private void add(Unit unit, Optional<Kind> bought) {
    int[] points = new int[state.owners.length];
    Arrays.fill(points, UNREACHED);
    int[] queue = new int[state.owners.length];
    int last = 1;
    queue[0] = unit.square();
    points[unit.square()] = unit.points();
    for (int next = 0; next < last; next++) {
      int from = queue[next];
      for (int direction = 0; points[from] > 0 && direction < 4; direction++) {
        int to = map.neighbour(from, direction);
        if (to == Grid.OFF || points[to] != UNREACHED) {
          continue;
        }
        int left = points[from] - state.stepCost(to);
        if (!state.isObjective(to)) {
          points[to] = left;
          queue[last++] = to;
        } else {
          points[to] = 0;
          if (left >= 0) {
            entries.add(new Entry(unit, bought, to, left));
          }
        }
      }
    }
  }
}
