package org.wardiary.events.game.recorded.board;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.AssaultResolved;
import org.wardiary.events.event.CardPlayed;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.PhaseBegan;
import org.wardiary.events.event.StateChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitPlaced;
import org.wardiary.events.event.UnitsGone;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.GameSteps;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.StepTable;

/**
 * What the statements of a recorded game do to its board. An event holds all that its step needs,
 * so that a fold needs neither movetext nor game file.
 */
public final class RecordedSteps extends GameSteps<RecordedBoard, RecordedQuestion> {

  /** The way in which units march that neither retreat nor advance. */
  public static final String MOVE = "move";

  /** The way in which units march that retreat. */
  public static final String RETREAT = "retreat";

  /** The way in which units march that advance after an attack. */
  public static final String ADVANCE = "advance";

  /** How a unit is gone that was lost. */
  public static final String LOST = "lost";

  /** How a unit is gone that left the map alive. */
  public static final String LEFT = "left";

  private static final StepTable<RecordedSteps> TABLE =
      GameSteps.<RecordedSteps>table("a recorded game")
          .on(TurnBegan.class, (steps, event) -> steps.turn(event.getTurn()))
          .on(PhaseBegan.class, RecordedSteps::phase)
          .on(UnitPlaced.class, RecordedSteps::place)
          .on(UnitsMarched.class, RecordedSteps::march)
          .on(AssaultDeclared.class, RecordedSteps::attack)
          .on(AssaultResolved.class, RecordedSteps::resolve)
          .on(UnitsGone.class, RecordedSteps::go)
          .on(StateChanged.class, RecordedSteps::change)
          .ignoring(CardPlayed.class)
          .ignoring(ChanceDrawn.class)
          .ignoring(DoubtNoted.class);

  /** The kinds of events that only recorded games emit. */
  public static final List<Class<? extends SpecificRecord>> EVENTS =
      List.of(
          PhaseBegan.class,
          UnitPlaced.class,
          UnitsMarched.class,
          AssaultDeclared.class,
          AssaultResolved.class,
          UnitsGone.class,
          StateChanged.class,
          CardPlayed.class,
          DoubtNoted.class);

  /**
   * @param board the board to change
   * @param events where the events go
   */
  public RecordedSteps(RecordedBoard board, EventSink events) {
    super(board, events);
  }

  @Override
  public void apply(SpecificRecord event) {
    TABLE.apply(this, event);
  }

  @Override
  protected List<String> terminations() {
    return List.of(); // no rule ends a recorded game
  }

  /** A game turn begins. */
  public void turn(int number) {
    board.turn(number);
    emit(new TurnBegan("", number, 1));
  }

  /** A phase begins, or another side's part of it. */
  public void phase(PhaseBegan event) {
    String side = event.getSide();
    expect("a side or none", true, side.isEmpty() || board.sideNames().contains(side));
    board.phase(side, event.getPhase());
    emit(event);
  }

  /** A unit is placed. */
  public void place(UnitPlaced event) {
    Piece piece = board.unit(event.getUnit()).orElseGet(() -> Piece.waiting(event.getSide(), ""));
    board.unit(event.getUnit(), piece.of(event.getSide()).at(event.getSpace()));
    board.moved(event.getUnit(), 0);
    emit(event);
  }

  /** Units move, retreat or advance. */
  public void march(UnitsMarched event) {
    List<String> path = event.getPath();
    String to = path.get(path.size() - 1);
    List<String> units = event.getUnits();
    for (int i = 0; i < units.size(); i++) {
      Piece piece = board.unit(units.get(i)).orElseGet(() -> Piece.waiting(event.getSide(), ""));
      board.unit(units.get(i), piece.at(to));
      board.moved(units.get(i), event.getPoints().isEmpty() ? 0 : event.getPoints().get(i));
    }
    if (event.getWay().equals(MOVE)) {
      board.openAttack(0); // what follows a move belongs to no attack before it
    }
    emit(event);
  }

  /** An attack is declared. */
  public void attack(AssaultDeclared event) {
    expect("attack", board.declareAttack(), event.getAttack());
    board.assault(event.getAttack(), Assault.of(event));
    emit(event);
  }

  /** An attack declared before is resolved. */
  public void resolve(AssaultResolved event) {
    board.openAttack(event.getAttack());
    board
        .assault(event.getAttack())
        .ifPresent(known -> board.assault(event.getAttack(), known.resolved(event.getFacts())));
    emit(event);
  }

  /** Units leave the game. */
  public void go(UnitsGone event) {
    for (String unit : event.getUnits()) {
      Piece piece = board.unit(unit).orElseGet(() -> Piece.waiting(event.getSide(), ""));
      if (event.getHow().equals(LOST) && !piece.gone()) { // what is put right counts in nothing
        board.lose(piece.side());
      }
      if (!piece.gone()) {
        board.depart(event.getHow(), unit);
      }
      board.unit(unit, piece.away());
    }
    emit(event);
    score();
  }

  /** A state changes. */
  public void change(StateChanged event) {
    if (event.getOf().equals("unit")) {
      Piece piece = board.unit(event.getTarget()).orElseGet(() -> Piece.waiting("", ""));
      board.unit(event.getTarget(), piece.with(changed(piece.states(), event)));
    } else {
      String key = event.getOf().equals("side") ? event.getTarget() : "@" + event.getTarget();
      SortedMap<String, String> states = board.marks().getOrDefault(key, new TreeMap<>());
      board.marks(key, changed(states, event));
    }
    emit(event);
  }

  private static SortedMap<String, String> changed(
      SortedMap<String, String> states, StateChanged event) {
    SortedMap<String, String> changed = new TreeMap<>(states);
    if (event.getHolds()) {
      changed.put(event.getState(), event.getValue());
    } else {
      changed.remove(event.getState());
    }
    return changed;
  }

  /** Chance decides. */
  public void draw(ChanceDrawn event) {
    emit(event);
  }

  /** A card is played. */
  public void playCard(CardPlayed event) {
    emit(event);
  }

  /** What was written is doubtful. */
  public void note(DoubtNoted event) {
    emit(event);
  }

  /** Asks for the next statement, of the side that acts. */
  public void askNext() {
    int side = board.turnSide();
    ask(
        RecordedQuestion.STATEMENT,
        side == RecordedBoard.NOBODY ? Question.ANYBODY : side,
        RecordedBoard.NOBODY);
  }
}
