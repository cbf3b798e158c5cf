package org.wardiary.analytics.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.projector.view.GameSummary;

class StandingsTest {

  /**
   * The worked example of docs/tournaments.md: four players, each of whom played each other one.
   */
  private static final List<GameSummary> FOUR =
      List.of(
          game(1, "1", "Ann", "Bob", "Blue"),
          game(2, "1", "Cid", "Dora", "draw"),
          game(3, "2", "Ann", "Cid", "Gray"),
          game(4, "2", "Bob", "Dora", "Blue"),
          game(5, "3", "Ann", "Dora", "Blue"),
          game(6, "3", "Bob", "Cid", "Blue"));

  private static GameSummary game(long id, String round, String blue, String gray, String result) {
    return Summaries.game(id, blue, gray, result).setRound(round).build();
  }

  private static Tournament one(List<GameSummary> games) {
    List<Tournament> all = Tournament.of(games);
    assertThat(all).hasSize(1);
    return all.get(0);
  }

  /** Values of a tie-break, in the order of the players' names. */
  private static String values(Tournament tournament, TieBreak tieBreak) {
    Standings standings = Standings.of(tournament, StandingRules.USUAL.with(tieBreak));
    return standings.lines().stream()
        .sorted((a, b) -> a.player().compareTo(b.player()))
        .map(line -> text(line.tieBreaks().get(0)))
        .collect(Collectors.joining(" "));
  }

  private static String text(OptionalDouble value) {
    return value.isPresent() ? Double.toString(value.getAsDouble()) : "-";
  }

  @ParameterizedTest
  @CsvSource({
    "BUCHHOLZ, 4.0 4.0 4.5 5.5",
    "BUCHHOLZ_CUT_1, 3.5 3.5 4.0 4.0",
    "MEDIAN_BUCHHOLZ, 1.5 1.5 2.0 2.0",
    "SONNEBORN_BERGER, 2.5 2.0 2.25 0.75",
    "WINS, 2.0 2.0 1.0 0.0",
    "PROGRESSIVE, 4.0 3.0 3.5 1.5",
    "SECOND_TURN_WINS, 0.0 0.0 1.0 0.0",
    "DIRECT_ENCOUNTER, 1.0 0.0 - -",
  })
  void tieBreaks_ofTheWorkedExample(TieBreak tieBreak, String expected) {
    assertThat(values(one(FOUR), tieBreak)).isEqualTo(expected);
  }

  @Test
  void standings_ofTheWorkedExample() {
    Standings standings = Standings.of(one(FOUR));
    assertThat(standings.tieBreaks())
        .containsExactly(TieBreak.DIRECT_ENCOUNTER, TieBreak.WINS, TieBreak.SONNEBORN_BERGER);
    assertThat(standings.lines())
        .extracting(line -> line.rank() + " " + line.player() + " " + line.score().points())
        .containsExactly("1 Ann 2.0", "2 Bob 2.0", "3 Cid 1.5", "4 Dora 0.5");
    assertThat(standings.lines().get(2).score()).isEqualTo(new Score(1, 1, 1));
    assertThat(standings.meetings("Cid", "Ann"))
        .singleElement()
        .satisfies(
            met -> {
              assertThat(met.points()).isEqualTo(1);
              assertThat(met.sideName()).isEqualTo("Gray");
              assertThat(met.isMovingFirst()).isFalse();
            });
    assertThat(standings.meetings("Cid", "Cid")).isEmpty();
  }

  @Test
  void players_whomNothingDivides_shareTheirPlace() {
    // each of the three beat one other, so direct encounter gives each of them 1
    Tournament circle =
        one(
            List.of(
                game(1, "1", "Ann", "Bob", "Blue"),
                game(2, "2", "Bob", "Cid", "Blue"),
                game(3, "3", "Cid", "Ann", "Blue"),
                game(4, "4", "Ann", "Dora", "*")));
    assertThat(Standings.of(circle, StandingRules.USUAL.with(TieBreak.DIRECT_ENCOUNTER)).lines())
        .extracting(line -> line.rank() + line.player() + text(line.tieBreaks().get(0)))
        .containsExactly("1Ann1.0", "1Bob1.0", "1Cid1.0", "4Dora-");
    assertThat(circle.unfinished()).isEqualTo(1);
    assertThat(circle.counted()).isEqualTo(3);
    assertThat(RoundRobin.legs(circle)).isZero();
  }

  @Test
  void directEncounter_doesNotApply_whereSomeTiedPlayersHaveNotMet() {
    Tournament tournament =
        one(List.of(game(1, "1", "Ann", "Bob", "draw"), game(2, "1", "Cid", "Dora", "draw")));
    assertThat(values(tournament, TieBreak.DIRECT_ENCOUNTER)).isEqualTo("- - - -");
  }

  @Test
  void gamesOfARound_areInTheOrderOfTheirBoards() {
    List<GameSummary> games =
        List.of(board(1, "10"), board(2, "9"), board(3, ""), board(4, "1"), board(5, "9"));
    assertThat(one(games).rounds().get(0).games())
        .extracting(GameSummary::getBoard)
        .containsExactly("", "1", "9", "9", "10");
  }

