package org.wardiary.analytics.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.wardiary.analytics.estimate.Ratio;

class TableBuilderTest {

  private static TableBuilder table() {
    return new TableBuilder("a-b", "A").text("side").count("games", "games").share("rate");
  }

  @Test
  void row_withAnEstimate_holdsValueAndBounds() {
    Table table =
        table().row("Blue").count(40).estimate(Ratio.counted(10, 40).share()).end().build();
    Row row = table.rows().get(0);

    assertThat(table.columns().list())
        .extracting(Column::header)
        .containsExactly(
            "side [text]",
            "games [games]",
            "rate [share]",
            "rate_low [share]",
            "rate_high [share]");
    assertThat(row.text("side")).isEqualTo("Blue");
    assertThat(row.count("games")).isEqualTo(40);
    assertThat(row.number("rate")).hasValue(0.25);
    assertThat(row.number("rate_low").orElseThrow()).isBetween(0.141, 0.143);
    assertThat(row.number("rate_high").orElseThrow()).isBetween(0.401, 0.403);
  }

  @Test
  void row_ofTooFewGames_holdsNAndNoRate() {
    Row row =
        table()
            .row("Blue")
            .count(19)
            .estimate(Ratio.counted(9, 19).share())
            .end()
            .build()
            .rows()
            .get(0);

    assertThat(row.count("games")).isEqualTo(19);
    assertThat(row.number("rate")).isEmpty();
    assertThat(row.number("rate_high")).isEmpty();
  }

  @Test
  void row_withACellOfAnotherKind_isRefused() {
    assertThatThrownBy(() -> table().row("Blue", "x").none().none().none().end())
        .hasMessageContaining("games [games]");
    assertThatThrownBy(() -> table().row("Blue").end()).hasMessageContaining("5 cells");
    assertThatThrownBy(() -> table().row("Blue").number(Double.NaN)).hasMessageContaining("finite");
  }

  @Test
  void columns_ofTheSameName_areRefused() {
    assertThatThrownBy(() -> new TableBuilder("a", "A").text("a", "a"))
        .hasMessageContaining("twice");
    assertThatThrownBy(() -> Column.text("=cmd")).hasMessageContaining("=cmd");
  }

  @Test
  void row_askedForAnUnknownColumn_namesThoseThatAre() {
    Row row = table().row("Blue").count(1).none().none().none().end().build().rows().get(0);

    assertThatThrownBy(() -> row.text("player"))
        .hasMessageContaining("side")
        .hasMessageContaining("player");
  }
}
