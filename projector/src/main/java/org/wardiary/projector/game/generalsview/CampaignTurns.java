package org.wardiary.projector.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.wardiary.events.event.FieldCity;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.game.generalsview.view.CampaignTurn;

/** The turns of a game of A General's View so far, and who owns what. Mutable. */
final class CampaignTurns {

  private final List<String> sides;
  private final CampaignUnits units;
  private final List<CampaignTurn> rows = new ArrayList<>();
  private final int[] squares = new int[2];
  private final int[] cities = new int[2];
  private CampaignTurn.Builder open;

  /**
   * Starts with no turns.
   *
   * @param sides the sides, first-named first
   * @param units the units of the same game, folded by the caller
   */
  CampaignTurns(List<String> sides, CampaignUnits units) {
    this.sides = sides;
    this.units = units;
  }

  void laid(FieldLaid field) {
    squares[0] = field.getFirstSquares().size();
    squares[1] = field.getSecondSquares().size();
    for (FieldCity city : field.getCities()) {
      int owner = sides.indexOf(city.getOwner());
      if (owner >= 0) {
        cities[owner]++;
      }
    }
  }

  /** Begins a turn; the caller has ended the previous one. */
  void began(TurnBegan turn) {
    open =
        CampaignTurn.newBuilder()
            .setTurn(turn.getTurn())
            .setSide(turn.getSide())
            .setIncome(0)
            .setGold(0)
            .setSpent(0)
            .setSupplied(0)
            .setCut(0);
  }

  void gained(GameEvent event, GoldGained gold) {
    requireOpen(event).setIncome(gold.getAmount()).setGold(gold.getTotal());
  }

  void raised(GameEvent event, UnitRaised unit) {
    CampaignTurn.Builder turn = requireOpen(event);
    turn.setSpent(turn.getSpent() + unit.getCost());
  }

  void taken(SquareTaken square) {
    squares[0] = square.getFirstSquares();
    squares[1] = square.getSecondSquares();
    cities[0] = square.getFirstCities();
    cities[1] = square.getSecondCities();
  }

  void checked(GameEvent event, SupplyChecked check) {
    requireOpen(event).setSupplied(check.getSupplied()).setCut(check.getCut().size());
  }

  private CampaignTurn.Builder requireOpen(GameEvent event) {
    if (open == null) {
      throw new CorruptGame(
          event.getGameId(),
          event.getSeq(),
          Text.of("expected a turn before %s but got none", event.getType()));
    }
    return open;
  }

  /**
   * Ends the current turn, if there is one.
   *
   * @return the turn's number; empty if there is no current turn
   */
  OptionalInt end() {
    if (open == null) {
      return OptionalInt.empty();
    }
    CampaignTurn ended =
        open.setFirstSquares(squares[0])
            .setSecondSquares(squares[1])
            .setFirstCities(cities[0])
            .setSecondCities(cities[1])
            .setFirstUnits(units.inPlay(sides.get(0)))
            .setSecondUnits(units.inPlay(sides.get(1)))
            .setExhausted(units.exhausted(open.getSide()))
            .build();
    rows.add(ended);
    open = null;
    return OptionalInt.of(ended.getTurn());
  }

  List<CampaignTurn> rows() {
    return List.copyOf(rows);
  }
}
