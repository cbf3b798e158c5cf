package org.wardiary.events.game.onthesquare;

import java.util.function.LongConsumer;
import org.wardiary.events.game.onthesquare.Answer.Form;

/** The legal answers of a question (WS-11.1), each told once, in no order. */
final class Answers {

  private final State state;
  private final Army army;
  private final Sectors sectors = new Sectors();
  private final Sectors others = new Sectors();

  Answers(State state) {
    this.state = state;
    army = state.army;
  }

  /** All legal answers of the question that stands. */
  void all(LongConsumer out) {
    switch (state.ask()) {
      case NONE -> {}
      case AUXILIARY -> auxiliaries(out);
      case SETUP -> boxes(out);
      case ORDER -> orders(state.decides(), out);
      case EXECUTE -> executions(out);
      case REACT -> {
        out.accept(Answer.of(Form.RETREAT));
        out.accept(Answer.of(Form.STAND));
      }
      case CARD -> {
        out.accept(Answer.card(0));
        out.accept(Answer.card(1));
      }
    }
  }

  /** The legal answers among which an answer can be: those of the unit that it names, or all. */
  void like(long code, LongConsumer out) {
    if (state.ask() != Ask.EXECUTE || state.charge.active()) {
      all(out);
      return;
    }
    if (Answer.namesUnit(code)) {
      int unit = army.find(state.decides(), Answer.kind(code), Answer.number(code));
      if (unit != Army.NONE && army.order(unit) != 0) {
        execution(unit, army.order(unit), out);
      }
    }
  }

  /** WS-2.2: a kind of which a blank box is left. */
  private void auxiliaries(LongConsumer out) {
    for (int i = 0; i <= Kind.X.ordinal(); i++) {
      if (state.blanks(Kind.at(i)) > 0) {
        out.accept(Answer.of(Form.AUXILIARY, Kind.at(i)));
      }
    }
  }

  /** WS-3.1: a kind of which the side has one left. */
  void boxes(LongConsumer out) {
    int side = state.placer(state.placed());
    for (int i = 0; i <= Kind.X.ordinal(); i++) {
      if (state.toPlace(side, Kind.at(i)) > 0) {
        out.accept(Answer.of(Form.SETUP, Kind.at(i)));
      }
    }
  }

  /** WS-4.2: an order for a unit after the last one, or the end. */
  private void orders(int side, LongConsumer out) {
    out.accept(Answer.of(Form.END));
    for (int unit = side * Army.SIDE_UNITS; unit < (side + 1) * Army.SIDE_UNITS; unit++) {
      if (mayOrder(unit)) {
        ordersOf(unit, out);
      }
    }
  }

  private void ordersOf(int unit, LongConsumer out) {
    Kind kind = army.kind(unit);
    String letters = kind.orders();
    for (int i = 0; i < letters.length(); i++) {
      out.accept(Answer.of(Form.ORDER, kind, army.number(unit), letters.charAt(i)));
    }
    if (army.boxed(unit)) {
      out.accept(Answer.of(Form.ORDER, kind, army.number(unit), 'B'));
    }
  }

  /**
   * Whether a unit's turn to be given an order is still to come (WS-4.2), and it could be given
   * one.
   */
  boolean mayOrder(int unit) {
    int last = state.lastGiven();
    return army.active(unit)
        && (last == Army.NONE || key(unit) > key(last))
        && (army.boxed(unit) || !army.kind(unit).orders().isEmpty());
  }

  /** Orders units as the ASCII order of their ids. */
  private int key(int unit) {
    return army.kind(unit).ordinal() * 16 + army.number(unit);
  }

  /** Whether a side may give any order now. */
  boolean mayOrderAny(int side) {
    for (int unit = side * Army.SIDE_UNITS; unit < (side + 1) * Army.SIDE_UNITS; unit++) {
      if (mayOrder(unit)) {
        return true;
      }
    }
    return false;
  }

  /** WS-4.3: the answers for all of a side's orders; under WS-8.3 those of the unit charged. */
  private void executions(LongConsumer out) {
    if (state.charge.active()) {
      execution(Army.unitOf(state.charge.defender()), 'F', out);
      return;
    }
    executions(state.decides(), out);
  }

  /** The answers for all of a side's orders (WS-4.3). */
  void executions(int side, LongConsumer out) {
    for (int unit = side * Army.SIDE_UNITS; unit < (side + 1) * Army.SIDE_UNITS; unit++) {
      if (army.order(unit) != 0) {
        execution(unit, army.order(unit), out);
      }
    }
  }

