package org.wardiary.app.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.text.Text;

/** Who plays whom with which side, and who begins: laws over numbers of players and games. */
class ScheduleTest {

  private static final Game GAME = Games.all().get(0);
  private static final Schedule SCHEDULE = new Schedule(GAME, Optional.empty(), "Test", 100);

  static IntStream numbersOfPlayers() {
    return IntStream.rangeClosed(2, 19);
  }

  private static List<PlannedGame> robin(int players, long seed) {
    return SCHEDULE.doubleRoundRobin(entrants(players), seed);
  }

  private static List<Player> entrants(int players) {
    return IntStream.range(0, players)
        .mapToObj(i -> Players.named(Text.of("mixed:%.2f", i / 100.0), GAME))
        .toList();
  }

  private static int first(PlannedGame planned) {
    return GAME.sides().indexOf(planned.tags().get("First").orElseThrow());
  }

  private static String name(PlannedGame planned, int side) {
    return planned.players().get(side).name();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 16})
  void inARound_nobodyPlaysTwice(int players) {
    Set<String> busy = new HashSet<>();
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        int round = Schedule.round(a, b, players);
        assertThat(round).isBetween(1, players);
        assertThat(busy.add(round + " " + a)).isTrue();
        assertThat(busy.add(round + " " + b)).isTrue();
      }
    }
  }

  /** All games differ, and of any two players each has both sides and the first turn once. */
  @ParameterizedTest
  @MethodSource("numbersOfPlayers")
  void aPair_hasBothSidesAndTheFirstTurnOnceEach(int players) {
    Set<String> sides = new HashSet<>();
    Set<String> beginners = new HashSet<>();
    for (PlannedGame game : robin(players, 5)) {
      int first = first(game);
      assertThat(sides.add(name(game, 0) + " " + name(game, 1))).isTrue();
      assertThat(beginners.add(name(game, first) + " " + name(game, 1 - first))).isTrue();
    }
    assertThat(sides).hasSize(players * (players - 1)).isEqualTo(beginners);
  }

  /**
   * Each side begins half of the games; if the number of pairs is odd, one side begins two more
   * than the other.
   */
  @ParameterizedTest
  @MethodSource("numbersOfPlayers")
  void theFirstTurn_isSharedByTheSides(int players) {
    int pairs = players * (players - 1) / 2;
    int even = 0;
    for (long seed = 0; seed < 2; seed++) {
      long begun = robin(players, seed).stream().filter(game -> first(game) == 0).count();
      assertThat(begun).isCloseTo(pairs, within(pairs % 2L));
      even += (int) begun;
    }
    assertThat(even).as("first turns of a side with seeds 0 and 1").isEqualTo(2 * pairs);
  }

  /** The same holds for each player on each side, and for the sides within the first leg. */
  @ParameterizedTest
  @MethodSource("numbersOfPlayers")
  void aPlayer_hasSidesAndFirstTurnsEvenly(int players) {
    Map<String, Integer> begun = new HashMap<>();
    Map<String, Integer> firstLeg = new HashMap<>();
    List<PlannedGame> planned = robin(players, 4);
    for (int i = 0; i < planned.size(); i++) {
      PlannedGame game = planned.get(i);
      for (int side = 0; side < 2; side++) {
        begun.merge(side + name(game, side), side == first(game) ? 1 : -1, Integer::sum);
        firstLeg.merge(name(game, side), i % 2 == 1 ? 0 : 1 - 2 * side, Integer::sum);
      }
    }
    int odd = players % 2;
    assertThat(begun).hasSize(2 * players);
    assertThat(begun.values()).allMatch(more -> Math.abs(more) <= 1 + odd);
    assertThat(firstLeg.values()).allMatch(more -> Math.abs(more) <= 1 - odd);
  }

  @Test
  void aSeries_givesTheFirstTurnToTheSidesInTurn() {
    for (int games = 1; games < 9; games++) {
      List<PlannedGame> planned = SCHEDULE.series(entrants(2), games, 3);
      long begun = planned.stream().filter(game -> first(game) == 0).count();
      assertThat(planned).hasSize(games);
      assertThat(begun).isEqualTo((games + 1) / 2);
    }
  }
}
