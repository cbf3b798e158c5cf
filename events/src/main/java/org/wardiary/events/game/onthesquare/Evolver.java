package org.wardiary.events.game.onthesquare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.GunsLeft;
import org.wardiary.events.event.GunsTaken;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderRejected;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.PartFaced;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.SectionFellIn;
import org.wardiary.events.event.SectionFormed;
import org.wardiary.events.event.SquareEnded;
import org.wardiary.events.event.SquareFormed;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitJoined;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Sides;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.text.Text;

/** Turns events back into the steps that they tell of: a table keyed by class. */
final class Evolver {

  private static final Map<Class<?>, BiConsumer<Target, SpecificRecord>> STEPS = new HashMap<>();

  static {
    on(AnswerGiven.class, (t, e) -> t.board.answered());
    on(
        QuestionAsked.class,
        (t, e) -> t.board.ask(QuestionKind.named(e.getQuestion()), t.decides(e), t.asked(e)));
    on(AuxiliaryDrawn.class, (t, e) -> t.board.draw(Kind.valueOf(e.getKind())));
    on(BoxPlaced.class, (t, e) -> t.board.place(Kind.valueOf(e.getKind())));
    on(TurnBegan.class, (t, e) -> t.board.beginTurn(e.getTurn()));
    on(TurnEnded.class, (t, e) -> t.board.endTurn(t.sideOrNone(e.getHolder())));
    on(GameEnded.class, Evolver::end);
    on(OrderRejected.class, (t, e) -> {});
    orders();
    moves();
    fire();
    charges();
  }

  private Evolver() {}

  private static void orders() {
    on(
        OrderGiven.class,
        (t, e) -> t.board.give(t.unit(e.getSide(), e.getUnit()), e.getOrder().charAt(0)));
    on(OrdersEnded.class, (t, e) -> t.board.endOrders());
    on(UnitRevealed.class, (t, e) -> t.army.reveal(t.unit(e.getSide(), e.getUnit())));
    on(OrderExecuted.class, (t, e) -> t.board.execute(t.unit(e.getSide(), e.getUnit())));
    on(OrderStoodFast.class, (t, e) -> t.board.execute(t.unit(e.getSide(), e.getUnit())));
    on(OrderVoided.class, (t, e) -> t.army.clearOrder(t.unit(e.getSide(), e.getUnit())));
    on(BridgeLit.class, (t, e) -> t.board.burn(Target.sector(e.getSpace()), e.getTurns()));
    on(BridgeBurned.class, (t, e) -> t.board.burn(Target.sector(e.getSpace()), e.getLeft()));
  }

  private static void moves() {
    on(
        UnitMoved.class,
        (t, e) -> t.army.move(t.part(e.getSide(), e.getUnit()), Target.sector(e.getTo())));
    on(
        PartFaced.class,
        (t, e) -> t.army.face(t.part(e.getSide(), e.getUnit()), Target.facing(e.getTo())));
    on(
        SectionFormed.class,
        (t, e) ->
            t.army.detach(
                t.part(e.getSide(), e.getSection()),
                Target.sector(e.getSpace()),
                e.getMen(),
                Target.facing(e.getFacing())));
    on(SectionFellIn.class, (t, e) -> t.army.fallIn(t.part(e.getSide(), e.getSection())));
    on(SquareFormed.class, (t, e) -> t.army.form(t.unit(e.getSide(), e.getUnit())));
    on(SquareEnded.class, (t, e) -> t.army.endSquare(t.unit(e.getSide(), e.getUnit())));
    on(
        UnitJoined.class,
        (t, e) ->
            t.army.join(
                t.unit(e.getSide(), e.getUnit()),
                t.unit(e.getSide(), e.getInto()),
                Target.facing(e.getFacing())));
    on(
        GunsLeft.class,
        (t, e) -> t.moves.leaveGuns(t.unit(e.getSide(), e.getUnit()), Target.sector(e.getSpace())));
    on(
        GunsTaken.class,
        (t, e) -> t.moves.takeGuns(t.unit(e.getSide(), e.getUnit()), e.getGuns().size()));
    on(
        UnitRetreated.class,
        (t, e) -> t.army.move(t.part(e.getSide(), e.getUnit()), Target.sector(e.getTo())));
  }

  private static void fire() {
    on(FireOpened.class, Evolver::open);
    on(DeckShuffled.class, (t, e) -> t.board.deck().shuffle());
    on(CardDrawn.class, Evolver::card);
    on(FireResolved.class, (t, e) -> t.board.cards().end());
    on(GunHit.class, (t, e) -> t.army.hitGun(t.unit(e.getSide(), e.getUnit())));
    on(MenLost.class, (t, e) -> t.army.loseMen(t.part(e.getSide(), e.getUnit()), e.getMen()));
    on(PartLost.class, (t, e) -> t.army.remove(t.part(e.getSide(), e.getUnit())));
    on(BaseReplaced.class, (t, e) -> t.army.promote(t.part(e.getSide(), e.getSection())));
    on(UnitEliminated.class, (t, e) -> t.army.leave(t.unit(e.getSide(), e.getUnit()), Army.LOST));
  }

