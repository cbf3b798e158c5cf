package org.wardiary.events.game.onthesquare;

import java.util.OptionalInt;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** Plays the answers of the question {@code execute} (WS-4.3). */
final class Execution {

  private final Board board;
  private final Army army;
  private final Recorder recorder;
  private final Volleys volleys;
  private final Charges charges;

  Execution(Board board, Recorder recorder, Volleys volleys, Charges charges) {
    this.board = board;
    army = board.army();
    this.recorder = recorder;
    this.volleys = volleys;
    this.charges = charges;
  }

  /** A side's unit executes its order by an answer. */
  void play(int side, long code) {
    int unit = army.find(side, AnswerCode.key(code));
    char order = army.order(unit);
    if (army.boxed(unit) && order != 'B') {
      recorder.revealed(unit, "order");
    }
    if (AnswerCode.form(code) == AnswerCode.Form.STAND_FAST) {
      recorder.stoodFast(unit);
    } else {
      recorder.executed(unit);
      Order.of(order).act(this, unit, code);
    }
  }

  /** An answer to order A. */
  void advanceAndFace(int unit, long code) {
    if (army.hasBody(unit)) {
      advanceLine(unit, code);
    } else {
      advance(unit, army.facing(Units.base(unit)), code);
    }
  }

  /** An answer to order F. */
  void faceAndAdvance(int unit, long code) {
    int facing = AnswerCode.facing(code);
    boolean body = army.hasBody(unit);
    faceAll(unit, facing);
    if (!body) {
      advance(unit, facing, code);
    }
  }

  /** An answer to order B. */
  void box(int unit, long code) {
    recorder.moves.moved(Units.base(unit), AnswerCode.sector(code), "box");
    recorder.moves.faced(Units.base(unit), AnswerCode.facing(code), "order");
  }

  /** An answer to order D. */
  void form(int unit, long code) {
    if (AnswerCode.form(code) == AnswerCode.Form.SQUARE) {
      recorder.moves.squareFormed(unit);
    } else if (AnswerCode.form(code) == AnswerCode.Form.FALL_IN) {
      fallIn(unit);
    } else {
      deploy(unit, AnswerCode.sector(code), AnswerCode.second(code));
    }
  }

  /** An answer to order S. */
  void fire(int unit, long code) {
    int sector = AnswerCode.sector(code);
    if (AnswerCode.form(code) == AnswerCode.Form.BURN) {
      recorder.lit(unit, sector);
      return;
    }
    Weapon weapon = AnswerCode.form(code) == AnswerCode.Form.GUNS ? Weapon.GUNS : Weapon.MUSKETS;
    volleys.open(Fire.volley(board, unit, sector, weapon).orElseThrow(), "order");
  }

  /** An answer to order C. */
  void charge(int unit, long code) {
    charges.charge(unit, AnswerCode.sector(code));
  }

  private void faceAll(int unit, int facing) {
    for (int slot = 0; slot < Units.SLOTS; slot++) {
      if (army.exists(Units.part(unit, slot))) {
        recorder.moves.faced(Units.part(unit, slot), facing, "order");
      }
    }
  }

  /** A base without adjacent sections advances (WS-5.5 to WS-5.7). */
  private void advance(int unit, int way, long code) {
    int base = Units.base(unit);
    int start = army.sector(base);
    int end = AnswerCode.sector(code);
    if (AnswerCode.suffix(code) == AnswerCode.NO_GUNS) {
      recorder.moves.gunsLeft(unit, "order");
    }
    if (end != start && !army.free(end)) {
      join(unit, Units.unitOf(army.on(end)), AnswerCode.facing(code));
      return;
    }
    recorder.moves.moved(base, end, "advance");
    recorder.moves.faced(base, AnswerCode.facing(code), "order");
    leaveHalf(unit, start, way, code);
    recorder.moves.takeGuns(unit);
  }

  private void join(int unit, int into, int facing) {
    recorder.voided(into, "joined");
    recorder.moves.joined(unit, into, facing);
    recorder.moves.takeGuns(into);
  }

  private void leaveHalf(int unit, int start, int way, long code) {
    if (AnswerCode.suffix(code) == AnswerCode.HALF) {
      int section = Units.part(unit, army.freeSlot(unit));
      int men = army.men(Units.base(unit)) / 2;
      recorder.moves.sectionFormed(section, start, men, way, "left-behind");
    }
  }

  /** A line stays or moves one sector as a whole (WS-5.5). */
  private void advanceLine(int unit, long code) {
    int base = Units.base(unit);
    int start = army.sector(base);
    if (AnswerCode.suffix(code) == AnswerCode.NO_GUNS) {
      recorder.moves.gunsLeft(unit, "order");
    }
    if (AnswerCode.sector(code) != start) {
      int body = army.body(unit);
      for (int slot = 0; slot < Units.SLOTS; slot++) {
        if ((body >> slot & 1) != 0) {
          int part = Units.part(unit, slot);
          int to = Sector.ahead(army.sector(part), army.facing(part));
          recorder.moves.moved(part, to, "line");
        }
      }
    }
    leaveHalf(unit, start, army.facing(base), code);
    recorder.moves.takeGuns(unit);
  }

  /** WS-6.2: the base's men are shared evenly; those left over go to the base, then the first. */
  private void deploy(int unit, int one, OptionalInt other) {
    int base = Units.base(unit);
    int facing = army.facing(base);
    int parts = other.isPresent() ? 3 : 2;
    int share = army.men(base) / parts;
    int over = army.men(base) % parts;
    int first = Units.part(unit, army.freeSlot(unit));
    recorder.moves.sectionFormed(first, one, share + (over > 1 ? 1 : 0), facing, "deployed");
    if (other.isPresent()) {
      int second = Units.part(unit, army.freeSlot(unit));
      recorder.moves.sectionFormed(second, other.getAsInt(), share, facing, "deployed");
    }
  }

  /** WS-6.1. */
  private void fallIn(int unit) {
    recorder.moves.squareEnded(unit, "order");
    for (int slot = 1; slot < Units.SLOTS; slot++) {
      int section = Units.part(unit, slot);
      if (army.besideBase(section)) {
        recorder.moves.fellIn(section, "order");
      }
    }
  }
}
