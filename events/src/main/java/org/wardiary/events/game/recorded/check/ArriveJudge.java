package org.wardiary.events.game.recorded.check;

import java.util.Optional;
import java.util.function.BiConsumer;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.Arrivals;
import org.wardiary.events.game.recorded.file.GameUnit;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.text.Text;

/** Judges when and where units arrive. */
final class ArriveJudge implements Judge {

  private final Arrivals check;

  ArriveJudge(Arrivals check) {
    this.check = check;
  }

  @Override
  public void before(Statement statement, Scene scene, BiConsumer<String, String> out) {
    if (statement instanceof Statement.Place place) {
      place.units().forEach(unit -> arrives(unit, place.space(), scene, out));
    }
  }

  private void arrives(String unit, String space, Scene scene, BiConsumer<String, String> out) {
    Optional<GameUnit> known = scene.file().forces().unit(unit);
    Optional<Piece> waiting =
        scene.board().unit(unit).filter(piece -> !piece.gone() && piece.space().isEmpty());
    if (known.isEmpty() || waiting.isEmpty()) {
      return;
    }
    int turn = scene.board().turn();
    int due = known.get().arrival().orElse(turn);
    if (turn < due || turn > due && !check.later()) {
      String what = "unit %s arrives in turn %d, not in turn %d";
      out.accept(waiting.get().side(), Text.of(what, unit, due, turn));
    }
    String start = known.get().start().orElse("");
    boolean right = start.isEmpty() ? check.at().contains(space) : start.equals(space);
    if (!right && !(start.isEmpty() && check.at().isEmpty())) {
      String there = start.isEmpty() ? String.join(" or ", check.at()) : start;
      out.accept(
          waiting.get().side(), Text.of("unit %s arrives on %s, not on %s", unit, there, space));
    }
  }
}
