package org.wardiary.events.game.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.events.text.Text;

final class RulesFileTest {

  private static final Parameters PARAMETERS =
      Parameters.of(
          "chess",
          List.of(
              Parameter.number("pawns", "CH-1", 8, 0, 16, "pawns of a side"),
              Parameter.on("castling", "CH-2", "a king may castle"),
              Parameter.off("torpedo", "CH-3", "pawns move two steps anywhere")));

  private static RuleSet read(String text) {
    return RulesFile.read(
        text,
        id -> {
          if (!id.equals("chess")) {
            throw new BadRules("game", "", "expected chess but got " + id);
          }
          return PARAMETERS;
        });
  }

  private static String file(String rules) {
    return Text.of("{\"game\": \"chess\", \"name\": \"mine\", \"rules\": {%s}}", rules);
  }

  @Test
  void read_changes_areThoseAndTheRestIsStandard() {
    RuleSet rules = read(file("\"torpedo\": true, \"pawns\": 7"));
    assertThat(rules.number("pawns")).isEqualTo(7);
    assertThat(rules.has("torpedo")).isTrue();
    assertThat(rules.has("castling")).isTrue();
    assertThat(rules.changes())
        .extracting(RuleSet.Change::text)
        .containsExactly("pawns=7", "torpedo=true");
    assertThat(rules.isStandard()).isFalse();
    assertThat(read(file("")).isStandard()).isTrue();
  }

  @Test
  void write_anyRules_isReadAsTheSame() {
    RuleSet rules = read(file("\"castling\": false"));
    assertThat(read(RulesFile.write(rules))).isEqualTo(rules);
    assertThat(read(RulesFile.write(RuleSet.standard(PARAMETERS))).isStandard()).isTrue();
  }

  @Test
  void read_numberWithTooLongAnExponent_isRefused() {
    assertThatThrownBy(() -> read(file("\"pawns\": 0e999999999999999999999")))
        .isInstanceOf(BadRules.class)
        .hasMessageContaining("expected JSON but got a number whose exponent has too many digits");
  }

  /** Each line gives the content of {@code rules} and a part of the message. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          "pawns": 17                      | rules.pawns: expected a whole number from 0 to 16 but got 17 (CH-1)
          "pawns": -1                      | from 0 to 16 but got -1 (CH-1)
          "pawns": 99999999999999999999999 | but got 99999999999999999999999 (CH-1)
          "pawns": 1e400                   | CH-1
          "pawns": 4294967296              | but got 4294967296 (CH-1)
          "pawns": 7.0                     | CH-1
          "pawns": "7"                     | but got "7" (CH-1)
          "pawns": null                    | but got null (CH-1)
          "pawns": true                    | but got true (CH-1)
          "pawns": [7]                     | but got [7] (CH-1)
          "pawns": {"pawns": 7}            | CH-1
          "pawns": NaN                     | at line 1, column
          "pawns": 07                      | at line 1, column
          "pawns": 7, "pawns": 7           | Duplicate field 'pawns' at line 1
          "castling": 1                    | rules.castling: expected true or false but got 1 (CH-2)
          "castling": "true"               | CH-2
          "pawn": 7                        | expected a parameter of chess (such as pawns) but got 'pawn'
          "": 7                            | but got ''
          "pawns": 7 /* seven */           | at line 1
          // pawns                         | at line 1
          "pawns": 7,                      | at line 1
          """)
  void read_badValue_isRefusedWithPathRuleAndWhatWasExpected(String rules, String message) {
    assertThatThrownBy(() -> read(file(rules)))
        .isInstanceOf(BadRules.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          {}                                                      | game: expected a text but got nothing
          []                                                      | expected an object with game, name and rules but got []
          7                                                       | expected an object
          null                                                    | expected an object
          {"game": "chess", "name": "mine", "rules": {}} {}       | expected JSON but got
          {"game": "chess", "name": "mine", "rules": []}          | rules: expected an object but got []
          {"game": "chess", "name": "mine"}                       | rules: expected an object but got nothing
          {"game": "chess", "rules": {}}                          | name: expected a text but got nothing
          {"game": "chess", "name": "a b", "rules": {}}           | name: expected a name of 1 to 40 letters
          {"game": "chess", "name": "standard", "rules": {}}      | and is not 'standard'
          {"game": "chess", "name": "Standard", "rules": {}}      | and is not 'standard' but got 'Standard'
          {"game": "go", "name": "mine", "rules": {}}             | game: expected chess but got go
          {"game": 7, "name": "mine", "rules": {}}                | game: expected a text but got 7
          {"game": "chess", "name": "m", "rules": {}, "more": 1}  | but got 'more'
          {"game": "chess", "game": "chess"}                      | Duplicate field 'game'
          """)
  void read_noVariantFile_isRefused(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(BadRules.class).hasMessageContaining(message);
  }

  @Test
  void read_oddBeginnings_areRefused() {
    for (String text : List.of("", " ", "\uFEFF" + file(""), "\u0000", "[".repeat(100_000))) {
      assertThatThrownBy(() -> read(text)).isInstanceOf(BadRules.class);
    }
    String digits = file("\"pawns\": " + "9".repeat(60_000));
    assertThatThrownBy(() -> read(digits))
        .isInstanceOf(BadRules.class)
        .message()
        .hasSizeLessThan(300);
  }

  @Test
  void digest_dependsOnGameAndChangesAlone() {
    RuleSet rules = RuleSet.of(PARAMETERS, "one", Map.of("pawns", 7));
    assertThat(RuleSet.of(PARAMETERS, "other", Map.of("pawns", 7, "castling", 1)).digest())
        .isEqualTo(rules.digest());
    assertThat(RuleSet.of(PARAMETERS, "one", Map.of("pawns", 6)).digest())
        .isNotEqualTo(rules.digest());
    Parameters go = Parameters.of("go", PARAMETERS.all());
    assertThat(RuleSet.of(go, "one", Map.of("pawns", 7)).digest()).isNotEqualTo(rules.digest());
    // the SHA-256 of "chess\npawns=7\n", computed with sha256sum
    assertThat(rules.digest())
        .isEqualTo("08e0426dafbc8c6ec045c42a5c518cc5956d7902ade5bcd1157233402e78534f");
  }

  @Test
  void tag_holdsWhatIsNeededToPlay() {
    RuleSet rules = RuleSet.of(PARAMETERS, "one", Map.of("pawns", 7, "torpedo", 1));
    String tag = RulesTag.write(rules);
    assertThat(tag).isEqualTo(Text.of("one sha256:%s pawns=7 torpedo=true", rules.digest()));
    assertThat(RulesTag.read(tag, PARAMETERS)).isEqualTo(rules);
    for (String bad :
        List.of(
            "",
            "one",
            "one sha256:" + rules.digest(),
            "one pawns=7 torpedo=true",
            tag + " ",
            tag + " castling=true",
            tag.replace("sha256", "sha1"),
            tag.replace("pawns=7", "pawns=6"),
            tag.replace("pawns=7", "pawns=+7"),
            tag.replace("pawns=7", "pawns=17"),
            tag.replace("pawns=7", "pawns=7 pawns=7"),
            tag.replace("pawns=7", "pawns"),
            tag.replace("pawns=7 torpedo=true", "torpedo=true pawns=7"),
            tag.replace("torpedo=true", "torpedo=yes"),
            tag.replace("torpedo", "unknown"),
            tag.replace("one ", "o/e "),
            tag.replace(" ", "  "))) {
      assertThatThrownBy(() -> RulesTag.read(bad, PARAMETERS)).as(bad).isInstanceOf(BadRules.class);
    }
  }
}
