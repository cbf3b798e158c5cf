package org.wardiary.projector.game.onthesquare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.game.Games;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.fold.BoardFold;
import org.wardiary.projector.fold.BoardViewFold;
import org.wardiary.projector.game.onthesquare.view.CardCount;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.onthesquare.view.LossCount;
import org.wardiary.projector.game.onthesquare.view.OrderCount;
import org.wardiary.projector.testkit.Folded;

/** Compares the rows with a plain count of the events, over all conformance games. */
class RowsRecountTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  static Stream<PlayedGame> games() {
    return PlayedGames.of(Games.find("wargaming-on-the-square").orElseThrow()).stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void engagements(PlayedGame game) {
    EngagementRows rows = Folded.view(game, OnTheSquareProjection.ENGAGEMENTS);
    assertThat(rows.getOrders().stream().mapToInt(OrderCount::getCount).sum())
        .isEqualTo(game.bodies(OrderGiven.class).size());
    assertThat(
            rows.getOrders().stream()
                .filter(row -> row.getOrder().equals("S") && row.getOutcome().equals("in-charge"))
                .mapToInt(OrderCount::getCount)
                .sum())
        .as("orders S fired at a charger (WS-8.3)")
        .isEqualTo(
            (int)
                game.bodies(DefenderReacted.class).stream()
                    .filter(reaction -> reaction.getReaction().equals("fire"))
                    .count());
    assertThat(rows.getUnits())
        .isEqualTo(game.bodies(OrdersEnded.class).stream().mapToInt(OrdersEnded::getUnits).sum());
    assertThat(rows.getLosses().stream().mapToInt(LossCount::getMen).sum())
        .isEqualTo(
            game.bodies(MenLost.class).stream().mapToInt(MenLost::getMen).sum()
                + game.bodies(PartLost.class).stream().mapToInt(PartLost::getMen).sum());
    assertThat(rows.getCards().stream().mapToInt(CardCount::getCards).sum())
        .isEqualTo(game.bodies(CardDrawn.class).size());
    assertThat(rows.getCards().stream().mapToInt(CardCount::getHits).sum())
        .isEqualTo(game.bodies(CardDrawn.class).stream().filter(CardDrawn::getHit).count());
    assertThat(rows.getCentre()).hasSameSizeAs(game.bodies(TurnEnded.class));
    assertThat(rows.getBoxes()).hasSameSizeAs(game.bodies(BoxPlaced.class));
    assertThat(rows.getCharges()).hasSameSizeAs(game.bodies(ChargeEnded.class));
  }

  /**
   * Checks that the sectors with a side's parts at the end of a turn are those that the board
   * gives.
   */
  @ParameterizedTest
  @MethodSource("games")
  void sectors(PlayedGame game) throws IOException {
    EngagementRows rows = Folded.view(game, OnTheSquareProjection.ENGAGEMENTS);
    BoardFold board = BoardFold.begin(game.first());
    BoardViewFold view = new BoardViewFold(board);
    for (GameEvent event : game.events().subList(1, game.events().size())) {
      if (event.getBody() instanceof TurnEnded turn) {
        assertThat(held(rows, turn.getTurn()))
            .isEqualTo(standing(MAPPER.readTree(view.view().getPosition()).get("units")));
      }
      board.fold(event);
      view.fold(event);
    }
  }

  private static Set<String> held(EngagementRows rows, int turn) {
    return rows.getSectors().stream()
        .filter(one -> turn >= one.getTurn() && turn < one.getTurn() + one.getTurns())
        .map(one -> one.getSide() + " " + one.getSpace())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> standing(JsonNode units) {
    Set<String> standing = new TreeSet<>();
    for (Map.Entry<String, JsonNode> side : units.properties()) {
      for (Map.Entry<String, JsonNode> part : side.getValue().properties()) {
        String space = part.getValue().asText();
        if (!part.getKey().startsWith("X") && space.length() <= 3) {
          standing.add(side.getKey() + " " + space);
        }
      }
    }
    return standing;
  }
}
