package org.wardiary.analytics.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.Summaries;
import org.wardiary.projector.view.GameSummary;

class GameQueryTest {

  private static final List<GameSummary> GAMES =
      List.of(
          Summaries.game(1, "Ann", "Bob", "Blue")
              .setDate("1996.05.17")
              .setFirstOpening(List.of("IBR-B3C", "pass", "CBR-B3L"))
              .setSecondOpening(List.of("IGR-G3C", "pass", "CGR-G3L"))
              .build(),
          Summaries.game(2, "Bob", "Ann", "Blue")
              .setDate("1996.??.??")
              .setTermination("resignation")
              .setFirstOpening(List.of("IBR-B3C", "IBR-B3L"))
              .setFirstMover("Gray")
              .build(),
          Summaries.game(3, "Ann", "Cid", "draw").setDate("1997.01.??").setRound("10").build(),
          Summaries.game(4, "Dora", "Bob", "*").setSite("Hall 2").setTurns(7).build(),
          Summaries.game(5, "careful", "bold", "Gray")
              .setGame("squares/napoleonic")
              .setEvent("Series")
              .setMap("other")
              .setDate("2026.02.30")
              .setRound("9")
              .setSimulated(true)
              .build());

  /** Numbers of the games that a query such as {@code player=Ann&player=Bob} selects. */
  private static String found(String query) {
    List<String> ids = new ArrayList<>();
    read(query).select(GAMES).forEach(game -> ids.add(game.getGameId().substring(15)));
    Collections.sort(ids);
    return String.join("", ids);
  }

  private static GameQuery read(String query) {
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (String pair : query.split("&")) {
      String[] parts = pair.split("=", 2);
      values.computeIfAbsent(parts[0], name -> new ArrayList<>()).add(parts[1]);
    }
    return GameQuery.of(values);
  }

  @ParameterizedTest
  @CsvSource({
    "id=000000000000000, 12345",
    "id=0000000000000003, 3",
    "game=CIVIL, 1234",
    "game=squares/n, 5",
    "map-name=oth, 5",
    "event=club, 1234",
    "event=club&event=series, 12345",
    "site=hall, 4",
    "round=1, 124",
    "round=9&round=10, 35",
    "player=ann, 123",
    "player=ann&player=dora, 1234",
    "player=ann&side=gray, 2",
    "player=ann&side=blue, 13",
    "player=ann&side=blue&side=gray, 123",
    "player=ann&opponent=bob, 12",
    "player=ann&opponent=bob&side=Blue, 1",
    "side=Gray, 12345",
    "opening=IBR-B3C, 12",
    "opening=IBR-B3C pass, 1",
    "opening= IBR-B3C  pass CBR-B3L , 1",
    "opening=IBR-B3C&side=Gray, ''",
    "opening=IBR-B3C&player=Bob, 2",
    "opening=IBR-B3C&opponent=Bob, 1",
    "opening=IGR-G3C&opening=IBR-B3C IBR-B3L, 12",
    "first=gray, 2",
    "result=BLUE, 12",
    "result=draw&result=*, 34",
    "winner=ann, 1",
    "winner=bob, 2",
    "loser=ann, 2",
    "loser=careful, 5",
    "ending=resignation, 2",
    "ending=Resignation&ending=unfinished, 24",
    "played-by=programs, 5",
    "played-by=people, 1234",
    "min-turns=8, 1235",
    "max-turns=7, 4",
    "player=ann&result=Blue&ending=resignation, 2",
    "player=&event= , 12345",
  })
  void query_selects(String query, String expected) {
    assertThat(found(query)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "date=1996, 12",
    "date=1996.05, 1",
    "date=1996-05-17, 1",
    "date=1996.05.??, 1",
    "date=1996.05.18, ''",
    "date=1996&date=1997, 123",
    // 1996.??.?? may be any day of the year: certainly after 1995, not certainly after a day of
    // 1996
    "after=1995, 123",
    "after=1996, 3",
    "after=1996.05.16, 13",
    "after=1996.05.17, 3",
    "after=1996.05, 3",
    "before=1997, 12",
    "before=1996.06, 1",
    "before=1996, ''",
    "before=1997.02, 123",
    "before=1997.01.31, 12",
    "after=1996.01.01&before=1996.12.31, 1",
    // game 5 has a date that does not exist, game 4 has none
    "after=0001, 123",
  })
  void query_selectsByDate_whatIsCertain(String query, String expected) {
    assertThat(found(query)).isEqualTo(expected);
  }

