package org.wardiary.reports.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.csv.CsvTable;
import org.wardiary.reports.rows.GameRows.Limits;

/**
 * Checks that statistics have the same bytes however the rows are divided and wherever they are
 * kept in between.
 */
class GameRowsTest {

  private static final String ONE = "generals-view";
  private static final String OTHER = "wargaming-on-the-square";

  private static String expected;

  private final StoredGames stored = new StoredGames(1, ONE, OTHER);
  private final StoredRows<GameSummary> summaries = stored.summaries();

  @TempDir Path folder;

  @BeforeAll
  static void count() {
    expected =
        text(
            List.of(
                Studies.of(Tournaments.of(ONE).set(), GameInfo.plain(ONE)),
                Studies.of(Tournaments.of(OTHER).set(), GameInfo.plain(OTHER))));
  }

  private GameRows read(GameQuery query, Limits limits) {
    List<GameSummary> all = stored.games().stream().map(PlayedGame::summary).toList();
    return GameRows.read(GameSelection.of(query, all), stored.kinds(summaries), folder, limits);
  }

  private static String text(List<Study> studies) {
    Studies.judge(studies);
    StringBuilder text = new StringBuilder();
    for (Study study : studies) {
      study.tables().forEach(table -> text.append(table.title()).append(CsvTable.text(table)));
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({"1000000, 1, 2147483647", "128, 2048, 100000", "7, 2048, 5000", "1, 2048, 0"})
  void anyParts_inMemoryOrNot_giveTheSameTables(int games, int parts, int bytes) {
    try (GameRows rows = read(GameQuery.ALL, new Limits(games, parts, bytes))) {
      assertThat(text(Studies.of(rows, GameInfo::plain))).isEqualTo(expected);
      assertThat(rows.spilled() > 0).isEqualTo(bytes < Integer.MAX_VALUE);
      assertThat(rows.count()).isBetween(1, stored.games().size());
    }
  }

  @Test
  void parts_haveTheSelectedGames_inOrder() {
    GameQuery query = GameQuery.of(Map.of("game", List.of(ONE), "result", List.of("draw", "Red")));

    try (GameRows rows = read(query, new Limits(3, 2048, 5000))) {
      List<String> ids =
          IntStream.range(0, rows.count())
              .mapToObj(part -> rows.rows(summaries, part))
              .flatMap(List::stream)
              .map(GameSummary::getGameId)
              .toList();
      assertThat(ids)
          .isNotEmpty()
          .isEqualTo(
              stored.games().stream()
                  .map(PlayedGame::summary)
                  .filter(query)
                  .map(GameSummary::getGameId)
                  .sorted()
                  .toList());
      Census census = Census.of(rows, summaries);
      assertThat(census.games()).isEqualTo(ids.size());
      assertThat(census.shortest()).hasSize(1);
    }
  }

  @Test
  void damagedRow_isToldOfByWhoeverReadsIt() {
    MessageCodec<GameSummary> codec =
        new MessageCodec<>(GameSummary.class, WriterSchemas.released());
    String id = stored.games().get(0).summary().getGameId();
    StoredRows<GameSummary> damaged =
        new StoredRows<>(
            GameSummary.class, codec, out -> out.accept(id, Optional.of(new byte[] {1, 2, 3})));
    GameSelection one = GameSelection.of(GameQuery.ALL, List.of(stored.games().get(0).summary()));

    try (GameRows rows = GameRows.read(one, List.of(damaged), folder, Limits.USUAL)) {
      assertThatExceptionOfType(CorruptMessage.class)
          .isThrownBy(() -> Studies.of(rows, GameInfo::plain));
    }
  }
}
