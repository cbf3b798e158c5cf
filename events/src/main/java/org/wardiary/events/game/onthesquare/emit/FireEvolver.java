package org.wardiary.events.game.onthesquare.emit;

import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.onthesquare.board.Volley;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** Maps the events of cards, fire and losses to their steps. */
final class FireEvolver {

  private FireEvolver() {}

  /** Adds the events and their steps to a table. */
  static void addTo(StepTable<Evolver> table) {
    table.on(FireOpened.class, FireEvolver::open);
    table.on(DeckShuffled.class, (to, e) -> to.fires.shuffle());
    table.on(CardDrawn.class, (to, e) -> to.fires.draw(e.getColour().equals("R") ? 0 : 1));
    table.on(FireResolved.class, (to, e) -> to.fires.resolve());
    table.on(GunHit.class, FireEvolver::hitGun);
    table.on(MenLost.class, FireEvolver::loseMen);
    table.on(
        PartLost.class,
        (to, e) -> to.fires.losePart(to.in.part(e.getSide(), e.getUnit()), e.getCause()));
    table.on(
        BaseReplaced.class,
        (to, e) -> to.fires.replaceBase(to.in.part(e.getSide(), e.getSection())));
    table.on(UnitEliminated.class, FireEvolver::eliminate);
  }

  private static void open(Evolver to, FireOpened e) {
    String enemy = EventReader.other(e.getSide());
    Weapon weapon = e.getWeapon().equals("guns") ? Weapon.GUNS : Weapon.MUSKETS;
    Volley volley =
        new Volley(
            to.unit(e.getSide(), e.getUnit()),
            weapon,
            to.in.slots(e.getSide(), e.getParts()),
            weapon == Weapon.GUNS ? e.getGuns() : e.getMuskets(),
            to.in.part(enemy, e.getTargetUnit()),
            e.getBoxed(),
            to.in.slots(enemy, e.getExposed()),
            e.getRange(),
            e.getCards());
    to.fires.open(volley, e.getCause());
  }

  private static void hitGun(Evolver to, GunHit e) {
    to.fires.hitGun(to.unit(e.getSide(), e.getUnit()), to.in.enemy(e.getSide(), e.getByUnit()));
  }

  private static void loseMen(Evolver to, MenLost e) {
    int by = to.in.enemy(e.getSide(), e.getByUnit());
    to.fires.loseMen(to.in.part(e.getSide(), e.getUnit()), e.getMen(), e.getCause(), by);
  }

  private static void eliminate(Evolver to, UnitEliminated e) {
    int at = EventReader.sector(e.getSpace());
    to.fires.eliminate(to.unit(e.getSide(), e.getUnit()), at, e.getCause());
  }
}
