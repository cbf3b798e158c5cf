package org.wardiary.projector.game.onthesquare;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.game.onthesquare.view.BoxRow;

/** The boxes of a game of Wargaming on the Square so far. Mutable. */
final class EngagementBoxes {

  private final Map<Integer, BoxRow.Builder> boxes = new TreeMap<>();

  void placed(BoxPlaced box) {
    boxes.put(
        box.getBox(),
        BoxRow.newBuilder()
            .setSide(box.getSide())
            .setUnit(box.getUnit())
            .setKind(box.getKind())
            .setBox(box.getBox())
            .setTurn(0)
            .setCause("")
            .setSpace("")
            .setMoved(0)
            .setLostTurn(0)
            .setLostCause(""));
  }

  void revealed(GameEvent event, UnitRevealed unit) {
    BoxRow.Builder box = boxes.get(unit.getBox());
    if (box == null) {
      throw new CorruptGame(
          event.getGameId(),
          event.getSeq(),
          Text.of("expected the number of a box but got #%d", unit.getBox()));
    }
    box.setTurn(event.getTurn()).setCause(unit.getCause()).setSpace(unit.getSpace());
  }

  void moved(UnitMoved move) {
    if (move.getWay().equals("box")) {
      of(move.getSide(), move.getUnit()).forEach(box -> box.setMoved(box.getMoved() + 1));
    }
  }

  /** Records that a unit left the game or became part of another unit. */
  void gone(GameEvent event, String side, String unit, String cause) {
    of(side, unit).forEach(box -> box.setLostTurn(event.getTurn()).setLostCause(cause));
  }

  private Stream<BoxRow.Builder> of(String side, String unit) {
    return boxes.values().stream()
        .filter(box -> box.getSide().equals(side) && box.getUnit().equals(unit));
  }

  List<BoxRow> rows() {
    return boxes.values().stream().map(BoxRow.Builder::build).toList();
  }
}
