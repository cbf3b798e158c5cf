package org.wardiary.events.game.squares.attack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.squares.CivilWar;
import org.wardiary.events.game.squares.Napoleonic;
import org.wardiary.events.game.squares.SquaresScenarios;
import org.wardiary.events.testkit.GameData;

/**
 * The opportunities emitted are the attacks that a side could have ordered, no more and no less.
 */
final class AttackOpportunitiesTest {

  private static final int ANSWERS = 400;
  private static final int GAMES = 8;

  private static Position position(Game game, String... lines) {
    return new SquaresScenarios().position(GameData.setup(game, 0), List.of(lines));
  }

  private static List<OpportunityArose> opportunities(Position position, String answer) {
    List<OpportunityArose> opportunities = new ArrayList<>();
    position.play(position.read(answer), event -> add(event, opportunities));
    return opportunities;
  }

  private static void add(SpecificRecord event, List<OpportunityArose> to) {
    if (event instanceof OpportunityArose arose) {
      to.add(arose);
    }
  }

  @Test
  void flankAttacks_areThoseOfEveryAttackerAndSupporter() {
    // SQ-5.7: C1 at G1C is closer to GR than B1C is; I1 attacks with C1 in support, or C1 with I1
    Position position =
        position(new CivilWar(), "Blue I1 B2CL", "Blue C1 G1C", "Gray C2 B1C", "turn 9 Gray");
    assertThat(opportunities(position, "pass"))
        .containsExactly(new OpportunityArose("Blue", 2, 0, 0));
  }

  @Test
  void charge_isPossibleInTheFirstActionAfterAPassOnly() {
    // SQ-5.5: cavalry beside infantry, with no supporter near enough
    String[] units = {"French C1 G1C", "British I1 B1C"};
    Position passed = position(new Napoleonic(), add(units, "passed French", "turn 9 British"));
    assertThat(opportunities(passed, "IBR-B3C"))
        .containsExactly(new OpportunityArose("French", 0, 1, 0));
    assertThat(opportunities(passed, "IGR-G3C")).as("the second action").isEmpty();
    Position ordinary = position(new Napoleonic(), add(units, "turn 9 British"));
    assertThat(opportunities(ordinary, "IBR-B3C")).isEmpty();
  }

  private static String[] add(String[] lines, String... more) {
    List<String> all = new ArrayList<>(List.of(lines));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void grandBattery_needsAnotherGunInSupport() {
    // SQ-5.4: the Artillery attacks with the Horse Battery in support; the reverse is no Grand
    // Battery
    Position position =
        position(
            new Napoleonic(),
            "French A1 G1C",
            "French H1 G1CL",
            "British I1 B1C",
            "turn 9 British");
    assertThat(opportunities(position, "IBR-B3C"))
        .containsExactly(new OpportunityArose("French", 0, 0, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"squares/civil-war", "squares/napoleonic"})
  void opportunities_areTheLegalAttacksOfThoseKinds(String id) {
    Game game = Games.find(id).orElseThrow();
    long arose = 0;
    for (int seed = 1; seed <= GAMES; seed++) {
      RandomDraws draws = new RandomDraws(seed);
      Position position = game.position(GameData.setup(game, seed % 2));
      position.begin(EventSink.NONE);
      for (int i = 0; i < ANSWERS && position.ending() == Ending.NONE; i++) {
        AnswerList legal = new AnswerList();
        position.legal(legal);
        long code = game.aggressive().choose(position, legal, draws);
        List<OpportunityArose> opportunities = new ArrayList<>();
        position.play(code, event -> add(event, opportunities));
        assertThat(opportunities)
            .as("%s seed %d ply %d", id, seed, position.ply())
            .isEqualTo(found(position));
        arose += opportunities.size();
      }
    }
    assertThat(arose).isPositive();
  }

  /**
   * The opportunities according to the attacks that the legal orders declare, each played on a
   * copy.
   */
  private static List<OpportunityArose> found(Position position) {
    if (!position.question().name().equals("turn")) {
      return List.of();
    }
    AnswerList legal = new AnswerList();
    position.legal(legal);
    int[] counts = new int[3];
    for (int i = 0; i < legal.size(); i++) {
      position.copy().play(legal.get(i), event -> count(event, counts));
    }
    String side = position.setup().game().sides().get(position.turnSide());
    return counts[0] + counts[1] + counts[2] == 0
        ? List.of()
        : List.of(new OpportunityArose(side, counts[0], counts[1], counts[2]));
  }

  private static void count(SpecificRecord event, int[] counts) {
    if (event instanceof AttackDeclared attack) {
      counts[0] += attack.getFlank() ? 1 : 0;
      counts[1] += attack.getCharge() ? 1 : 0;
      counts[2] += attack.getGrandBattery() ? 1 : 0;
    }
  }
}
