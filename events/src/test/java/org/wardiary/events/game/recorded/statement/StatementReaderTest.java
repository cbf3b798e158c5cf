package org.wardiary.events.game.recorded.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
  void whiteSpaceAndAccents_doNotMatter() {
    assertThat(READER.read(" U,V \t x\nW<1-1   Ar > ").text()).isEqualTo("U,V x W <1-1 Ar>");
    assertThat(READER.read("U-0102 <>").text()).isEqualTo("U-0102");
    assertThat(READER.read("12...").text()).isEqualTo("12.");
    assertThat(READER.read("Gene\u0301ral-0102"))
        .isEqualTo(READER.read("G\u00E9n\u00E9ral-0102".replaceFirst("\u00E9", "e")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "''          |0|expected a statement, such as 'U-S', 'U@S', 'U x W', '-U', 'U:word' but got the end|-",
        "U           |1|expected '-', '@', '~', '>', ':' or ' x ' after units but got the end|-",
      })
  void whatIsNoStatement_isToldWithItsPlace(String text, int at, String reason, String nearest) {
    BadStatement bad = bad(text);
    assertThat(bad).hasMessage(reason);
    assertThat(bad.at()).isEqualTo(at);
  }
}
