package org.wardiary.events.game.recorded.check;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.Stacking;
import org.wardiary.events.game.recorded.file.Stacking.Limit;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.text.Text;

/** Judges what stands in the spaces that units entered: at once, or when the phase ends. */
final class StackJudge implements Judge {

  private final Stacking check;

  StackJudge(Stacking check) {
    this.check = check;
  }

  @Override
  public void before(Statement statement, Scene scene, BiConsumer<String, String> out) {
    if (!check.always()
        && (statement instanceof Statement.Acting || statement instanceof Statement.Turn)) {
      spaces(scene.board().moved().keySet(), scene, out);
    }
  }

  @Override
  public void after(Statement statement, Scene scene, BiConsumer<String, String> out) {
    if (check.always()) {
      spaces(entering(statement), scene, out);
    }
  }

  @Override
  public void end(Tags tags, Scene scene, BiConsumer<String, String> out) {
    if (!check.always()) {
      spaces(scene.board().moved().keySet(), scene, out);
    }
  }

  private static List<String> entering(Statement statement) {
    if (statement instanceof Statement.Move move) {
      return move.units();
    }
    if (statement instanceof Statement.Retreat retreat) {
      return retreat.units();
    }
    if (statement instanceof Statement.Advance advance) {
      return advance.units();
    }
    return statement instanceof Statement.Place place ? place.units() : List.of();
  }

  private void spaces(Collection<String> units, Scene scene, BiConsumer<String, String> out) {
    Set<String> spaces = new LinkedHashSet<>();
    units.forEach(unit -> scene.standing(unit).map(Piece::space).ifPresent(spaces::add));
    spaces.stream().filter(scene.ground()::isOnMap).forEach(space -> space(space, scene, out));
  }

  private void space(String space, Scene scene, BiConsumer<String, String> out) {
    Set<String> sides = new TreeSet<>();
    scene.at(space).forEach(unit -> sides.add(scene.side(unit)));
    sides.remove("");
    // of limits for the same units the last that fits counts
    Map<List<Object>, Limit> limits = new LinkedHashMap<>();
    for (Limit limit : check.limits()) {
      if (limit.terrain().isEmpty() || limit.terrain().contains(scene.ground().terrain(space))) {
        limits.put(List.of(limit.of(), limit.units()), limit);
      }
    }
    for (String side : sides) {
      limits.values().forEach(limit -> limit(limit, space, side, scene, out));
    }
  }

  private static void limit(
      Limit limit, String space, String side, Scene scene, BiConsumer<String, String> out) {
    int all =
        scene.at(space).stream()
            .filter(unit -> scene.side(unit).equals(side) && scene.isAmong(unit, limit.units()))
            .mapToInt(unit -> size(unit, limit.of(), scene))
            .sum();
    if (all > limit.most()) {
      String of =
          limit.of().equals(Stacking.UNITS) || limit.of().equals(Stacking.STEPS)
              ? ""
              : "points of ";
      String what = "%s has %d %s%s of %s, at most %d may stand there";
      out.accept(side, Text.of(what, space, all, of, limit.of(), side, limit.most()));
    }
  }

  private static int size(String unit, String of, Scene scene) {
    return switch (of) {
      case Stacking.UNITS -> 1;
      case Stacking.STEPS -> scene.steps(unit);
      default -> scene.rating(unit, of).orElseGet(() -> scene.number(unit, of));
    };
  }
}
