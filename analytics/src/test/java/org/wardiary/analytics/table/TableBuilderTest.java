package org.wardiary.analytics.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.estimate.Ratio;

class TableBuilderTest {

  private static TableBuilder<Integer> builder() {
    return new TableBuilder<Integer>("a-b", "A")
        .text("side", games -> "Blue")
        .count("games", "games", games -> games)
        .share("rate", games -> Ratio.counted(10, games).share());
  }

  private static Row row(int games) {
    return builder().of(List.of(games)).rows().get(0);
  }

  @Test
  void row_withAnEstimate_holdsValueAndBounds() {
    Row row = row(40);

    assertThat(builder().of(List.of()).columns().list())
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
    assertThat(row.estimate("rate")).isPresent();
  }

  @Test
  void bounds_areTheSameCells_andNoComparisonSeesThem() {
    Row row =
        new TableBuilder<Integer>("a-b", "A")
            .bounds("rate", "share", games -> Ratio.counted(10, games).share())
            .of(List.of(40))
            .rows()
            .get(0);

    assertThat(row.cells()).isEqualTo(row(40).cells().subList(2, 5));
    assertThat(row.estimate("rate")).isEmpty();
  }

  @Test
  void row_ofTooFewGames_holdsNAndNoRate() {
    Row row = row(19);

    assertThat(row.count("games")).isEqualTo(19);
    assertThat(row.number("rate")).isEmpty();
    assertThat(row.number("rate_high")).isEmpty();
  }

  @Test
  void cell_thatIsNoCountAndNoNumber_isRefused() {
    assertThatThrownBy(() -> Cell.of(-1L)).hasMessageContaining("0 or more");
    assertThatThrownBy(() -> Cell.of(Double.NaN)).hasMessageContaining("finite");
  }

  @Test
  void columns_ofTheSameName_areRefused() {
    assertThatThrownBy(() -> new TableBuilder<String>("a", "A").text("a", a -> a).text("a", a -> a))
        .hasMessageContaining("twice");
    assertThatThrownBy(() -> Column.text("=cmd")).hasMessageContaining("=cmd");
  }

  @Test
  void row_askedForAnUnknownColumn_namesThoseThatAre() {
    Row row = row(40);

    assertThatThrownBy(() -> row.text("player"))
        .hasMessageContaining("side")
        .hasMessageContaining("player");
  }
}
