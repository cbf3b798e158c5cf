package org.wardiary.events.game.recorded.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.game.Titled;

/**
 * What movement costs in a terrain, or over a side of a space.
 *
 * @param all for units whose kind is not named; empty where nothing is said
 * @param kinds for kinds of units
 */
public record Cost(Optional<Points> all, Map<String, Points> kinds) {

  /** A cost of which nothing is known. */
  public static final Cost NONE = new Cost(Optional.empty(), Map.of());

  /** How points are meant. */
  public enum Way implements Titled {
    /** The space or the side cannot be entered or crossed. */
    NEVER,
    /** Entering costs this, whatever else there is. */
    SET,
    /** Entering costs at most this. */
    CAP,
    /** Entering costs so much more. */
    ADD
  }

  /** Points and how they are meant. */
  public record Points(Way way, double points) {}

  /** Copies the map. */
  public Cost {
    kinds = Copies.of(kinds);
  }

  /** What units of a kind, which may be empty, pay. */
  public Optional<Points> of(String kind) {
    return Optional.ofNullable(kinds.get(kind)).or(() -> all);
  }

  /** The cost of a terrain or of edges. */
  static Cost read(Cursor owner, Set<String> kinds) {
    Optional<Cursor> cost = owner.get("cost");
    if (cost.filter(value -> value.node() instanceof Node.Fields).isEmpty()) {
      return new Cost(cost.map(Cost::points), Map.of());
    }
    Map<String, Points> byKind = new LinkedHashMap<>();
    cost.get()
        .entries()
        .forEach(
            (kind, value) -> {
              if (!kinds.isEmpty() && !kinds.contains(kind)) {
                throw value.ofKey().bad("a kind of unit", kinds);
              }
              byKind.put(kind, points(value));
            });
    return new Cost(Optional.empty(), byKind);
  }

  private static Points points(Cursor value) {
    if (value.node() instanceof Node.Amount number) {
      return new Points(Way.SET, number.value().doubleValue());
    }
    if (!(value.node() instanceof Node.Words)) {
      throw value.bad("a number, never, set N, cap N or add N", List.of());
    }
    String[] words = value.text().split(" ");
    double points = words.length == 2 ? Double.parseDouble(words[1]) : 0;
    return new Points(Way.valueOf(words[0].toUpperCase(Locale.ROOT)), points);
  }
}
