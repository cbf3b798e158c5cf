package org.wardiary.events.game.recorded.harrow;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** How a game stands. */
final class Field {

  private static final int TOWN_OF_CROWN = 3;
  private static final int TOWN_OF_LEAGUE = 5;
  private static final int EXIT = 3;

  /** What the towns are worth (H10.1). */
  static final Map<Hex, Integer> TOWNS =
      Map.of(
          Hex.of("0304"), TOWN_OF_CROWN,
          Hex.of("0409"), TOWN_OF_CROWN,
          Hex.of("0803"), TOWN_OF_LEAGUE,
          Hex.of("1106"), TOWN_OF_LEAGUE);

  private final Sheet sheet;
  private final Map<String, Hex> at = new LinkedHashMap<>();
  private final Map<Hex, Side> control = new LinkedHashMap<>();
  private final Map<Side, Integer> exits = new EnumMap<>(Side.class);
  private final Map<Side, Integer> losses = new EnumMap<>(Side.class);
  private final Set<String> disrupted = new HashSet<>();
  private final Set<String> reduced = new HashSet<>();
  private final Set<String> arrived = new HashSet<>();
  private final Set<String> moved = new HashSet<>();
  private final Set<String> fought = new HashSet<>();
  private boolean blown;
  private int turn;

  /** The field before the first turn. */
  Field(Sheet sheet) {
    this.sheet = sheet;
    for (Counter counter : sheet.counters()) {
      counter.start().ifPresent(hex -> at.put(counter.id(), hex));
    }
    TOWNS.forEach(
        (town, worth) -> control.put(town, worth == TOWN_OF_CROWN ? Side.CROWN : Side.LEAGUE));
    for (Side side : Side.values()) {
      exits.put(side, 0);
      losses.put(side, 0);
    }
  }

  /** A copy that later play leaves as it is. */
  Field copy() {
    Field copy = new Field(sheet);
    copy.at.clear();
    copy.at.putAll(at);
    copy.control.putAll(control);
    copy.exits.putAll(exits);
    copy.losses.putAll(losses);
    copy.disrupted.addAll(disrupted);
    copy.reduced.addAll(reduced);
    copy.arrived.addAll(arrived);
    copy.moved.addAll(moved);
    copy.fought.addAll(fought);
    copy.blown = blown;
    copy.turn = turn;
    return copy;
  }

  Sheet sheet() {
    return sheet;
  }

  int turn() {
    return turn;
  }

  boolean isBlown() {
    return blown;
  }

  /** Where a unit stands; empty if it is not on the map. */
  Optional<Hex> at(String unit) {
    return Optional.ofNullable(at.get(unit));
  }

  /** Where a unit stands that is on the map. */
  Hex hex(Counter unit) {
    return at(unit.id()).orElseThrow();
  }

  boolean isDisrupted(Counter unit) {
    return disrupted.contains(unit.id());
  }

  boolean isReduced(Counter unit) {
    return reduced.contains(unit.id());
  }

  /** Whether a unit has moved in this phase. */
  boolean hasMoved(Counter unit) {
    return moved.contains(unit.id());
  }

  /** Whether a unit has attacked, supported or been attacked in this phase. */
  boolean hasFought(Counter unit) {
    return fought.contains(unit.id());
  }

  Side control(Hex town) {
    return control.get(town);
  }

  /** Printed strength lost by a side. */
  int losses(Side side) {
    return losses.get(side);
  }

  /** The units of a side on the map, in the order of battle. */
  List<Counter> units(Side side) {
    return sheet.counters().stream()
        .filter(it -> it.side() == side && at.containsKey(it.id()))
        .toList();
  }

  /** The units of a side in a hex. */
  List<Counter> in(Hex hex, Side side) {
    return units(side).stream().filter(it -> hex.equals(at.get(it.id()))).toList();
  }

  /** The units of a side that may arrive in this turn or could have done so before. */
  List<Counter> due(Side side) {
    return waiting(side).filter(it -> it.turn() <= turn).toList();
  }

  /** The units of a side that have not arrived. */
  Stream<Counter> waiting(Side side) {
    return sheet.counters().stream()
        .filter(it -> it.side() == side && it.turn() > 0 && !arrived.contains(it.id()));
  }

  /** A side's points (H10): enemy losses, towns, exits. */
  int points(Side side) {
    int towns =
        control.entrySet().stream()
            .filter(it -> it.getValue() == side)
            .mapToInt(it -> TOWNS.get(it.getKey()))
            .sum();
    return towns + losses.get(side.enemy()) + exits.get(side) * EXIT;
  }

  /** What a statement does. */
  void take(Said said) {
    if (said instanceof Said.Turn began) {
      turn = began.number();
    } else if (said instanceof Said.Phase) {
      moved.clear();
      fought.clear();
    } else if (said instanceof Said.Move move) {
      move(move);
    } else if (said instanceof Said.Arrive arrive) {
      arrived.add(arrive.unit());
      at.put(arrive.unit(), arrive.at());
    } else if (said instanceof Said.Attack attack) {
      fought.addAll(attack.units());
      fought.addAll(attack.guns());
      fought.addAll(attack.enemies());
    } else if (said instanceof Said.Retreat retreat) {
      at.put(retreat.unit(), retreat.path().get(retreat.path().size() - 1));
    } else if (said instanceof Said.Advance advance) {
      at.put(advance.unit(), advance.path().get(advance.path().size() - 1));
    } else if (said instanceof Said.Gone gone) {
      gone.units().forEach(this::lose);
    } else if (said instanceof Said.State state) {
      change(state);
    } else if (said instanceof Said.Control taken) {
      control.put(taken.town(), taken.side());
    } else if (said instanceof Said.Blown) {
      blown = true;
    }
  }

  private void move(Said.Move move) {
    String last = move.path().get(move.path().size() - 1);
    Counter unit = sheet.counter(move.unit());
    moved.add(unit.id());
    if (last.equals(unit.side().exit())) {
      at.remove(unit.id());
      exits.merge(unit.side(), 1, Integer::sum);
    } else {
      at.put(unit.id(), Hex.of(last));
    }
  }

  private void lose(String id) {
    Counter unit = sheet.counter(id);
    losses.merge(unit.side(), unit.strength(), Integer::sum);
    at.remove(id);
  }

  private void change(Said.State state) {
    switch (state.state()) {
      case "disrupted" -> disrupted.addAll(state.units());
      case "-disrupted" -> disrupted.removeAll(state.units());
      case "step-1" -> reduced.addAll(state.units());
      default -> throw new IllegalStateException("expected a state but got " + state.state());
    }
  }
}
