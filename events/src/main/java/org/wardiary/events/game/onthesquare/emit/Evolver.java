package org.wardiary.events.game.onthesquare.emit;

import java.util.HashMap;
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
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Aspect;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.ChargeSteps;
import org.wardiary.events.game.onthesquare.board.Contact;
import org.wardiary.events.game.onthesquare.board.FireSteps;
import org.wardiary.events.game.onthesquare.board.MeleeResult;
import org.wardiary.events.game.onthesquare.board.MoveSteps;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.board.TurnSteps;
import org.wardiary.events.game.onthesquare.board.Volley;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Sides;
import org.wardiary.events.game.onthesquare.unit.Weapon;
import org.wardiary.events.text.Text;

/** Folds events into a board: each takes its step again. A table by class. */
public final class Evolver {

  private static final Map<Class<?>, BiConsumer<Evolver, SpecificRecord>> STEPS = new HashMap<>();

  static {
    turns();
    orders();
    moves();
    fires();
    charges();
  }

  private final EventReader in;
  private final TurnSteps turns;
  private final MoveSteps moves;
  private final FireSteps fires;
  private final ChargeSteps charges;

  /** Of a board, by steps that emit nothing. */
  public Evolver(Board board, Steps steps) {
    in = new EventReader(board);
    turns = steps.turns();
    moves = steps.moves();
    fires = steps.fires();
    charges = steps.charges();
  }

  private static <E extends SpecificRecord> void on(Class<E> type, BiConsumer<Evolver, E> step) {
    STEPS.put(type, (evolver, event) -> step.accept(evolver, type.cast(event)));
  }

