package org.wardiary.projector.game.onthesquare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.SectionFellIn;
import org.wardiary.events.event.SectionFormed;
import org.wardiary.events.event.UnitJoined;
import org.wardiary.projector.game.onthesquare.view.SectorStand;

/** Where the parts of a game of Wargaming on the Square stood so far. Mutable. */
final class EngagementSectors {

  private static final String DUMMY = "X";

  /** Identifies a part: both sides have an {@code I1}. */
  private record Part(String side, String part) {}

  private record Held(int side, String space) implements Comparable<Held> {
    @Override
    public int compareTo(Held that) {
      int sides = Integer.compare(side, that.side);
      return sides != 0 ? sides : space.compareTo(that.space);
    }
  }

  private final List<String> sides;
  private final Map<Part, String> parts = new HashMap<>();
  private final Map<Held, SectorStand.Builder> running = new HashMap<>();
  private final List<SectorStand.Builder> stands = new ArrayList<>();

  /**
   * Starts with no parts on the map.
   *
   * @param sides the sides, first-named first
   */
  EngagementSectors(List<String> sides) {
    this.sides = sides;
  }

  void placed(BoxPlaced box) {
    if (!box.getKind().equals(DUMMY)) {
      parts.put(new Part(box.getSide(), box.getUnit()), box.getSpace());
    }
  }

  void formed(SectionFormed section) {
    parts.put(new Part(section.getSide(), section.getSection()), section.getSpace());
  }

  /** Records that a part moved or retreated; dummies, which are not parts here, are ignored. */
  void moved(String side, String part, String to) {
    parts.computeIfPresent(new Part(side, part), (key, from) -> to);
  }

  void fellIn(SectionFellIn section) {
    parts.remove(new Part(section.getSide(), section.getSection()));
  }

  void joined(UnitJoined unit) {
    parts.remove(new Part(unit.getSide(), unit.getUnit()));
  }

  void lost(PartLost part) {
    parts.remove(new Part(part.getSide(), part.getUnit()));
  }

  /** Gives a section the name of its unit from now on. */
  void replaced(BaseReplaced base) {
    String space = parts.remove(new Part(base.getSide(), base.getSection()));
    if (space != null) {
      parts.put(new Part(base.getSide(), base.getUnit()), space);
    }
  }

  /** A turn ended: counts it for whoever stands on each sector. */
  void turnEnded(int turn) {
    TreeSet<Held> held = new TreeSet<>();
    parts.forEach((part, space) -> held.add(new Held(sides.indexOf(part.side()), space)));
    running.keySet().retainAll(held);
    for (Held one : held) {
      SectorStand.Builder stand = running.get(one);
      if (stand == null) {
        stand =
            SectorStand.newBuilder()
                .setSide(sides.get(one.side()))
                .setSpace(one.space())
                .setTurn(turn)
                .setTurns(0);
        running.put(one, stand);
        stands.add(stand);
      }
      stand.setTurns(stand.getTurns() + 1);
    }
  }

  List<SectorStand> rows() {
    return stands.stream().map(SectorStand.Builder::build).toList();
  }
}
