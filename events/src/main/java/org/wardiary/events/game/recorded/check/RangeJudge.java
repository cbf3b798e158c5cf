package org.wardiary.events.game.recorded.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.Range;
import org.wardiary.events.game.recorded.file.Range.Reach;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.text.Text;

/** Judges how far attackers, and who supports either side, are from what is attacked. */
final class RangeJudge implements Judge {

  private final Range check;

  RangeJudge(Range check) {
    this.check = check;
  }

  @Override
  public void before(Statement statement, Scene scene, BiConsumer<String, String> out) {
    if (statement instanceof Statement.Attack attack) {
      Set<String> targets = new TreeSet<>();
      attack.space().ifPresent(targets::add);
      attack
          .defenders()
          .forEach(unit -> scene.standing(unit).map(Piece::space).ifPresent(targets::add));
      targets.removeIf(space -> !scene.ground().isKnown(space));
      List<String> units = new ArrayList<>(attack.attackers());
      units.addAll(attack.support());
      units.addAll(attack.defence());
      units.forEach(unit -> reach(unit, targets, scene, out));
    }
  }

  private void reach(
      String unit, Set<String> targets, Scene scene, BiConsumer<String, String> out) {
    Optional<Reach> reach =
        check.reaches().stream()
            .filter(one -> scene.isAmong(unit, one.units()))
            .reduce((first, last) -> last);
    String from = scene.standing(unit).map(Piece::space).orElse("");
    OptionalInt most = reach.map(one -> scene.amount(unit, one.most())).orElse(OptionalInt.empty());
    if (most.isEmpty() || !scene.ground().isKnown(from) || targets.isEmpty()) {
      return;
    }
    int nearest = Integer.MAX_VALUE;
    for (String target : targets) {
      nearest = Math.min(nearest, scene.ground().distance(from, target).orElse(nearest));
    }
    int least = reach.get().least();
    if (nearest < least || nearest > most.getAsInt()) {
      String spaces = least == 0 ? "" : least + " to ";
      out.accept(
          scene.side(unit),
          Text.of(
              "unit %s on %s reaches %s%s, not %s",
              unit,
              from,
              spaces,
              Text.count(most.getAsInt(), "space"),
              String.join(", ", targets)));
    }
  }
}