  /** The answers for one unit's order, or that it stands fast. */
  void execution(int unit, char order, LongConsumer out) {
    Told told = new Told(out);
    switch (order) {
      case 'A' -> advance(unit, told);
      case 'F' -> faceAndAdvance(unit, told);
      case 'D' -> formations(unit, told);
      case 'S' -> fire(unit, told);
      case 'C' -> charge(unit, told);
      case 'B' -> box(unit, told);
      default -> throw new IllegalStateException("expected an order but got " + order);
    }
    if (!told.any) {
      out.accept(answer(Form.STAND_FAST, unit));
    }
  }

  /** Passes answers on and knows whether there were any. */
  private static final class Told implements LongConsumer {
    private final LongConsumer out;
    private boolean any;

    Told(LongConsumer out) {
      this.out = out;
    }

    @Override
    public void accept(long code) {
      any = true;
      out.accept(code);
    }
  }

  private long answer(Form form, int unit) {
    return Answer.of(form, army.kind(unit), army.number(unit));
  }

  private long answer(Form form, int unit, int sector) {
    return Answer.of(form, army.kind(unit), army.number(unit), sector);
  }

  private void move(int unit, int end, int facing, int suffix, LongConsumer out) {
    out.accept(Answer.facing(answer(Form.MOVE, unit, end), facing, suffix));
  }

  // ---- A and F -------------------------------------------------------------------------------

  /** WS-5.5, order A. */
  private void advance(int unit, LongConsumer out) {
    int base = Army.base(unit);
    if (army.inSquare(unit)) {
      return;
    }
    if (!army.hasBody(unit)) {
      ends(unit, army.facing(base), out, Turning.AFTER);
      return;
    }
    if (army.line(unit)) {
      int facing = army.facing(base);
      move(unit, army.sector(base), facing, Answer.PLAIN, out);
      if (lineMoves(unit)) {
        int end = Sector.ahead(army.sector(base), facing);
        move(unit, end, facing, Answer.PLAIN, out);
        leaving(unit, end, facing, out);
      }
    }
  }

  /** Whether a line can move one sector forward as a whole (WS-5.5). */
  private boolean lineMoves(int unit) {
    for (int slot = 0; slot < Army.SLOTS; slot++) {
      int part = Army.part(unit, slot);
      if (!army.exists(part) || !army.inBody(part)) {
        continue;
      }
      int ahead = Sector.ahead(army.sector(part), army.facing(part));
      if (ahead == Sector.NONE
          || !Moves.open(state, ahead)
          || state.terrain(ahead).slow()
          || state.terrain(army.sector(part)).slow()) {
        return false;
      }
    }
    return true;
  }

  /** WS-5.5, order F. */
  private void faceAndAdvance(int unit, LongConsumer out) {
    if (army.inSquare(unit)) {
      return;
    }
    boolean body = army.hasBody(unit);
    for (int facing = 0; facing < Facing.COUNT; facing++) {
      if (body) {
        move(unit, army.sector(Army.base(unit)), facing, Answer.PLAIN, out);
      } else {
        ends(unit, facing, out, Turning.BEFORE);
      }
    }
  }

  /** When a base chooses its facing. */
  private enum Turning {
    BEFORE,
    AFTER
  }

  /** All ends of an advance of a base in one direction, with what it may leave behind. */
  private void ends(int unit, int way, LongConsumer out, Turning turning) {
    int start = army.sector(Army.base(unit));
    int from = turning == Turning.BEFORE ? way : 0;
    int to = turning == Turning.BEFORE ? way : Facing.COUNT - 1;
    sectors.clear();
    Moves.reach(state, unit, way, army.guns(unit), sectors);
    others.clear();
    boolean guns = army.guns(unit) > 0;
    if (guns) {
      Moves.reach(state, unit, way, 0, others);
    }
    boolean half = mayLeaveHalf(unit);
    for (int facing = from; facing <= to; facing++) {
      move(unit, start, facing, Answer.PLAIN, out);
      for (int end = sectors.next(0); end >= 0; end = sectors.next(end + 1)) {
        boolean open = Moves.open(state, end);
        if (open || Moves.joins(state, unit, end)) {
          move(unit, end, facing, Answer.PLAIN, out);
        }
        if (open && half) {
          move(unit, end, facing, Answer.HALF, out);
        }
      }
      for (int end = others.next(0); end >= 0; end = others.next(end + 1)) {
        if (Moves.open(state, end)) {
          move(unit, end, facing, Answer.NO_GUNS, out);
        }
      }
    }
  }

