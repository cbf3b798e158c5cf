package org.wardiary.analytics.study;

import java.util.function.Predicate;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** What units of each kind do in a game and what becomes of them. */
public final class UnitCareers {

  /** Id of the table. */
  public static final String ID = "unit-careers";

  /** Page of definition. */
  static final String PAGE = "unit-careers";

  private UnitCareers() {}

  /** By kind: what a unit does in a game on average, and how often it is lost. */
  public static Table table(GameSet set, GameInfo info) {
    CareerSet units = new CareerSet(set);
    TableBuilder table =
        new TableBuilder(
                ID,
                "What units of each kind do, and what becomes of them",
                Columns.builder()
                    .text("kind")
                    .count("units", "units")
                    .share("deployed")
                    .estimate("moves", "moves per unit")
                    .estimate("attacks", "attacks per unit")
                    .estimate("supports", "attacks per unit")
                    .estimate("attacked", "attacks per unit")
                    .estimate("retreats", "retreats per unit")
                    .estimate("advances", "advances per unit")
                    .share("lost")
                    .build())
            .note(
                "Units: of both sides, over all games. Deployed: share that ever left the reserve."
                    + " Moves, attacks made, attacks supported, attacks suffered (those into a"
                    + " reserve left aside), retreats and advances: per unit and game. Lost: share"
                    + " of the units. "
                    + set.bootstrap().note())
            .definedIn(PAGE);
    for (String kind : units.kinds()) {
      Predicate<Career> wanted = career -> career.kind().equals(kind);
      table
          .row()
          .text(info.kind(kind))
          .count(units.count(wanted))
          .estimate(units.share(Career::deployed, wanted))
          .estimate(units.mean(career -> career.deeds().moves(), wanted))
          .estimate(units.mean(career -> career.deeds().attacks(), wanted))
          .estimate(units.mean(career -> career.deeds().supports(), wanted))
          .estimate(units.mean(career -> career.deeds().attacked(), wanted))
          .estimate(units.mean(career -> career.deeds().retreats(), wanted))
          .estimate(units.mean(career -> career.deeds().advances(), wanted))
          .estimate(units.share(Career::lost, wanted))
          .end();
    }
    return table.build();
  }
}
