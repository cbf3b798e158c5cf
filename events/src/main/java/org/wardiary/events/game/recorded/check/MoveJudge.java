package org.wardiary.events.game.recorded.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.Enemies;
import org.wardiary.events.game.recorded.file.Movement;
import org.wardiary.events.game.recorded.file.Movement.Allowance;
import org.wardiary.events.game.recorded.file.Rule;
import org.wardiary.events.game.recorded.file.Zones;
import org.wardiary.events.game.recorded.file.Zones.Zone;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.text.Text;

/**
 * Judges moves by all rules of movement together: first whether terrain allows them, then whether
 * enemies and zones of control do, so that the right rule is named.
 */
final class MoveJudge {

  private static final double NEAR = 1e-9;

  private final List<Rule> movement = new ArrayList<>();
  private final List<Rule> enemies = new ArrayList<>();
  private final List<Rule> zones = new ArrayList<>();

  MoveJudge(List<Rule> rules) {
    for (Rule rule : rules) {
      if (rule.check() instanceof Movement) {
        movement.add(rule);
      } else if (rule.check() instanceof Enemies) {
        enemies.add(rule);
      } else if (rule.check() instanceof Zones) {
        zones.add(rule);
      }
    }
  }

  /**
   * Judges a move that is about to be made.
   *
   * @return what the units spend, one a unit; none if no rule is about movement
   */
  List<Spent> judge(Statement.Move move, Scene scene, List<Breach> out) {
    if (movement.isEmpty() && enemies.isEmpty() && zones.isEmpty()) {
      return List.of();
    }
    return move.units().stream()
        .map(unit -> new OfUnit(scene, unit, move.path(), out).judge())
        .toList();
  }

  /** The move of one unit. */
  private final class OfUnit {

    private final Scene scene;
    private final String unit;
    private final List<String> path;
    private final List<Breach> out;
    private final double spent;
    private double most = Double.POSITIVE_INFINITY;

    OfUnit(Scene scene, String unit, List<String> path, List<Breach> out) {
      this.scene = scene;
      this.unit = unit;
      this.path = path;
      this.out = out;
      this.spent = scene.board().spent(unit);
    }

    Spent judge() {
      Optional<Piece> piece = scene.standing(unit).filter(at -> scene.ground().isKnown(at.space()));
      if (piece.isEmpty() || !path.stream().allMatch(scene.ground()::isKnown)) {
        return Spent.UNKNOWN;
      }
      double cost = way(piece.get(), List.of(), List.of()).cost();
      if (Double.isInfinite(cost) && movement.isEmpty()) {
        return Spent.UNKNOWN; // terrain bars the way, which no rule is about
      }
      for (Rule rule : movement) {
        if (!allows(rule, piece.get(), cost)) {
          return Double.isInfinite(cost) ? Spent.UNKNOWN : spent(cost);
        }
      }
      return spent(hindered(piece.get(), cost));
    }

    private Spent spent(double cost) {
      return new Spent(cost, Double.isInfinite(most) ? 0 : most + spent);
    }

    private Way way(Piece piece, List<Enemies> hindering, List<Zone> reaching) {
      return new Way(scene, piece, path, spent > 0, hindering, reaching);
    }

    /** Whether terrain and allowance allow the move; else a breach. */
    private boolean allows(Rule rule, Piece piece, double cost) {
      Optional<Allowance> allowance = allowance((Movement) rule.check());
      OptionalInt points = allowance.map(this::points).orElse(OptionalInt.empty());
      if (points.isPresent() && !isLeast(allowance.get(), piece)) {
        most = Math.min(most, points.getAsInt() - spent);
      }
      if (Double.isInfinite(cost)) {
        breach(
            rule, piece, Text.of("unit %s cannot go from %s to %s", unit, piece.space(), goal()));
      } else if (cost > most + NEAR) {
        breach(
            rule,
            piece,
            Text.of(
                "the way of unit %s from %s to %s takes %s, and it has %s of %d",
                unit,
                piece.space(),
                goal(),
                number(cost),
                number(Math.max(0, most)),
                points.orElse(0)));
      } else {
        return true;
      }
      return false;
    }

    private Optional<Allowance> allowance(Movement check) {
      String phase = scene.board().phase();
      return check.allowances().stream()
          .filter(one -> one.phases().isEmpty() || one.phases().contains(phase))
          .filter(one -> scene.isAmong(unit, one.units()))
          .reduce((first, last) -> last);
    }

    private OptionalInt points(Allowance allowance) {
      return scene.amount(unit, allowance.points());
    }

    private boolean isLeast(Allowance allowance, Piece piece) {
      int spaces =
          path.size() > 1
              ? path.size()
              : scene.ground().distance(piece.space(), goal()).orElse(Integer.MAX_VALUE);
      return spent == 0 && spaces <= allowance.least();
    }

    /** The points that the move takes by all rules; a breach of the first that bars it. */
    private double hindered(Piece piece, double free) {
      double cost = free;
      List<Enemies> hindering = new ArrayList<>();
      List<Zone> reaching = new ArrayList<>();
      for (List<Rule> rules : List.of(enemies, zones)) {
        for (Rule rule : rules) {
          if (rule.check() instanceof Enemies check) {
            hindering.add(check);
          } else {
            reaching.addAll(((Zones) rule.check()).zones());
          }
          double next = way(piece, hindering, reaching).cost();
          if (next > most + NEAR || Double.isInfinite(next)) {
            String what = rule.check() instanceof Enemies ? "enemies" : "zones of control";
            breach(
                rule,
                piece,
                Text.of(
                    "%s bar the way of unit %s from %s to %s", what, unit, piece.space(), goal()));
            return cost;
          }
          cost = next;
        }
      }
      return cost;
    }

    private String goal() {
      return path.get(path.size() - 1);
    }

    private void breach(Rule rule, Piece piece, String what) {
      out.add(new Breach(rule, piece.side(), what));
    }
  }

  static String number(double points) {
    return points == Math.rint(points) ? Text.of("%.0f", points) : Text.of("%s", points);
  }
}
