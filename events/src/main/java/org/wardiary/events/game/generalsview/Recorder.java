package org.wardiary.events.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldCity;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitBrought;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.game.EventSink;

/** Applies each step to the board, then tells it as an event. */
final class Recorder implements Steps {

  private final Board board;
  private final Field field;
  private final List<String> sides;
  private final EventSink events;

  Recorder(Board board, List<String> sides, EventSink events) {
    this.board = board;
    this.field = board.field();
    this.sides = sides;
    this.events = events;
  }

  private String acting() {
    return sides.get(board.acting());
  }

  /** A side's name, or what stands for nobody. */
  private String side(int side) {
    return side == Field.NEUTRAL ? "" : sides.get(side);
  }

  @Override
  public void lay() {
    board.lay();
    List<FieldCity> cities = new ArrayList<>();
    for (int i = 0; i < field.cityCount(); i++) {
      int city = field.city(i);
      cities.add(new FieldCity(field.name(city), side(field.owner(city)), field.income(city)));
    }
    events.emit(
        new FieldLaid(
            field.grid().width(),
            field.grid().height(),
            field.startingGold(),
            cities,
            squaresAtStart(0),
            squaresAtStart(1)));
  }

  private List<String> squaresAtStart(int side) {
    List<String> names = new ArrayList<>();
    for (int square = 0; square < field.size(); square++) {
      if (field.owner(square) == side) {
        names.add(field.name(square));
      }
    }
    return names;
  }

  @Override
  public void beginTurn(int side) {
    board.beginTurn(side);
    events.emit(new TurnBegan(sides.get(side), board.turn(), 1));
  }

  @Override
  public void gain(long amount) {
    board.gain(amount);
    events.emit(new GoldGained(acting(), amount, board.gold(board.acting())));
  }

  @Override
  public void ask(Ask question, int decider) {
    board.ask(question, decider);
    String decides = decider < 2 ? sides.get(decider) : "chance";
    events.emit(new QuestionAsked(question.word, decides, ""));
  }

  @Override
  public void raise(Kind kind, int square) {
    board.raise(kind, square);
    Army army = board.army(board.acting());
    events.emit(
        new UnitRaised(
            acting(),
            army.id(army.raised() - 1),
            "" + kind.letter,
            field.name(square),
            kind.cost,
            board.gold(board.acting()),
            kind.attack,
            kind.defence,
            kind.movement,
            Kind.FULL_SUPPLY));
  }

  @Override
  public void move(int unit, int to) {
    Army army = board.army(board.acting());
    int from = army.square(unit);
    board.move(unit, to);
    events.emit(
        new UnitMoved(
            acting(),
            army.id(unit),
            "" + army.kind(unit).letter,
            field.name(from),
            field.name(to),
            "step"));
  }

  @Override
  public void spend(int unit, Spending spending) {
    board.spend(unit, spending);
    String id = board.army(board.acting()).id(unit);
    events.emit(new MovementSpent(acting(), id, spending.spent(), spending.left()));
  }

  @Override
  public void take(int side, int square, Cause cause) {
    int from = board.owner(square);
    board.take(side, square, cause);
    events.emit(
        new SquareTaken(
            sides.get(side),
            field.name(square),
            side(from),
            cause.word,
            field.isCity(square) ? "city" : "field",
            field.income(square),
            board.squares(0),
            board.squares(1),
            board.cities(0),
            board.cities(1)));
  }

  @Override
  public void endMovement() {
    board.endMovement();
    events.emit(new MovementEnded(acting()));
  }

  @Override
  public void beginBattle(int square) {
    board.beginBattle(square);
    int other = 1 - board.acting();
    events.emit(
        new BattleBegun(
            field.name(square),
            acting(),
            standing(board.acting(), square),
            sides.get(other),
            standing(other, square)));
  }

  private List<String> standing(int side, int square) {
    Army army = board.army(side);
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < army.alive(); i++) {
      if (army.square(army.living(i)) == square) {
        ids.add(army.id(army.living(i)));
      }
    }
    return ids;
  }

  @Override
  public void bring(int side, int unit, Choice choice) {
    board.bring(side, unit, choice);
    Army army = board.army(side);
    boolean attacks = side == board.acting();
    events.emit(
        new UnitBrought(
            sides.get(side),
            army.id(unit),
            "" + army.kind(unit).letter,
            field.name(board.battle()),
            attacks ? "attack" : "defence",
            attacks ? army.attack(unit) : army.defence(unit),
            army.supply(unit),
            choice.word));
  }

  @Override
  public void duel(int drawn, int winner) {
    int acting = board.acting();
    Army attackers = board.army(acting);
    Army defenders = board.army(1 - acting);
    int attacker = board.brought(acting);
    int defender = board.brought(1 - acting);
    events.emit(new ChanceDrawn("battle", Integer.toString(drawn), board.cases()));
    board.duel(drawn, winner);
    events.emit(
        new DuelFought(
            field.name(board.battle()),
            acting(),
            attackers.id(attacker),
            "" + attackers.kind(attacker).letter,
            attackers.supply(attacker),
            attackers.attack(attacker),
            sides.get(1 - acting),
            defenders.id(defender),
            "" + defenders.kind(defender).letter,
            defenders.supply(defender),
            defenders.defence(defender),
            drawn,
            sides.get(winner)));
  }

  @Override
  public void eliminate(int side) {
    Army army = board.army(side);
    int unit = board.brought(side);
    board.eliminate(side);
    events.emit(
        new UnitEliminated(
            sides.get(side),
            army.id(unit),
            "" + army.kind(unit).letter,
            field.name(board.battle()),
            side == board.acting() ? "attacker" : "attacked",
            1,
            sides.get(1 - side)));
    events.emit(new ScoreChanged(board.losses(0), board.losses(1)));
  }

  @Override
  public void winBattle(int side) {
    int square = board.battle();
    board.winBattle(side);
    events.emit(
        new BattleWon(
            sides.get(side),
            field.name(square),
            side == board.acting() ? "attacker" : "defender",
            standing(side, square)));
  }

  @Override
  public void checkSupply(Supply supply) {
    board.checkSupply(supply);
    Army army = board.army(board.acting());
    List<String> cut = new ArrayList<>();
    for (int i = 0; i < army.alive(); i++) {
      if (!supply.reaches(army.square(army.living(i)))) {
        cut.add(army.id(army.living(i)));
      }
    }
    events.emit(new SupplyChecked(acting(), army.alive() - cut.size(), cut));
  }

  @Override
  public void supply(int unit, int points) {
    Army army = board.army(board.acting());
    int before = army.supply(unit);
    board.supply(unit, points);
    events.emit(
        new SupplyChanged(
            acting(),
            army.id(unit),
            "" + army.kind(unit).letter,
            field.name(army.square(unit)),
            before,
            points));
  }

  @Override
  public void win(int side) {
    board.win(side);
    events.emit(
        new GameEnded(
            sides.get(side), "strategic", "rules", board.losses(0), board.losses(1), List.of()));
  }
}
