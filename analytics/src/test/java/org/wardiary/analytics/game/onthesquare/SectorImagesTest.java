package org.wardiary.analytics.game.onthesquare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.course.Holding;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.projector.game.onthesquare.view.SectorStand;

class SectorImagesTest {

  private static SectorImages standard() {
    Game game = Games.find("wargaming-on-the-square").orElseThrow();
    GameMap map = game.readMap(MapLibrary.bundled().find(game.standardMap()).orElseThrow());
    return SectorImages.of(Optional.of(map));
  }

  @Test
  void sectorsOfTheSecondSide_standWhereHalfATurnPutsThem() {
    SectorImages images = standard();
    assertThat(images.held(0, new SectorStand("Red", "d1", 2, 3)))
        .isEqualTo(new Holding(0, "d1", 2, 3));
    assertThat(images.held(1, new SectorStand("Blue", "i12", 2, 3)))
        .isEqualTo(new Holding(1, "d1", 2, 3));
  }

  @Test
  void sectorsOfAnUnknownMap_standAsTheyAre() {
    assertThat(SectorImages.of(Optional.empty()).held(1, new SectorStand("Blue", "i12", 2, 3)))
        .isEqualTo(new Holding(1, "i12", 2, 3));
  }
}
