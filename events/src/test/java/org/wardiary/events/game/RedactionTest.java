package org.wardiary.events.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.OrdersEnded;

/** What viewers may know about the events of games that hide nothing. */
class RedactionTest {

  private static final OrdersEnded EVENT = new OrdersEnded("Red", 3, 12);

  private static List<Game> open() {
    return Games.all().stream().filter(game -> !game.visibility().hidesInformation()).toList();
  }

  @ParameterizedTest
  @MethodSource("open")
  void redaction_ofAGameThatHidesNothing_letsAllThrough(Game game) {
    for (Viewer viewer : Viewer.values()) {
      assertThat(game.visibility().redaction(viewer).redact(EVENT)).contains(EVENT);
    }
  }
}
