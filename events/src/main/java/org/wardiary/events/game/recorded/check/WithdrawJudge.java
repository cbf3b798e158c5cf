package org.wardiary.events.game.recorded.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.wardiary.events.game.recorded.board.Assault;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.Among;
import org.wardiary.events.game.recorded.file.Topic;
import org.wardiary.events.game.recorded.file.Withdrawal;
import org.wardiary.events.game.recorded.file.Withdrawal.Barred;
import org.wardiary.events.game.recorded.file.Withdrawal.Decider;
import org.wardiary.events.game.recorded.file.Withdrawal.Length;
import org.wardiary.events.game.recorded.file.Zones.Zone;
import org.wardiary.events.game.recorded.statement.Facts;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.text.Text;

/** Judges retreats, or advances: their length, what they enter, and who decided them. */
final class WithdrawJudge implements Judge {

  private final Withdrawal check;
  private final List<Zone> zones;

  /**
   * @param zones the zones of control that may bar the way
   */
  WithdrawJudge(Withdrawal check, List<Zone> zones) {
    this.check = check;
    this.zones = zones;
  }

  @Override
  public void before(Statement statement, Scene scene, BiConsumer<String, String> out) {
    if (statement instanceof Statement.Retreat retreat && check.topic() == Topic.RETREAT) {
      judge(retreat.units(), retreat.path(), retreat.facts(), scene, out);
    } else if (statement instanceof Statement.Advance advance && check.topic() == Topic.ADVANCE) {
      judge(advance.units(), advance.path(), advance.facts(), scene, out);
    }
  }

  private void judge(
      List<String> units,
      List<String> path,
      Facts facts,
      Scene scene,
      BiConsumer<String, String> out) {
    int number = facts.of().orElse(scene.board().openAttack());
    String result = scene.board().assault(number).map(Assault::result).orElse("");
    for (String unit : units) {
      Optional<Length> length =
          check.lengths().stream()
              .filter(one -> one.results().isEmpty() || one.results().contains(result))
              .filter(one -> scene.isAmong(unit, one.units()))
              .reduce((first, last) -> last);
      Optional<Piece> piece = scene.standing(unit).filter(at -> scene.ground().isKnown(at.space()));
      if (length.isPresent() && piece.isPresent()) {
        decided(facts, length.get(), unit, piece.get(), out);
        if (path.stream().allMatch(scene.ground()::isKnown)) {
          path(path, length.get(), unit, piece.get(), scene, out);
        }
      }
    }
  }

  private void decided(
      Facts facts, Length length, String unit, Piece piece, BiConsumer<String, String> out) {
    Optional<String> by = facts.by();
    boolean owner = by.filter(piece.side()::equals).isPresent();
    if (by.isPresent() && length.by().filter(who -> (who == Decider.OWNER) != owner).isPresent()) {
      String who = length.by().get() == Decider.OWNER ? "its owner decides" : "the enemy decides";
      out.accept(by.get(), Text.of("%s decided for unit %s, but %s", by.get(), unit, who));
    }
  }

  private void path(
      List<String> path,
      Length length,
      String unit,
      Piece piece,
      Scene scene,
      BiConsumer<String, String> out) {
    boolean whole = Way.isWhole(scene.ground(), piece.space(), path);
    String goal = path.get(path.size() - 1);
    String spaces =
        length.least() == length.most()
            ? Text.count(length.most(), "space")
            : Text.of("%d to %d spaces", length.least(), length.most());
    String verb = check.topic() == Topic.RETREAT ? "retreats" : "advances";
    if (whole && (path.size() < length.least() || path.size() > length.most())) {
      String what = "unit %s %s %s, not %s";
      out.accept(piece.side(), Text.of(what, unit, verb, Text.count(path.size(), "space"), spaces));
    } else if (whole ? !isOpen(path, length, piece, scene) : !hasWay(goal, length, piece, scene)) {
      String what = "no way of %s is open to unit %s from %s to %s";
      out.accept(piece.side(), Text.of(what, spaces, unit, piece.space(), goal));
    }
  }

  private boolean isOpen(List<String> path, Length length, Piece piece, Scene scene) {
    String before = piece.space();
    for (String space : path) {
      if (!mayEnter(before, space, length, piece, scene)) {
        return false;
      }
      before = space;
    }
    return isAway(before, path.size(), length, piece, scene);
  }

  private static boolean isAway(String goal, int steps, Length length, Piece piece, Scene scene) {
    return !length.away() || scene.ground().distance(piece.space(), goal).orElse(-1) == steps;
  }

  private boolean hasWay(String goal, Length length, Piece piece, Scene scene) {
    Set<String> reached = Set.of(piece.space());
    for (int steps = 1; steps <= length.most() && !reached.isEmpty(); steps++) {
      Set<String> next = new HashSet<>();
      for (String space : reached) {
        scene.ground().neighbours(space).stream()
            .filter(to -> !to.equals(piece.space()) && mayEnter(space, to, length, piece, scene))
            .forEach(next::add);
      }
      if (steps >= length.least()
          && next.contains(goal)
          && isAway(goal, steps, length, piece, scene)) {
        return true;
      }
      reached = next;
    }
    return false;
  }

  private boolean mayEnter(String from, String to, Length length, Piece piece, Scene scene) {
    return !Double.isInfinite(scene.ground().cost(piece.kind(), from, to, scene.board()))
        && length.never().stream().noneMatch(barred -> isBarred(barred, to, piece, scene));
  }

  private boolean isBarred(Barred barred, String space, Piece piece, Scene scene) {
    return switch (barred) {
      case ENEMIES -> scene.hasEnemies(space, piece.side(), Among.ALL);
      case FRIENDS ->
          scene.at(space).stream().anyMatch(unit -> scene.side(unit).equals(piece.side()));
      case ZONES -> zones.stream().anyMatch(zone -> scene.zone(zone, piece.side()).contains(space));
    };
  }
}
