package org.wardiary.events.game.generalsview;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
import org.wardiary.events.event.OrderRejected;
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
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.text.Text;

/** Takes events back to the steps that they tell, on a board. What cannot follow is corrupt. */
final class Replay {

  private static final Map<Class<?>, BiConsumer<Replay, SpecificRecord>> TABLE =
      Map.ofEntries(
          on(AnswerGiven.class, Replay::answered),
          on(FieldLaid.class, Replay::laid),
          on(TurnBegan.class, Replay::turnBegan),
          on(GoldGained.class, Replay::gained),
          on(QuestionAsked.class, Replay::asked),
          on(UnitRaised.class, Replay::raised),
          on(UnitMoved.class, Replay::moved),
          on(MovementSpent.class, Replay::spent),
          on(SquareTaken.class, Replay::taken),
          on(MovementEnded.class, Replay::movementEnded),
          on(BattleBegun.class, Replay::battleBegun),
          on(UnitBrought.class, Replay::brought),
          on(ChanceDrawn.class, (replay, event) -> {}),
          on(DuelFought.class, Replay::fought),
          on(UnitEliminated.class, Replay::eliminated),
          on(ScoreChanged.class, Replay::scored),
          on(BattleWon.class, Replay::battleWon),
          on(SupplyChecked.class, (replay, event) -> {}),
          on(SupplyChanged.class, Replay::supplyChanged),
          on(GameEnded.class, Replay::ended),
          on(OrderRejected.class, (replay, event) -> {}));

  private final Board board;
  private final List<String> sides;

  Replay(Board board, List<String> sides) {
    this.board = board;
    this.sides = sides;
  }

  private static <E extends SpecificRecord>
      Map.Entry<Class<?>, BiConsumer<Replay, SpecificRecord>> on(
          Class<E> type, BiConsumer<Replay, E> step) {
    return Map.entry(type, (replay, event) -> step.accept(replay, type.cast(event)));
  }

  /** Applies one event. */
  void apply(SpecificRecord event) {
    BiConsumer<Replay, SpecificRecord> step = TABLE.get(event.getClass());
    if (step == null) {
      throw new CorruptEvent(
          "expected an event of A General's View but got " + event.getClass().getSimpleName());
    }
    step.accept(this, event);
  }

  private static void expect(Object expected, Object told, SpecificRecord event) {
    if (!expected.equals(told)) {
      throw new CorruptEvent(Text.of("expected %s but got '%s' in %s", expected, told, event));
    }
  }

  private int side(String name, SpecificRecord event) {
    int side = sides.indexOf(name);
    if (side < 0) {
      throw new CorruptEvent(Text.of("expected one of %s but got '%s' in %s", sides, name, event));
    }
    return side;
  }

  /** The acting side, which the event must name. */
  private int acting(String name, SpecificRecord event) {
    int side = side(name, event);
    expect(board.acting(), side, event);
    return side;
  }

  private int square(String name, SpecificRecord event) {
    int square = board.field().square(name);
    if (square == Field.OFF) {
      throw new CorruptEvent(Text.of("expected a square but got '%s' in %s", name, event));
    }
    return square;
  }

  /** A side's unit that is on the map. */
  private int unit(int side, String id, SpecificRecord event) {
    Army army = board.army(side);
    int unit = army.find(id);
    if (unit < 0 || army.square(unit) == Army.LOST) {
      throw new CorruptEvent(Text.of("expected a unit on the map but got '%s' in %s", id, event));
    }
    return unit;
  }

  private void answered(AnswerGiven event) {
    expect(board.asked().word, event.getQuestion(), event);
    board.answered();
  }

  private void laid(FieldLaid event) {
    expect(board.field().grid().width(), event.getWidth(), event);
    expect(board.field().grid().height(), event.getHeight(), event);
    board.lay();
  }

  private void turnBegan(TurnBegan event) {
    expect(board.turn() + 1, event.getTurn(), event);
    board.beginTurn(side(event.getSide(), event));
  }