  private static GameSummary board(long id, String board) {
    return Summaries.game(id, "Ann", "Bob", "Blue").setRound("1").setBoard(board).build();
  }

  @Test
  void progressive_doesNotApply_whereAGameNamesNoRound() {
    List<GameSummary> games = new ArrayList<>(FOUR);
    games.add(game(7, "?", "Ann", "Bob", "draw"));
    assertThat(values(one(games), TieBreak.PROGRESSIVE)).isEqualTo("- - - -");
    assertThat(one(games).rounds())
        .extracting(round -> round.name() + ":" + round.games().size())
        .containsExactly(":1", "1:2", "2:2", "3:2");
  }

  @Test
  void tournament_isOneEventOfOneKindOfGame_peopleAndProgramsApart() {
    List<GameSummary> games =
        List.of(
            game(1, "10", "Ann", "Bob", "Blue"),
            game(2, "9", "Bob", "Ann", "Blue"),
            Summaries.game(3, "bold", "careful", "Blue").setSimulated(true).build(),
            Summaries.game(4, "Ann", "Bob", "Blue").setGame("squares/napoleonic").build(),
            Summaries.game(5, "Ann", "Bob", "Blue").setEvent("Autumn").build(),
            Summaries.game(6, "Ann", "Bob", "Blue").setEvent("?").build(),
            game(7, "1", "", "Bob", "Blue"),
            game(8, "1", "Bob", "Bob", "Blue"));
    assertThat(Tournament.of(games))
        .extracting(t -> t.game() + " " + t.event() + " " + t.simulated() + " " + t.games().size())
        .containsExactly(
            "squares/civil-war Autumn false 1",
            "squares/civil-war Club evening false 4",
            "squares/civil-war Club evening true 1",
            "squares/napoleonic Club evening false 1");
    Tournament club = Tournament.of(games).get(1);
    assertThat(club.players()).containsExactly("Ann", "Bob");
    assertThat(club.unnamed()).isEqualTo(2);
    assertThat(RoundRobin.legs(club)).isEqualTo(2);
    assertThat(club.rounds()).extracting(Round::name).containsExactly("1", "9", "10");
  }

  @Test
  void tieBreaks_areReadByName() {
    assertThat(TieBreak.read("wins, Buchholz-cut-1"))
        .containsExactly(TieBreak.WINS, TieBreak.BUCHHOLZ_CUT_1);
    assertThatThrownBy(() -> TieBreak.read("wins,luck"))
        .isInstanceOf(BadQuery.class)
        .hasMessageStartingWith("tie-breaks: expected one of direct-encounter, buchholz, ")
        .hasMessageEndingWith("but got 'luck'");
    assertThatThrownBy(() -> TieBreak.read("wins,wins")).hasMessageEndingWith("'wins' twice");
  }

  @Test
  void standings_areThoseOfAnIndependentProgram() throws IOException {
    StandingRules order =
        StandingRules.USUAL.with(
            TieBreak.BUCHHOLZ_CUT_1, TieBreak.BUCHHOLZ, TieBreak.DIRECT_ENCOUNTER);
    List<GameSummary> games = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    int compared = 0;
    for (String line : lines()) {
      String[] words = line.split(" ");
      if (words[0].equals("T") || words[0].equals(".")) {
        if (!games.isEmpty()) {
          assertThat(computed(one(games), order)).as("tournament").isEqualTo(expected);
          compared++;
        }
        games.clear();
        expected.clear();
      } else if (words[0].equals("G")) {
        String result =
            words[4].equals("=") ? "draw" : words[4].replace("1", "Blue").replace("0", "Gray");
        games.add(
            Summaries.game(games.size() + 1, words[2], words[3], result)
                .setRound(words[1])
                .setFirstMover(words[5].equals(words[2]) ? "Blue" : "Gray")
                .build());
      } else {
        expected.add(line);
      }
    }
    assertThat(compared).isEqualTo(60);
  }

  private static List<String> computed(Tournament tournament, StandingRules order) {
    Results results = new Results(tournament, order);
    List<String> lines = new ArrayList<>();
    for (Standing line : Standings.of(tournament, order).lines()) {
      List<String> words = new ArrayList<>(List.of("S", line.player(), "" + line.rank()));
      words.add(Double.toString(line.score().points()));
      for (TieBreak tieBreak :
          List.of(
              TieBreak.BUCHHOLZ,
              TieBreak.BUCHHOLZ_CUT_1,
              TieBreak.MEDIAN_BUCHHOLZ,
              TieBreak.SONNEBORN_BERGER,
              TieBreak.WINS,
              TieBreak.PROGRESSIVE,
              TieBreak.SECOND_TURN_WINS)) {
        words.add(text(results.value(tieBreak, line.player(), List.of())));
      }
      words.add(text(line.tieBreaks().get(2)));
      lines.add(String.join(" ", words));
    }
    lines.sort(null);
    return lines;
  }

  private static List<String> lines() throws IOException {
    try (InputStream in = StandingsTest.class.getResourceAsStream("/tournaments/standings.txt")) {
      List<String> lines =
          new ArrayList<>(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
      lines.add(".");
      return lines;
    }
  }
}
