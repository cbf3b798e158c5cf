package org.wardiary.reports.game.generalsview;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.course.WorthOfPlaces;
import org.wardiary.analytics.game.generalsview.CampaignCurves;
import org.wardiary.analytics.game.generalsview.CityPlace;
import org.wardiary.analytics.game.generalsview.DrawsByChance;
import org.wardiary.analytics.game.generalsview.FirstMover;
import org.wardiary.analytics.game.generalsview.LuckAndResults;
import org.wardiary.analytics.game.generalsview.LuckByGame;
import org.wardiary.analytics.game.generalsview.LuckByPlayer;
import org.wardiary.analytics.game.generalsview.RaisedUnits;
import org.wardiary.analytics.game.generalsview.SupplyCuts;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.game.Question;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.Charts;
import org.wardiary.reports.chart.HeatMap;
import org.wardiary.reports.chart.LuckChart;
import org.wardiary.reports.draw.SideColours;
import org.wardiary.reports.game.AnswerPart;
import org.wardiary.reports.game.AnswerParts;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.game.KeyMoments;
import org.wardiary.reports.game.SideCounts;
import org.wardiary.reports.text.Phrases;

/** A General's View in reports. */
public final class GeneralsViewPresentation implements GamePresentation {

  /** What the questions ask. */
  private static final Map<String, String> QUESTIONS =
      Map.ofEntries(
          Map.entry("turn", "raise units, move and attack, or end your turn"),
          Map.entry("pick", "which of these units fights?"),
          Map.entry("draw", "which number was drawn?"));

  private static final Map<String, String> RULES =
      Map.of(
          "turn", "GV-3.2",
          "pick", "GV-3.3",
          "draw", "GV-3.3",
          "strategic", "GV-4.1");

  private static final BoardPicture PICTURE = new GeneralsViewPicture();

  private static final Map<String, Chart> CHARTS =
      Map.of(
          FirstMover.ID, GeneralsViewCharts.firstMover(),
          CampaignCurves.GOLD, GeneralsViewCharts::curves,
          CampaignCurves.TERRITORY, GeneralsViewCharts::curves,
          CampaignCurves.ARMIES, GeneralsViewCharts::curves,
          RaisedUnits.ID, GeneralsViewCharts.units(),
          LuckAndResults.ID, Charts.luckierSide("gold"),
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
  public AnswerParts answerParts(DrawnPosition drawn) {
    return new GeneralsViewAnswers(drawn);
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
  public Map<String, HeatMap> heatMaps() {
    return Map.of(WorthOfPlaces.ID, HeatMap.worthOfPlaces(GeneralsViewPresentation::onStandardMap));
  }

  /** The squares of a place, if it is on the standard map, which is the one that is drawn. */
  private static List<String> onStandardMap(String place) {
    CityPlace cities = CityPlace.of(place);
    return cities.map().isEmpty() ? cities.spaces() : List.of();
  }

  /** The squares that the sides own. */
  @Override
  public Optional<SideCounts> sideCounts(JsonNode position) {
    List<String> sides = new ArrayList<>();
    position.required("units").fieldNames().forEachRemaining(sides::add);
    int[] squares = new int[sides.size()];
    position.required("owners").forEach(owner -> squares[sides.indexOf(owner.asText())]++);
    return Optional.of(new SideCounts("squares owned", squares[0], squares[1]));
  }

  /** Cities taken, and units lost. */
  @Override
  public List<String> keyMoments(JsonNode before, DrawnPosition after) {
    List<String> moments = new ArrayList<>();
    for (SquareTaken taken : after.events(SquareTaken.class)) {
      if (taken.getWhat().equals("city")) {
        moments.add(Text.of("%s takes the city %s", taken.getSide(), taken.getSpace()));
      }
    }
    moments.addAll(KeyMoments.eliminations(after));
    return moments;
  }

  @Override
  public AnswerPart asked(DrawnPosition drawn, Question question) {
    return GamePresentation.asked(drawn, question, QUESTIONS);
  }

  @Override
  public Map<String, String> rules() {
    return RULES;
  }

  @Override
  public Map<String, SideColours> colours() {
    return Liveries.COLOURS;
  }
}
