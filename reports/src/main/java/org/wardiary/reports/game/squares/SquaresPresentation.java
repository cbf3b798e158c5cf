package org.wardiary.reports.game.squares;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.course.WorthOfPlaces;
import org.wardiary.analytics.game.squares.AttackChances;
import org.wardiary.analytics.game.squares.AttackOptions;
import org.wardiary.analytics.game.squares.AttackOutcomes;
import org.wardiary.analytics.game.squares.AttackTypes;
import org.wardiary.analytics.game.squares.FlankAttacks;
import org.wardiary.analytics.game.squares.FlankMajority;
import org.wardiary.analytics.game.squares.Guard;
import org.wardiary.analytics.game.squares.Napoleonic;
import org.wardiary.analytics.game.squares.Openings;
import org.wardiary.analytics.game.squares.UnitCareers;
import org.wardiary.analytics.game.squares.Woods;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.game.Question;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.HeatMap;
import org.wardiary.reports.chart.RowWords;
import org.wardiary.reports.draw.SideColours;
import org.wardiary.reports.game.AnswerPart;
import org.wardiary.reports.game.AnswerParts;
import org.wardiary.reports.game.Gallery;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.game.KeyMoments;
import org.wardiary.reports.text.Phrases;

/** Both variants of SQUARES in reports. */
public final class SquaresPresentation implements GamePresentation {

  /** What the questions ask. */
  private static final Map<String, String> QUESTIONS =
      Map.ofEntries(
          Map.entry("turn", "move a unit, attack, or pass"),
          Map.entry("response", "stand or retreat"),
          Map.entry("retreat", "where does %s retreat to?"),
          Map.entry("option", "which option of the attack?"),
          Map.entry("second-chance", "stand, or retreat after all"),
          Map.entry("advance", "advance into the space that was left, or hold"),
          Map.entry("casualty", "which unit of the reserve is lost?"));

  private static final Map<String, String> RULES =
      Map.of(
          "turn", "SQ-3.1",
          "response", "SQ-6.3",
          "retreat", "SQ-6.4",
          "option", "SQ-7.3",
          "second-chance", "SQ-7.3",
          "advance", "SQ-7.6",
          "casualty", "SQ-7.7",
          "strategic", "SQ-8.1",
          "attrition", "SQ-8.2",
          "no-legal-order", "SQ-8.3");

  private static final BoardPicture PICTURE = new SquaresPicture();

  private static final Map<String, Chart> CHARTS =
      Map.ofEntries(
          Map.entry(Openings.ID, OpeningChart.firstActions()),
          Map.entry(AttackTypes.RATES, AttackCharts.rates()),
          Map.entry(AttackOutcomes.ID, AttackCharts.outcomes()),
          Map.entry(AttackOptions.ID, AttackCharts.options()),
          Map.entry(Napoleonic.OUTCOMES, AttackCharts.napoleonicOutcomes()),
          Map.entry(AttackTypes.POINTS, AttackCharts.points()),
          Map.entry(FlankAttacks.THIRDS, AttackCharts.thirds()),
          Map.entry(FlankAttacks.KINDS, AttackCharts.kinds()),
          Map.entry(FlankMajority.ID, AttackCharts.majority()),
          Map.entry(AttackChances.ID, UnitCharts.chances()),
          Map.entry(UnitCareers.ID, UnitCharts.careers()),
          Map.entry(Guard.SERVICE, UnitCharts.guardService()),
          Map.entry(Guard.RESULTS, UnitCharts.guard()),
          Map.entry(Woods.ID, UnitCharts.woods()),
          Map.entry(Napoleonic.RATES, AttackCharts.napoleonic()));

  private static final double FULL = 1;

  private static final Map<String, HeatMap> HEAT_MAPS =
      Map.of(
          FlankAttacks.SQUARES,
          HeatMap.perGame(
              "square", "flank_per_game", RowWords.of("of %s", "attacks"), "flank attacks", FULL),
          UnitCareers.SQUARES,
          HeatMap.perGame(
              "square", "lost_per_game", SquaresPresentation::stays, "units lost", FULL),
          WorthOfPlaces.ID,
          HeatMap.worthOfPlaces());

  private static String stays(Row row) {
    return row.number("turns_per_game").isPresent()
        ? Text.of("%.1f", row.number("turns_per_game").getAsDouble())
        : "";
  }

  @Override
  public Set<String> games() {
    return Set.of("squares/civil-war", "squares/napoleonic");
  }

  @Override
  public Optional<BoardPicture> picture() {
    return Optional.of(PICTURE);
  }

  @Override
  public AnswerParts answerParts(DrawnPosition drawn) {
    return new SquaresAnswers(drawn);
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
  public List<Gallery> galleries(Study study, Table table) {
    boolean drawn =
        table.id().equals(Openings.ID)
            && study.totals(Openings.ID).filter(Openings::onStandardMap).isPresent();
    return drawn ? new OpeningGallery(OpeningBoards.of(study.info())).galleries(table) : List.of();
  }

  /** Flank attacks, charges, attacks into a reserve, and eliminations. */
  @Override
  public List<String> keyMoments(JsonNode before, DrawnPosition after) {
    List<String> moments = new ArrayList<>();
    for (AttackDeclared attack : after.events(AttackDeclared.class)) {
      String how =
          attack.getFlank()
              ? "flank attack on"
              : attack.getCharge()
                  ? "charge on"
                  : attack.getIntoReserve() ? "attack into the reserve" : "";
      if (!how.isEmpty()) {
        moments.add(Text.of("%s: %s %s", attack.getSide(), how, attack.getTarget()));
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
