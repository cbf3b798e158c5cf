package org.wardiary.events.game.recorded.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Rules that a file states are what they say. */
final class CheckReaderTest {

  private static final Pattern ROW =
      Pattern.compile("^\\| `(\\w+)` \\|.*\\| `([^`]*)` \\|$", Pattern.MULTILINE);

  private static List<Rule> rules(String checks) {
    String file =
        GameFileReaderTest.FORD
            .replace(
                "\"checks\": {\"5.1\": \"stack 2\", \"6.0\": {\"zone\": \"stop\"}}",
                "\"checks\": " + checks)
            .replace(
                "\"Inf\": {\"symbol\": \"infantry\",",
                "\"Art\": {\"ratings\": \"strength move range\"},"
                    + " \"Inf\": {\"symbol\": \"infantry\",")
            .replace("\"endings\": {", "\"endings\": {\"collapse\": {}, ");
    return GameFileReader.read("ford.game.json", file).rules();
  }

  @Test
  void eachExampleOfThePage_isRead() throws IOException {
    String page = Files.readString(Path.of("../docs/game-file.md"), UTF_8);
    String table = page.substring(page.indexOf("| check | states"));
    List<String> named = new ArrayList<>();
    Matcher row = ROW.matcher(table);
    while (row.find()) {
      named.add(row.group(1));
      Rule rule = rules("{\"1\": \"" + row.group(2) + "\"}").get(0);
      assertThat(rule.check().topic().title()).isEqualTo(row.group(1));
    }
    assertThat(named).isEqualTo(List.of(Topic.values()).stream().map(Topic::title).toList());
  }

  @Test
  void lines_areWhatTheySay() {
    Among all = new Among(Set.of(), Set.of(), Set.of(), Set.of());
    Among art = new Among(Set.of("Art"), Set.of(), Set.of(), Set.of());
    List<Rule> rules =
        rules(
            """
            {"5.1": "stack 2, 8 strength of Art in t w always",
             "5.2": {"stack": 2, "range": "1, 2-4, range of Art", "strict": true},
             "7": "table combat by strength move shift w -1 river +2 add t 1 worth strength",
             "8": "retreat 1-2 on Dr De away never zones enemies by enemy"}
            """);
    assertThat(rules).extracting(Rule::id).containsExactly("5.1", "5.2", "5.2", "7", "8");
    assertThat(rules).extracting(Rule::strict).containsExactly(false, true, true, false, false);
    assertThat(rules.get(0).check())
        .isEqualTo(
            new Stacking(
                List.of(
                    new Stacking.Limit(2, Stacking.UNITS, all, Set.of()),
                    new Stacking.Limit(8, "strength", art, Set.of("t", "w"))),
                true));
    assertThat(rules.get(2).check())
        .isEqualTo(
            new Range(
                List.of(
                    new Range.Reach(0, new Amount("1"), all),
                    new Range.Reach(2, new Amount("4"), all),
                    new Range.Reach(0, new Amount("range"), art))));
    assertThat(rules.get(3).check())
        .isEqualTo(
            new CombatTable(
                "combat",
                Optional.of(new CombatTable.Strengths("strength", "move")),
                Set.of(),
                Map.of("w", -1, "river", 2),
                Map.of("t", 1),
                "strength"));
    assertThat(rules.get(4).check())
        .isEqualTo(
            new Withdrawal(
                Topic.RETREAT,
                List.of(
                    new Withdrawal.Length(
                        1,
                        2,
                        Set.of("Dr", "De"),
                        all,
                        true,
                        Set.of(Withdrawal.Barred.ZONES, Withdrawal.Barred.ENEMIES),
                        Optional.of(Withdrawal.Decider.ENEMY)))));
  }

  @Test
  void units_areAmongThose_byKindSideAndState() {
    Among some = new Among(Set.of("Inf", "Red"), Set.of("Gd"), Set.of("low", "out"), Set.of("dug"));
    assertThat(some.has("Blue", "Inf", Set.of("low"))).isTrue();
    assertThat(some.has("Red", "Cav", Set.of("out"))).isTrue();
    assertThat(some.has("Blue", "Cav", Set.of("low"))).isFalse();
    assertThat(some.has("Red", "Gd", Set.of("low"))).isFalse();
    assertThat(some.has("Red", "Inf", Set.of())).isFalse();
    assertThat(some.has("Red", "Inf", Set.of("low", "dug"))).isFalse();
  }

  @Test
  void ratings_ofAUnitThatHasLostSteps() {
    String file = GameFileReaderTest.FORD.replace("Red Inf 4 3 @0101", "Red Inf 4/2 3 @0101");
    GameUnit unit = GameFileReader.read("ford.game.json", file).forces().unit("I").orElseThrow();
    assertThat(unit.rating("strength", 0)).hasValue(4);
    assertThat(unit.rating("strength", 1)).hasValue(2);
    assertThat(unit.rating("strength", 2)).hasValue(2);
    assertThat(unit.rating("move", 1)).hasValue(3);
    assertThat(unit.rating("range", 0)).isEmpty();
  }
}