  /**
   * Takes an event's step.
   *
   * @throws CorruptEvent if the event cannot follow
   */
  public void apply(SpecificRecord event) {
    BiConsumer<Evolver, SpecificRecord> step = STEPS.get(event.getClass());
    if (step == null) {
      throw new CorruptEvent(
          "expected an event of this game but got " + event.getClass().getSimpleName());
    }
    try {
      step.accept(this, event);
    } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
      throw new CorruptEvent(
          Text.of(
              "expected an event that can follow but got %s: %s",
              event.getClass().getSimpleName(), e.getMessage()),
          e);
    }
  }

  private static void turns() {
    on(AnswerGiven.class, (to, e) -> to.turns.answer());
    on(
        QuestionAsked.class,
        (to, e) ->
            to.turns.ask(
                QuestionKind.named(e.getQuestion()), EventReader.decides(e), to.in.asked(e)));
    on(AuxiliaryDrawn.class, (to, e) -> to.turns.drawAuxiliary(Kind.valueOf(e.getKind())));
    on(BoxPlaced.class, (to, e) -> to.turns.placeBox(Kind.valueOf(e.getKind())));
    on(TurnBegan.class, (to, e) -> to.turns.beginTurn(e.getTurn()));
    on(BridgeLit.class, Evolver::light);
    on(BridgeBurned.class, (to, e) -> to.turns.burn(EventReader.sector(e.getSpace()), e.getLeft()));
    on(
        TurnEnded.class,
        (to, e) -> to.turns.endTurn(EventReader.sideOrNone(e.getHolder()), e.getRunning()));
    on(GameEnded.class, Evolver::end);
    on(OrderRejected.class, (to, e) -> {});
  }

  private static void orders() {
    on(
        OrderGiven.class,
        (to, e) -> to.turns.give(to.unit(e.getSide(), e.getUnit()), Order.read(e.getOrder())));
    on(OrdersEnded.class, (to, e) -> to.turns.endOrders(Sides.of(e.getSide())));
    on(
        UnitRevealed.class,
        (to, e) -> to.turns.reveal(to.unit(e.getSide(), e.getUnit()), e.getCause()));
    on(OrderExecuted.class, (to, e) -> to.turns.execute(to.unit(e.getSide(), e.getUnit())));
    on(OrderStoodFast.class, (to, e) -> to.turns.standFast(to.unit(e.getSide(), e.getUnit())));
    on(
        OrderVoided.class,
        (to, e) -> to.turns.voidOrder(to.unit(e.getSide(), e.getUnit()), e.getCause()));
  }

  private static void moves() {
    on(UnitMoved.class, Evolver::move);
    on(UnitRetreated.class, Evolver::retreat);
    on(PartFaced.class, Evolver::face);
    on(SectionFormed.class, Evolver::formSection);
    on(
        SectionFellIn.class,
        (to, e) -> to.moves.fallIn(to.in.part(e.getSide(), e.getSection()), e.getCause()));
    on(SquareFormed.class, (to, e) -> to.moves.formSquare(to.unit(e.getSide(), e.getUnit())));
    on(
        SquareEnded.class,
        (to, e) -> to.moves.endSquare(to.unit(e.getSide(), e.getUnit()), e.getCause()));
    on(UnitJoined.class, Evolver::join);
    on(GunsLeft.class, Evolver::leaveGuns);
    on(
        GunsTaken.class,
        (to, e) -> to.moves.takeGuns(to.unit(e.getSide(), e.getUnit()), e.getGuns().size()));
  }

  private static void fires() {
    on(FireOpened.class, Evolver::open);
    on(DeckShuffled.class, (to, e) -> to.fires.shuffle());
    on(CardDrawn.class, (to, e) -> to.fires.draw(e.getColour().equals("R") ? 0 : 1));
    on(FireResolved.class, (to, e) -> to.fires.resolve());
    on(GunHit.class, Evolver::hitGun);
    on(MenLost.class, Evolver::loseMen);
    on(
        PartLost.class,
        (to, e) -> to.fires.losePart(to.in.part(e.getSide(), e.getUnit()), e.getCause()));
    on(
        BaseReplaced.class,
        (to, e) -> to.fires.replaceBase(to.in.part(e.getSide(), e.getSection())));
    on(UnitEliminated.class, Evolver::eliminate);
  }

  private static void charges() {
    on(ChargeMade.class, Evolver::charge);
    on(DefenderReacted.class, (to, e) -> to.charges.react(e.getReaction(), e.getHow()));
    on(MeleeBegan.class, Evolver::beginMelee);
    on(MeleeStruck.class, (to, e) -> to.charges.strike(e.getHits(), e.getTargetCards()));
    on(MeleeResolved.class, Evolver::resolveMelee);
    on(ChargeEnded.class, (to, e) -> to.charges.end(e.getOutcome()));
  }

  private int unit(String side, String id) {
    return in.unit(side, id);
  }

  private void light(BridgeLit e) {
    turns.light(unit(e.getSide(), e.getUnit()), EventReader.sector(e.getSpace()), e.getTurns());
  }

  /** How the players end a game changes nothing in the position. */
  private void end(GameEnded e) {
    if (e.getEndedBy().equals("rules")) {
      int winner =
          e.getResult().equals("draw") ? Ending.DRAW : EventReader.sideOrNone(e.getResult());
      turns.end(new Ending(winner, e.getTermination()));
    }
  }

  private void move(UnitMoved e) {
    moves.move(in.part(e.getSide(), e.getUnit()), EventReader.sector(e.getTo()), e.getWay());
  }

  private void retreat(UnitRetreated e) {
    int part = in.part(e.getSide(), e.getUnit());
    moves.retreat(part, EventReader.sector(e.getTo()), e.getCause(), e.getHow());
  }

  private void face(PartFaced e) {
    moves.face(in.part(e.getSide(), e.getUnit()), EventReader.facing(e.getTo()), e.getCause());
  }

  private void formSection(SectionFormed e) {
    moves.formSection(
        in.part(e.getSide(), e.getSection()),
        EventReader.sector(e.getSpace()),
        e.getMen(),
        EventReader.facing(e.getFacing()),
        e.getHow());
  }

  private void join(UnitJoined e) {
    moves.join(
        unit(e.getSide(), e.getUnit()),
        unit(e.getSide(), e.getInto()),
        EventReader.facing(e.getFacing()));
  }

  private void leaveGuns(GunsLeft e) {
    moves.leaveGuns(unit(e.getSide(), e.getUnit()), EventReader.sector(e.getSpace()), e.getCause());
  }

  private void open(FireOpened e) {
    String enemy = Sides.other(e.getSide());
    Weapon weapon = e.getWeapon().equals("guns") ? Weapon.GUNS : Weapon.MUSKETS;
    Volley volley =
        new Volley(
            unit(e.getSide(), e.getUnit()),
            weapon,
            in.slots(e.getSide(), e.getParts()),
            weapon == Weapon.GUNS ? e.getGuns() : e.getMuskets(),
            in.part(enemy, e.getTargetUnit()),
            e.getBoxed(),
            in.slots(enemy, e.getExposed()),
            e.getRange(),
            e.getCards());
    fires.open(volley, e.getCause());
  }

  private void hitGun(GunHit e) {
    fires.hitGun(unit(e.getSide(), e.getUnit()), in.enemy(e.getSide(), e.getByUnit()));
  }

  private void loseMen(MenLost e) {
    int by = in.enemy(e.getSide(), e.getByUnit());
    fires.loseMen(in.part(e.getSide(), e.getUnit()), e.getMen(), e.getCause(), by);
  }

  private void eliminate(UnitEliminated e) {
    int at = EventReader.sector(e.getSpace());
    fires.eliminate(unit(e.getSide(), e.getUnit()), at, e.getCause());
  }

  private void charge(ChargeMade e) {
    String enemy = Sides.other(e.getSide());
    charges.begin(
        new Contact(
            unit(e.getSide(), e.getUnit()),
            EventReader.sector(e.getFrom()),
            in.part(enemy, e.getTargetUnit()),
            e.getBoxed(),
            e.getAllRound(),
            Aspect.named(e.getAspect()),
            e.getTwoAgainstOne(),
            in.slots(enemy, e.getTargetParts()),
            Order.read(e.getOrder())));
  }

  private void beginMelee(MeleeBegan e) {
    String enemy = Sides.other(e.getSide());
    charges.beginMelee(
        in.part(enemy, e.getTargetUnit()),
        in.slots(enemy, e.getTargetParts()),
        e.getCards(),
        e.getTargetCards());
  }

  private void resolveMelee(MeleeResolved e) {
    charges.resolveMelee(
        new MeleeResult(
            e.getLeft() + e.getLost(),
            e.getHits(),
            e.getTargetLeft() + e.getTargetLost(),
            e.getTargetHits()));
  }
}
