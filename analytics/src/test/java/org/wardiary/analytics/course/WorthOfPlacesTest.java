package org.wardiary.analytics.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.RandomDraws;

/** The worked example of docs/statistics/worth-of-places.md, and places whose worth is known. */
class WorthOfPlacesTest {

  private static final Offset<Double> NEAR = within(1e-9);

  private static Trajectory game(Holding... held) {
    List<TurnEnd> positions = IntStream.range(0, 8).mapToObj(turn -> new TurnEnd(turn, 0)).toList();
    return new Trajectory(
        new Trajectory.End(1, "Blue", "attrition"),
        8,
        positions,
        List.of(),
        List.of(held),
        List.of());
  }

  private static Table table(int games, Trajectory... trajectories) {
    double[][] chances = {
      {0.5, 0.5, 0.5, 0.6, 0.7, 0.9, 0.9, 0.9}, {0.5, 0.5, 0.5, 0.5, 0.5, 0.6, 0.9, 0.9}
    };
    Statistic statistic =
        new Statistic(
            WorthOfPlaces.ID,
            (game, counter) -> {
              int which = (int) (Long.parseUnsignedLong(game.summary().getGameId(), 16) % 2);
              WorthOfPlaces.count(trajectories[which], chances[which], counter);
            },
            totals -> WorthOfPlaces.table(totals, totals));
    return Study.table(
        statistic,
        IntStream.range(0, games)
            .mapToObj(
                id ->
                    new PlayedGame(
                        Summaries.game(id, "", "", "Blue").build(), List.of(), OwnRows.NONE))
            .toList());
  }

  @Test
  void hill_ofTheWorkedExample() {
    Table table =
        table(
            20,
            // before and after the middle of the game the hill does not count, and held twice it
            // counts once
            game(
                new Holding(0, "hill", 1, 1),
                new Holding(0, "hill", 3, 2),
                new Holding(0, "hill", 4, 1),
                new Holding(0, "hill", 6, 2)),
            game(new Holding(1, "hill", 5, 3)));

    Row hill = table.rows().get(0);
    assertThat(table.rows()).hasSize(1);
    assertThat(hill.count("held")).isEqualTo(30);
    assertThat(hill.number("scored").orElseThrow()).isCloseTo(2.0 / 3, NEAR);
    assertThat(hill.number("model").orElseThrow()).isCloseTo(1.7 / 3, NEAR);
    assertThat(hill.number("more").orElseThrow()).isCloseTo(0.1, NEAR);
    assertThat(table(19, game(), game(new Holding(1, "hill", 5, 1))).rows().get(0).number("more"))
        .isEmpty();
  }

  @Test
  void placesThatBothSidesHold_tellNothing() {
    Table table =
        table(
            20,
            game(new Holding(0, "hill", 3, 2), new Holding(1, "hill", 4, 1)),
            game(new Holding(1, "hill", 5, 1)));

    // both sides hold the hill in the second position of the first game
    assertThat(table.rows().get(0).count("held")).isEqualTo(20);
    assertThat(table.rows().get(0).number("model").orElseThrow()).isCloseTo(0.5, NEAR);
  }

  @Test
  void holdersWhoAlwaysWon_areNotSaidToBeSure() {
    Row hill = table(20, game(new Holding(0, "hill", 5, 1)), game()).rows().get(0);
    Row often =
        table(40, game(new Holding(0, "hill", 5, 1)), game(new Holding(0, "hill", 5, 1)))
            .rows()
            .get(0);

    assertThat(hill.number("more")).isEmpty();
    // wins were predicted with 90 and 60 %, in 20 games each: standard error of the mean 0.063
    assertThat(often.number("more").orElseThrow()).isCloseTo(0.25, NEAR);
    assertThat(often.number("more_high").orElseThrow() - often.number("more_low").orElseThrow())
        .isGreaterThan(2 * 1.96 * 0.063);
  }

  @Test
  void placesThatAreTooMany_areToldWithoutAVerdict() {
    Trajectory first = game(new Holding(0, "hill", 3, 2));
    Trajectory both =
        new Trajectory(
            first.end(),
            first.turns(),
            first.positions(),
            first.attacks(),
            first.holdings(),
            List.of(new Holding(0, "c4", 3, 2)));
    List<Row> rows = table(40, both, both).rows();

    assertThat(rows).extracting(row -> row.text("place")).containsExactly("c4", "hill");
    assertThat(rows.get(0).count("held")).isEqualTo(80);
    assertThat(rows.get(0).number("more")).isPresent();
    assertThat(rows.get(0).text("verdict")).isEmpty();
    assertThat(rows.get(1).text("verdict")).isNotEmpty();
  }

  /**
   * Games with known leads in which the winner holds the hill more often, regardless of the lead.
   */
  private record Planted(PlantedGames games, double hill) implements Course {

    @Override
    public List<Feature> features() {
      return games.features();
    }

    @Override
    public List<TurnEnd> positions(PlayedGame game) {
      return games.positions(game);
    }

    @Override
    public List<Holding> holdings(PlayedGame game) {
      RandomDraws draws =
          new RandomDraws(Long.parseUnsignedLong(game.summary().getGameId(), 16) + 1);
      int winner = game.index(game.winner().orElseThrow());
      List<Holding> held = new ArrayList<>();
      held.add(new Holding(draws.draw(1000) <= 1000 * hill ? winner : 1 - winner, "hill", 3, 6));
      held.add(new Holding(draws.draw(2) - 1, "plain", 3, 6));
      return held;
    }

    @Override
    public List<Asset> assets() {
      return games.assets();
    }
  }

  @Test
  void aPlaceThatWins_isTold_andOneThatDoesNot_isNot() {
    Planted planted = new Planted(new PlantedGames(400, 0.8, 6), 0.65);

    Table table = Study.table(WorthOfPlaces.statistic(planted), planted.games().games());

    Row hill = table.find(row -> row.is("place", "hill")).orElseThrow();
    assertThat(hill.number("scored").orElseThrow()).isCloseTo(0.65, within(0.06));
    assertThat(hill.number("model").orElseThrow()).isBetween(0.5, 0.6);
    assertThat(hill.number("more_low").orElseThrow()).isPositive();
    assertThat(hill.text("verdict")).isEqualTo("more than chance");
    Row plain = table.find(row -> row.is("place", "plain")).orElseThrow();
    assertThat(plain.number("more_low").orElseThrow()).isNegative();
    assertThat(plain.number("more_high").orElseThrow()).isPositive();
    assertThat(plain.text("verdict")).isEqualTo("may be chance");
  }

  @Test
  void aPlaceThatLoses_isSaidToScoreLess_withItsIntervalTheSameWayRound() {
    Planted planted = new Planted(new PlantedGames(400, 0.8, 6), 0.35);
    Study study =
        new Study(GameInfo.plain("squares/civil-war"), List.of(WorthOfPlaces.statistic(planted)));
    planted.games().games().forEach(study::add);
    study.judge(Certainty.of(study.claims()));

    Finding found =
        WorthOfPlaces.finding(study.totals(WorthOfPlaces.ID).orElseThrow()).orElseThrow();
    assertThat(found.text().replace('\u00A0', ' '))
        .matches(
            "Holding a place in mid-game goes with the result beyond what the position tells: hill"
                + " costs [0-9.]+ points \\(95 % interval [0-9.]+ to [0-9.]+\\)\\.");
  }
}
