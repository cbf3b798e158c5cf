package org.wardiary.events.game.recorded.harrow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.text.Text;

/**
 * Games of the Bridge at Harrow that a simulator plays by rules of its own: the game file finds
 * nothing in them; and where one rule is broken, it finds that.
 */
final class SimulatedGamesTest {

  private static final int GAMES = Extent.of(16, 200);
  private static final int SPOILED_A_GAME = Extent.of(5, 10);

  private static final Sheet SHEET = Sheet.bundled();

  @Test
  void simulatedGames_areCanonical_andBreakNoRule() {
    for (long seed = 0; seed < GAMES; seed++) {
      String record = Simulator.play(SHEET, seed).record();
      Reading read = Reading.of(record);
      assertThat(read.canonical()).isEqualTo(record);
      assertThat(read.notes()).as(record).isEmpty();
    }
  }

  @Test
  void spoiledGames_areNotedAtTheStatement_withTheRule() {
    Map<Spoil, Integer> made = new EnumMap<>(Spoil.class);
    List<String> wrong = new ArrayList<>();
    for (long seed = 0; seed < GAMES; seed++) {
      Game game = Simulator.play(SHEET, seed);
      Random random = new Random(seed);
      int left = SPOILED_A_GAME;
      for (Spoil spoil : rarestFirst(made, random)) {
        Optional<Spoiled> spoiled = left > 0 ? spoil.of(game, random) : Optional.empty();
        if (spoiled.isPresent()) {
          made.merge(spoil, 1, Integer::sum);
          left--;
          judged(spoil, spoiled.get()).ifPresent(wrong::add);
        }
      }
    }
    assertThat(wrong).as("%d wrong", wrong.size()).isEmpty();
    assertThat(made).containsOnlyKeys(Spoil.values());
    assertThat(made.values().stream().mapToInt(Integer::intValue).sum())
        .isEqualTo(GAMES * SPOILED_A_GAME);
  }

  private static List<Spoil> rarestFirst(Map<Spoil, Integer> made, Random random) {
    List<Spoil> all = new ArrayList<>(List.of(Spoil.values()));
    Collections.shuffle(all, random);
    all.sort(Comparator.comparing(spoil -> made.getOrDefault(spoil, 0)));
    return all;
  }

  /** What is wrong with the notes on a spoiled game; empty if they are right. */
  private static Optional<String> judged(Spoil spoil, Spoiled spoiled) {
    List<Reading.Note> notes = Reading.of(spoiled.record()).notes();
    boolean right =
        notes.size() == 1
            && notes.get(0).at() == spoiled.at()
            && notes.get(0).rule().equals(spoiled.rule());
    return right
        ? Optional.empty()
        : Optional.of(Text.of("%s at %d: %s%n%s", spoil, spoiled.at(), notes, spoiled.record()));
  }
}
