package org.wardiary.events.game.recorded.harrow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;

final class HarrowTest {

  private static final Sheet SHEET = Sheet.bundled();

  @Test
  void simulatedGames_areCanonicalAndWithoutANote() {
    LongStream.range(0, 20)
        .mapToObj(seed -> Simulator.play(SHEET, seed))
        .forEach(
            game -> {
              Verdict.Accepted read = GameData.accepted(GameData.one(game.record()));
              assertThat(read.canonical()).isEqualTo(game.record());
              List<String> notes =
                  PlayedGames.played(read).emitted().stream()
                      .filter(event -> event.body() instanceof DoubtNoted)
                      .map(event -> ((DoubtNoted) event.body()).getWhat())
                      .toList();
              assertThat(notes).as(game.record()).isEmpty();
            });
  }
}
