package org.wardiary.events.game.generalsview.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldCity;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.UnitBrought;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.GameSteps;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.Titled;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * The steps of a game. Units are given by their indexes in their {@link Army}, and squares by their
 * numbers on the map.
 */
public final class Steps extends GameSteps<Board, QuestionKind> {

  /** How a side wins by its cities (GV-4.1). */
  public static final String STRATEGIC = "strategic";

  /** How the last turn ends a game that has a limit. */
  public static final String LIMIT = "limit";

  private static final StepTable<Steps> EVENTS =
      GameSteps.<Steps>table("A General's View")
          .on(FieldLaid.class, Steps::layMap)
          .on(GoldGained.class, Steps::gainGold)
          .on(UnitRaised.class, Steps::raise)
          .on(UnitMoved.class, Steps::move)
          .on(MovementSpent.class, Steps::spend)
          .on(SquareTaken.class, Steps::take)
          .on(MovementEnded.class, Steps::endMovement)
          .on(BattleBegun.class, (steps, event) -> steps.battles.begin(event))
          .on(UnitBrought.class, (steps, event) -> steps.battles.bring(event))
          .ignoring(ChanceDrawn.class)
          .ignoring(DuelFought.class)
          .on(UnitEliminated.class, (steps, event) -> steps.battles.eliminate(event))
          .on(BattleWon.class, (steps, event) -> steps.battles.win(event))
          .ignoring(SupplyChecked.class)
          .on(SupplyChanged.class, Steps::changeSupply);

  private final BattleSteps battles;

  /** The steps on a board, with events to a sink. */
  public Steps(Board board, EventSink events) {
    super(board, events);
    battles = new BattleSteps(board, this);
  }

  @Override
  public void apply(SpecificRecord event) {
    EVENTS.apply(this, event);
  }

  @Override
  protected List<String> terminations() {
    return List.of(STRATEGIC, LIMIT);
  }

  /** The steps of a battle (GV-3.3). */
  public BattleSteps battles() {
    return battles;
  }

  private Army army() {
    return board.armies[board.turnSide()];
  }

  private String acting() {
    return name(board.turnSide());
  }

  /** The side whose turn it is, as the event names it. */
  int acting(String name) {
    expect("side", acting(), name);
    return board.turnSide();
  }

  private String owner(int owner) {
    return owner == GeneralsViewMap.NEUTRAL ? "" : name(owner);
  }

  /** The number of a square. */
  int square(String name) {
    int square = board.map().square(name);
    if (square == Grid.OFF) {
      throw corrupt("a square", name);
    }
    return square;
  }

  /** The index of a side's unit on the map. */
  int unit(int side, String id) {
    int unit = board.armies[side].find(id);
    if (unit == Board.NOBODY) {
      throw corrupt("a unit on the map", id);
    }
    return unit;
  }

  /** The map is laid out as it is before anything has happened. */
  public void layMap() {
    if (!recorded()) {
      return;
    }
    GeneralsViewMap map = board.map();
    List<FieldCity> cities = new ArrayList<>();
    for (int i = 0; i < map.cityCount(); i++) {
      int city = map.city(i);
      cities.add(new FieldCity(map.name(city), owner(map.owner(city)), board.income(city)));
    }
    Grid grid = map.grid();
    long gold = board.rules().startingGold(map.startingGold());
    List<String> first = map.ownedBy(0);
    emit(new FieldLaid(grid.width(), grid.height(), gold, cities, first, map.ownedBy(1)));
  }

  private void layMap(FieldLaid event) {
    expect("width", board.map().grid().width(), event.getWidth());
    expect("height", board.map().grid().height(), event.getHeight());
  }

  /** The acting side gains gold (GV-3.1). */
  public void gainGold(long amount) {
    int side = board.turnSide();
    board.gold[side] += amount;
    if (recorded()) {
      emit(new GoldGained(name(side), amount, board.gold[side]));
    }
  }

  private void gainGold(GoldGained event) {
    int side = acting(event.getSide());
    gainGold(event.getAmount());
    expect("gold", board.gold[side], event.getTotal());
  }

  /** The acting side puts a unit into play in a city and pays for it (GV-3.2). */
  public void raise(Kind kind, int square) {
    int side = board.turnSide();
    Army army = army();
    int unit = army.raised();
    int cost = board.rules().cost(kind);
    board.gold[side] -= cost;
    army.add(kind, square);
    if (recorded()) {
      emit(
          new UnitRaised(
              name(side),
              army.id(unit),
              kind.letter(),
              board.map().name(square),
              cost,
              board.gold[side],
              army.attack(unit),
              army.defence(unit),
              army.points(unit),
              army.supply(unit)));
    }
  }

