package org.wardiary.events.game.onthesquare.emit;

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

/** Maps the events of moves, formations and guns to their steps. */
final class MoveEvolver {

  private MoveEvolver() {}

  /** Adds the events and their steps to a table. */
  static void addTo(StepTable<Evolver> table) {
    table.on(UnitMoved.class, MoveEvolver::move);
    table.on(UnitRetreated.class, MoveEvolver::retreat);
    table.on(PartFaced.class, MoveEvolver::face);
    table.on(SectionFormed.class, MoveEvolver::formSection);
    table.on(
        SectionFellIn.class,
        (to, e) -> to.moves.fallIn(to.in.part(e.getSide(), e.getSection()), e.getCause()));
    table.on(SquareFormed.class, (to, e) -> to.moves.formSquare(to.unit(e.getSide(), e.getUnit())));
    table.on(
        SquareEnded.class,
        (to, e) -> to.moves.endSquare(to.unit(e.getSide(), e.getUnit()), e.getCause()));
    table.on(UnitJoined.class, MoveEvolver::join);
    table.on(GunsLeft.class, MoveEvolver::leaveGuns);
    table.on(
        GunsTaken.class,
        (to, e) -> to.moves.takeGuns(to.unit(e.getSide(), e.getUnit()), e.getGuns().size()));
  }

  private static void move(Evolver to, UnitMoved e) {
    to.moves.move(to.in.part(e.getSide(), e.getUnit()), EventReader.sector(e.getTo()), e.getWay());
  }

  private static void retreat(Evolver to, UnitRetreated e) {
    int part = to.in.part(e.getSide(), e.getUnit());
    to.moves.retreat(part, EventReader.sector(e.getTo()), e.getCause(), e.getHow());
  }

  private static void face(Evolver to, PartFaced e) {
    to.moves.face(
        to.in.part(e.getSide(), e.getUnit()), EventReader.facing(e.getTo()), e.getCause());
  }

  private static void formSection(Evolver to, SectionFormed e) {
    to.moves.formSection(
        to.in.part(e.getSide(), e.getSection()),
        EventReader.sector(e.getSpace()),
        e.getMen(),
        EventReader.facing(e.getFacing()),
        e.getHow());
  }

  private static void join(Evolver to, UnitJoined e) {
    to.moves.join(
        to.unit(e.getSide(), e.getUnit()),
        to.unit(e.getSide(), e.getInto()),
        EventReader.facing(e.getFacing()));
  }

  private static void leaveGuns(Evolver to, GunsLeft e) {
    to.moves.leaveGuns(
        to.unit(e.getSide(), e.getUnit()), EventReader.sector(e.getSpace()), e.getCause());
  }
}
