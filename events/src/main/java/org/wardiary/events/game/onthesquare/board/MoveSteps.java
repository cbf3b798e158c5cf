package org.wardiary.events.game.onthesquare.board;

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
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The steps of movement and formation (WS-5, WS-6, WS-9). */
public final class MoveSteps {

  private final Board board;
  private final Army army;
  private final Steps out;
  private final Names names;

  MoveSteps(Board board, Steps out) {
    this.board = board;
    army = board.army();
    this.out = out;
    names = out.names();
  }

  static void addTo(StepTable<Steps> table) {
    table
        .on(UnitMoved.class, (to, e) -> to.moves().move(e))
        .on(UnitRetreated.class, (to, e) -> to.moves().retreat(e))
        .on(PartFaced.class, (to, e) -> to.moves().face(e))
        .on(SectionFormed.class, (to, e) -> to.moves().formSection(e))
        .on(SectionFellIn.class, (to, e) -> to.moves().fallIn(e))
        .on(SquareFormed.class, (to, e) -> to.moves().formSquare(to.unit(e)))
        .on(SquareEnded.class, (to, e) -> to.moves().endSquare(to.unit(e), e.getCause()))
        .on(UnitJoined.class, (to, e) -> to.moves().join(e))
        .on(GunsLeft.class, (to, e) -> to.moves().leaveGuns(e))
        .on(GunsTaken.class, (to, e) -> to.moves().takeGuns(to.unit(e), e.getGuns().size()));
  }

  /** A part moves to a free sector. */
  public void move(int part, int to, String how) {
    if (out.recorded()) {
      int unit = Units.unitOf(part);
      String kind = names.kind(unit);
      String from = names.space(part);
      String end = Sector.name(to);
      out.emit(new UnitMoved(names.sideOf(unit), army.partId(part), kind, from, end, how));
    }
    army.move(part, to);
  }

  private void move(UnitMoved event) {
    int part = names.part(event.getSide(), event.getUnit());
    move(part, Names.sector(event.getTo()), event.getWay());
  }

  /** A part retreats to a free sector, or stays where it is (WS-9). */
  public void retreat(int part, int to, String cause, String how) {
    if (out.recorded()) {
      int unit = Units.unitOf(part);
      String from = names.space(part);
      out.emit(
          new UnitRetreated(
              names.sideOf(unit),
              army.partId(part),
              names.kind(unit),
              from,
              Sector.name(to),
              cause,
              how));
    }
    army.move(part, to);
  }

  private void retreat(UnitRetreated event) {
    int part = names.part(event.getSide(), event.getUnit());
    retreat(part, Names.sector(event.getTo()), event.getCause(), event.getHow());
  }

  /** A part turns to another facing. */
  public void face(int part, int facing, String cause) {
    if (out.recorded()) {
      int unit = Units.unitOf(part);
      out.emit(
          new PartFaced(
              names.sideOf(unit),
              army.partId(part),
              names.kind(unit),
              names.space(part),
              names.facing(part),
              Facing.name(facing),
              cause));
    }
    army.face(part, facing);
  }

  private void face(PartFaced event) {
    int part = names.part(event.getSide(), event.getUnit());
    face(part, Facing.of(event.getTo().charAt(0)), event.getCause());
  }

  /** Men of a unit's base form a section on a free sector (WS-5.6, WS-6.2). */
  public void formSection(int section, int at, int men, int facing, String how) {
    army.detach(section, at, men, facing);
    if (out.recorded()) {
      int unit = Units.unitOf(section);
      out.emit(
          new SectionFormed(
              names.sideOf(unit),
              army.id(unit),
              army.partId(section),
              names.kind(unit),
              Sector.name(at),
              Facing.name(facing),
              men,
              army.men(Units.base(unit)),
              how));
    }
  }

  private void formSection(SectionFormed event) {
    formSection(
        names.part(event.getSide(), event.getSection()),
        Names.sector(event.getSpace()),
        event.getMen(),
        Facing.of(event.getFacing().charAt(0)),
        event.getHow());
  }

  /** A section falls in: its men join the base (WS-6.1). */
  public void fallIn(int section, String cause) {
    if (out.recorded()) {
      int unit = Units.unitOf(section);
      out.emit(
          new SectionFellIn(
              names.sideOf(unit),
              army.id(unit),
              army.partId(section),
              names.kind(unit),
              names.space(section),
              names.space(Units.base(unit)),
              army.men(section),
              cause));
    }
    army.fallIn(section);
  }

  private void fallIn(SectionFellIn event) {
    fallIn(names.part(event.getSide(), event.getSection()), event.getCause());
  }

  /** A unit forms square (WS-6.3). */
  public void formSquare(int unit) {
    army.formSquare(unit);
    if (out.recorded()) {
      int base = Units.base(unit);
      String space = names.space(base);
      String kind = names.kind(unit);
      out.emit(new SquareFormed(names.sideOf(unit), army.id(unit), kind, space, army.men(base)));
    }
  }

  /** A unit is no longer in square (WS-6.3). */
  public void endSquare(int unit, String cause) {
    army.endSquare(unit);
    if (out.recorded()) {
      String space = names.space(Units.base(unit));
      String kind = names.kind(unit);
      out.emit(new SquareEnded(names.sideOf(unit), army.id(unit), kind, space, cause));
    }
  }

  /** A unit joins another with its men and guns (WS-5.7). */
  public void join(int unit, int into, int facing) {
    int base = Units.base(into);
    if (out.recorded()) {
      int men = army.men(Units.base(unit));
      out.emit(
          new UnitJoined(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              names.space(Units.base(unit)),
              army.id(into),
              names.kind(into),
              names.space(base),
              Facing.name(facing),
              men,
              army.men(base) + men,
              names.guns(unit)));
    }
    board.guns().pass(unit, into);
    army.merge(Units.base(unit), base);
    army.face(base, facing);
    army.leave(unit, Army.Fate.JOINED);
    board.orders().clear(unit);
  }

  private void join(UnitJoined event) {
    int into = names.unit(event.getSide(), event.getInto());
    join(out.unit(event), into, Facing.of(event.getFacing().charAt(0)));
  }

  /** A unit leaves its guns on a sector (WS-5.6). */
  public void leaveGuns(int unit, int at, String cause) {
    if (out.recorded()) {
      String side = names.sideOf(unit);
      String space = Sector.name(at);
      List<String> guns = names.guns(unit);
      out.emit(new GunsLeft(side, army.id(unit), names.kind(unit), space, guns, cause));
    }
    board.guns().leave(unit, at);
  }

  private void leaveGuns(GunsLeft event) {
    leaveGuns(out.unit(event), Names.sector(event.getSpace()), event.getCause());
  }

  /** A unit takes guns that lie on the sector of its base (WS-5.6). */
  public void takeGuns(int unit, int count) {
    int at = army.sector(Units.base(unit));
    if (out.recorded()) {
      List<String> guns = List.copyOf(board.guns().looseNames(at).subList(0, count));
      String side = names.sideOf(unit);
      out.emit(new GunsTaken(side, army.id(unit), names.kind(unit), Sector.name(at), guns));
    }
    for (int i = 0; i < count; i++) {
      board.guns().take(unit, at);
    }
  }
}
