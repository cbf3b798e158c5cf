package org.wardiary.reports.game.onthesquare;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.game.onthesquare.Boxes;
import org.wardiary.analytics.game.onthesquare.CardLuck;
import org.wardiary.analytics.game.onthesquare.CentreHeld;
import org.wardiary.analytics.game.onthesquare.MenLostBy;
import org.wardiary.analytics.game.onthesquare.OrdersGiven;
import org.wardiary.analytics.game.onthesquare.TwoAgainstOne;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.LuckChart;
import org.wardiary.reports.draw.SideColours;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.text.Phrases;

/** Wargaming on the Square in reports. */
public final class OnTheSquarePresentation implements GamePresentation {

  private static final BoardPicture PICTURE = new OnTheSquarePicture();

  private static final Map<String, Chart> CHARTS =
      Map.of(
          OrdersGiven.ID, OnTheSquareCharts.orders(),
          MenLostBy.ID, OnTheSquareCharts.losses("who"),
          MenLostBy.KINDS, OnTheSquareCharts.losses("kind"),
          TwoAgainstOne.ID, OnTheSquareCharts.charges(),
          CentreHeld.ID, OnTheSquareCharts::centre,
          Boxes.ID, OnTheSquareCharts.boxes(),
          CardLuck.CARDS, OnTheSquareCharts.cards(),
          CardLuck.GAMES, new LuckChart("difference", "Red's luck less Blue's, hits"));

  @Override
  public Set<String> games() {
    return Set.of("wargaming-on-the-square");
  }

  @Override
  public Optional<BoardPicture> picture() {
    return Optional.of(PICTURE);
  }

  @Override
  public Phrases wording() {
    return OnTheSquareWording.PHRASES;
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
