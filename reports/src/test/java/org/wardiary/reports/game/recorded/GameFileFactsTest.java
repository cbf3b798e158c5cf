package org.wardiary.reports.game.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameFileReader;
import org.wardiary.reports.game.Facts;

/** What a game file states, as tables. */
class GameFileFactsTest {

  private static final String FILE =
      """
      {"game": {"id": "ford"}, "sides": {"Red": {}, "Blue": {}},
       "kinds": {"Inf": {"ratings": "strength move"}},
       "terrain": {"w": {"name": "wood", "cost": {"Inf": 1.5}}},
       "units": {"I": "Red Inf 4 3 @0101"}, "dice": {"morale": "2d6", "battle": "hit miss"},
       "checks": {"5.1": {"stack": "2", "strict": true}}}
      """;

  private static final GameFile READ = GameFileReader.read("ford", FILE);

  private static List<List<String>> rows(GameFile file, String title) {
    return GameFileFacts.of(file).stream()
        .filter(table -> table.title().equals(title))
        .flatMap(table -> table.rows().stream())
        .toList();
  }

  @Test
  void rulesAreAnchors_andOtherRowsAreNot() {
    Facts rules = GameFileFacts.of(READ).get(0);
    assertThat(rules.rows()).containsExactly(List.of("5.1", "stacking", "stack 2; strict"));
    assertThat(rules.anchor(rules.rows().get(0))).isEqualTo("5.1");
    Facts sides = GameFileFacts.of(READ).get(1);
    assertThat(sides.anchor(sides.rows().get(0))).isEmpty();
  }

  @Test
  void costsAndDice_areInWords() {
    assertThat(rows(READ, "Terrain")).containsExactly(List.of("w", "wood", "Inf 1.50"));
    assertThat(rows(READ, "Dice"))
        .containsExactlyInAnyOrder(
            List.of("morale", "2 × 1 2 3 4 5 6"), List.of("battle", "hit miss"));
  }

  @Test
  void unitsThatTheOwnerKeeps_areNotPublished() {
    assertThat(rows(READ, "Units"))
        .containsExactly(List.of("I", "I", "Red", "Inf", "strength 4, move 3", "0101"));
    assertThat(rows(READ.published(), "Units")).isEmpty();
  }
}
