package org.wardiary.projector.game.onthesquare;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.projector.game.onthesquare.view.LossCount;

/** Men and units lost in a game of Wargaming on the Square so far. Mutable. */
final class EngagementLosses {

  private record Key(String side, String kind, String cause) {}

  private static final Comparator<Key> ORDER =
      Comparator.comparing(Key::side).thenComparing(Key::kind).thenComparing(Key::cause);

  private final Map<Key, LossCount.Builder> counts = new TreeMap<>(ORDER);

  /**
   * Counts men that a side lost in units of one kind.
   *
   * @param men 1 or more
   */
  void men(String side, String kind, String cause, int men) {
    LossCount.Builder count = count(side, kind, cause);
    count.setMen(count.getMen() + men);
  }

  void eliminated(UnitEliminated unit) {
    // a dummy does not count as a loss
    if (!unit.getCause().equals("dummy")) {
      LossCount.Builder count = count(unit.getSide(), unit.getKind(), unit.getCause());
      count.setUnits(count.getUnits() + 1);
    }
  }

  /** Men that a side has lost. */
  int men(String side) {
    return counts.values().stream()
        .filter(count -> count.getSide().equals(side))
        .mapToInt(LossCount.Builder::getMen)
        .sum();
  }

  private LossCount.Builder count(String side, String kind, String cause) {
    return counts.computeIfAbsent(
        new Key(side, kind, cause),
        key ->
            LossCount.newBuilder()
                .setSide(side)
                .setKind(kind)
                .setCause(cause)
                .setMen(0)
                .setUnits(0));
  }

  List<LossCount> rows() {
    return counts.values().stream().map(LossCount.Builder::build).toList();
  }
}
