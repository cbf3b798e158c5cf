package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What movement through spaces that adjoin enemies is like: {@code stop leave 1 of Inf not river}.
 *
 * @param zones the kinds of zones, one or more
 */
public record Zones(List<Zone> zones) implements Check {

  /**
   * A zone of control.
   *
   * @param stop whether who enters it stops
   * @param enter what entering it costs besides; infinite if it cannot be entered
   * @param leave what leaving it costs besides; infinite if it cannot be left
   * @param through what it costs besides to enter it from another such space; infinite if it cannot
   *     be done
   * @param units the units that have it
   * @param bound kinds and sides that it hinders; empty for all
   * @param not terrain into which and edges over which it does not reach
   */
  public record Zone(
      boolean stop,
      double enter,
      double leave,
      double through,
      Among units,
      Set<String> bound,
      Set<String> not) {

    /** The spaces that adjoin some units, where no rule says more. */
    public static Zone of(Among units) {
      return new Zone(false, 0, 0, 0, units, Set.of(), Set.of());
    }

    /** Copies the sets. */
    public Zone {
      bound = Set.copyOf(bound);
      not = Set.copyOf(not);
    }
  }

  /** Copies the list. */
  public Zones {
    zones = List.copyOf(zones);
  }

  @Override
  public Topic topic() {
    return Topic.ZONE;
  }

  static Zones read(Cursor line, CheckNames names) {
    List<Zone> zones = new ArrayList<>();
    for (Clause clause :
        Clause.all(line, Among.KEYWORDS, "stop", "enter", "leave", "through", "for", "not")) {
      clause.end();
      Zone zone =
          new Zone(
              clause.has("stop"),
              points(clause.one("enter")),
              points(clause.one("leave")),
              points(clause.one("through")),
              Among.of(clause, names),
              names.kinds(clause.after("for")),
              names.ground(clause.after("not")));
      if (!zone.stop && zone.enter + zone.leave + zone.through == 0) {
        throw line.bad(
            "stop, or enter, leave, through with points or never",
            List.of("stop", "enter", "leave", "through"));
      }
      zones.add(zone);
    }
    return new Zones(zones);
  }

  private static double points(Optional<Cursor> word) {
    if (word.filter(text -> text.text().equals("never")).isPresent()) {
      return Double.POSITIVE_INFINITY;
    }
    return word.map(text -> Clause.number(text, "points of movement, or never,")).orElse(0);
  }
}