  private static void charges() {
    on(ChargeMade.class, Evolver::charge);
    on(DefenderReacted.class, (t, e) -> t.board.react());
    on(MeleeBegan.class, Evolver::melee);
    on(
        MeleeStruck.class,
        (t, e) -> {
          t.board.charge().strike(e.getHits());
          int unit = Units.unitOf(t.board.charge().defender());
          t.board.cards().begin(CardDraw.Purpose.DEFENCE, unit, e.getTargetCards());
        });
    on(MeleeResolved.class, (t, e) -> t.board.cards().end());
    on(ChargeEnded.class, (t, e) -> t.board.charge().end());
  }

  private static void open(Target t, FireOpened e) {
    int unit = t.unit(e.getSide(), e.getUnit());
    String enemy = Sides.other(e.getSide());
    CardDraw.Purpose purpose =
        e.getWeapon().equals("guns") ? CardDraw.Purpose.GUNS : CardDraw.Purpose.MUSKETS;
    t.board.cards().begin(purpose, unit, e.getCards());
    t.board.cards().aim(t.part(enemy, e.getTargetUnit()), t.slots(enemy, e.getExposed()));
  }

  private static void card(Target t, CardDrawn e) {
    int colour = e.getColour().equals("R") ? 0 : 1;
    t.board.deck().draw(colour);
    t.board.cards().card(colour);
  }

  private static void charge(Target t, ChargeMade e) {
    int unit = t.unit(e.getSide(), e.getUnit());
    int target = t.part(Sides.other(e.getSide()), e.getTargetUnit());
    Charge charge = t.board.charge();
    int slots = t.slots(Sides.other(e.getSide()), e.getTargetParts());
    charge.begin(unit, t.army.sector(target), target, slots);
    char order = e.getOrder().isEmpty() ? '\0' : e.getOrder().charAt(0);
    charge.judge(order, e.getTwoAgainstOne(), e.getAspect().equals(Contact.FRONT));
  }

  private static void melee(Target t, MeleeBegan e) {
    String enemy = Sides.other(e.getSide());
    int part = t.part(enemy, e.getTargetUnit());
    t.board.charge().fight(part, t.slots(enemy, e.getTargetParts()));
    t.board.cards().begin(CardDraw.Purpose.ATTACK, t.unit(e.getSide(), e.getUnit()), e.getCards());
  }

  /** How the players end a game changes nothing in the position. */
  private static void end(Target t, GameEnded e) {
    if (e.getEndedBy().equals("rules")) {
      int winner = e.getResult().equals("draw") ? Ending.DRAW : t.sideOrNone(e.getResult());
      t.board.end(new Ending(winner, e.getTermination()));
    }
  }

  private static <E extends SpecificRecord> void on(Class<E> type, BiConsumer<Target, E> step) {
    STEPS.put(type, (target, event) -> step.accept(target, type.cast(event)));
  }

  /**
   * Applies an event's step.
   *
   * @throws CorruptEvent if the event cannot follow
   */
  static void apply(Board board, SpecificRecord event) {
    BiConsumer<Target, SpecificRecord> step = STEPS.get(event.getClass());
    if (step == null) {
      throw new CorruptEvent(
          "expected an event of this game but got " + event.getClass().getSimpleName());
    }
    try {
      step.accept(new Target(board), event);
    } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
      throw new CorruptEvent(
          Text.of(
              "expected an event that can follow but got %s: %s",
              event.getClass().getSimpleName(), e.getMessage()),
          e);
    }
  }

  /** The state that events change, and how their names are found in it. */
  private static final class Target {
    private final Board board;
    private final Army army;
    private final MoveRecorder moves;

    Target(Board board) {
      this.board = board;
      army = board.army();
      moves = new MoveRecorder(board, EventSink.NONE);
    }

    int decides(QuestionAsked event) {
      return event.getDecides().equals("chance") ? Question.CHANCE : Sides.of(event.getDecides());
    }

    int asked(QuestionAsked event) {
      if (event.getUnit().isEmpty()) {
        return Units.NONE;
      }
      if (QuestionKind.named(event.getQuestion()) == QuestionKind.CARD) {
        return board.cards().unit();
      }
      return unit(event.getDecides(), event.getUnit());
    }

    int sideOrNone(String name) {
      return name.isEmpty() ? -1 : Sides.of(name);
    }

    int unit(String side, String id) {
      int unit =
          army.find(Sides.of(side), Kind.valueOf(id.substring(0, 1)).key(id.charAt(1) - '0'));
      if (unit == Units.NONE) {
        throw new IllegalArgumentException("expected a unit of " + side + " but got " + id);
      }
      return unit;
    }

    int part(String side, String id) {
      int unit = unit(side, id);
      return Units.part(unit, id.length() == 2 ? 0 : id.charAt(2) - 'a' + 1);
    }

    int slots(String side, List<String> ids) {
      int slots = 0;
      for (String id : ids) {
        slots |= 1 << Units.slot(part(side, id));
      }
      return slots;
    }

    static int sector(String name) {
      int sector = Sector.of(name);
      if (sector < 0) {
        throw new IllegalArgumentException("expected a sector but got " + name);
      }
      return sector;
    }

    static int facing(String name) {
      return Facing.of(name.charAt(0));
    }
  }
}
