package org.wardiary.events.game.onthesquare.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.game.onthesquare.OnTheSquareGame;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerText;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.view.TwinGames.Meeting;
import org.wardiary.events.law.RandomGames;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.GameData;

/**
 * Checks that two games that differ only in what a side cannot see give it equal views (WS-11.4),
 * throughout the execution of orders, until an answer reveals the difference.
 */
@Tag("slow")
class TwinGamesTest {

  private static final OnTheSquareGame GAME = new OnTheSquareGame();
  private static final int GAMES = Integer.getInteger("laws.twins", Extent.of(45, 60));

  /** What must have happened while something was hidden, for either blind side. */
  private static final List<String> HAPPENS =
      List.of(
          "OrderGiven",
          "OrderExecuted",
          "OrderExecuted B",
          "OrderExecuted B, another kind",
          "OrderStoodFast",
          "OrderVoided",
          "UnitRevealed",
          "UnitMoved",
          "SectionFormed",
          "FireOpened",
          "CardDrawn",
          "MenLost",
          "ChargeMade",
          "DefenderReacted",
          "DefenderReacted chosen",
          "MeleeResolved",
          "UnitRetreated",
          "UnitEliminated",
          "TurnEnded",
          "boxes",
          "orders",
          "number");

  private final List<Map<String, Integer>> happened = List.of(new TreeMap<>(), new TreeMap<>());

  @Test
  void views_ofGamesPlayedOnThatDifferInHiddenThings_areEqual() {
    for (int i = 0; i < GAMES; i++) {
      long seed = RandomGames.SEED + i;
      new TwinGames(GameData.setup(GAME, Math.floorMod(seed, 2)), seed, this::check).play();
    }

    for (int blind = 0; blind < 2; blind++) {
      assertThat(happened.get(blind))
          .as("seed %d (-Dlaws.seed), %s", RandomGames.SEED, Units.SIDES.name(blind))
          .containsKeys(HAPPENS.toArray(String[]::new));
    }
  }

  private void check(Meeting meeting) {
    if (!meeting.hidden().isEmpty()) {
      Map<String, Integer> counts = happened.get(meeting.blind());
      meeting.hidden().forEach(what -> counts.merge(what, 1, Integer::sum));
      meeting.emitted().forEach(event -> counts.merge(name(event, meeting), 1, Integer::sum));
    }
    TwinGame.View one = meeting.one().look();
    TwinGame.View other = meeting.other().look();
    assertThat(one.heard()).as(meeting.about()).isEqualTo(other.heard());
    assertThat(one.json()).as(meeting.about()).isEqualTo(other.json());
    assertThat(one.text()).as(meeting.about()).isEqualTo(other.text());
  }

  /**
   * An event's type. Moves of boxes have names of their own, as do those of boxes that hold another
   * unit in the second game.
   */
  private static String name(SpecificRecord event, Meeting meeting) {
    String type = event.getClass().getSimpleName();
    if (event instanceof OrderExecuted order && order.getOrder().equals("B")) {
      return type + (differs(order, meeting) ? " B, another kind" : " B");
    }
    boolean chosen = event instanceof DefenderReacted react && react.getHow().equals("chosen");
    return chosen ? type + " chosen" : type;
  }

  private static boolean differs(OrderExecuted order, Meeting meeting) {
    int side = Units.SIDES.number(order.getSide()).orElseThrow();
    int unit =
        meeting.one().army().find(side, AnswerCode.key(AnswerText.read(order.getUnit() + ":B")));
    return meeting.one().army().key(unit) != meeting.other().army().key(unit);
  }
}
