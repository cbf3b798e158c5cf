package org.wardiary.events.game.recorded.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StatementReaderTest {

  private static final StatementReader READER = new StatementReader(FordWords.CLOSED);
  private static final StatementReader OPEN = new StatementReader(FordWords.OPEN);

  private static BadStatement bad(String text) {
    return catchThrowableOfType(BadStatement.class, () -> READER.read(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1/23.Inf-0102",
        "U,V-0102-0203",
        "U@0101-0102-0203",
        "U@0101",
        "U,V@Reserve",
        "=U@0101",
        "=-U",
        "=U:disrupted",
        "=Blue:vp=12 <ruling=agreed>",
        "U x W",
        "U,V+A,B x W,X@0304+C,D",
        "+A x @0304",
        "Red x @0304+C",
        "6Inf,Art x Infantry <6-1 d6=5 DE>",
        "#2 <1-1 d6=4 Ar by=Red of=2 ruling=\"both agreed\">",
        "U~0714",
        "U,V~0714-0715 <by=Red>",
        "U>1014",
        "U,V>1014-1015",
        "-U",
        "-U,V",
        "U:disrupted",
        "U,V:-disrupted",
        "U:kind=Inf",
        "U:step-1",
        "U:step=-2",
        "@0101:control=Red",
        "@0101:-control",
        "@0101|0201:blown",
        "Blue:demoralised",
        "Blue:vp+3",
        "%d6=5",
        "%d6=5,2 <by=Blue>",
        "%card=17",
        "^Storm",
        "^17 <terrain=\"a wood\">",
        "12.",
        ":Red",
        ":Combat",
        ":all",
        ":Red.Move",
        ":all.Orders"
      })
  void eachForm_isReadAndWrittenAlike(String text) {
    Statement statement = READER.read(text);
    assertThat(statement.text()).isEqualTo(text);
    assertThat(READER.read(statement.text())).isEqualTo(statement);
    assertThat(OPEN.read(text)).isEqualTo(statement);
  }

  @Test
  void parts_areWhatTheirSignsSay() {
    assertThat(READER.read("U,V@S0-S1-S2"))
        .isEqualTo(
            new Statement.Move(
                List.of("U", "V"), Optional.of("S0"), List.of("S1", "S2"), Facts.NONE));
    assertThat(READER.read("U,V+A x W@S+B"))
        .isEqualTo(
            new Statement.Attack(
                List.of("U", "V"),
                List.of("A"),
                List.of("W"),
                Optional.of("S"),
                List.of("B"),
                Facts.NONE));
    assertThat(READER.read("Blue:vp-3"))
        .isEqualTo(
            new Statement.StateChange(
                new Target.Side("Blue"), "vp", Change.SUBTRACT, "3", Facts.NONE));
    assertThat(READER.read(":all.Orders"))
        .isEqualTo(new Statement.Acting(Optional.of(Words.ALL), Optional.of("Orders"), Facts.NONE));
  }

  @Test
  void facts_haveTheirNames() {
    Facts facts = READER.read("U x W <of=2 2-1 by=Red d6=5,1 Ar ruling=\"both  agreed\">").facts();
    assertThat(facts.text()).isEqualTo("<2-1 d6=5,1 Ar by=Red of=2 ruling=\"both agreed\">");
    assertThat(facts.odds()).contains("2-1");
    assertThat(facts.result()).contains("Ar");
    assertThat(facts.value("d6")).contains("5,1");
    assertThat(facts.by()).contains("Red");
    assertThat(facts.of()).isEqualTo(OptionalInt.of(2));
    assertThat(facts.ruling()).contains("both agreed");
    assertThat(Facts.NONE.of()).isEmpty();
  }

  @Test
  void spacesAndUnits_thatAGameLists_areClosedToo() {
    StatementReader mapped =
        new StatementReader(FordWords.on(Set.of("0101", "0102"), AllowedWords.of(Set.of("U"))));
    assertThat(mapped.read("U@0101-0102").text()).isEqualTo("U@0101-0102");
    assertThatThrownBy(() -> mapped.read("U-0101-012"))
        .hasMessage("expected a space (0101, 0102) but got '012'");
    assertThatThrownBy(() -> mapped.read("U,V x @0101"))
        .hasMessage("expected a unit (U) but got 'V'");
  }

  @Test
  void whiteSpaceAndAccents_doNotMatter() {
    assertThat(READER.read(" U,V \t x\nW<1-1   Ar > ").text()).isEqualTo("U,V x W <1-1 Ar>");
    assertThat(READER.read("U-0102 <>").text()).isEqualTo("U-0102");
    assertThat(READER.read("12...").text()).isEqualTo("12.");
    assertThat(READER.read("Gene\u0301ral-0102")).isEqualTo(READER.read("Gen\u00E9ral-0102"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      nullValues = "-",
      value = {
        "``|0|expected a statement, such as 'U-S', 'U@S', 'U x W', '-U', 'U:word', but got the end|-",
        "*|0|expected a statement, such as 'U-S', 'U@S', 'U x W', '-U', 'U:word', but got '*'|-",
        "U|1|expected '-', '@', '~', '>', ':' or ' x ' after units but got the end|-",
        "A X B|2|expected '-', '@', '~', '>', ':' or ' x ' after units but got 'X B'|-",
        "Gd-Art x Cav|7|expected only units before 'x', joined by ',' and '+', but got 'x Cav'|-",
        "U x +B|4|expected the units attacked, or '@' and a space, after 'x' but got '+B'|-",
        "x W|0|expected a unit, which is never called 'x', but got 'x W'|-",
        "U,Red-0102|2|expected a unit, which is never called 'Red', but got 'Red-0102'|-",
        "U,U-0102|2|expected each unit once but got 'U-0102'|-",
        "U,-0102|2|expected a unit's id but got '-0102'|-",
        "U--0102|2|expected a space's id but got '-0102'|-",
        "=U-0102|1|expected 'U@S', 'T:word' or '-U' after '=' but got 'U-0102'|-",
        "#0 <AE>|1|expected the number of an attack, from 1 but got '0 <AE>'|-",
        "#2 <>|2|expected facts '<…>' that say how the attack ended but got '<>'|-",
        ":Comat|1|expected a side or phase (Blue, Combat, Move, Orders, Red, all) but got 'Comat'|Combat",
        ":Rde.Combat|1|expected a side (Blue, Red, all) but got 'Rde'|Red",
        ":Red.Mov|5|expected a phase (Combat, Move, Orders) but got 'Mov'|Move",
        "%d8=1|1|expected a die or deck (card, d6, event) but got 'd8'|d6",
        "%d6=5,7|6|expected a result of d6 (1, 2, 3, 4, 5, 6) but got '7'|1",
        "^Strom|1|expected a card but got 'Strom'|Storm",
        "U:disruptd|2|expected a state of units (disrupted, kind, step) but got 'disruptd'|disrupted",
        "U:control=Red|2|expected a state of units (disrupted, kind, step) but got 'control'|kind",
        "@0101:control=Rde|14|expected a value of control (Blue, Red) but got 'Rde'|Red",
        "@0101:control+1|13|expected no number after control but got '+1'|-",
        "U:disrupted=1|12|expected no value of disrupted, since there is none, but got '1'|-",
        "U:step=x|7|expected a whole number as value of step but got 'x'|-",
        "U:step+0|7|expected a number from 1 but got '0'|-",
        "Blue:vp|7|expected '=' and a value after vp but got the end|-",
        "@0101-0102|5|expected ':' and a word of states but got '-0102'|-",
        "U-0102 <1-1|7|expected facts closed by '>' but got '<1-1'|-",
        "U-0102 <1-1> x|13|expected nothing after '>' but got 'x'|-",
        "U x W <11 d6=4>|7|expected a column or result of a table but got '11'|1-1",
        "U x W <d6=4,>|10|expected a result of d6 (1, 2, 3, 4, 5, 6) but got ''|1",
        "U x W <approach=rear>|16|expected a value of approach (flank, front) but got 'rear'|flank",
        "U x W <1-1 d=4>|11|expected a fact's name (approach, by, card, d6, event, odds, of, result, ruling, terrain) but got 'd'|d6",
        "U x W <by=Rde>|10|expected a value of by (Blue, Red) but got 'Rde'|Red",
        "U x W <of=0>|10|expected the number of an attack, from 1, but got '0>'|-",
        "U x W <of=2 of=3>|12|expected 'of' once but got 'of=3>'|-",
        "U x W <ruling=\"agreed>|14|expected a value closed by '\"' but got '\"agreed>'|-",
        "U x W <ruling=\"a (5.3)\">|14|expected a value, which has no brackets and none of \" ; ! ?, but got '\"a (5.3)\">'|-",
        "07.|0|expected the number of a turn, from 1 but got '07.'|-",
        "7.:Red|2|expected facts '<…>' or the end of the statement but got ':Red'|-"
      })
  void whatIsNoStatement_isToldWithItsPlace(String text, int at, String reason, String nearest) {
    BadStatement bad = bad(text);
    assertThat(bad).hasMessage(reason);
    assertThat(bad.at()).isEqualTo(at);
    assertThat(bad.nearest().stream().findFirst()).isEqualTo(Optional.ofNullable(nearest));
  }
}
