package org.wardiary.events.game.recorded.harrow;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.wardiary.events.game.recorded.harrow.Ways.Way;

/** Where a player marches: to towns, to enemies that he can attack, sometimes off the map. */
final class Marches {

  private static final Hex WEST_END = Hex.of("0605");
  private static final Hex EAST_END = Hex.of("0705");
  private static final int NEAR_ENEMY = 3;

  private final Field field;
  private final Ways ways;
  private final Random random;

  Marches(Field field, Random random) {
    this.field = field;
    this.ways = new Ways(field);
    this.random = random;
  }

  /** The move of a unit; empty if it stays. */
  Optional<Said.Move> of(Counter unit) {
    if (field.isDisrupted(unit) || random.nextInt(8) == 0) {
      return Optional.empty();
    }
    Map<Hex, Way> reach = ways.reach(unit);
    Optional<Said.Move> exit = exit(unit, reach);
    if (exit.isPresent()) {
      return exit;
    }
    double stay = worth(unit, field.hex(unit));
    return reach.values().stream()
        .filter(way -> ways.hasRoom(unit, way.end()))
        .sorted(Comparator.comparing(way -> way.end().number()))
        .map(way -> Map.entry(way, worth(unit, way.end())))
        .max(Map.Entry.comparingByValue())
        .filter(best -> best.getValue() > stay)
        .map(best -> move(unit, best.getKey()));
  }

  /** A move along a way; some players write its end alone. */
  private Said.Move move(Counter unit, Way way) {
    List<String> path = way.path().stream().skip(1).map(Hex::number).toList();
    boolean whole = random.nextInt(3) > 0;
    return new Said.Move(unit.id(), whole ? path : path.subList(path.size() - 1, path.size()));
  }

  private Optional<Said.Move> exit(Counter unit, Map<Hex, Way> reach) {
    Optional<Way> to =
        reach.values().stream()
            .filter(way -> way.end().column() == unit.side().farColumn())
            .filter(way -> way.cost() < ways.allowance(unit))
            .filter(way -> !ways.isInZone(way.end(), unit.side().enemy()))
            .min(Comparator.comparing(way -> way.end().number()));
    return to.filter(way -> random.nextInt(4) == 0)
        .map(
            way ->
                new Said.Move(
                    unit.id(),
                    Stream.concat(
                            way.path().stream().skip(1).map(Hex::number),
                            Stream.of(unit.side().exit()))
                        .toList()));
  }

  /** How good a hex is for a unit, with some whim. */
  private double worth(Counter unit, Hex hex) {
    double worth = random.nextDouble() * 2;
    int town = 99;
    for (Map.Entry<Hex, Integer> it : Field.TOWNS.entrySet()) {
      boolean wanted = field.control(it.getKey()) != unit.side();
      int distance = hex.distance(it.getKey());
      town = Math.min(town, wanted ? distance : distance + 4);
    }
    worth -= town;
    boolean near = ways.isInZone(hex, unit.side().enemy());
    if (near) {
      worth += unit.isArtillery() ? -1 : NEAR_ENEMY;
    }
    return worth + (field.sheet().terrain(hex) == '.' ? 0 : 1);
  }

  /** Whether League blows up the bridge now (H4.6). */
  boolean blowsTheBridge() {
    boolean there =
        field.units(Side.LEAGUE).stream()
            .filter(unit -> !field.isDisrupted(unit))
            .map(field::hex)
            .anyMatch(hex -> hex.equals(WEST_END) || hex.equals(EAST_END));
    return there && !field.isBlown() && random.nextInt(6) == 0;
  }
}
