package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.wardiary.analytics.table.Table;

/** The list of statistics: which tables are made of a kind of game, one line a game. */
public final class Studies {

  private static final Map<String, BiFunction<GameSet, GameInfo, List<Table>>> OWN =
      Map.of(
          "squares/civil-war", Studies::squares,
          "squares/napoleonic", Studies::napoleonic,
          "generals-view", Studies::generalsView,
          "wargaming-on-the-square", Studies::onTheSquare);

  private Studies() {}

  /**
   * All tables of a set of games in the order in which a report shows them: those that every game
   * has, then the game's own. Tables without rows are left out.
   */
  public static List<Table> tables(GameSet set, GameInfo info) {
    List<Table> tables = new ArrayList<>(common(set));
    tables.addAll(OWN.getOrDefault(set.game(), (games, kind) -> List.of()).apply(set, info));
    return tables.stream()
        .filter(table -> !table.rows().isEmpty())
        .map(table -> table.withSource(set.source()))
        .toList();
  }

  private static List<Table> common(GameSet set) {
    List<Table> tables = new ArrayList<>();
    tables.add(WinConditions.table(set));
    tables.add(Balance.table(set));
    tables.add(Rounds.table(set));
    tables.add(GameLength.distribution(set));
    tables.add(GameLength.table(set));
    if (Scores.kept(set)) {
      tables.add(Scores.curves(set));
      tables.add(Scores.winnerCurves(set));
      tables.add(Scores.atEnd(set));
    }
    return tables;
  }

  private static List<Table> squares(GameSet set, GameInfo info) {
    return List.of(
        Openings.table(set, info),
        OpeningUnits.table(set, info),
        AttackTypes.rates(set),
        AttackTypes.outcomes(set),
        AttackTypes.points(set),
        AttackChances.table(set),
        FlankAttacks.squares(set),
        FlankAttacks.thirds(set),
        FlankAttacks.kinds(set, info),
        FlankMajority.table(set),
        AttackTypes.options(set),
        UnitCareers.table(set, info),
        UnitCareers.squares(set, info));
  }

  private static List<Table> napoleonic(GameSet set, GameInfo info) {
    List<Table> tables = new ArrayList<>(squares(set, info));
    tables.add(Napoleonic.rates(set, info));
    tables.add(Napoleonic.outcomes(set, info));
    tables.add(Guard.service(set));
    tables.add(Guard.results(set));
    tables.add(Woods.table(set, info));
    return tables;
  }

  private static List<Table> generalsView(GameSet set, GameInfo info) {
    LuckLedger luck = new LuckLedger(set);
    return List.of(
        FirstMover.table(set),
        CampaignCurves.gold(set),
        CampaignCurves.territory(set),
        CampaignCurves.armies(set),
        RaisedUnits.table(set, info),
        luck.results(),
        luck.players(),
        luck.chances(),
        SupplyCuts.table(set),
        luck.games());
  }

  private static List<Table> onTheSquare(GameSet set, GameInfo info) {
    return List.of(
        OrdersGiven.table(set),
        MenLostBy.table(set),
        MenLostBy.kinds(set, info),
        TwoAgainstOne.table(set),
        CentreHeld.turns(set),
        CentreHeld.holds(set),
        Boxes.table(set, info),
        CardLuck.cards(set),
        CardLuck.results(set),
        CardLuck.games(set));
  }
}
