package org.wardiary.projector.fold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.EventScript;
import org.wardiary.projector.testkit.Folded;
import org.wardiary.projector.view.DecisionCount;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.FirstAnswer;

class DecisionFoldTest {

  private static final double LOG_9 = 2.1972245773362196;

  private static AnswerGiven answer(String question, String side, String answer, int choices) {
    return new AnswerGiven(question, side, answer, choices, List.of(), "", List.of());
  }

  @Test
  void stretches_areEachAsLongAsAllBefore() {
    assertThat(IntStream.rangeClosed(0, 18).map(DecisionFold::stretch))
        .containsExactly(0, 1, 1, 3, 3, 5, 5, 5, 5, 9, 9, 9, 9, 9, 9, 9, 9, 17, 17);
  }

  @Test
  void decisions_areCountedBySideQuestionAndStretch_drawsByChanceAreNone() {
    EventScript game =
        new EventScript()
            .turn("Gray", 1)
            .answer("g1")
            .turn("Blue", 1)
            .answer("b1")
            .turn("Gray", 1)
            .emit(answer("turn", "Gray", "pass", 1))
            .emit(answer("battle", "chance", "%3", 6))
            .answer("retreat", "Blue", "R");
    DecisionRows rows = game.fold(new DecisionFold(game.first()));
    assertThat(rows.getRows())
        .containsExactly(
            new DecisionCount("Blue", "retreat", 3, 1, 0, 9L, LOG_9),
            new DecisionCount("Blue", "turn", 1, 1, 0, 9L, LOG_9),
            new DecisionCount("Gray", "turn", 1, 1, 0, 9L, LOG_9),
            new DecisionCount("Gray", "turn", 3, 1, 1, 1L, 0.0));
    assertThat(rows.getFirst())
        .containsExactly(
            new FirstAnswer("Gray", "turn", 9, "g1"),
            new FirstAnswer("Blue", "turn", 9, "b1"),
            new FirstAnswer("Gray", "turn", 1, "pass"),
            new FirstAnswer("chance", "battle", 6, "%3"),
            new FirstAnswer("Blue", "retreat", 9, "R"));
  }

  @Test
  void firstAnswers_areEightAtMost() {
    EventScript game = new EventScript().turn("Gray", 1);
    IntStream.rangeClosed(1, 10).forEach(ply -> game.answer("a" + ply));
    assertThat(game.fold(new DecisionFold(game.first())).getFirst())
        .hasSize(8)
        .last()
        .extracting(FirstAnswer::getAnswer)
        .isEqualTo("a8");
  }

  /** Asks the rules again, position by position. */
  @TestFactory
  Stream<DynamicTest> decisions_areThoseOfTheRules() {
    return Games.all().stream()
        .map(
            game ->
                DynamicTest.dynamicTest(
                    game.id(), () -> PlayedGames.of(game).forEach(one -> requireAll(game, one))));
  }

  private static void requireAll(Game game, PlayedGame played) {
    List<DecisionCount> rows =
        Folded.of(new DecisionFold(played.first()), played.events()).view().getRows();
    for (String side : game.sides()) {
      long decisions = 0;
      long forced = 0;
      long choices = 0;
      double logs = 0;
      Position position = played.accepted().sequence().start();
      for (int ply = 0; ply < played.plies(); ply++) {
        if (position.question().decides() == game.sides().indexOf(side)) {
          AnswerList answers = new AnswerList();
          position.legal(answers);
          int legal = answers.size();
          decisions++;
          forced += legal == 1 ? 1 : 0;
          choices += legal;
          logs += Math.log(legal);
        }
        position.play(played.accepted().sequence().code(ply), event -> {});
      }
      List<DecisionCount> own = rows.stream().filter(row -> row.getSide().equals(side)).toList();
      assertThat(own.stream().mapToLong(DecisionCount::getDecisions).sum()).isEqualTo(decisions);
      assertThat(own.stream().mapToLong(DecisionCount::getForced).sum()).isEqualTo(forced);
      assertThat(own.stream().mapToLong(DecisionCount::getChoices).sum()).isEqualTo(choices);
      assertThat(own.stream().mapToDouble(DecisionCount::getLogs).sum())
          .isCloseTo(logs, within(1e-6));
    }
  }
}