  /** A day of an unknown month is in its year, but may be in any month of it that is so long. */
  @ParameterizedTest
  @CsvSource({
    "date=1996, true",
    "date=1997, false",
    "date=1996.05, false",
    "date=1996.05.17, false",
    "after=1995, true",
    "after=1996.01.16, true",
    "after=1996.01.17, false",
    "after=1996.01, false",
    "before=1997, true",
    "before=1996.12.18, true",
    "before=1996.12.17, false",
    "before=1996.12, false",
  })
  void dayOfAnUnknownMonth_isFoundWhereTheAnswerIsCertain(String query, boolean found) {
    GameSummary game = Summaries.game(1, "Ann", "Bob", "Blue").setDate("1996.??.17").build();
    assertThat(read(query).test(game)).isEqualTo(found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "date=May 1996; date: expected a date such as 1996.05.17, 1996.05 or 1996 but got 'May 1996'",
        "after=1996.13; after: expected a date such as",
        "before=1996.02.30; before: expected a date such as",
        "date=1900.02.29; date: expected a date such as",
        "date=????.05.01; date: expected a date such as",
        "date=1996.??.17; date: expected a date such as",
        "ending=strategik; ending: expected one of strategic, attrition, no-legal-order, limit, ",
        "side=Frensh; side: expected one of ",
        "first=Frensh; first: expected one of ",
        "result=Frensh; result: expected one of ",
        "game=squares/civilwar; game: expected one of squares/civil-war, ",
        "played-by=robots; played-by: expected one of people, programs but got 'robots'",
        "min-turns=few; min-turns: expected a number of turns from 0 to 999999999 but got 'few'",
        "max-turns=-1; max-turns: expected a number of turns from 0 to 999999999 but got '-1'",
        "max-turns=1000000000; max-turns: expected a number of turns from 0 to 999999999 but got",
        "opening=a b c d; opening: expected at most three answers but got 'a b c d'",
        "colour=red; filter: expected one of id, game, map-name, ",
      })
  void query_thatCannotBeRead_isRefusedByName(String query, String message) {
    assertThatThrownBy(() -> read(query))
        .isInstanceOf(BadQuery.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void query_saysWhatItMeans_andReadsItsOwnValues() {
    GameQuery query = read("result=draw&player=Ann&player=Bo'b\u202e");
    assertThat(query.text()).isEqualTo("player 'Ann' or 'Bo'b\\u202e', result 'draw'");
    assertThat(query.isAll()).isFalse();
    assertThat(query.has(QueryParameter.PLAYER)).isTrue();
    assertThat(query.has(QueryParameter.EVENT)).isFalse();
    assertThat(GameQuery.of(query.values())).isEqualTo(query).hasSameHashCodeAs(query);
    assertThat(GameQuery.ALL.text()).isEmpty();
    assertThat(GameQuery.ALL.isAll()).isTrue();
    assertThat(GameQuery.ALL.select(GAMES)).hasSize(GAMES.size());
  }

  @Test
  void parameters_areOfOneForm() {
    assertThat(QueryParameter.names())
        .doesNotHaveDuplicates()
        .allMatch(name -> name.matches("[a-z]+(-[a-z]+)*"))
        .contains("played-by");
    for (QueryParameter parameter : QueryParameter.values()) {
      for (String value : parameter.choices()) {
        assertThat(read(parameter.parameter() + "=" + value).isAll()).isFalse();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', 41235",
    "round, 41253",
    "-round, 35412",
    "turns round, 41253",
    "-id, 54321",
    "by -id, 53124",
    "players, 13245",
  })
  void games_areSortedByColumns(String headers, String expected) {
    List<String> names = headers.isEmpty() ? List.of() : List.of(headers.split(" "));
    List<String> ids = new ArrayList<>();
    GameQuery.ALL
        .select(GAMES, GameOrder.by(names))
        .forEach(game -> ids.add(game.getGameId().substring(15)));
    assertThat(String.join("", ids)).isEqualTo(expected);
  }

  @Test
  void unknownColumn_isRefused() {
    assertThatThrownBy(() -> GameOrder.by(List.of("-colour")))
        .isInstanceOf(BadQuery.class)
        .hasMessageStartingWith("sort: expected one of id, game, date")
        .hasMessageEndingWith("but got '-colour'");
  }

  @ParameterizedTest
  @CsvSource({"9, 10", "3.1, 3.2", "3.9, 3.10", "3, 3.1", "Final, 1", "09, 10", "1a, 1b", "?, 1"})
  void rounds_goByTheirNumbers(String first, String second) {
    assertThat(RoundOrder.BY_NUMBER.compare(first, second)).isNegative();
    assertThat(RoundOrder.BY_NUMBER.compare(second, first)).isPositive();
    assertThat(RoundOrder.BY_NUMBER.compare(first, first)).isZero();
  }
}
