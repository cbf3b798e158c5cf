package org.wardiary.events.game.squares.board;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.GameBoard;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.ActionTiming;
import org.wardiary.events.game.squares.variant.SquaresRules;
import org.wardiary.events.game.squares.variant.Variant;

/**
 * The state of a game. Sets of spaces and of units are bits of an {@code int}; {@link #NOBODY}
 * stands for no unit and for no space.
 */
public final class Board extends GameBoard<Board, QuestionKind> {

  private final SquaresMap map;
  private final Variant variant;
  private final Armies armies;
  private final SquaresRules rules;
  private Placement placement;
  private Slots slots = Slots.EMPTY;
  private int scoredLost;
  private int passed;
  private int actions;
  private int actionsLeft;
  private CurrentAttack attack = CurrentAttack.NONE;

  /** Creates the board before the first turn, with all units in their reserves (SQ-2.2). */
  public Board(SquaresMap map, Variant variant) {
    super(variant.sides(), QuestionKind.ALL);
    this.map = map;
    this.variant = variant;
    this.armies = variant.armies();
    this.rules = variant.rules();
    this.placement = new Placement(map, armies);
  }

  @Override
  public Board copy() {
    Board copy = super.copy();
    copy.placement = placement.copy();
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    super.transfer(bytes);
    placement.transfer(bytes);
    slots = slots.transfer(bytes);
    scoredLost = bytes.whole(scoredLost);
    passed = bytes.octet(passed);
    actions = bytes.octet(actions);
    actionsLeft = bytes.octet(actionsLeft);
    attack = attack.transfer(bytes);
  }

  /** The map. */
  public SquaresMap map() {
    return map;
  }

  /** The variant. */
  public Variant variant() {
    return variant;
  }

  /** The rules that differ between variants and rule sets. */
  public SquaresRules rules() {
    return rules;
  }

  /** The units of both sides. */
  public Armies armies() {
    return armies;
  }

  /** The kind of a unit. */
  public Kind kind(int unit) {
    return armies.kind(unit);
  }

  /** Whether the turn is a double turn (SQ-3.2). */
  public boolean isDoubleTurn() {
    return actions == 2;
  }

  /** Number of actions of the turn that have not yet begun. */
  public int actionsLeft() {
    return actionsLeft;
  }

  /** Whether a side's last turn was a PASS, so that its next is a double turn (SQ-3.2). */
  public boolean hasPassed(int side) {
    return Bits.has(passed, side);
  }

  /** The position in its turn of the action that is in progress or about to be ordered. */
  public ActionTiming timing() {
    boolean first = actions == 2 && actionsLeft == (question() == QuestionKind.TURN ? 2 : 1);
    return first ? ActionTiming.FIRST_OF_DOUBLE_TURN : ActionTiming.ORDINARY;
  }

  /** The side that answers a question about a unit or {@link #NOBODY} (SQ-9). */
  public int decider(QuestionKind kind, int unit) {
    return switch (kind) {
      case NONE -> NOBODY;
      case TURN, OPTION, ADVANCE -> turnSide();
      case RESPONSE, SECOND_CHANCE, CASUALTY -> 1 - turnSide();
      case RETREAT -> Armies.side(unit);
    };
  }

  /** The attack in progress; {@link CurrentAttack#NONE} if there is none. */
  public CurrentAttack attack() {
    return attack;
  }

  /** The space of a unit; {@link #NOBODY} once it is lost. */
  public int space(int unit) {
    return placement.space(unit);
  }

  /**
   * The unit on a space outside its own reserve; while units displace each other, the one that came
   * last; {@link #NOBODY} if there is none.
   */
  public int unitAt(int space) {
    return placement.unitAt(space);
  }

  /** Spaces that a side's units occupy outside its reserve. */
  public int occupied(int side) {
    return placement.occupied(side);
  }

  /** Spaces that a side's guns occupy outside its reserve. */
  public int occupiedByGuns(int side) {
    return placement.occupiedByGuns(side);
  }

  /** Spaces that no unit occupies outside its own reserve; the reserves may be among them. */
  public int empty() {
    return ~(placement.occupied(0) | placement.occupied(1));
  }

