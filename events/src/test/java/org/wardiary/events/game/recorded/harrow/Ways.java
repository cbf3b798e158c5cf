package org.wardiary.events.game.recorded.harrow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Where units may go: movement (H4), zones of control (H5), stacking (H3). */
final class Ways {

  /** Most units in a hex (H3.1). */
  static final int STACK = 2;

  private static final int FORD = 3;
  private static final int HARD = 2;
  private static final int DUSK = 8;

  private final Field field;
  private final Sheet sheet;

  Ways(Field field) {
    this.field = field;
    this.sheet = field.sheet();
  }

  /** A way that a unit can go. */
  record Way(List<Hex> path, int cost) {

    Hex end() {
      return path.get(path.size() - 1);
    }

    Way to(Hex next, int more) {
      List<Hex> longer = new ArrayList<>(path);
      longer.add(next);
      return new Way(longer, cost + more);
    }
  }

  /** Movement points that a unit has in this turn (H4.1, H4.8). */
  int allowance(Counter unit) {
    return field.turn() == DUSK ? unit.moves() / 2 : unit.moves();
  }

  /** Whether the side between two hexes can be crossed: no river, or an open bridge, or a ford. */
  boolean isOpen(Hex from, Hex to) {
    Set<Hex> side = Set.of(from, to);
    return !sheet.river().contains(side)
        || sheet.ford().contains(side)
        || sheet.bridge().contains(side) && !field.isBlown();
  }

  /** Movement points for a step into a neighbouring hex; empty if the river forbids it. */
  OptionalInt cost(Hex from, Hex to) {
    Set<Hex> side = Set.of(from, to);
    if (!isOpen(from, to)) {
      return OptionalInt.empty();
    }
    if (sheet.ford().contains(side)) {
      return OptionalInt.of(FORD);
    }
    boolean easy = sheet.bridge().contains(side) || sheet.road().contains(side);
    char terrain = sheet.terrain(to);
    return OptionalInt.of(easy || terrain == '.' || terrain == 't' ? 1 : HARD);
  }

  /** Whether a hex lies in a zone of control of a side, which no river lets through (H5.1). */
  boolean isInZone(Hex hex, Side of) {
    return field.units(of).stream()
        .map(field::hex)
        .anyMatch(from -> from.distance(hex) == 1 && !sheet.river().contains(Set.of(from, hex)));
  }

  /** Whether a unit may stop in a hex as far as stacking goes (H3). */
  boolean hasRoom(Counter unit, Hex hex) {
    return field.in(hex, unit.side()).stream().filter(it -> !it.equals(unit)).count() < STACK
        && isFree(unit, hex);
  }

  /** Whether no enemy stands in a hex (H3.2). */
  boolean isFree(Counter unit, Hex hex) {
    return field.in(hex, unit.side().enemy()).isEmpty();
  }

  /** The cheapest ways to all hexes that a unit can reach, those without room for it too. */
  Map<Hex, Way> reach(Counter unit) {
    return reach(unit, allowance(unit));
  }

  /** The same with so many points. */
  Map<Hex, Way> reach(Counter unit, int points) {
    Map<Hex, Way> found = new LinkedHashMap<>();
    List<List<Way>> open = new ArrayList<>();
    for (int cost = 0; cost <= points; cost++) {
      open.add(new ArrayList<>());
    }
    Hex start = field.hex(unit);
    open.get(0).add(new Way(List.of(start), 0));
    for (List<Way> ways : open) {
      for (Way way : ways) {
        if (found.putIfAbsent(way.end(), way) == null && goesOn(unit, way)) {
          for (Hex next : sheet.around(way.end())) {
            longer(unit, way, next, points)
                .ifPresent(longer -> open.get(longer.cost()).add(longer));
          }
        }
      }
    }
    found.remove(start);
    return found;
  }

  /** Who enters a zone of control stops (H5.2); who starts in one may leave it. */
  private boolean goesOn(Counter unit, Way way) {
    return way.path().size() == 1 || !isInZone(way.end(), unit.side().enemy());
  }

  private Optional<Way> longer(Counter unit, Way way, Hex next, int points) {
    OptionalInt cost = cost(way.end(), next);
    boolean can = cost.isPresent() && way.cost() + cost.getAsInt() <= points && isFree(unit, next);
    return can ? Optional.of(way.to(next, cost.getAsInt())) : Optional.empty();
  }

  /** The hexes into which a unit may retreat (H8). */
  List<Hex> retreats(Counter unit) {
    Hex from = field.hex(unit);
    return sheet.around(from).stream().filter(to -> isOpen(from, to) && hasRoom(unit, to)).toList();
  }
}
