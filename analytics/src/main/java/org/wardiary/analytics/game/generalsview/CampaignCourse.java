package org.wardiary.analytics.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wardiary.analytics.course.Asset;
import org.wardiary.analytics.course.Attack;
import org.wardiary.analytics.course.Course;
import org.wardiary.analytics.course.Feature;
import org.wardiary.analytics.course.Holding;
import org.wardiary.analytics.course.Life;
import org.wardiary.analytics.course.TurnEnd;
import org.wardiary.analytics.course.UnitCount;
import org.wardiary.analytics.course.UnitKinds;
import org.wardiary.analytics.course.Values;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignTurn;
import org.wardiary.projector.game.generalsview.view.CampaignUnit;

/** Features that may predict who wins A General's View: cities, land, gold, units, supply. */
final class CampaignCourse implements Course {

  private static final double GOLD = 100;

  private static final List<Feature> OWN =
      List.of(
          new Feature("cities", "cities owned"),
          new Feature("squares", "squares owned"),
          new Feature("gold", "gold left at the end of its last turn, in hundreds"),
          new Feature("cut off", "units cut off from supply at its last cleanup"),
          new Feature("next", "1 if it has the next turn, -1 if the other has"));

  private final UnitKinds kinds;

  /**
   * The course of the game.
   *
   * @param names names of the kinds of units, by letter
   */
  CampaignCourse(Map<String, String> names) {
    this.kinds = new UnitKinds(names);
  }

  @Override
  public List<Feature> features() {
    return kinds.after(OWN, "units on the map");
  }

  @Override
  public List<TurnEnd> positions(PlayedGame game) {
    return Campaigns.in(game).map(rows -> positions(game, rows)).orElse(List.of());
  }

  @Override
  public boolean isKnown(PlayedGame game) {
    return Campaigns.in(game)
        .filter(rows -> TurnEnd.before(game, rows.getTurns().size()) > 0)
        .isPresent();
  }

  private List<TurnEnd> positions(PlayedGame game, CampaignRows rows) {
    int turns = TurnEnd.before(game, rows.getTurns().size());
    UnitCount units = new UnitCount(turns);
    for (CampaignUnit unit : rows.getUnits()) {
      int sign = game.index(unit.getSide()) == 0 ? 1 : -1;
      units.add(unit.getKind(), sign, unit.getTurn(), unit.getLostTurn());
    }
    List<TurnEnd> ends = new ArrayList<>();
    double[] gold = {0, 0};
    double[] cut = {0, 0};
    for (int turn = 1; turn <= turns; turn++) {
      CampaignTurn row = rows.getTurns().get(turn - 1);
      int side = game.index(row.getSide());
      gold[side] = (row.getGold() - row.getSpent()) / GOLD;
      cut[side] = row.getCut();
      Values values =
          new Values()
              .add(row.getFirstCities() - row.getSecondCities())
              .add(row.getFirstSquares() - row.getSecondSquares())
              .add(gold[0] - gold[1])
              .add(cut[0] - cut[1])
              .add(Values.next(1 - side));
      ends.add(new TurnEnd(turn, values.add(units.at(turn, kinds.letters())).all()));
    }
    return ends;
  }

  @Override
  public List<Life> lives(PlayedGame game) {
    return Campaigns.in(game).map(CampaignRows::getUnits).orElse(List.of()).stream()
        .map(unit -> new Life(kinds.name(unit.getKind()), unit.getTurn(), unit.getLostTurn()))
        .toList();
  }

  /** The battles, by the odds of their first draw. */
  @Override
  public List<Attack> attacks(PlayedGame game) {
    List<Attack> attacks = new ArrayList<>();
    int battle = 0;
    for (CampaignDuel duel : Campaigns.in(game).map(CampaignRows::getDuels).orElse(List.of())) {
      if (duel.getBattle() != battle) {
        battle = duel.getBattle();
        int side = game.index(duel.getAttackerSide());
        attacks.add(new Attack(duel.getTurn(), side, odds(duel), duel.getAttackerKind()));
      }
    }
    return attacks;
  }

  private static String odds(CampaignDuel duel) {
    int more = Integer.compare(duel.getAttack(), duel.getDefence());
    return "battle: " + (more > 0 ? "good odds" : more < 0 ? "poor odds" : "even odds");
  }

  /** The cities that each side owned. */
  @Override
  public List<Holding> holdings(PlayedGame game) {
    return Campaigns.in(game).map(rows -> CityHoldings.of(game, rows)).orElse(List.of());
  }

  @Override
  public List<Asset> assets() {
    List<Asset> assets = new ArrayList<>();
    assets.add(asset("a city", 0));
    assets.add(asset("a square", 1));
    assets.add(asset("100 gold", 2));
    assets.addAll(kinds.assets(OWN.size()));
    return assets;
  }

  private Asset asset(String name, int feature) {
    return Asset.one(name, feature, features().size());
  }
}