  private void gained(GoldGained event) {
    int side = acting(event.getSide(), event);
    board.gain(event.getAmount());
    expect(board.gold(side), event.getTotal(), event);
  }

  private void asked(QuestionAsked event) {
    Ask question = Ask.NOTHING;
    for (Ask ask : Ask.ALL) {
      question = ask.word.equals(event.getQuestion()) ? ask : question;
    }
    expect(question.word, event.getQuestion(), event);
    boolean chance = event.getDecides().equals("chance");
    board.ask(question, chance ? 2 : side(event.getDecides(), event));
  }

  private void raised(UnitRaised event) {
    int side = acting(event.getSide(), event);
    int kind = event.getKind().length() == 1 ? Kind.ordinalOf(event.getKind().charAt(0)) : -1;
    if (kind < 0) {
      throw new CorruptEvent(Text.of("expected a kind but got '%s'", event.getKind()));
    }
    board.raise(Kind.ALL[kind], square(event.getSpace(), event));
    Army army = board.army(side);
    expect(army.id(army.raised() - 1), event.getUnit(), event);
    expect(board.gold(side), event.getGold(), event);
  }

  private void moved(UnitMoved event) {
    int side = acting(event.getSide(), event);
    int unit = unit(side, event.getUnit(), event);
    expect(board.field().name(board.army(side).square(unit)), event.getFrom(), event);
    board.move(unit, square(event.getTo(), event));
  }

  private void spent(MovementSpent event) {
    int unit = unit(acting(event.getSide(), event), event.getUnit(), event);
    board.spend(unit, new Steps.Spending(event.getSpent(), event.getLeft()));
  }

  private void taken(SquareTaken event) {
    int side = side(event.getSide(), event);
    int square = square(event.getSpace(), event);
    int owner = event.getFrom().isEmpty() ? Field.NEUTRAL : side(event.getFrom(), event);
    expect(board.owner(square), owner, event);
    boolean battle = event.getHow().equals(Steps.Cause.BATTLE.word);
    board.take(
        side, square(event.getSpace(), event), battle ? Steps.Cause.BATTLE : Steps.Cause.MOVEMENT);
    expect(board.squares(0), event.getFirstSquares(), event);
    expect(board.squares(1), event.getSecondSquares(), event);
  }

  private void movementEnded(MovementEnded event) {
    acting(event.getSide(), event);
    board.endMovement();
  }

  private void battleBegun(BattleBegun event) {
    acting(event.getAttackerSide(), event);
    board.beginBattle(square(event.getSpace(), event));
  }

  private void brought(UnitBrought event) {
    int side = side(event.getSide(), event);
    boolean picked = event.getHow().equals(Steps.Choice.PICKED.word);
    board.bring(
        side,
        unit(side, event.getUnit(), event),
        picked ? Steps.Choice.PICKED : Steps.Choice.HIGHEST);
  }

  private void fought(DuelFought event) {
    board.duel(event.getDrawn(), side(event.getWinner(), event));
  }

  private void eliminated(UnitEliminated event) {
    int side = side(event.getSide(), event);
    expect(unit(side, event.getUnit(), event), board.brought(side), event);
    board.eliminate(side);
  }

  private void scored(ScoreChanged event) {
    expect(board.losses(0), event.getFirst(), event);
    expect(board.losses(1), event.getSecond(), event);
  }

  private void battleWon(BattleWon event) {
    expect(square(event.getSpace(), event), board.battle(), event);
    board.winBattle(side(event.getSide(), event));
  }

  private void supplyChanged(SupplyChanged event) {
    int side = acting(event.getSide(), event);
    int unit = unit(side, event.getUnit(), event);
    expect(board.army(side).supply(unit), event.getFrom(), event);
    board.supply(unit, event.getTo());
  }

  private void ended(GameEnded event) {
    // an ending by the players changes nothing in the last position
    if (event.getEndedBy().equals("rules")) {
      board.win(side(event.getResult(), event));
    }
  }
}
