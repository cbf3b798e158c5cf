package org.wardiary.projector.game.generalsview;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.projector.game.generalsview.view.SupplyCut;

/** The supply cuts of a game of A General's View so far. Mutable. */
final class SupplyCuts {

  private static final String OPEN = "open";

  private final List<SupplyCut.Builder> cuts = new ArrayList<>();
  private final Map<String, SupplyCut.Builder> open = new HashMap<>();

  private static String key(String side, String unit) {
    return side + " " + unit;
  }

  /**
   * Records which units a cleanup found cut off; the changes of supply that follow from it are
   * later events.
   *
   * @param points gives the supply points that a unit has before those changes
   */
  void checked(SupplyChecked check, int turn, ToIntFunction<String> points) {
    List<String> mended = new ArrayList<>();
    open.forEach(
        (key, cut) -> {
          if (cut.getSide().equals(check.getSide()) && !check.getCut().contains(cut.getUnit())) {
            mended.add(key);
          }
        });
    mended.forEach(key -> open.remove(key).setEnd("supplied"));
    for (String unit : check.getCut()) {
      SupplyCut.Builder cut =
          open.computeIfAbsent(
              key(check.getSide(), unit), key -> begin(check.getSide(), unit, turn));
      cut.setCleanups(cut.getCleanups() + 1).setPoints(points.applyAsInt(unit));
    }
  }

  private SupplyCut.Builder begin(String side, String unit, int turn) {
    SupplyCut.Builder cut =
        SupplyCut.newBuilder()
            .setSide(side)
            .setUnit(unit)
            .setKind(unit.substring(0, 1))
            .setTurn(turn)
            .setCleanups(0)
            .setPoints(0)
            .setEnd(OPEN);
    cuts.add(cut);
    return cut;
  }

  /** Records a change of a unit's supply points. */
  void changed(SupplyChanged supply) {
    SupplyCut.Builder cut = open.get(key(supply.getSide(), supply.getUnit()));
    if (cut != null) {
      cut.setPoints(supply.getTo());
    }
  }

  /** Ends the cut, if there is one, of a unit that was lost. */
  void lost(String side, String unit) {
    SupplyCut.Builder cut = open.remove(key(side, unit));
    if (cut != null) {
      cut.setEnd("lost");
    }
  }

  List<SupplyCut> rows() {
    return cuts.stream().map(SupplyCut.Builder::build).toList();
  }
}
