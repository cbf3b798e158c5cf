package org.wardiary.projector.game.generalsview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.game.Games;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignTurn;
import org.wardiary.projector.game.generalsview.view.CampaignUnit;
import org.wardiary.projector.game.generalsview.view.SupplyCut;
import org.wardiary.projector.testkit.Folded;

/** The rows against a plain count of the events, over all conformance games. */
class RowsRecountTest {

  static Stream<PlayedGame> games() {
    return PlayedGames.of(Games.find("generals-view").orElseThrow()).stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void campaigns(PlayedGame game) {
    CampaignRows rows = Folded.view(game, GeneralsViewProjection.CAMPAIGNS);
    assertThat(rows.getTurns()).hasSameSizeAs(game.bodies(TurnBegan.class));
    assertThat(rows.getTurns().stream().mapToLong(CampaignTurn::getSpent).sum())
        .isEqualTo(game.bodies(UnitRaised.class).stream().mapToLong(UnitRaised::getCost).sum());
    assertThat(rows.getDuels()).hasSameSizeAs(game.bodies(DuelFought.class));
    assertThat(rows.getCuts().stream().mapToInt(SupplyCut::getCleanups).sum())
        .isEqualTo(
            game.bodies(SupplyChecked.class).stream().mapToInt(c -> c.getCut().size()).sum());
    List<CampaignUnit> units = rows.getUnits();
    assertThat(units).hasSameSizeAs(game.bodies(UnitRaised.class));
    assertThat(units.stream().mapToInt(CampaignUnit::getSteps).sum())
        .isEqualTo(game.bodies(UnitMoved.class).size());
    assertThat(units.stream().mapToInt(CampaignUnit::getWon).sum())
        .isEqualTo(game.bodies(DuelFought.class).size());
    assertThat(units.stream().filter(unit -> unit.getLostTurn() > 0))
        .hasSameSizeAs(game.bodies(UnitEliminated.class));
  }
}
