package org.wardiary.events.game.onthesquare.emit;

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
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.MoveSteps;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Takes the steps of moves, formations and guns and emits their events. */
final class MoveRecorder extends MoveSteps {

  private final Board board;
  private final Army army;
  private final EventWriter out;

  MoveRecorder(Board board, EventWriter out) {
    super(board);
    this.board = board;
    army = board.army();
    this.out = out;
  }

  @Override
  public void move(int part, int to, String how) {
    int from = army.sector(part);
    super.move(part, to, how);
    int unit = Units.unitOf(part);
    out.emit(
        new UnitMoved(
            out.side(unit),
            army.partId(part),
            out.kind(unit),
            Sector.name(from),
            Sector.name(to),
            how));
  }

  @Override
  public void retreat(int part, int to, String cause, String how) {
    int from = army.sector(part);
    super.retreat(part, to, cause, how);
    int unit = Units.unitOf(part);
    out.emit(
        new UnitRetreated(
            out.side(unit),
            army.partId(part),
            out.kind(unit),
            Sector.name(from),
            Sector.name(to),
            cause,
            how));
  }

  @Override
  public void face(int part, int facing, String cause) {
    int before = army.facing(part);
    super.face(part, facing, cause);
    int unit = Units.unitOf(part);
    out.emit(
        new PartFaced(
            out.side(unit),
            army.partId(part),
            out.kind(unit),
            out.space(part),
            Facing.name(before),
            Facing.name(facing),
            cause));
  }

  @Override
  public void formSection(int section, int at, int men, int facing, String how) {
    super.formSection(section, at, men, facing, how);
    int unit = Units.unitOf(section);
    out.emit(
        new SectionFormed(
            out.side(unit),
            army.id(unit),
            army.partId(section),
            out.kind(unit),
            Sector.name(at),
            Facing.name(facing),
            men,
            army.men(Units.base(unit)),
            how));
  }

  @Override
  public void fallIn(int section, String cause) {
    int from = army.sector(section);
    int men = army.men(section);
    super.fallIn(section, cause);
    int unit = Units.unitOf(section);
    out.emit(
        new SectionFellIn(
            out.side(unit),
            army.id(unit),
            army.partId(section),
            out.kind(unit),
            Sector.name(from),
            out.space(Units.base(unit)),
            men,
            cause));
  }

  @Override
  public void formSquare(int unit) {
    super.formSquare(unit);
    int base = Units.base(unit);
    out.emit(
        new SquareFormed(
            out.side(unit), army.id(unit), out.kind(unit), out.space(base), army.men(base)));
  }

  @Override
  public void endSquare(int unit, String cause) {
    super.endSquare(unit, cause);
    out.emit(
        new SquareEnded(
            out.side(unit), army.id(unit), out.kind(unit), out.space(Units.base(unit)), cause));
  }

  @Override
  public void join(int unit, int into, int facing) {
    int from = army.sector(Units.base(unit));
    List<String> guns = out.guns(unit);
    int men = army.men(Units.base(unit));
    super.join(unit, into, facing);
    int base = Units.base(into);
    out.emit(
        new UnitJoined(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            Sector.name(from),
            army.id(into),
            out.kind(into),
            out.space(base),
            Facing.name(facing),
            men,
            army.men(base),
            guns));
  }

  @Override
  public void leaveGuns(int unit, int at, String cause) {
    List<String> guns = out.guns(unit);
    super.leaveGuns(unit, at, cause);
    out.emit(
        new GunsLeft(out.side(unit), army.id(unit), out.kind(unit), Sector.name(at), guns, cause));
  }

  @Override
  public void takeGuns(int unit, int count) {
    int at = army.sector(Units.base(unit));
    List<String> guns = List.copyOf(board.guns().looseNames(at).subList(0, count));
    super.takeGuns(unit, count);
    out.emit(new GunsTaken(out.side(unit), army.id(unit), out.kind(unit), Sector.name(at), guns));
  }
}
