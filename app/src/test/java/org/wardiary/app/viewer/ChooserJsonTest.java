package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.LegalTexts;
import org.wardiary.events.text.Text;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.ChooserJson;

/** What the chooser is told about a position. */
class ChooserJsonTest {

  private static final int APART = 7;

  static Stream<String> games() {
    return Tournaments.ids().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLegalAnswer_isThere_andWhatItNamesIsOnTheBoard(String id) {
    GameHistory history = Documents.games(id).get(0);
    for (int ply = 0; ply <= history.length(); ply += APART) {
      Position position = history.at(ply);
      ObjectNode choice = ChooserJson.of(position, View.ofUmpire(position.setup().game()));
      List<String> answers = new ArrayList<>();
      for (JsonNode row : choice.get("answers")) {
        String answer = row.get(0).asText();
        answers.add(answer);
        assertThat(row.size()).as(answer).isGreaterThan(1);
        for (int i = 1; i < row.size(); i++) {
          JsonNode part = choice.get("parts").get(row.get(i).asInt());
          String label = part.get(0).asText();
          assertThat(label).as(answer).isNotEmpty();
          // units and spaces of the answer can be pointed at; labels of words alone begin with a
          // small letter
          boolean named = label.matches("[A-Z].* (on )?[A-Z0-9]+|[A-Z]\\w*[0-9]\\w*|[a-z]\\d+");
          boolean said = label.matches(".*(lost|Guard)");
          if (named && !said) {
            assertThat(part.size()).as(answer + ": " + label).isGreaterThan(1);
          }
        }
      }
      assertThat(answers).isEqualTo(position.choices() == 0 ? List.of() : LegalTexts.of(position));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSide_isToldNothingOfTheOthersAnswers(String id) {
    GameHistory history = Documents.games(id).get(0);
    if (!history.setup().game().visibility().hidesInformation()) {
      return;
    }
    for (int ply = 0; ply <= history.length(); ply += APART) {
      Position position = history.at(ply);
      for (int side = 0; side < 2; side++) {
        View view = new View(history.setup().game(), Viewer.side(side));
        JsonNode choice = ChooserJson.of(position, view);
        int decides = position.question().decides();
        boolean own = decides == side || decides == Question.CHANCE;
        if (!own) {
          assertThat(choice.get("answers")).as(Text.of("ply %d", ply)).isEmpty();
          assertThat(choice.get("parts")).isEmpty();
          assertThat(choice.get("unit").asText()).isEmpty();
        }
      }
    }
  }
}
