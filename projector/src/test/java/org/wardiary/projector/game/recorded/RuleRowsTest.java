package org.wardiary.projector.game.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.game.recorded.view.RecordedAttack;
import org.wardiary.projector.game.recorded.view.RecordedBreaches;
import org.wardiary.projector.game.recorded.view.RecordedMovement;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.recorded.view.RecordedStatements;

/** What rules of a game file say of attacks, moves and breaches. */
class RuleRowsTest {

  private static final String FILE =
      """
      {"game": {"id": "weald", "title": "The Weald"},
       "sides": {"Red": {}, "Blue": {}},
       "turns": {"count": 4, "each": ["Red: Move Combat", "Blue: Move Combat"]},
       "map": {"grid": "square", "number": "CCRR", "rows": ["cccc", "cwcc"]},
       "terrain": {"c": {"name": "clear", "cost": 1}, "w": {"name": "wood", "cost": 2}},
       "kinds": {"Inf": {"ratings": "strength move", "steps": 2},
                 "Art": {"ratings": "strength move"}},
       "units": {"I": "Red Inf 4 3 @0101", "A": "Red Art 2 2 @0102", "O": "Blue Inf 3 3 @0402"},
       "states": {"step": {"of": "units", "values": "number"}},
       "tables": {"fire": {"die": "2d6", "odds": "1-1 2-1", "2-6": "A1 AD", "7-12": "NE D",
                           "losses": {"A1": "attackers=1", "AD": "exchange", "D": "defenders"}}},
       "checks": {"4.1": "move move", "7.1": "table fire by strength"}}
      """;

  @TempDir Path folder;

  private RecordedRows rows(String movetext) throws IOException {
    Files.writeString(folder.resolve("weald.game.json"), FILE);
    String record = "[Game \"The Weald\"]\n[GameFile \"weald\"]\n\n" + movetext + "\n";
    try (RecordReader reader = RecordReader.of(record, "test.wdr")) {
      Verdict verdict =
          new Referee(MapLibrary.with(List.of(folder))).judge(reader.next().orElseThrow());
      assertThat(verdict).as(verdict.toString()).isInstanceOf(Verdict.Accepted.class);
      return rows((Verdict.Accepted) verdict);
    }
  }

  private static RecordedRows rows(Verdict.Accepted verdict) {
    List<GameEvent> events = PlayedGames.played(verdict).events();
    GameFold<RecordedRows> fold = RecordedProjection.RECORDED.begin().apply(events.get(0));
    events.subList(1, events.size()).forEach(fold::fold);
    return fold.view();
  }

  /** Infantry goes 1 and 1 and then, in the next turn, 2 of 3 points; artillery 3 of 2. */
  @Test
  void movement_isCountedByUnitAndPhase() throws IOException {
    RecordedRows rows = rows("1. :Red.Move I-0201 I-0301 A-0202-0302 2. :Red.Move I-0401-0301 *");
    assertThat(rows.getMovement())
        .containsExactly(
            new RecordedMovement("Red", "Art", 1, 3.0, 2.0),
            new RecordedMovement("Red", "Inf", 2, 4.0, 6.0));
    assertThat(rows.getBreaches())
        .containsExactly(
            new RecordedBreaches("4.1", "move", "", 0),
            new RecordedBreaches("4.1", "move", "Red", 1),
            new RecordedBreaches("7.1", "table", "", 0));
    assertThat(rows.getStatements()).containsExactly(new RecordedStatements("Red", 4));
  }

  /**
   * At 2-1 fifteen of 36 throws exchange 2 steps for 2, the others cost the defenders their 2:
   * 21/36 × 2 on average. At 1-1 fifteen cost the attackers a step. Supporters lose nothing.
   */
  @Test
  void attacks_haveTheMeanOfTheirColumn() throws IOException {
    List<RecordedAttack> attacks =
        rows("1. :Red.Combat I+A x O <2-1 2d6=9 D> I x O <1-1 2d6=4 A1> +A x O <1-1> #3"
                + " <2-1 2d6=3 AD> I x O <1-1> *")
            .getAttacks();
    assertThat(attacks)
        .extracting(RecordedAttack::getDue)
        .containsExactly("2-1", "1-1", "1-1", "1-1");
    assertThat(attacks)
        .extracting(RecordedAttack::getWorth)
        .containsExactly("steps", "steps", "steps", "");
    assertThat(attacks).extracting(RecordedAttack::getOutcome).containsExactly(2.0, -1.0, 0.0, 0.0);
    assertThat(attacks.get(0).getMean()).isEqualTo(42 / 36.0, within(1e-9));
    assertThat(attacks.get(0).getVariance()).isEqualTo(4 * 21 * 15 / 1296.0, within(1e-9));
    assertThat(attacks.get(1).getMean()).isEqualTo(-15 / 36.0, within(1e-9));
  }

  /** The expected numbers are those of a program that reads records and table by itself. */
  @Test
  void luckOfTheExampleGames_isThatOfAnotherProgram() {
    List<Double> luck = new ArrayList<>();
    for (GameText text :
        GameData.read(
            RuleRowsTest.class.getResourceAsStream("/bundled/harrow-games.wdr"), "harrow")) {
      double crown = 0;
      for (RecordedAttack attack : rows(GameData.accepted(text)).getAttacks()) {
        int sign = attack.getSide().equals("Crown") ? 1 : -1;
        crown += sign * (attack.getOutcome() - attack.getMean());
      }
      luck.add(Math.rint(crown * 1e6) / 1e6);
    }
    assertThat(luck).containsExactly(-2.0, 1.833333, 3.166667, -6.0, 5.0, 2.0);
  }
}
