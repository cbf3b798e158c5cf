package org.wardiary.reports.told;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Row;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.recorded.proof.ToldGames;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.reports.page.ReportGame;
import org.wardiary.reports.told.ToldTournament.Pair;

/**
 * The statistics of games that were played by complete rules and of the same games told as recorded
 * ones are equal, values and intervals, where both levels count them.
 *
 * <p>Not compared, since they are not the same at both levels: answers of a game and statements of
 * its record; openings, in answers there and in statements here; pace, states, dice and cards,
 * which only recorded games count; all that needs the rules.
 */
@Tag("slow")
final class ToldStatisticsTest {

  private static final int GAMES = 60;
  private static final int SCORED = 30;

  /** Enough games of SQUARES for retreats that displace units of the attacking side. */
  private static final int FOUGHT_GAMES = 150;

  /** Tables of which each cell is the same. */
  private static final List<String> WHOLE =
      List.of(
          "win-conditions",
          "balance",
          "strength",
          "skill",
          "crosstable",
          "game-length-distribution");

  /** Tables of the score, where a lost unit is a point. */
  private static final List<String> SCORES = List.of("score-at-end");

  /** Tables of attacks and losses, whose rows both levels have. */
  private static final List<String> FOUGHT =
      List.of("attacks-by-kind", "losses-by-kind", "attacks-by-space", "losses-by-space");

  /** The attacks and losses of a game as rows of a recorded one. */
  private static final Map<ToldGames, Function<Pair, RecordedRows>> ROWS =
      Map.of(
          ToldGames.CIVIL_WAR, SquaresRows::of,
          ToldGames.NAPOLEONIC, SquaresRows::of,
          ToldGames.GENERALS_VIEW, GeneralsViewRows::of,
          ToldGames.ON_THE_SQUARE, OnTheSquareRows::of);

  /** Tables of results of attacks, dice and cards that are told of a game besides. */
  private static final Map<ToldGames, List<String>> DRAWN =
      Map.of(
          ToldGames.GENERALS_VIEW,
          List.of("attacks-by-odds", "drawn-values", "throws-by-side-and-player"),
          ToldGames.ON_THE_SQUARE,
          List.of("attacks-by-odds", "drawn-values"));

  private static final Map<ToldGames, ToldTournament> TOLD = new EnumMap<>(ToldGames.class);

  private static final Map<ToldGames, Tables> PLAYED = new EnumMap<>(ToldGames.class);

  @TempDir static Path folder;

  private static ToldTournament told(ToldGames games) {
    return TOLD.computeIfAbsent(games, of -> ToldTournament.of(of, of::played, GAMES, folder));
  }

  private static Tables played(ToldGames games) {
    return PLAYED.computeIfAbsent(games, of -> told(of).played(info(of)));
  }

  private static GameInfo info(ToldGames games) {
    var game = Games.refereed(games.id()).orElseThrow();
    return ReportGame.of(game, MapLibrary.bundled().find(game.standardMap()).orElseThrow()).info();
  }

  @ParameterizedTest
  @EnumSource(ToldGames.class)
  void resultsAndLengths_areEqual(ToldGames games) {
    Tables played = played(games);
    Tables recorded = told(games).recorded();
    for (String id : WHOLE) {
      assertThat(recorded.cells(id)).as(id).hasSizeGreaterThan(1).isEqualTo(played.cells(id));
    }
    String id = "game-length";
    assertThat(recorded.cells(id, row -> row.is("measure", "turns")))
        .hasSizeGreaterThan(1)
        .isEqualTo(played.cells(id, row -> row.is("measure", "turns")));
  }

  private static Stream<ToldGames> scored() {
    return Stream.of(ToldGames.values()).filter(games -> games.unitScores().isPresent());
  }

  @ParameterizedTest
  @MethodSource("scored")
  void scores_areEqual_whereALostUnitIsAPoint(ToldGames games) {
    String rules = games.unitScores().orElseThrow();
    boolean changed = !rules.isEmpty();
    ToldTournament told =
        changed
            ? ToldTournament.of(games, number -> games.under(number, rules), SCORED, folder)
            : told(games);
    Tables played = changed ? told.played(info(games).under(rules)) : played(games);
    Tables recorded = told.recorded();
    for (String id : SCORES) {
      assertThat(recorded.cells(id)).as(id).hasSizeGreaterThan(1).isEqualTo(played.cells(id));
    }
  }

  @ParameterizedTest
  @EnumSource(ToldGames.class)
  void attacksAndLosses_areEqual(ToldGames games) {
    ToldTournament told =
        DRAWN.containsKey(games)
            ? told(games)
            : ToldTournament.of(games, games::played, FOUGHT_GAMES, folder);
    for (Pair pair : told.games()) {
      RecordedRows rows = pair.recorded().own(RecordedRows.class).orElseThrow();
      assertThat(rows.getAttacks()).isEqualTo(ROWS.get(games).apply(pair).getAttacks());
    }
    Tables recorded = told.recorded();
    Tables played = told.recorded(pair -> pair.with(ROWS.get(games).apply(pair)));
    List<String> ids = new ArrayList<>(FOUGHT);
    ids.addAll(DRAWN.getOrDefault(games, List.of()));
    for (String id : ids) {
      assertThat(recorded.cells(id)).as(id).hasSizeGreaterThan(1).isEqualTo(played.cells(id));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = ToldGames.class,
      names = {"CIVIL_WAR", "NAPOLEONIC"})
  void tablesOfSquares_sayTheSameAsThoseOfRecordedGames(ToldGames games) {
    Tables played = played(games);
    Row any =
        told(games)
            .recorded()
            .table("attacks-by-kind")
            .find(row -> row.is("attacker", "any") && row.is("defender", "any"))
            .orElseThrow();
    Row flank =
        played
            .table("attack-rates")
            .find(row -> row.is("side", "both") && row.is("type", "flank"))
            .orElseThrow();
    // without the interval, which takes account of what else the table counts
    assertThat(any.cell("flank")).isNotEqualTo(Cell.NONE).isEqualTo(flank.cell("share"));
    long attacks =
        played.table("attack-rates").select(row -> row.is("side", "both")).stream()
            .mapToLong(row -> row.count("attacks"))
            .sum();
    assertThat(any.count("attacks")).isEqualTo(attacks);
  }
}
