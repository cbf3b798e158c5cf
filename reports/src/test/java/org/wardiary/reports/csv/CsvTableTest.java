package org.wardiary.reports.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

class CsvTableTest {

  @TempDir Path folder;

  private static Table table(String text) {
    return new TableBuilder<String>("t", "T")
        .text("player", player -> player)
        .count("games", "games", player -> 1234)
        .number("net", "points", player -> -0.5)
        .known("none", "points", player -> OptionalDouble.empty())
        .of(List.of(text));
  }

  @Test
  void text_ofATable_isRfc4180WithUnits() {
    assertThat(CsvTable.text(table("a \"b\", c\nd")))
        .isEqualTo(
            "player [text],games [games],net [points],none [points]\r\n"
                + "\"a \"\"b\"\", c\nd\",1234,-0.5,\r\n");
  }

  @Test
  void text_thatCouldStartAFormula_isHarmless_andNumbersStayNumbers() {
    assertThat(CsvTable.text(table("=cmd|'/C calc'!A0")))
        .contains("\r\n'=cmd|'/C calc'!A0,1234,-0.5,");
    assertThat(CsvTable.text(table("x\n=1"))).contains("\"x\n'=1\"");
  }

  @Test
  void numbers_inAnotherLocale_areTheSame() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(CsvTable.text(table("x"))).contains(",1234,-0.5,");
      Locale.setDefault(Locale.GERMANY);
      assertThat(CsvTable.text(table("x"))).contains(",1234,-0.5,");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void numbers_areRoundedToSixPlaces() {
    assertThat(Numbers.plain(1 / 3.0)).isEqualTo("0.333333");
    assertThat(Numbers.plain(1e-9)).isEqualTo("0");
    assertThat(Numbers.plain(-1e-9)).isEqualTo("0");
    assertThat(Numbers.plain(1e9)).isEqualTo("1000000000");
    assertThat(Numbers.percent(0.3125)).isEqualTo("31.2\u00A0%");
  }
}
