package org.wardiary.events.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.OrdersEnded;

/** What viewers hear of games that say nothing of what they may know. */
class EventCutTest {

  private static final OrdersEnded EVENT = new OrdersEnded("Red", 3, 12);

  /** A game as it is but that it hides information and has the cut that all games begin with. */
  private static Game hiding(Game game) {
    InvocationHandler handler =
        (self, method, arguments) ->
            switch (method.getName()) {
              case "hidesInformation" -> true;
              case "cut" -> InvocationHandler.invokeDefault(self, method, arguments);
              default -> method.invoke(game, arguments);
            };
    return (Game)
        Proxy.newProxyInstance(Game.class.getClassLoader(), new Class<?>[] {Game.class}, handler);
  }

  @ParameterizedTest
  @EnumSource(names = {"FIRST", "SECOND"})
  void cut_forASideOfAGameThatHidesButHasNone_isRefused(Viewer side) {
    Game game = hiding(Games.all().get(0));

    assertThatThrownBy(() -> game.cut(side))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(game.id())
        .hasMessageContaining(game.sides().get(side.ordinal()));
    assertThat(game.cut(Viewer.UMPIRE).hear(EVENT)).contains(EVENT);
  }

  private static List<Game> open() {
    return Games.all().stream().filter(game -> !game.hidesInformation()).toList();
  }

  @ParameterizedTest
  @MethodSource("open")
  void cut_ofAGameThatHidesNothing_letsAllThrough(Game game) {
    for (Viewer viewer : Viewer.values()) {
      assertThat(game.cut(viewer).hear(EVENT)).contains(EVENT);
    }
  }
}
