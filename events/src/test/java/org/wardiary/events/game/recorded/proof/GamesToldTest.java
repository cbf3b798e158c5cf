package org.wardiary.events.game.recorded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntFunction;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.game.recorded.file.GameFileReader;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.Extent;

/** Each game with complete rules, told event by event as a recorded one, stands the same. */
final class GamesToldTest {

  private static final int POSITIONS = Extent.of(4_000, 100_000);
  private static final int GAMES = Extent.of(12, 1_000);

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(ToldGames.class)
  void recorded_standsAsPlayed_atEveryPly(ToldGames games) {
    Set<Class<?>> kinds = compare(games, games::played, POSITIONS);
    assertThat(kinds).as("kinds of events told").containsAll(games.events());
  }

  @ParameterizedTest
  @EnumSource(ToldGames.class)
  void recorded_underRandomRules_standsAsPlayed(ToldGames games) {
    compare(games, games::ruled, POSITIONS / 4);
  }

  /**
   * The files state rules of the games, stacking and capacity, movement, phases: none is broken.
   */
  @ParameterizedTest
  @EnumSource(ToldGames.class)
  void rulesThatTheFilesState_areBrokenByNoGame(ToldGames games) {
    Proof proof = new Proof(folder);
    for (int number = 0; number < GAMES; number++) {
      ToldGame told = games.told(games.played(number));
      assertThat(GameFileReader.read("told", told.file()).rules()).isNotEmpty();
      assertThat(proof.recorded(told).emitted())
          .noneMatch(event -> event.body() instanceof DoubtNoted);
    }
  }

  private Set<Class<?>> compare(ToldGames games, IntFunction<Verdict.Accepted> by, int positions) {
    Proof proof = new Proof(folder);
    Set<Class<?>> kinds = new HashSet<>();
    int compared = 0;
    int number = 0;
    while (compared < positions) {
      Verdict.Accepted played = by.apply(number++);
      ToldGame told = games.told(played);
      compared += proof.check(told, played);
      kinds.addAll(told.kinds());
    }
    System.out.printf("%s: %d games, %d positions compared%n", games, number, compared);
    return kinds;
  }
}
