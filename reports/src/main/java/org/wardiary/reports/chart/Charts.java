package org.wardiary.reports.chart;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.wardiary.analytics.study.AttackChances;
import org.wardiary.analytics.study.AttackTypes;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.Boxes;
import org.wardiary.analytics.study.CampaignCurves;
import org.wardiary.analytics.study.CardLuck;
import org.wardiary.analytics.study.CentreHeld;
import org.wardiary.analytics.study.FirstMover;
import org.wardiary.analytics.study.FlankAttacks;
import org.wardiary.analytics.study.FlankMajority;
import org.wardiary.analytics.study.GameLength;
import org.wardiary.analytics.study.Guard;
import org.wardiary.analytics.study.LuckLedger;
import org.wardiary.analytics.study.MenLostBy;
import org.wardiary.analytics.study.Napoleonic;
import org.wardiary.analytics.study.Openings;
import org.wardiary.analytics.study.OrdersGiven;
import org.wardiary.analytics.study.RaisedUnits;
import org.wardiary.analytics.study.Rounds;
import org.wardiary.analytics.study.Scores;
import org.wardiary.analytics.study.SupplyCuts;
import org.wardiary.analytics.study.TwoAgainstOne;
import org.wardiary.analytics.study.UnitCareers;
import org.wardiary.analytics.study.WinConditions;
import org.wardiary.analytics.study.Woods;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.MapFile;

/** The list of charts: which table is drawn how, one line a table. */
public final class Charts {

  private static final Map<String, BiFunction<Table, Style, Drawing>> ALL =
      Map.ofEntries(
          Map.entry(WinConditions.ID, IntervalCharts::winConditions),
          Map.entry(Balance.ID, IntervalCharts::balance),
          Map.entry(Rounds.ID, (table, style) -> new RoundsChart(table, style).picture()),
          Map.entry(
              GameLength.DISTRIBUTION, (table, style) -> new LengthChart(table, style).picture()),
          Map.entry(Scores.CURVES, CurveChart::scores),
          Map.entry(Scores.WINNER_CURVES, CurveChart::scores),
          Map.entry(Openings.ID, IntervalCharts::openings),
          Map.entry(AttackTypes.RATES, IntervalCharts::rates),
          Map.entry(AttackTypes.OUTCOMES, IntervalCharts::outcomes),
          Map.entry(AttackTypes.POINTS, IntervalCharts::points),
          Map.entry(FlankAttacks.THIRDS, IntervalCharts::thirds),
          Map.entry(FlankAttacks.KINDS, IntervalCharts::kinds),
          Map.entry(FlankMajority.ID, IntervalCharts::majority),
          Map.entry(AttackChances.ID, CareerCharts::chances),
          Map.entry(UnitCareers.ID, CareerCharts::careers),
          Map.entry(Guard.RESULTS, CareerCharts::guard),
          Map.entry(Woods.ID, CareerCharts::woods),
          Map.entry(Napoleonic.RATES, IntervalCharts::napoleonic),
          Map.entry(FirstMover.ID, CampaignCharts::firstMover),
          Map.entry(CampaignCurves.GOLD, CampaignCharts::curves),
          Map.entry(CampaignCurves.TERRITORY, CampaignCharts::curves),
          Map.entry(CampaignCurves.ARMIES, CampaignCharts::curves),
          Map.entry(RaisedUnits.ID, CampaignCharts::units),
          Map.entry(LuckLedger.PLAYERS, CampaignCharts::players),
          Map.entry(LuckLedger.CHANCES, CampaignCharts::chances),
          Map.entry(LuckLedger.GAMES, CampaignCharts::luck),
          Map.entry(SupplyCuts.ID, CampaignCharts::cuts),
          Map.entry(OrdersGiven.ID, EngagementCharts::orders),
          Map.entry(MenLostBy.ID, EngagementCharts::losses),
          Map.entry(MenLostBy.KINDS, EngagementCharts::losses),
          Map.entry(TwoAgainstOne.ID, EngagementCharts::charges),
          Map.entry(CentreHeld.ID, EngagementCharts::centre),
          Map.entry(Boxes.ID, EngagementCharts::boxes),
          Map.entry(CardLuck.CARDS, EngagementCharts::cards),
          Map.entry(CardLuck.GAMES, EngagementCharts::luck));

  private Charts() {}

  /**
   * The chart of a table, if it has one and holds anything that may be drawn.
   *
   * @param game id of the kind of game
   * @param map its map file, for tables by square
   */
  public static Optional<Drawing> of(Table table, Style style, String game, Optional<MapFile> map) {
    if (table.rows().isEmpty()) {
      return Optional.empty();
    }
    if (HeatChart.draws(table)) {
      return map.flatMap(file -> HeatChart.picture(table, style, game, file));
    }
    return Optional.ofNullable(ALL.get(table.id()))
        .map(draw -> draw.apply(table, style))
        .filter(drawing -> !(drawing instanceof JfreeDrawing chart) || chart.showsAnything());
  }
}
