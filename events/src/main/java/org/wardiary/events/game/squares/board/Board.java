package org.wardiary.events.game.squares.board;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.variant.ActionTiming;
import org.wardiary.events.text.Text;

/**
 * The state of a game. Mutable, for one thread; changed by the steps alone, so all that reads and
 * writes its fields, copy and snapshot included, stands in this one long file. Sets of spaces and
 * of units are bits of an {@code int}; {@link #NOBODY} stands for no unit and for no space.
 */
public final class Board implements Steps {

  /** No unit; no space. */
  public static final int NOBODY = -1;

  private static final int AT = 32;

  /** Bytes of a snapshot: places, 14 numbers, 6 small ones, the battle's 7, the ending's 2. */
  private static final int SNAPSHOT = 64 + 4 * 14 + 6 + 7 + 2;

  private final SquaresMap layout;
  private final Armies armies;

  /** Spaces by unit, then, from {@link #AT} on, units by space outside their own reserve. */
  private final byte[] places;

  /** By side: squares that its units hold outside its reserve; those that its guns hold. */
  private final int[] holds;

  private int home;
  private int lost;
  private int scoredLost;
  private int frozen;
  private int moved;
  private int movedBefore;
  private int attacked;
  private int attackedBefore;
  private int passed;
  private int ply;
  private int turn;
  private int turnSide;
  private int actions;
  private int actionsLeft;
  private QuestionKind query;
  private int askedUnit;
  private CurrentAttack battle;
  private Ending ending;

  /** All units in their reserves, no turn begun (SQ-2.2). */
  public Board(SquaresMap layout) {
    this.layout = layout;
    this.armies = layout.armies();
    this.places = new byte[64];
    this.holds = new int[4];
    this.turnSide = NOBODY;
    this.query = QuestionKind.NONE;
    this.askedUnit = NOBODY;
    this.battle = CurrentAttack.NONE;
    this.ending = Ending.NONE;
    Arrays.fill(places, (byte) NOBODY);
    for (int unit = 0; unit < 16 + armies.size(); unit++) {
      if ((unit & 15) < armies.size()) {
        enter(unit, layout.reserve(Armies.side(unit)));
      }
    }
  }

  /** A copy. */
  private Board(Board other) {
    this.layout = other.layout;
    this.armies = other.armies;
    this.places = other.places.clone();
    this.holds = other.holds.clone();
    this.home = other.home;
    this.lost = other.lost;
    this.scoredLost = other.scoredLost;
    this.frozen = other.frozen;
    this.moved = other.moved;
    this.movedBefore = other.movedBefore;
    this.attacked = other.attacked;
    this.attackedBefore = other.attackedBefore;
    this.passed = other.passed;
    this.ply = other.ply;
    this.turn = other.turn;
    this.turnSide = other.turnSide;
    this.actions = other.actions;
    this.actionsLeft = other.actionsLeft;
    this.query = other.query;
    this.askedUnit = other.askedUnit;
    this.battle = other.battle;
    this.ending = other.ending;
  }

  /** An independent copy. */
  public Board copy() {
    return new Board(this);
  }

  /** A board from what {@link #snapshot()} wrote. */
  private Board(SquaresMap layout, ByteBuffer in) {
    this.layout = layout;
    this.armies = layout.armies();
    this.places = new byte[64];
    in.get(places);
    this.holds = new int[] {in.getInt(), in.getInt(), in.getInt(), in.getInt()};
    this.home = in.getInt();
    this.lost = in.getInt();
    this.scoredLost = in.getInt();
    this.frozen = in.getInt();
    this.moved = in.getInt();
    this.movedBefore = in.getInt();
    this.attacked = in.getInt();
    this.attackedBefore = in.getInt();
    this.ply = in.getInt();
    this.turn = in.getInt();
    this.passed = in.get();
    this.turnSide = in.get();
    this.actions = in.get();
    this.actionsLeft = in.get();
    this.query = QuestionKind.of(in.get());
    this.askedUnit = in.get();
    this.battle = CurrentAttack.read(in);
    this.ending = Termination.read(in);
  }

