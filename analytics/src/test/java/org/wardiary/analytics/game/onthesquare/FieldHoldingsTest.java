package org.wardiary.analytics.game.onthesquare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.course.Holding;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.onthesquare.view.SectorStand;

class FieldHoldingsTest {

  private static final String ID = "wargaming-on-the-square";

  private static FieldHoldings standard() {
    Game game = Games.find(ID).orElseThrow();
    GameMap map = game.readMap(MapLibrary.bundled().find(game.standardMap()).orElseThrow());
    return FieldHoldings.of(Optional.of(map));
  }

  private static PlayedGame game(String map, SectorStand... stands) {
    EngagementRows rows =
        EngagementRows.newBuilder()
            .setGameId("1")
            .setGame(ID)
            .setSides(List.of("Red", "Blue"))
            .setOrders(List.of())
            .setUnits(0)
            .setLosses(List.of())
            .setCards(List.of())
            .setCentre(List.of())
            .setBoxes(List.of())
            .setCharges(List.of())
            .setSectors(List.of(stands))
            .build();
    return new PlayedGame(
        Summaries.game(1, "", "", "Red")
            .setGame(ID)
            .setMap(map)
            .setSides(List.of("Red", "Blue"))
            .build(),
        List.of(),
        OwnRows.NONE.with(EngagementRows.class, rows));
  }

  @Test
  void sectorsOfTheSecondSide_standWhereHalfATurnPutsThem() {
    PlayedGame game =
        game(ID, new SectorStand("Red", "d1", 2, 3), new SectorStand("Blue", "i12", 4, 1));
    assertThat(standard().sectors(game))
        .containsExactly(new Holding(0, "d1", 2, 3), new Holding(1, "d1", 4, 1));
    assertThat(standard().sorts(game)).isEmpty();
    assertThat(FieldHoldings.of(Optional.empty()).sectors(game))
        .contains(new Holding(1, "i12", 4, 1));
  }

  @Test
  void terrainAndTheCentre_areHeldAsSuch() {
    PlayedGame game =
        game(
            ID,
            new SectorStand("Red", "c4", 2, 3),
            new SectorStand("Blue", "f6", 2, 1),
            new SectorStand("Blue", "e9", 5, 1));
    assertThat(standard().sorts(game))
        .containsExactly(
            new Holding(0, "a bridge", 2, 3),
            new Holding(1, "the centre", 2, 1),
            new Holding(1, "a bridge", 5, 1));
  }

  @Test
  void sectorsOfAnotherMap_areLeftOut() {
    PlayedGame game = game("heath", new SectorStand("Red", "c4", 2, 3));
    assertThat(standard().sectors(game)).isEmpty();
    assertThat(standard().sorts(game)).isEmpty();
  }
}
