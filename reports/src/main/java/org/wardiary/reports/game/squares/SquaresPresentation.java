package org.wardiary.reports.game.squares;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.game.squares.AttackChances;
import org.wardiary.analytics.game.squares.AttackOutcomes;
import org.wardiary.analytics.game.squares.AttackTypes;
import org.wardiary.analytics.game.squares.FlankAttacks;
import org.wardiary.analytics.game.squares.FlankMajority;
import org.wardiary.analytics.game.squares.Guard;
import org.wardiary.analytics.game.squares.Napoleonic;
import org.wardiary.analytics.game.squares.Openings;
import org.wardiary.analytics.game.squares.UnitCareers;
import org.wardiary.analytics.game.squares.Woods;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.Games;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.HeatMap;
import org.wardiary.reports.draw.SideColours;
import org.wardiary.reports.game.Gallery;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.text.Phrases;

/** Both variants of SQUARES in reports. */
public final class SquaresPresentation implements GamePresentation {

  private static final BoardPicture PICTURE = new SquaresPicture();

  private static final Map<String, Chart> CHARTS =
      Map.ofEntries(
          Map.entry(Openings.ID, OpeningChart.firstActions()),
          Map.entry(AttackTypes.RATES, AttackCharts.rates()),
          Map.entry(AttackOutcomes.ID, AttackCharts.outcomes()),
          Map.entry(AttackTypes.POINTS, AttackCharts.points()),
          Map.entry(FlankAttacks.THIRDS, AttackCharts.thirds()),
          Map.entry(FlankAttacks.KINDS, AttackCharts.kinds()),
          Map.entry(FlankMajority.ID, AttackCharts.majority()),
          Map.entry(AttackChances.ID, UnitCharts.chances()),
          Map.entry(UnitCareers.ID, UnitCharts.careers()),
          Map.entry(Guard.RESULTS, UnitCharts.guard()),
          Map.entry(Woods.ID, UnitCharts.woods()),
          Map.entry(Napoleonic.RATES, AttackCharts.napoleonic()));

  private static final Map<String, HeatMap> HEAT_MAPS =
      Map.of(
          FlankAttacks.SQUARES,
          new HeatMap("square", "flank_per_game", "attacks", "flank attacks"),
          UnitCareers.SQUARES,
          new HeatMap("square", "lost_per_game", "lost", "units lost"));

  @Override
  public Set<String> games() {
    return Set.of("squares/civil-war", "squares/napoleonic");
  }

  @Override
  public Optional<BoardPicture> picture() {
    return Optional.of(PICTURE);
  }

  @Override
  public Phrases wording() {
    return SquaresWording.PHRASES;
  }

  @Override
  public Map<String, Chart> charts() {
    return CHARTS;
  }

  @Override
  public Map<String, HeatMap> heatMaps() {
    return HEAT_MAPS;
  }

  @Override
  public List<Gallery> galleries(String game, Table table) {
    return table.id().equals(Openings.ID)
        ? new OpeningGallery(new OpeningBoards(Games.find(game).orElseThrow(), PICTURE))
            .galleries(table)
        : List.of();
  }

  @Override
  public Map<String, SideColours> colours() {
    return Sides.COLOURS;
  }
}
