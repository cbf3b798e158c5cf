package org.wardiary.reports.game.generalsview;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.game.generalsview.CampaignCurves;
import org.wardiary.analytics.game.generalsview.DrawsByChance;
import org.wardiary.analytics.game.generalsview.FirstMover;
import org.wardiary.analytics.game.generalsview.LuckByGame;
import org.wardiary.analytics.game.generalsview.LuckByPlayer;
import org.wardiary.analytics.game.generalsview.RaisedUnits;
import org.wardiary.analytics.game.generalsview.SupplyCuts;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.LuckChart;
import org.wardiary.reports.draw.SideColours;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.text.Phrases;

/** A General's View in reports. */
public final class GeneralsViewPresentation implements GamePresentation {

  private static final BoardPicture PICTURE = new GeneralsViewPicture();

  private static final Map<String, Chart> CHARTS =
      Map.of(
          FirstMover.ID, GeneralsViewCharts.firstMover(),
          CampaignCurves.GOLD, GeneralsViewCharts::curves,
          CampaignCurves.TERRITORY, GeneralsViewCharts::curves,
          CampaignCurves.ARMIES, GeneralsViewCharts::curves,
          RaisedUnits.ID, GeneralsViewCharts.units(),
          LuckByPlayer.ID, GeneralsViewCharts.players(),
          DrawsByChance.ID, GeneralsViewCharts.chances(),
          LuckByGame.ID, new LuckChart("gold_luck", "Red's luck less Blue's, gold"),
          SupplyCuts.ID, GeneralsViewCharts.cuts());

  @Override
  public Set<String> games() {
    return Set.of("generals-view");
  }

  @Override
  public Optional<BoardPicture> picture() {
    return Optional.of(PICTURE);
  }

  @Override
  public Phrases wording() {
    return GeneralsViewWording.PHRASES;
  }

  @Override
  public Map<String, Chart> charts() {
    return CHARTS;
  }

  @Override
  public Map<String, SideColours> colours() {
    return Sides.COLOURS;
  }
}
