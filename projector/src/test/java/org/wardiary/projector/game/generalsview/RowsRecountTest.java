package org.wardiary.projector.game.generalsview;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.game.Games;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.fold.BoardFold;
import org.wardiary.projector.fold.BoardViewFold;
import org.wardiary.projector.game.generalsview.view.CampaignCity;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignTurn;
import org.wardiary.projector.game.generalsview.view.CampaignUnit;
import org.wardiary.projector.game.generalsview.view.CityTenure;
import org.wardiary.projector.game.generalsview.view.SupplyCut;
import org.wardiary.projector.testkit.Folded;

/** Compares the rows with a plain count of the events, over all conformance games. */
class RowsRecountTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

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

  /** Checks that each city's owner at the end of a turn is the one that the board gives. */
  @ParameterizedTest
  @MethodSource("games")
  void cities(PlayedGame game) throws IOException {
    CampaignRows rows = Folded.view(game, GeneralsViewProjection.CAMPAIGNS);
    BoardFold board = BoardFold.begin(game.first());
    BoardViewFold view = new BoardViewFold(board);
    int turn = 0;
    for (GameEvent event : game.events().subList(1, game.events().size())) {
      if (turn > 0 && (event.getBody() instanceof TurnBegan || isEnd(event))) {
        JsonNode owners = MAPPER.readTree(view.view().getPosition()).get("owners");
        for (CampaignCity city : rows.getCities()) {
          assertThat(owner(city, turn)).isEqualTo(owners.path(city.getSpace()).asText(""));
        }
      }
      board.fold(event);
      view.fold(event);
      turn = event.getBody() instanceof TurnBegan began ? began.getTurn() : turn;
    }
    assertThat(turn).isPositive();
    assertThat(rows.getCities()).hasSize(game.bodies(FieldLaid.class).get(0).getCities().size());
  }

  private static boolean isEnd(GameEvent event) {
    return event.getBody() instanceof GameEnded;
  }

  private static String owner(CampaignCity city, int turn) {
    return city.getTenures().stream()
        .filter(one -> turn >= one.getTurn() && turn < one.getTurn() + one.getTurns())
        .map(CityTenure::getSide)
        .reduce("", String::concat);
  }
}
