package org.wardiary.events.game.recorded.proof;

import static org.wardiary.events.game.recorded.proof.Translation.unit;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.game.StepTable;

/** Losses of men, guns, parts and units of Wargaming on the Square (WS-2.3, WS-7.6, WS-9). */
final class OnTheSquareLosses {

  private final OnTheSquareTranslation to;

  OnTheSquareLosses(OnTheSquareTranslation to) {
    this.to = to;
  }

  static void addTo(StepTable<OnTheSquareTranslation> table) {
    table
        .on(GunHit.class, (to, e) -> to.losses().hit(e))
        .on(MenLost.class, (to, e) -> to.told().add(unit(e), "men", -e.getMen()))
        .on(PartLost.class, (to, e) -> to.losses().lose(e))
        .on(BaseReplaced.class, (to, e) -> to.losses().replace(e))
        .on(UnitEliminated.class, (to, e) -> to.losses().eliminate(e));
  }

  /** The first gun loses its horse, is hit, or is destroyed. */
  private void hit(GunHit hit) {
    List<String> guns = new ArrayList<>(to.moves().guns(unit(hit)));
    switch (hit.getEffect()) {
      case "horse" -> guns.set(0, hit.getBefore().replace("h", ""));
      case "hit" -> guns.set(0, "1");
      default -> guns.remove(0);
    }
    to.moves().guns(unit(hit), guns);
  }

  /** A section goes back to the tray; of a base it is told later whether it is replaced. */
  private void lose(PartLost lost) {
    to.told().add(unit(lost), "men", -lost.getMen());
    if (lost.getUnit().matches(".*[ab]")) {
      to.moves().toTray(unit(lost));
    }
  }

  /** A section stands in the place of the lost base from now on. */
  private void replace(BaseReplaced replaced) {
    String base = unit(replaced);
    String section = unit(replaced.getSide(), replaced.getSection());
    to.say("%s@%s", base, replaced.getSpace());
    to.told().set(base, "men", to.told().get(section, "men"));
    to.told().set(base, "facing", to.told().get(section, "facing"));
    to.moves().toTray(section);
  }

  private void eliminate(UnitEliminated lost) {
    to.told().endAll(unit(lost), "charged");
    to.say("-%s <cause=%s>", unit(lost), lost.getCause());
  }
}
