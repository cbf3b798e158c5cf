package org.wardiary.events.game.onthesquare;

import java.util.List;
import org.wardiary.events.event.GunsLeft;
import org.wardiary.events.event.GunsTaken;
import org.wardiary.events.event.PartFaced;
import org.wardiary.events.event.SectionFellIn;
import org.wardiary.events.event.SectionFormed;
import org.wardiary.events.event.SquareEnded;
import org.wardiary.events.event.SquareFormed;
import org.wardiary.events.event.UnitJoined;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Takes the steps of parts that move, turn, part and join, and of their guns; tells the events. */
final class MoveRecorder extends Teller {

  MoveRecorder(Board board, EventSink sink) {
    super(board, sink);
  }

  /** A part moves, if it does: {@code way} is "advance", "line", "box" or "charge". */
  void moved(int part, int to, String way) {
    int from = army.sector(part);
    if (from == to) {
      return;
    }
    army.move(part, to);
    if (heard()) {
      int unit = Units.unitOf(part);
      tell(
          new UnitMoved(
              side(unit), army.partId(part), kind(unit), Sector.name(from), Sector.name(to), way));
    }
  }

  /** A part turns, if it does: {@code cause} is "order", "charged" or "retreat". */
  void faced(int part, int facing, String cause) {
    int before = army.facing(part);
    if (before == facing) {
      return;
    }
    army.face(part, facing);
    if (heard()) {
      int unit = Units.unitOf(part);
      tell(
          new PartFaced(
              side(unit),
              army.partId(part),
              kind(unit),
              space(part),
              Facing.name(before),
              Facing.name(facing),
              cause));
    }
  }

  /** Men of a base become a section, facing as given. */
  void sectionFormed(int section, int at, int men, int facing, String how) {
    army.detach(section, at, men, facing);
    if (heard()) {
      int unit = Units.unitOf(section);
      tell(
          new SectionFormed(
              side(unit),
              army.id(unit),
              army.partId(section),
              kind(unit),
              Sector.name(at),
              Facing.name(facing),
              men,
              army.men(Units.base(unit)),
              how));
    }
  }

  /** A section falls in. */
  void fellIn(int section, String cause) {
    int from = army.sector(section);
    int men = army.men(section);
    army.fallIn(section);
    if (heard()) {
      int unit = Units.unitOf(section);
      tell(
          new SectionFellIn(
              side(unit),
              army.id(unit),
              army.partId(section),
              kind(unit),
              Sector.name(from),
              space(Units.base(unit)),
              men,
              cause));
    }
  }

  void squareFormed(int unit) {
    army.form(unit);
    if (heard()) {
      int base = Units.base(unit);
      tell(new SquareFormed(side(unit), army.id(unit), kind(unit), space(base), army.men(base)));
    }
  }

  /** A square ends, if the unit is in one. */
  void squareEnded(int unit, String cause) {
    if (!army.inSquare(unit)) {
      return;
    }
    army.endSquare(unit);
    if (heard()) {
      tell(new SquareEnded(side(unit), army.id(unit), kind(unit), space(Units.base(unit)), cause));
    }
  }

  /** A unit joins another one, which it stands behind or beside; they face as given. */
  void joined(int unit, int into, int facing) {
    int from = army.sector(Units.base(unit));
    List<String> guns = heard() ? guns(unit) : List.of();
    int men = army.men(Units.base(unit));
    army.join(unit, into, facing);
    if (heard()) {
      int base = Units.base(into);
      tell(
          new UnitJoined(
              side(unit),
              army.id(unit),
              kind(unit),
              Sector.name(from),
              army.id(into),
              kind(into),
              space(base),
              Facing.name(facing),
              men,
              army.men(base),
              guns));
    }
  }

  /** A base leaves its guns where it stands, if it has any. */
  void gunsLeft(int unit, String cause) {
    if (army.guns(unit) == 0) {
      return;
    }
    List<String> guns = heard() ? guns(unit) : List.of();
    int at = army.sector(Units.base(unit));
    leaveGuns(unit, at);
    if (heard()) {
      tell(new GunsLeft(side(unit), army.id(unit), kind(unit), Sector.name(at), guns, cause));
    }
  }

  /** Step: a base's guns stand loose on a sector. */
  void leaveGuns(int unit, int at) {
    for (int i = 0; i < army.guns(unit); i++) {
      board.looseGuns().leave(at, army.gun(unit, i));
    }
    army.clearGuns(unit);
  }

  /** A base takes the loose guns where it stands, as many as it may (WS-2.5). */
  void takeGuns(int unit) {
    int base = Units.base(unit);
    int at = army.sector(base);
    int take = Math.min(Army.GUNS - army.guns(unit), board.looseGuns().count(at));
    if (take <= 0 || army.men(base) < 2) {
      return;
    }
    List<String> guns =
        heard() ? List.copyOf(board.looseGuns().names(at).subList(0, take)) : List.of();
    takeGuns(unit, take);
    if (heard()) {
      tell(new GunsTaken(side(unit), army.id(unit), kind(unit), Sector.name(at), guns));
    }
  }

  /** Step: a base takes so many of the loose guns where it stands. */
  void takeGuns(int unit, int count) {
    int at = army.sector(Units.base(unit));
    for (int i = 0; i < count; i++) {
      army.addGun(unit, board.looseGuns().take(at));
    }
  }

  /**
   * A part retreats, maybe by no sector.
   *
   * @param cause "fire", "charged" or "melee"
   * @param how "forced", or "chosen" where it could have stood
   */
  void retreated(int part, int to, String cause, String how) {
    int from = army.sector(part);
    army.move(part, to);
    if (heard()) {
      int unit = Units.unitOf(part);
      tell(
          new UnitRetreated(
              side(unit),
              army.partId(part),
              kind(unit),
              Sector.name(from),
              Sector.name(to),
              cause,
              how));
    }
  }
}