  /** The whole state; equal states give equal bytes. */
  public byte[] snapshot() {
    ByteBuffer out = ByteBuffer.allocate(SNAPSHOT);
    out.put(places);
    for (int half : holds) {
      out.putInt(half);
    }
    out.putInt(home).putInt(lost).putInt(scoredLost).putInt(frozen);
    out.putInt(moved).putInt(movedBefore).putInt(attacked).putInt(attackedBefore);
    out.putInt(ply).putInt(turn).put((byte) passed).put((byte) turnSide);
    out.put((byte) actions).put((byte) actionsLeft);
    out.put((byte) query.ordinal()).put((byte) askedUnit);
    battle.write(out);
    Termination.write(ending, out);
    return out.array();
  }

  /** A board as a snapshot holds it. */
  public static Board restore(SquaresMap layout, byte[] snapshot) {
    if (snapshot.length != SNAPSHOT) {
      throw new CorruptEvent(
          Text.of("expected a snapshot of %d bytes but got %d", SNAPSHOT, snapshot.length));
    }
    return new Board(layout, ByteBuffer.wrap(snapshot));
  }

  public SquaresMap layout() {
    return layout;
  }

  public int ply() {
    return ply;
  }

  /** Turn, from 1; 0 before the first. */
  public int turn() {
    return turn;
  }

  /** Side whose turn it is, -1 before the first turn. */
  public int turnSide() {
    return turnSide;
  }

  /** Whether the turn is a double turn (SQ-3.2). */
  public boolean isDoubleTurn() {
    return actions == 2;
  }

  /** Actions of the turn not yet begun. */
  public int actionsLeft() {
    return actionsLeft;
  }

  /** Whether a side's last turn was a PASS, so that its next is a double turn (SQ-3.2). */
  public boolean hasPassed(int side) {
    return Bits.has(passed, side);
  }

  /** Where the action that is to be ordered, or goes on, stands in its turn. */
  public ActionTiming moment() {
    boolean first = actions == 2 && actionsLeft == (query == QuestionKind.TURN ? 2 : 1);
    return first ? ActionTiming.FIRST_OF_DOUBLE : ActionTiming.ORDINARY;
  }

  public QuestionKind query() {
    return query;
  }

  /** The unit that the question is about. */
  public int askedUnit() {
    return askedUnit;
  }

  /** The attack that goes on. */
  public CurrentAttack battle() {
    return battle;
  }

  /** How the rules ended the game, {@link Ending#NONE} before. */
  public Ending ending() {
    return ending;
  }

  /** The space of a unit, {@link #NOBODY} once it is lost. */
  public int space(int unit) {
    return places[unit];
  }

  /** The unit on a space outside its own reserve; in a chain, the one that displaces. */
  public int unitAt(int space) {
    return places[AT + space];
  }

  /** Spaces that a side's units hold outside its reserve. */
  public int held(int side) {
    return holds[side];
  }

  /** Spaces that a side's guns hold outside its reserve. */
  public int guns(int side) {
    return holds[2 + side];
  }

  /** Spaces where a unit of neither side stands outside its reserve; reserves may be among them. */
  public int empty() {
    return ~(holds[0] | holds[1]);
  }

  /** Units of a side in its reserve. */
  public int home(int side) {
    return home & Armies.half(side);
  }

  /** Units of both sides that are lost. */
  public int lost() {
    return lost;
  }

  /** Points of what a side has lost (SQ-8.2). */
  public int losses(int side) {
    return armies.points(side, lost);
  }

  /** Whether a loss has not yet been told as a change of the score. */
  public boolean hasNewScore() {
    return lost != scoredLost;
  }

  /** Units that may not act in their owner's next slot, or the one to be ordered (SQ-3.5). */
  public int frozen() {
    return frozen;
  }

  /** Units of a side that may move as far as SQ-3.4 and SQ-3.5 go. */
  public int ready(int side) {
    return armies.all(side) & ~(lost | frozen | moved & movedBefore);
  }

  /** Units of a side that may attack as far as SQ-3.4 and SQ-3.5 go. */
  public int eager(int side) {
    return armies.all(side) & ~(lost | frozen | attacked & attackedBefore);
  }

