package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.Findings;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.testkit.Extent;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.csv.CsvTable;

/**
 * Checks that the tables have the same bytes however the games are divided and the parts merged.
 */
@Tag("slow")
class StudyLawTest {

  private static final int TRIALS = Extent.of(1, 3);

  /** Number of games: enough for every model. */
  private static final int GAMES = Extent.of(80, 10_000);

  static List<String> games() {
    return Tournaments.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void anyParts_inAnyOrder_giveTheSameTables(String id) {
    Game game = Games.find(id).orElseThrow();
    GameInfo info =
        ReportGame.of(game, MapLibrary.bundled().find(game.standardMap()).orElseThrow()).info();
    List<PlayedGame> games = Tournaments.of(id).set().games().stream().limit(GAMES).toList();
    Study whole = Studies.of(info);
    games.forEach(whole::add);
    String expected = text(whole);

    for (int seed = 1; seed <= TRIALS; seed++) {
      assertThat(text(inParts(games, info, new Random(seed))))
          .as("seed %s", seed)
          .isEqualTo(expected);
    }
  }

  /** Divides the games at random in a random order, and merges random parts until one is left. */
  private static Study inParts(List<PlayedGame> all, GameInfo info, Random random) {
    List<PlayedGame> games = new ArrayList<>(all);
    Collections.shuffle(games, random);
    List<Study> parts = new ArrayList<>();
    for (int part = random.nextInt(8); part >= 0; part--) {
      parts.add(Studies.of(info)); // some of them stay empty
    }
    games.forEach(game -> parts.get(random.nextInt(parts.size())).add(game));
    while (parts.size() > 1) {
      Collections.shuffle(parts, random);
      Study one = parts.remove(0);
      parts.get(0).merge(one);
    }
    return parts.get(0);
  }

  private static String text(Study study) {
    Studies.judge(List.of(study));
    StringBuilder text = new StringBuilder();
    for (Table table : study.tables()) {
      text.append(table.title()).append('\n').append(CsvTable.text(table));
    }
    for (Finding finding : Findings.of(study)) {
      text.append(finding).append('\n');
    }
    return text.toString();
  }
}
