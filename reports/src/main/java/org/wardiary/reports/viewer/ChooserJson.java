package org.wardiary.reports.viewer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.referee.LegalTexts;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.game.AnswerPart;
import org.wardiary.reports.game.AnswerParts;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.history.View;

/**
 * The legal answers of a position, and what each of them names on the board. From this, the script
 * {@code chooser.js} lets the user give an answer by pointing, by typing or from a list. The format
 * is described at the top of that script.
 */
public final class ChooserJson {

  private final Position position;
  private final View view;
  private final GamePresentation presentation;
  private final ObjectNode json = JsonNodeFactory.instance.objectNode();
  private final Map<List<Object>, Integer> parts = new LinkedHashMap<>();

  private ChooserJson(Position position, View view) {
    this.position = position;
    this.view = view;
    this.presentation = GamePresentations.of(position.setup().game().id());
  }

  /**
   * Returns what may be answered in a position; there are no answers if nothing is asked, or if the
   * viewer may not know them.
   */
  public static ObjectNode of(Position position, View view) {
    return new ChooserJson(position, view).write();
  }

  private ObjectNode write() {
    Game game = position.setup().game();
    Question question = position.question();
    boolean asked = question.decides() >= 0;
    json.put("decides", asked ? question.decider(game) : "");
    json.put("question", question.name());
    json.put("unit", question.unit());
    game.series()
        .filter(series -> series.question().equals(question.name()))
        .ifPresent(
            series ->
                json.putObject("series")
                    .put("sign", String.valueOf(series.sign()))
                    .put("end", series.end()));
    boolean seen = asked && game.visibility().viewer(view.viewer()).sees(question.decides());
    DrawnPosition drawn =
        new DrawnPosition(
            view.tree(position), position.setup().map(), position.setup().tags(), List.of());
    List<Target> targets = targets(drawn);
    AnswerPart about =
        presentation.asked(
            drawn, seen ? question : new Question(question.name(), question.decides()));
    json.put("asks", about.label());
    Optional.ofNullable(presentation.rules().get(question.name()))
        .ifPresent(rule -> json.put("rule", rule));
    indexes(about, targets).forEach(json.putArray("about")::add);
    ArrayNode answers = json.putArray("answers");
    if (seen) {
      AnswerParts taken = presentation.answerParts(drawn);
      for (String answer : LegalTexts.of(position)) {
        ArrayNode row = answers.addArray().add(answer);
        taken.of(answer).forEach(part -> row.add(number(part, targets)));
      }
    } else {
      // a side's question may be about a unit that the other does not see
      json.put("unit", "");
    }
    ArrayNode table = json.putArray("parts");
    parts.keySet().forEach(part -> part.forEach(table.addArray()::addPOJO));
    return json;
  }

  private List<Target> targets(DrawnPosition drawn) {
    ArrayNode array = json.putArray("targets");
    if (presentation.picture().isEmpty()) {
      return List.of();
    }
    BoardPicture picture = presentation.picture().get();
    PointingJson.size(picture, drawn, json);
    List<Target> targets = picture.targets(drawn);
    targets.forEach(target -> PointingJson.target(target, array));
    return targets;
  }

  /** The indexes of the targets to point at for a part. */
  private static List<Integer> indexes(AnswerPart part, List<Target> targets) {
    return IntStream.range(0, targets.size())
        .filter(i -> targets.get(i).refs().stream().anyMatch(part.refs()::contains))
        .boxed()
        .toList();
  }

  /**
   * The index of a part in the table, which has its label and the indexes of the targets to point
   * at; adds it if it is new.
   */
  private int number(AnswerPart part, List<Target> targets) {
    List<Object> row = new ArrayList<>(List.of(part.label()));
    row.addAll(indexes(part, targets));
    Integer known = parts.putIfAbsent(row, parts.size());
    return known == null ? parts.size() - 1 : known;
  }
}
