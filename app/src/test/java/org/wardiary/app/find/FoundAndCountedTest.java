package org.wardiary.app.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.game.squares.FlankAttacks;
import org.wardiary.analytics.sequence.FoundGame;
import org.wardiary.analytics.sequence.SequenceMatcher;
import org.wardiary.analytics.sequence.SequenceQuery.Result;
import org.wardiary.analytics.sequence.SequenceStatistic;
import org.wardiary.analytics.sequence.SequenceText;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.fold.SummaryFold;
import org.wardiary.projector.testkit.Folded;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.Tournaments;

/** Checks that queries find in the bundled tournaments what the tables count. */
class FoundAndCountedTest {

  private static final int FEW = 12;
  private static final String SQUARES = "squares/civil-war";

  static List<String> games() {
    return Tournaments.ids();
  }

  private static List<List<GameEvent>> events(String id, int most) {
    List<List<GameEvent>> games = new ArrayList<>();
    for (Verdict verdict : Tournaments.of(id).verdicts()) {
      if (games.size() < most) {
        games.add(PlayedGames.played((Verdict.Accepted) verdict).events());
      }
    }
    return games;
  }

  private static FoundGame found(SequenceMatcher matcher, List<GameEvent> events) {
    return matcher.find(Folded.of(new SummaryFold(events.get(0)), events).view(), events);
  }

  private static SequenceMatcher matcher(String id, String query) {
    Game game = Games.find(id).orElseThrow();
    return SequenceMatcher.of(SequenceText.read(query, GameQuery.ALL), game);
  }

  @ParameterizedTest
  @MethodSource("games")
  void eachKindOfEvent_isFoundAsOftenAsItsGameHasIt(String id) {
    for (List<GameEvent> events : events(id, FEW)) {
      GameSummary game = Folded.of(new SummaryFold(events.get(0)), events).view();
      Map<String, Long> found = new TreeMap<>();
      for (String type : game.getCounts().keySet()) {
        found.put(type, found(matcher(id, type), events).firsts());
      }
      assertThat(found).isEqualTo(new TreeMap<>(game.getCounts()));
    }
  }

  @Test
  void flankAttacks_areThoseOfTheTable() {
    GameInfo info = GameInfo.plain(SQUARES);
    Table table =
        Studies.of(Tournaments.of(SQUARES).set(), info).table(FlankAttacks.KINDS).orElseThrow();
    List<List<GameEvent>> games = events(SQUARES, Integer.MAX_VALUE);
    for (Row row : table.rows()) {
      String kinds =
          condition("attackerKind", row.text("attacker"))
              + condition("defenderKind", row.text("defender"));
      assertThat(matches(games, "attack {not intoReserve" + kinds + "}"))
          .as("attacks of %s", row)
          .isEqualTo(row.count("attacks"));
      assertThat(matches(games, "attack {flank" + kinds + "}"))
          .as("flank attacks of %s", row)
          .isEqualTo(row.count("flank_attacks"));
    }
  }

  private static String condition(String field, String kind) {
    return kind.equals(FlankAttacks.ANY) ? "" : ", " + field + " = " + kind;
  }

  private static long matches(List<List<GameEvent>> games, String query) {
    SequenceMatcher matcher = matcher(SQUARES, query);
    return games.stream().mapToLong(events -> found(matcher, events).matches().size()).sum();
  }

  /** Counts the sequences of some games without the statistic. */
  @Test
  void figures_areThoseCountedByHand() {
    SequenceStatistic all = new SequenceStatistic(GameInfo.plain(SQUARES));
    SequenceMatcher matcher =
        matcher(SQUARES, "attack {flank} then loss {other side} within 1 turns");
    long firsts = 0;
    long sequences = 0;
    long with = 0;
    long won = 0;
    for (List<GameEvent> events : events(SQUARES, 40)) {
      FoundGame game = found(matcher, events);
      all.add(game);
      firsts += game.firsts();
      sequences += game.sequences().size();
      with += game.sequences().isEmpty() ? 0 : 1;
      won +=
          game.sequences().stream()
              .filter(one -> one.first().side().equals(game.game().getResult()))
              .count();
    }
    assertThat(all.games()).isEqualTo(40);
    assertThat(all.firsts()).isEqualTo(firsts).isPositive();
    assertThat(all.sequences()).isEqualTo(sequences).isPositive();
    assertThat(all.matches()).isEqualTo(sequences);
    assertThat(all.with()).isEqualTo(with);
    assertThat(all.ended(Result.WON)).isEqualTo(won);
    assertThat(all.perGame().value()).isEqualTo(sequences / 40.0);
    assertThat(all.shareOfGames().value()).isEqualTo(with / 40.0);
    assertThat(all.goingOn().value()).isEqualTo((double) sequences / firsts);
  }
}
