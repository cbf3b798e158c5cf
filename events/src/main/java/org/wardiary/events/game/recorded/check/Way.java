package org.wardiary.events.game.recorded.check;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.Enemies;
import org.wardiary.events.game.recorded.file.Zones.Zone;

/** The cheapest way of one unit to where it moves, along its path if the record tells it. */
final class Way {

  private final Scene scene;
  private final Piece piece;
  private final List<String> path;
  private final boolean hasMoved;
  private final List<Enemies> enemies;
  private final List<Zone> zones;

  /**
   * @param piece the unit where it begins
   * @param path the spaces of the record behind the first one, one or more
   * @param hasMoved whether the unit has moved in this phase before
   * @param enemies rules of enemies that hinder
   * @param zones zones of control that hinder
   */
  Way(
      Scene scene,
      Piece piece,
      List<String> path,
      boolean hasMoved,
      List<Enemies> enemies,
      List<Zone> zones) {
    this.scene = scene;
    this.piece = piece;
    this.path = path;
    this.hasMoved = hasMoved;
    this.enemies = enemies;
    this.zones = zones.stream().filter(this::binds).toList();
  }

  private boolean binds(Zone zone) {
    return zone.bound().isEmpty()
        || zone.bound().contains(piece.kind())
        || zone.bound().contains(piece.side());
  }

  /** Whether a path is written whole: each space adjoins the one before it. */
  static boolean isWhole(Ground ground, String from, List<String> path) {
    String before = from;
    for (String space : path) {
      if (!ground.neighbours(before).contains(space)) {
        return false;
      }
      before = space;
    }
    return path.size() > 1;
  }

  /** The points of movement that it takes; infinite if there is no way. */
  double cost() {
    return isWhole(scene.ground(), piece.space(), path) ? costOfPath() : cheapest();
  }

  private double costOfPath() {
    double cost = 0;
    String before = piece.space();
    for (int i = 0; i < path.size(); i++) {
      boolean stopped = i > 0 && stops(before);
      cost += stopped ? Double.POSITIVE_INFINITY : step(before, path.get(i));
      before = path.get(i);
    }
    return cost;
  }

  private record Reached(String space, double cost) {}

  private double cheapest() {
    String goal = path.get(path.size() - 1);
    Map<String, Double> best = new HashMap<>();
    PriorityQueue<Reached> open = new PriorityQueue<>(Comparator.comparingDouble(Reached::cost));
    open.add(new Reached(piece.space(), 0));
    while (!open.isEmpty()) {
      Reached next = open.remove();
      boolean done = best.putIfAbsent(next.space, next.cost) != null;
      boolean start = next.space.equals(piece.space());
      if (!start && next.space.equals(goal)) {
        return next.cost;
      }
      if (!done && (start || !stops(next.space))) {
        for (String space : scene.ground().neighbours(next.space)) {
          double cost = next.cost + step(next.space, space);
          if (!Double.isInfinite(cost) && !best.containsKey(space)) {
            open.add(new Reached(space, cost));
          }
        }
      }
    }
    return piece.space().equals(goal) ? 0 : Double.POSITIVE_INFINITY;
  }

  private boolean stops(String space) {
    return zones.stream()
            .anyMatch(zone -> zone.stop() && scene.zone(zone, piece.side()).contains(space))
        || enemies.stream().anyMatch(rule -> scene.hasEnemies(space, piece.side(), rule.units()));
  }

  private double step(String from, String to) {
    for (Enemies rule : enemies) {
      if (!rule.stop() && scene.hasEnemies(to, piece.side(), rule.units())) {
        return Double.POSITIVE_INFINITY;
      }
    }
    double cost = scene.ground().cost(piece.kind(), from, to, scene.board());
    for (Zone zone : zones) {
      boolean leaves = scene.zone(zone, piece.side()).contains(from);
      boolean enters = scene.zone(zone, piece.side()).contains(to);
      if (leaves && zone.stop() && hasMoved && from.equals(piece.space())) {
        return Double.POSITIVE_INFINITY; // it stopped there in this phase
      }
      cost += leaves ? zone.leave() : 0;
      cost += enters ? zone.enter() : 0;
      cost += leaves && enters ? zone.through() : 0;
    }
    return cost;
  }
}
