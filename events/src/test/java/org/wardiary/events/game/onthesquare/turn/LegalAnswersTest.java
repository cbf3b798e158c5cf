package org.wardiary.events.game.onthesquare.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.onthesquare.OnTheSquareGame;
import org.wardiary.events.game.onthesquare.OnTheSquarePosition;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;

/** Compares look-ups of single answers with the whole list, throughout games. */
final class LegalAnswersTest {

  private static final int GAMES = 4;
  private static final int ANSWERS = 400;

  private final Game game = Games.find(OnTheSquareGame.ID).orElseThrow();

  private long checked;
  private long onlyOnes;

  @Test
  void has_whatAnyUnitCouldDoByAnyOrder_isWhatTheListHas() {
    for (int seed = 1; seed <= GAMES; seed++) {
      Simulation simulation = new Simulation(GameData.SETUPS);
      Player player = Players.named(seed % 2 == 0 ? "uniform" : "mixed:0.5", game);
      PlannedGame planned =
          new PlannedGame(GameData.tags(game, seed % 2), List.of(player, player), seed, ANSWERS);
      simulation.play(planned).sequence().walk(this::check);
    }
    assertThat(checked).isGreaterThan(10_000);
    assertThat(onlyOnes).isGreaterThan(100);
  }

  private void check(Position position) {
    Board board = ((OnTheSquarePosition) position).board();
    LegalAnswers answers = new LegalAnswers(board);
    AnswerList list = new AnswerList();
    answers.list(list);
    Set<Long> listed = codes(list);
    assertThat(answers.count()).as(where(position)).isEqualTo(listed.size());
    for (int unit = 0; unit < Units.COUNT; unit++) {
      if (!board.army().active(unit)) {
        continue;
      }
      long fast = AnswerCode.of(Form.STAND_FAST, board.army().key(unit));
      checkOne(position, answers, listed, fast);
      for (Order order : EnumSet.complementOf(EnumSet.of(Order.NONE))) {
        for (long code : could(answers, unit, order)) {
          checkOne(position, answers, listed, code);
        }
      }
    }
  }

  /**
   * The answers by which a unit could execute an order; checks that {@code only} finds the answer
   * if there is just one.
   */
  private Set<Long> could(LegalAnswers answers, int unit, Order order) {
    AnswerList list = new AnswerList();
    answers.list(unit, order, list);
    Set<Long> codes = codes(list);
    long only = list.size() == 1 ? list.get(0) : LegalAnswers.SEVERAL;
    assertThat(answers.only(unit, order)).isEqualTo(only);
    onlyOnes += list.size() == 1 ? 1 : 0;
    return codes;
  }

  private void checkOne(Position position, LegalAnswers answers, Set<Long> listed, long code) {
    checked++;
    assertThat(answers.broken(code).isEmpty())
        .as(() -> where(position) + ": " + position.write(code))
        .isEqualTo(listed.contains(code));
  }

  private static Set<Long> codes(AnswerList list) {
    Set<Long> codes = new HashSet<>();
    for (int i = 0; i < list.size(); i++) {
      codes.add(list.get(i));
    }
    return codes;
  }

  private static String where(Position position) {
    return Text.of(
        "Random %s, ply %d", position.setup().tags().get("Random").orElse("none"), position.ply());
  }
}
