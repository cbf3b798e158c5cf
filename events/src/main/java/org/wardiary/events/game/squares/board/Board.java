package org.wardiary.events.game.squares.board;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.ActionTiming;
import org.wardiary.events.game.squares.variant.SquaresRules;
import org.wardiary.events.game.squares.variant.Variant;

/**
 * The state of a game. Mutable and not thread-safe; only the steps change it. Sides are 0 and 1;
 * sets of spaces and of units are bits of an {@code int}; {@link #NOBODY} stands for no unit and
 * for no space.
 */
public final class Board implements Steps {

  /** No unit or no space; before the first turn, no side. */
  public static final int NOBODY = -1;

  private final SquaresMap map;
  private final Variant variant;
  private final Armies armies;
  private final SquaresRules rules;

  // the fields from here on are the state, which Snapshot writes and reads
  final Placement placement;
  Slots slots = Slots.EMPTY;
  int scoredLost;
  int ply;
  int turn;
  int turnSide = NOBODY;
  int passed;
  int actions;
  int actionsLeft;
  QuestionKind question = QuestionKind.NONE;
  int questionUnit = NOBODY;
  CurrentAttack attack = CurrentAttack.NONE;
  Ending ending = Ending.NONE;

  /** Creates the board before the first turn, with all units in their reserves (SQ-2.2). */
  public Board(SquaresMap map, Variant variant) {
    this(map, variant, new Placement(map, variant.armies()));
  }

  Board(SquaresMap map, Variant variant, Placement placement) {
    this.map = map;
    this.variant = variant;
    this.armies = variant.armies();
    this.rules = variant.rules();
    this.placement = placement;
  }

  /** An independent copy. */
  public Board copy() {
    Board copy = new Board(map, variant, placement.copy());
    copy.slots = slots;
    copy.scoredLost = scoredLost;
    copy.ply = ply;
    copy.turn = turn;
    copy.turnSide = turnSide;
    copy.passed = passed;
    copy.actions = actions;
    copy.actionsLeft = actionsLeft;
    copy.question = question;
    copy.questionUnit = questionUnit;
    copy.attack = attack;
    copy.ending = ending;
    return copy;
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

  /** Number of answers given. */
  public int ply() {
    return ply;
  }

  /** Number of the turn, from 1; 0 before the first turn. */
  public int turn() {
    return turn;
  }

  /** The side whose turn it is; {@link #NOBODY} before the first turn. */
  public int turnSide() {
    return turnSide;
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
    boolean first = actions == 2 && actionsLeft == (question == QuestionKind.TURN ? 2 : 1);
    return first ? ActionTiming.FIRST_OF_DOUBLE_TURN : ActionTiming.ORDINARY;
  }

  /** The open question. */
  public QuestionKind question() {
    return question;
  }

  /** The unit that the open question is about; {@link #NOBODY} if it is about none. */
  public int questionUnit() {
    return questionUnit;
  }

  /** The side that decides the open question (SQ-9); {@link #NOBODY} if there is none. */
  public int decider() {
    return switch (question) {
      case NONE -> NOBODY;
      case TURN, OPTION, ADVANCE -> turnSide;
      case RESPONSE, SECOND_CHANCE, CASUALTY -> 1 - turnSide;
      case RETREAT -> Armies.side(questionUnit);
    };
  }

  /** The attack in progress; {@link CurrentAttack#NONE} if there is none. */
  public CurrentAttack attack() {
    return attack;
  }

  /** How a rule has ended the game; {@link Ending#NONE} if none has. */
  public Ending ending() {
    return ending;
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

  /** Points that a side's losses count (SQ-8.2). */
  public int losses(int side) {
    return armies.points(side, placement.lost());
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
  public void answered() {
    ply++;
    if (question == QuestionKind.TURN) {
      slots = slots.begin(turnSide);
      actionsLeft--;
    }
    question = QuestionKind.NONE;
    questionUnit = NOBODY;
  }

  @Override
  public void turnBegan(int side, int actionsInIt) {
    turn++;
    turnSide = side;
    actions = actionsInIt;
    actionsLeft = actionsInIt;
    passed &= ~Bits.of(side);
  }

  @Override
  public void passed(int side) {
    passed |= Bits.of(side);
  }

  @Override
  public void moved(int unit, int to, MoveType type) {
    placement.move(unit, to);
    slots = slots.withMove(unit);
    if (type == MoveType.DOUBLE) { // SQ-R5: counts in both slots
      slots = slots.begin(Armies.side(unit)).withMove(unit);
      actionsLeft = 0;
    }
  }

  @Override
  public void attackDeclared(int attacker, int supporter, int defender, int target) {
    slots = slots.withAttack(attacker);
    attack = new CurrentAttack(attacker, supporter, defender, target);
  }

  @Override
  public void stood(Compulsion compulsion) {
    // nothing on the board changes
  }

  @Override
  public void optionChosen(int option) {
    attack = attack.withOption(option);
  }

  @Override
  public void retreated(int unit, int to, Compulsion compulsion) {
    int friend = to == map.reserve(Armies.side(unit)) ? NOBODY : unitAt(to);
    placement.move(unit, to);
    attack = attack.withRetreat(unit, friend);
    if (rules.freezes(armies.kind(unit))) {
      slots = slots.withFrozen(unit);
    }
  }

  @Override
  public void eliminated(int unit, EliminationCause cause) {
    placement.remove(unit);
    slots = slots.withoutFrozen(unit);
  }

  @Override
  public void advanced(int unit, int to) {
    placement.move(unit, to);
  }

  @Override
  public void scored() {
    scoredLost = placement.lost();
  }

  @Override
  public void asked(QuestionKind kind, int unit) {
    question = kind;
    questionUnit = unit;
    if (kind == QuestionKind.TURN) {
      attack = CurrentAttack.NONE;
    }
  }

  @Override
  public void ended(int winner, Termination termination) {
    question = QuestionKind.NONE;
    questionUnit = NOBODY;
    attack = CurrentAttack.NONE;
    ending = termination.wonBy(winner);
  }
}
