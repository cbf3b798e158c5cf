package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.course.WorthOfPlaces;
import org.wardiary.analytics.game.onthesquare.Boxes;
import org.wardiary.analytics.game.onthesquare.CardLuck;
import org.wardiary.analytics.game.onthesquare.CentreHeld;
import org.wardiary.analytics.game.onthesquare.MenLostBy;
import org.wardiary.analytics.game.onthesquare.OrdersGiven;
import org.wardiary.analytics.game.onthesquare.TwoAgainstOne;
import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.onthesquare.map.Sector;
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

/** Wargaming on the Square in reports. */
public final class OnTheSquarePresentation implements GamePresentation {

  /** What the questions ask. */
  private static final Map<String, String> QUESTIONS =
      Map.ofEntries(
          Map.entry("auxiliary", "which auxiliary unit was drawn?"),
          Map.entry("setup", "which kind of unit is in box"),
          Map.entry("order", "give orders to your units, in any sequence, then end them"),
          Map.entry("execute", "execute one of your orders"),
          Map.entry("react", "retreat, or face the charge"),
          Map.entry("card", "which card was drawn?"));

  private static final Map<String, String> RULES =
      Map.of(
          "auxiliary", "WS-2.2",
          "setup", "WS-3.1",
          "order", "WS-4.2",
          "execute", "WS-4.3",
          "react", "WS-8.4",
          "card", "WS-7.5",
          "strategic", "WS-10.1",
          "limit", "WS-10.2");

  private static final BoardPicture PICTURE = new OnTheSquarePicture();

  private static final List<String> CENTRE = Sector.CENTRE.stream().map(Sector::name).toList();

  private static final Map<String, Chart> CHARTS =
      Map.of(
          OrdersGiven.ID, OnTheSquareCharts.orders(),
          MenLostBy.ID, OnTheSquareCharts.losses("who"),
          MenLostBy.KINDS, OnTheSquareCharts.losses("kind"),
          TwoAgainstOne.ID, OnTheSquareCharts.charges(),
          CentreHeld.ID, OnTheSquareCharts::centre,
          CentreHeld.HOLDS, OnTheSquareCharts.holds(),
          CardLuck.RESULTS, Charts.luckierSide("hits"),
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
  public AnswerParts answerParts(DrawnPosition drawn) {
    return new OnTheSquareAnswers(drawn);
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
  public Map<String, HeatMap> heatMaps() {
    return Map.of(WorthOfPlaces.ID, HeatMap.worthOfPlaces());
  }

  /** The men on the field, as far as the viewer sees them. */
  @Override
  public Optional<SideCounts> sideCounts(JsonNode position) {
    List<Integer> men = new ArrayList<>();
    for (JsonNode side : position.required("men")) {
      int sum = 0;
      for (JsonNode part : side) {
        sum += part.asInt();
      }
      men.add(sum);
    }
    return Optional.of(new SideCounts("men seen", men.get(0), men.get(1)));
  }

  /** A side newly alone in the centre, bridges burned, units lost. */
  @Override
  public List<String> keyMoments(JsonNode before, DrawnPosition after) {
    List<String> moments = new ArrayList<>();
    String holder = inCentre(after.position());
    if (!holder.isEmpty() && !holder.equals(inCentre(before))) {
      moments.add(Text.of("%s alone in the centre", holder));
    }
    for (BridgeBurned bridge : after.events(BridgeBurned.class)) {
      moments.add(Text.of("bridge %s burned", bridge.getSpace()));
    }
    moments.addAll(KeyMoments.eliminations(after));
    return moments;
  }

  /** The only side that stands in the centre; empty if none or both do. */
  private static String inCentre(JsonNode position) {
    List<String> sides = new ArrayList<>();
    position
        .required("units")
        .properties()
        .forEach(
            side -> {
              for (JsonNode space : side.getValue()) {
                if (CENTRE.contains(space.asText()) && !sides.contains(side.getKey())) {
                  sides.add(side.getKey());
                }
              }
            });
    return sides.size() == 1 ? sides.get(0) : "";
  }

  @Override
  public AnswerPart asked(DrawnPosition drawn, Question question) {
    AnswerPart asked = GamePresentation.asked(drawn, question, QUESTIONS);
    return question.name().equals("setup") ? box(drawn, question.decides(), asked.label()) : asked;
  }

  /** The next box to be set up (WS-3.1). */
  private static AnswerPart box(DrawnPosition drawn, int side, String words) {
    int column = drawn.units(drawn.sides().get(side)).size();
    String space = side == 0 ? (char) ('a' + column) + "1" : (char) ('l' - column) + "12";
    return new AnswerPart(
        Text.of("%s %d, on %s?", words, 12 * side + column + 1, space), List.of(space));
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