  /** What a line that moves may leave behind (WS-5.6). */
  private void leaving(int unit, int end, int facing, LongConsumer out) {
    if (mayLeaveHalf(unit)) {
      move(unit, end, facing, Answer.HALF, out);
    }
    if (army.guns(unit) > 0) {
      move(unit, end, facing, Answer.NO_GUNS, out);
    }
  }

  /** WS-5.6: infantry without guns, two men or more on its base, under two sections. */
  private boolean mayLeaveHalf(int unit) {
    return army.kind(unit).infantry()
        && army.guns(unit) == 0
        && army.men(Army.base(unit)) >= 2
        && army.sections(unit) < 2;
  }

  // ---- D -------------------------------------------------------------------------------------

  /** WS-6. */
  private void formations(int unit, LongConsumer out) {
    if (army.inSquare(unit) || army.hasBody(unit)) {
      out.accept(answer(Form.FALL_IN, unit));
      return;
    }
    if (army.guns(unit) > 0) {
      return;
    }
    int base = Army.base(unit);
    int at = army.sector(base);
    for (int way = 0; way < Facing.COUNT; way++) {
      int one = Sector.ahead(at, way);
      if (one < 0 || !Moves.open(state, one)) {
        continue;
      }
      if (army.men(base) >= 2 && army.sections(unit) <= 1) {
        out.accept(answer(Form.DEPLOY, unit, one));
      }
      for (int next = way + 1; next < Facing.COUNT; next++) {
        int other = Sector.ahead(at, next);
        if (other >= 0
            && Moves.open(state, other)
            && army.men(base) >= 3
            && army.sections(unit) == 0) {
          out.accept(pair(unit, one, other));
        }
      }
    }
    if (state.terrain(at).open()) {
      out.accept(answer(Form.SQUARE, unit));
    }
  }

  /** A deployment to two sectors, in ASCII order of their names (WS-6.2). */
  private long pair(int unit, int one, int other) {
    boolean ordered = Sector.name(one).compareTo(Sector.name(other)) < 0;
    return Answer.deploy(
        army.kind(unit), army.number(unit), ordered ? one : other, ordered ? other : one);
  }

  // ---- S, C, B -------------------------------------------------------------------------------

  /** WS-7.1, WS-7.7. */
  private void fire(int unit, LongConsumer out) {
    int enemy = 1 - Army.side(unit);
    int first = Army.base(enemy * Army.SIDE_UNITS);
    for (int part = first; part < first + Army.SIDE_UNITS * Army.SLOTS; part++) {
      if (!army.exists(part)) {
        continue;
      }
      int target = army.sector(part);
      if (Fire.firing(state, unit, target, false) != 0) {
        out.accept(answer(Form.MUSKETS, unit, target));
      }
      if (Fire.firing(state, unit, target, true) != 0) {
        out.accept(answer(Form.GUNS, unit, target));
      }
    }
    for (int bridge : state.field.bridges()) {
      if (Fire.burns(state, unit, bridge)) {
        out.accept(answer(Form.BURN, unit, bridge));
      }
    }
  }

  /** WS-8.1. */
  private void charge(int unit, LongConsumer out) {
    if (army.guns(unit) > 0 || army.hasBody(unit) || army.inSquare(unit)) {
      return;
    }
    int target = Moves.charged(state, unit);
    if (target != Sector.NONE) {
      out.accept(answer(Form.CHARGE, unit, target));
    }
  }

  /** WS-5.8. */
  private void box(int unit, LongConsumer out) {
    if (!army.boxed(unit)) {
      return;
    }
    int at = army.sector(Army.base(unit));
    for (int facing = 0; facing < Facing.COUNT; facing++) {
      move(unit, at, facing, Answer.PLAIN, out);
    }
    for (int way = 0; way < Facing.COUNT; way++) {
      int end = Sector.ahead(at, way);
      if (end < 0 || !Moves.open(state, end) || closedToBoxes(end)) {
        continue;
      }
      for (int facing = 0; facing < Facing.COUNT; facing++) {
        move(unit, end, facing, Answer.PLAIN, out);
      }
    }
  }

  private boolean closedToBoxes(int sector) {
    Terrain terrain = state.terrain(sector);
    return terrain == Terrain.WOODS || terrain == Terrain.HOUSE;
  }
}