  private void raise(UnitRaised event) {
    acting(event.getSide());
    String letter = event.getKind();
    Optional<Kind> kind = letter.isEmpty() ? Optional.empty() : Kind.withLetter(letter.charAt(0));
    raise(kind.orElseThrow(() -> corrupt("a kind", letter)), square(event.getSpace()));
    expect("unit", army().id(army().raised() - 1), event.getUnit());
    expect("gold", board.gold[board.turnSide()], event.getGold());
  }

  /** A unit of the acting side moves to a neighbouring square (GV-3.2). */
  public void move(int unit, int to) {
    Army army = army();
    if (recorded()) {
      String kind = army.kind(unit).letter();
      GeneralsViewMap map = board.map();
      String from = map.name(army.square(unit));
      emit(new UnitMoved(acting(), army.id(unit), kind, from, map.name(to), "step"));
    }
    army.move(unit, to);
  }

  private void move(UnitMoved event) {
    int unit = unit(acting(event.getSide()), event.getUnit());
    expect("square", board.map().name(army().square(unit)), event.getFrom());
    move(unit, square(event.getTo()));
  }

  /** A unit spends movement points on a step and has some left (GV-3.2). */
  public void spend(int unit, int spent, int left) {
    army().setPoints(unit, left);
    if (recorded()) {
      emit(new MovementSpent(acting(), army().id(unit), spent, left));
    }
  }

  private void spend(MovementSpent event) {
    int unit = unit(acting(event.getSide()), event.getUnit());
    spend(unit, event.getSpent(), event.getLeft());
  }

  /** How a square was taken. */
  public enum Cause implements Titled {
    /** A unit entered the square (GV-3.2). */
    MOVEMENT,
    /** The side won the battle there (GV-3.3). */
    BATTLE;

    private static final List<Cause> ALL = List.of(values());
  }

  /** A side takes a square (GV-3.2, GV-3.3). */
  public void take(int side, int square, Cause cause) {
    Territory territory = board.territory;
    int from = territory.owner(square);
    territory.take(side, square);
    if (recorded()) {
      emit(
          new SquareTaken(
              name(side),
              board.map().name(square),
              owner(from),
              cause.title(),
              board.map().isCity(square) ? "city" : "field",
              board.income(square),
              territory.squares(0),
              territory.squares(1),
              territory.cities(0),
              territory.cities(1)));
    }
  }

  private void take(SquareTaken event) {
    int square = square(event.getSpace());
    expect("owner", owner(board.territory.owner(square)), event.getFrom());
    take(side(event.getSide()), square, Titled.named(Cause.ALL, event.getHow()));
    expect("squares", board.territory.squares(0), event.getFirstSquares());
    expect("squares", board.territory.squares(1), event.getSecondSquares());
  }

  /** The acting side's movement ends: none of its units has movement points any more. */
  public void endMovement() {
    army().clearPoints();
    if (recorded()) {
      emit(new MovementEnded(acting()));
    }
  }

  private void endMovement(MovementEnded event) {
    acting(event.getSide());
    endMovement();
  }

  /**
   * The supply of the acting side's units is checked (GV-3.4).
   *
   * @param supplied whether a unit of the acting side on a square is supplied
   */
  public void checkSupply(IntPredicate supplied) {
    if (!recorded()) {
      return;
    }
    Army army = army();
    List<String> unsupplied = new ArrayList<>();
    for (int i = 0; i < army.size(); i++) {
      if (!supplied.test(army.square(army.unit(i)))) {
        unsupplied.add(army.id(army.unit(i)));
      }
    }
    emit(new SupplyChecked(acting(), army.size() - unsupplied.size(), unsupplied));
  }

  /** The supply points of a unit of the acting side change (GV-3.4). */
  public void changeSupply(int unit, int points) {
    Army army = army();
    int before = army.supply(unit);
    army.setSupply(unit, points);
    if (recorded()) {
      String square = board.map().name(army.square(unit));
      String kind = army.kind(unit).letter();
      emit(new SupplyChanged(acting(), army.id(unit), kind, square, before, points));
    }
  }

  private void changeSupply(SupplyChanged event) {
    int unit = unit(acting(event.getSide()), event.getUnit());
    expect("supply", army().supply(unit), event.getFrom());
    changeSupply(unit, event.getTo());
  }
}
