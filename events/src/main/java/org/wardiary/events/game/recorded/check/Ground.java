package org.wardiary.events.game.recorded.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.Cost;
import org.wardiary.events.game.recorded.file.Cost.Points;
import org.wardiary.events.game.recorded.file.Edge;
import org.wardiary.events.game.recorded.file.Layout;
import org.wardiary.events.game.recorded.file.MapPlan;
import org.wardiary.events.game.recorded.file.SpaceSide;

/** The map of a game: what adjoins, how far spaces are apart, and what movement costs. */
final class Ground {

  private final MapPlan map;
  private final Map<SpaceSide, List<Edge>> edges = new HashMap<>();

  Ground(MapPlan map) {
    this.map = map;
    for (Edge edge : map.edges().values()) {
      edge.at().forEach(side -> edges.computeIfAbsent(side, any -> new ArrayList<>()).add(edge));
    }
  }

  /** Whether it is known what adjoins a space. */
  boolean isKnown(String space) {
    return map.layout().shape() != Layout.Shape.NONE && map.layout().isSpace(space);
  }

  /** Whether a space is no box off the map. */
  boolean isOnMap(String space) {
    return !space.isEmpty() && map.box(space).isEmpty();
  }

  List<String> neighbours(String space) {
    return map.layout().neighbours(space);
  }

  /** The id of a space's terrain; empty if it has none. */
  String terrain(String space) {
    return map.layout().terrain(space).orElse("");
  }

  /** What runs along or across the side between two spaces, unless its state says it is gone. */
  List<Edge> edges(String from, String to, RecordedBoard board) {
    SpaceSide side = new SpaceSide(from, to);
    List<Edge> all = edges.getOrDefault(side, List.of());
    Map<String, String> states =
        all.isEmpty()
            ? Map.of()
            : Optional.<Map<String, String>>ofNullable(board.marks().get("@" + side))
                .orElse(Map.of());
    return all.stream()
        .filter(edge -> edge.unless().filter(states::containsKey).isEmpty())
        .toList();
  }

  /** What units of a kind pay to enter a space from an adjoining one; infinite if they cannot. */
  double cost(String kind, String from, String to, RecordedBoard board) {
    Cost terrain =
        Optional.ofNullable(map.terrain().get(terrain(to)))
            .map(known -> known.cost())
            .orElse(Cost.NONE);
    double cost = terrain.of(kind).map(points -> with(1, points)).orElse(1.0);
    double set = Double.POSITIVE_INFINITY;
    double cap = Double.POSITIVE_INFINITY;
    for (Edge edge : edges(from, to, board)) {
      Optional<Points> points = edge.cost().of(kind);
      if (points.isEmpty()) {
        continue;
      }
      switch (points.get().way()) {
        case SET -> set = Math.min(set, points.get().points());
        case CAP -> cap = Math.min(cap, points.get().points());
        default -> cost = with(cost, points.get());
      }
    }
    double total = Double.isInfinite(set) ? cost : set;
    return Double.isInfinite(total) ? total : Math.min(total, cap);
  }

  private static double with(double cost, Points points) {
    return switch (points.way()) {
      case NEVER -> Double.POSITIVE_INFINITY;
      case SET -> points.points();
      case CAP -> Math.min(cost, points.points());
      case ADD -> cost + points.points();
    };
  }

  /** How many spaces away a space is; empty if no way leads there. */
  OptionalInt distance(String from, String to) {
    Map<String, Integer> seen = new HashMap<>(Map.of(from, 0));
    Deque<String> next = new ArrayDeque<>(List.of(from));
    while (!next.isEmpty() && !seen.containsKey(to)) {
      String space = next.remove();
      for (String beyond : neighbours(space)) {
        if (seen.putIfAbsent(beyond, seen.get(space) + 1) == null) {
          next.add(beyond);
        }
      }
    }
    return seen.containsKey(to) ? OptionalInt.of(seen.get(to)) : OptionalInt.empty();
  }
}
