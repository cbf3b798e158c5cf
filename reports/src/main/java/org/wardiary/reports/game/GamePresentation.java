package org.wardiary.reports.game;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Question;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.HeatMap;
import org.wardiary.reports.draw.SideColours;
import org.wardiary.reports.text.CommonWording;
import org.wardiary.reports.text.Phrases;

/**
 * Everything that reports need to know of a game or a family of variants. What a game does not
 * define is left to the defaults: the charts of the tables that every game has, an account of the
 * common events, no pictures. Stateless.
 */
public interface GamePresentation {

  /** Ids of the games that it presents. */
  Set<String> games();

  /** Whether it presents a game: one of {@link #games}, unless it goes by another rule. */
  default boolean presents(String game) {
    return games().contains(game);
  }

  /** What draws the positions of the games. */
  default Optional<BoardPicture> picture() {
    return Optional.empty();
  }

  /**
   * What the legal answers of a position name, so that they can be given by pointing at units and
   * spaces; by default they are chosen from a list or typed.
   *
   * @param drawn the position as the deciding side sees it
   */
  default AnswerParts answerParts(DrawnPosition drawn) {
    return AnswerParts.NONE;
  }

  /**
   * What is asked, in words that follow the name of whoever is asked and a colon, and what it is
   * about on the board; by default the question's name and its unit.
   *
   * @param drawn the position as the deciding side sees it
   */
  default AnswerPart asked(DrawnPosition drawn, Question question) {
    return asked(drawn, question, Map.of());
  }

  /**
   * Ids of the rules to read about what is asked, by the names of questions, and about how games
   * end, by the words of the tag {@code Termination}.
   */
  default Map<String, String> rules() {
    return Map.of();
  }

  /**
   * What is asked, with its unit.
   *
   * @param words words by the names of questions; {@code %s} stands for the unit
   */
  static AnswerPart asked(DrawnPosition drawn, Question question, Map<String, String> words) {
    String label = words.getOrDefault(question.name(), question.name());
    String side = drawn.text("decides").orElse("");
    List<String> refs =
        question.unit().isEmpty() ? List.of() : List.of(Target.unit(side, question.unit()));
    return new AnswerPart(label.replace("%s", question.unit()), refs);
  }

  /** What the game file says of a game without a rulebook of ours; none for other games. */
  default List<Facts> facts(GameMap map) {
    return List.of();
  }

  /** The text of the rulebook that goes with a game file, as Markdown, if there is one. */
  default Optional<String> rulebook(GameMap map) {
    return Optional.empty();
  }

  /** How the events of the games are put into words. */
  default Phrases wording() {
    return CommonWording.PLAIN;
  }

  /** The charts of the games' own tables, by the tables' ids. */
  default Map<String, Chart> charts() {
    return Map.of();
  }

  /** Which of the games' own tables are shown on the board, by the tables' ids. */
  default Map<String, HeatMap> heatMaps() {
    return Map.of();
  }

  /**
   * Small boards that stand under the chart of one of the games' own tables.
   *
   * @param study the statistics of one of {@link #games}
   * @param table one of their tables
   */
  default List<Gallery> galleries(Study study, Table table) {
    return List.of();
  }

  /**
   * How the sides stand, to be plotted over the course of the game; empty if the game has no such
   * number.
   *
   * @param position the position as JSON, as its viewer may see it
   */
  default Optional<SideCounts> sideCounts(JsonNode position) {
    return SideCounts.ofLosses(position);
  }

  /**
   * What is worth jumping to in the change from one position to the next, in words. Changes of the
   * lead and the ending are reported for every game.
   *
   * @param before the position before, as JSON
   * @param after what a picture of the position after the change shows
   */
  default List<String> keyMoments(JsonNode before, DrawnPosition after) {
    return KeyMoments.eliminations(after);
  }

  /**
   * The sides' colours by the sides' names. In charts, sides without colours take those of the
   * series; if games differ about a name, the game listed first wins.
   */
  default Map<String, SideColours> colours() {
    return Map.of();
  }
}
