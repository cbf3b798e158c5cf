package org.wardiary.analytics.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.study.Allowed;
import org.wardiary.analytics.study.Condition;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignUnit;
import org.wardiary.projector.game.generalsview.view.SupplyCut;

/** What the rules of A General's View allow, as far as rows and counts of events show its use. */
final class CampaignAllowed {

  private CampaignAllowed() {}

  static List<Allowed> of(Map<String, String> kinds) {
    List<Allowed> all = new ArrayList<>();
    new TreeMap<>(kinds)
        .forEach(
            (letter, name) -> {
              all.add(unit(name + " put into play", unit -> unit.getKind().equals(letter)));
              all.add(
                  duel(name + " attack in a draw", duel -> duel.getAttackerKind().equals(letter)));
            });
    all.add(Allowed.event("battle", "GV-3.3", "BattleBegun"));
    all.add(
        duel("draw at odds of one half or less", duel -> duel.getAttack() <= duel.getDefence()));
    all.add(cut("unit cut off", cut -> true));
    all.add(cut("unit without supply points", cut -> cut.getPoints() == 0));
    all.add(Allowed.win("win by taking all cities", "GV-4.1", Condition.STRATEGIC));
    return all;
  }

  private static <R> Function<PlayedGame, Optional<List<R>>> rows(
      Function<CampaignRows, List<R>> which) {
    return game -> Campaigns.in(game).map(which);
  }

  private static Allowed unit(String name, Predicate<CampaignUnit> are) {
    return Allowed.rows(name, "GV-3.2", rows(CampaignRows::getUnits), are);
  }

  private static Allowed duel(String name, Predicate<CampaignDuel> are) {
    return Allowed.rows(name, "GV-3.3", rows(CampaignRows::getDuels), are);
  }

  private static Allowed cut(String name, Predicate<SupplyCut> are) {
    return Allowed.rows(name, "GV-3.4", rows(CampaignRows::getCuts), are);
  }
}
