package org.wardiary.projector.game.generalsview;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.game.generalsview.view.CampaignUnit;

/** The units of a game of A General's View so far. Mutable. */
final class CampaignUnits {

  private static final String SURVIVED = "survived";

  /** Identifies a unit: both sides may have an {@code L4}. */
  private record Key(String side, String unit) {}

  private final Map<Key, CampaignUnit.Builder> units = new LinkedHashMap<>();
  private final Map<Key, Integer> points = new HashMap<>();
  private CampaignUnit.Builder mover;

  void raised(UnitRaised unit, int turn) {
    Key key = new Key(unit.getSide(), unit.getUnit());
    points.put(key, unit.getSupply());
    units.put(
        key,
        CampaignUnit.newBuilder()
            .setSide(unit.getSide())
            .setUnit(unit.getUnit())
            .setKind(unit.getKind())
            .setCost(unit.getCost())
            .setSpace(unit.getSpace())
            .setTurn(turn)
            .setFate(SURVIVED)
            .setLostTurn(0)
            .setDuels(0)
            .setWon(0)
            .setSteps(0)
            .setTaken(0));
  }

  private CampaignUnit.Builder require(GameEvent event, Key key) {
    CampaignUnit.Builder unit = units.get(key);
    if (unit == null) {
      throw new CorruptGame(
          event.getGameId(),
          event.getSeq(),
          Text.of("expected a unit in play but got %s's %s", key.side(), key.unit()));
    }
    return unit;
  }

  void moved(GameEvent event, String side, String id) {
    mover = require(event, new Key(side, id));
    mover.setSteps(mover.getSteps() + 1);
  }

  /** Counts a square taken by the unit that moved last. */
  void took() {
    if (mover != null) {
      mover.setTaken(mover.getTaken() + 1);
    }
  }

  /**
   * Counts a draw that a unit fought.
   *
   * @param won 1 if it won, else 0
   * @return the gold that the unit cost
   */
  int fought(GameEvent event, String side, String id, int won) {
    CampaignUnit.Builder unit = require(event, new Key(side, id));
    unit.setDuels(unit.getDuels() + 1).setWon(unit.getWon() + won);
    return unit.getCost();
  }

  void lost(GameEvent event, UnitEliminated loss) {
    Key key = new Key(loss.getSide(), loss.getUnit());
    require(event, key).setFate(loss.getCause()).setLostTurn(event.getTurn());
    points.remove(key);
  }

  void points(GameEvent event, SupplyChanged supply) {
    Key key = new Key(supply.getSide(), supply.getUnit());
    require(event, key);
    points.put(key, supply.getTo());
  }

  /** Supply points of a unit on the map. */
  int points(GameEvent event, String side, String id) {
    Key key = new Key(side, id);
    require(event, key);
    return points.getOrDefault(key, 0);
  }

  /** Units of a side on the map. */
  int inPlay(String side) {
    return (int) points.keySet().stream().filter(key -> key.side().equals(side)).count();
  }

  /** Units of a side on the map that have no supply points. */
  int exhausted(String side) {
    return (int)
        points.entrySet().stream()
            .filter(entry -> entry.getKey().side().equals(side) && entry.getValue() == 0)
            .count();
  }

  List<CampaignUnit> rows() {
    List<CampaignUnit> rows = new ArrayList<>();
    units.values().forEach(unit -> rows.add(unit.build()));
    return rows;
  }
}