  /** Units that moved in both of their side's last slots (SQ-3.4). */
  public int tired() {
    return moved & movedBefore;
  }

  /** Units that attacked in both of their side's last slots (SQ-3.4). */
  public int spent() {
    return attacked & attackedBefore;
  }

  /** The key by which the referee tells units of a kind apart; smaller means sooner (SQ-3.6). */
  public int key(int unit) {
    int bit = Bits.of(unit);
    int run = run(moved, movedBefore, bit) * 4 + run(attacked, attackedBefore, bit);
    return ((frozen & bit) != 0 ? 1 << 10 : 0) + (run << 5) + unit % 16;
  }

  private static int run(int last, int before, int bit) {
    if ((last & bit) == 0) {
      return 0;
    }
    return (before & bit) == 0 ? 1 : 2;
  }

  private void leave(int unit) {
    int from = places[unit];
    int side = Armies.side(unit);
    if (from == layout.reserve(side)) {
      home &= ~Bits.of(unit);
    } else if (places[AT + from] == unit) { // else the displacer holds the square already
      places[AT + from] = NOBODY;
      holds[side] &= ~Bits.of(from);
      holds[2 + side] &= ~Bits.of(from);
    }
  }

  private void enter(int unit, int to) {
    int side = Armies.side(unit);
    places[unit] = (byte) to;
    if (to == layout.reserve(side)) {
      home |= Bits.of(unit);
      return;
    }
    places[AT + to] = (byte) unit;
    holds[side] |= Bits.of(to);
    if (armies.kind(unit).isGun()) {
      holds[2 + side] |= Bits.of(to);
    } else {
      holds[2 + side] &= ~Bits.of(to);
    }
  }

  private void beginSlot(int side) {
    int half = Armies.half(side);
    movedBefore = movedBefore & ~half | moved & half;
    attackedBefore = attackedBefore & ~half | attacked & half;
    moved &= ~half;
    attacked &= ~half;
    frozen &= ~half;
  }

  @Override
  public void answered() {
    ply++;
    if (query == QuestionKind.TURN) {
      beginSlot(turnSide);
      actionsLeft--;
    }
    query = QuestionKind.NONE;
    askedUnit = NOBODY;
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
  public void moved(int unit, int to, MoveType way) {
    leave(unit);
    enter(unit, to);
    moved |= Bits.of(unit);
    if (way == MoveType.DOUBLE) { // SQ-R5: both slots
      beginSlot(Armies.side(unit));
      moved |= Bits.of(unit);
      actionsLeft = 0;
    }
  }

  @Override
  public void attackDeclared(int attacker, int supporter, int defender, int target) {
    attacked |= Bits.of(attacker);
    battle = new CurrentAttack(attacker, supporter, defender, target);
  }

  @Override
  public void stood(Compulsion how) {
    // nothing on the board changes
  }

  @Override
  public void optionChosen(int option) {
    battle = battle.withOption(option);
  }

  @Override
  public void retreated(int unit, int to, Compulsion how) {
    int friend = to == layout.reserve(Armies.side(unit)) ? NOBODY : unitAt(to);
    leave(unit);
    enter(unit, to);
    battle = battle.withRetreat(unit, friend);
    if (armies.kind(unit).freezes()) {
      frozen |= Bits.of(unit);
    }
  }

  @Override
  public void eliminated(int unit, EliminationCause cause) {
    leave(unit);
    places[unit] = NOBODY;
    lost |= Bits.of(unit);
    frozen &= ~Bits.of(unit);
  }

  @Override
  public void advanced(int unit, int to) {
    leave(unit);
    enter(unit, to);
  }

  @Override
  public void scored() {
    scoredLost = lost;
  }

  @Override
  public void asked(QuestionKind question, int unit) {
    query = question;
    askedUnit = unit;
    if (question == QuestionKind.TURN) {
      battle = CurrentAttack.NONE;
    }
  }

  @Override
  public void ended(int winner, Termination termination) {
    query = QuestionKind.NONE;
    askedUnit = NOBODY;
    battle = CurrentAttack.NONE;
    ending = termination.wonBy(winner);
  }
}
