package org.wardiary.events.game.generalsview.board;

import java.util.List;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.UnitBrought;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.game.Titled;

/** The steps of a battle (GV-3.3). */
public final class BattleSteps {

  private final Board board;
  private final Steps out;

  BattleSteps(Board board, Steps out) {
    this.board = board;
    this.out = out;
  }

  private String square() {
    return board.map().name(board.battle);
  }

  /** The battle for a square begins. */
  public void begin(int square) {
    board.battle = square;
    if (out.recorded()) {
      int own = board.turnSide();
      List<String> attackers = board.armies[own].ids(square);
      List<String> defenders = board.armies[1 - own].ids(square);
      out.emit(new BattleBegun(square(), out.name(own), attackers, out.name(1 - own), defenders));
    }
  }

  void begin(BattleBegun event) {
    out.acting(event.getAttackerSide());
    begin(out.square(event.getSpace()));
  }

  /** Why a side brings this unit. */
  public enum Selection implements Titled {
    /** Only this unit has the highest value. */
    HIGHEST,
    /** The side picked it among units of equal value. */
    PICKED;

    private static final List<Selection> ALL = List.of(values());
  }

  /** A side brings a unit into the battle. */
  public void bring(int side, int unit, Selection selection) {
    board.brought[side] = unit;
    if (out.recorded()) {
      Army army = board.armies[side];
      boolean attacks = side == board.turnSide();
      out.emit(
          new UnitBrought(
              out.name(side),
              army.id(unit),
              army.kind(unit).letter(),
              square(),
              attacks ? "attack" : "defence",
              attacks ? army.attack(unit) : army.defence(unit),
              army.supply(unit),
              selection.title()));
    }
  }

  void bring(UnitBrought event) {
    int side = out.side(event.getSide());
    Selection selection = Titled.named(Selection.ALL, event.getHow());
    bring(side, out.unit(side, event.getUnit()), selection);
  }

  /**
   * Two units fight.
   *
   * @param drawn the number that chance drew
   * @param cases the highest number that could have been drawn
   * @param winner the side whose unit survives
   */
  public void duel(int drawn, int cases, int winner) {
    if (!out.recorded()) {
      return;
    }
    out.emit(new ChanceDrawn("battle", Integer.toString(drawn), cases));
    int attacking = board.turnSide();
    Army attackers = board.armies[attacking];
    Army defenders = board.armies[1 - attacking];
    int attacker = board.brought[attacking];
    int defender = board.brought[1 - attacking];
    out.emit(
        new DuelFought(
            square(),
            out.name(attacking),
            attackers.id(attacker),
            attackers.kind(attacker).letter(),
            attackers.supply(attacker),
            attackers.attack(attacker),
            out.name(1 - attacking),
            defenders.id(defender),
            defenders.kind(defender).letter(),
            defenders.supply(defender),
            defenders.defence(defender),
            drawn,
            out.name(winner)));
  }

  /** The unit that a side has brought is eliminated. */
  public void eliminate(int side) {
    Army army = board.armies[side];
    int unit = board.brought[side];
    army.remove(unit);
    board.brought[side] = Board.NOBODY;
    if (out.recorded()) {
      String kind = army.kind(unit).letter();
      String role = side == board.turnSide() ? "attacker" : "attacked";
      String by = out.name(1 - side);
      out.emit(new UnitEliminated(out.name(side), army.id(unit), kind, square(), role, 1, by));
    }
    out.score();
  }

  void eliminate(UnitEliminated event) {
    int side = out.side(event.getSide());
    Steps.expect("unit", board.brought[side], out.unit(side, event.getUnit()));
    eliminate(side);
  }

  /** A side wins the battle: only it has units left on the square. */
  public void win(int side) {
    if (out.recorded()) {
      String role = side == board.turnSide() ? "attacker" : "defender";
      List<String> left = board.armies[side].ids(board.battle);
      out.emit(new BattleWon(out.name(side), square(), role, left));
    }
    board.battle = Board.NOBODY;
    board.brought[side] = Board.NOBODY;
  }

  void win(BattleWon event) {
    Steps.expect("battle", board.battle, out.square(event.getSpace()));
    win(out.side(event.getSide()));
  }
}