  /** Units of a side in its reserve. */
  public int inReserve(int side) {
    return placement.inReserve(side);
  }

  /** Units of both sides that are lost. */
  public int lost() {
    return placement.lost();
  }

  /** Whether there are losses since the score was last counted. */
  public boolean hasNewScore() {
    return placement.lost() != scoredLost;
  }

  /** What the units did in the last slots. */
  public Slots slots() {
    return slots;
  }

  /** Units that may not act in their owner's next slot, or in the slot about to begin (SQ-3.5). */
  public int frozen() {
    return slots.frozen();
  }

  /** Units of a side that SQ-3.4 and SQ-3.5 allow to move. */
  public int mayMove(int side) {
    return armies.all(side) & ~(placement.lost() | slots.frozen() | movedEnough());
  }

  /** Units of a side that SQ-3.4 and SQ-3.5 allow to attack. */
  public int mayAttack(int side) {
    return armies.all(side) & ~(placement.lost() | slots.frozen() | attackedEnough());
  }

  /** Units that may not move because of the previous slots (SQ-3.4). */
  public int movedEnough() {
    return slots.moved() & (slots.movedBefore() | rules.tiringAtOnce());
  }

  /** Units that may not attack because of the previous slots (SQ-3.4). */
  public int attackedEnough() {
    return slots.attacked() & (slots.attackedBefore() | rules.spentAtOnce());
  }

  @Override
  public String id(int unit) {
    return armies.id(unit);
  }

  @Override
  public int losses(int side) {
    return armies.points(side, placement.lost());
  }

  /** An answer is given; the answer to {@code turn} begins a slot (SQ-3.3). */
  @Override
  public void answer() {
    if (question() == QuestionKind.TURN) {
      slots = slots.begin(turnSide());
      actionsLeft--;
    }
    super.answer();
  }

  /** A turn begins, with 2 actions if it is a double turn (SQ-3.2), else 1. */
  @Override
  public void beginTurn(int side, int actionsInIt) {
    super.beginTurn(side, actionsInIt);
    actions = actionsInIt;
    actionsLeft = actionsInIt;
    passed &= ~Bits.of(side);
  }

  /** A side passes. */
  public void pass(int side) {
    passed |= Bits.of(side);
  }

  /** A unit is moved by an order. */
  public void move(int unit, int to, MoveType type) {
    placement.move(unit, to);
    slots = slots.withMove(unit);
    if (type == MoveType.DOUBLE) { // SQ-R5: counts in both slots
      slots = slots.begin(Armies.side(unit)).withMove(unit);
      actionsLeft = 0;
    }
  }

  /** An attack is declared. */
  public void declareAttack(int attacker, int supporter, int defender, int target) {
    slots = slots.withAttack(attacker);
    attack = new CurrentAttack(attacker, supporter, defender, target);
  }

  /** An option is taken. */
  public void chooseOption(int option) {
    attack = attack.withOption(option);
  }

  /** A unit retreats, and displaces a friend on the space. */
  public void retreat(int unit, int to) {
    int friend = to == map.reserve(Armies.side(unit)) ? NOBODY : unitAt(to);
    placement.move(unit, to);
    attack = attack.withRetreat(unit, friend);
    if (rules.freezes(armies.kind(unit))) {
      slots = slots.withFrozen(unit);
    }
  }

  /** A unit is eliminated. */
  public void eliminate(int unit) {
    placement.remove(unit);
    slots = slots.withoutFrozen(unit);
  }

  /** A unit advances. */
  public void advance(int unit, int to) {
    placement.move(unit, to);
  }

  /** The losses are counted as the score. */
  public void score() {
    scoredLost = placement.lost();
  }

  /** Asks the side that answers such a question, about a unit or {@link #NOBODY}. */
  public void ask(QuestionKind kind, int unit) {
    ask(kind, decider(kind, unit), unit);
  }

  @Override
  public void ask(QuestionKind kind, int of, int unit) {
    super.ask(kind, of, unit);
    if (kind == QuestionKind.TURN) {
      attack = CurrentAttack.NONE;
    }
  }

  @Override
  public void end(Ending how) {
    super.end(how);
    attack = CurrentAttack.NONE;
  }
}
