package org.wardiary.events.game.onthesquare.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.onthesquare.OnTheSquareGame;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Determinisation;
import org.wardiary.events.game.onthesquare.view.TwinGames.Meeting;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.law.RandomGames;
import org.wardiary.events.testkit.GameData;

/**
 * Checks that the searching player makes the same choice, and searches the same boards, in
 * positions that its side cannot tell apart (WS-11.4).
 */
final class SearchPlayerTwinsTest {

  private static final OnTheSquareGame GAME = new OnTheSquareGame();
  private static final int GAMES = 4;

  private final Player player = Players.named("search:40", GAME);
  private final Map<QuestionKind, Integer> compared = new EnumMap<>(QuestionKind.class);

  @Test
  void choices_inPositionsThatDifferInHiddenThings_areEqual() {
    for (int i = 0; i < GAMES; i++) {
      long seed = RandomGames.SEED + i;
      new TwinGames(GameData.setup(GAME, Math.floorMod(seed, 2)), seed, this::check).play();
    }
    assertThat(compared.get(QuestionKind.ORDER)).isGreaterThan(20);
    assertThat(compared.get(QuestionKind.EXECUTE)).isGreaterThan(20);
  }

  private void check(Meeting meeting) {
    QuestionKind question = meeting.one().board().question();
    if (meeting.hidden().isEmpty() || meeting.one().board().decider() != meeting.blind()) {
      return;
    }
    compared.merge(question, 1, Integer::sum);
    assertThat(choice(meeting.one())).as(meeting.about()).isEqualTo(choice(meeting.other()));
    if (meeting.one().board().turn() > 0) {
      assertThat(drawn(meeting.one(), meeting.blind()))
          .as(meeting.about())
          .isEqualTo(drawn(meeting.other(), meeting.blind()));
    }
  }

  private String choice(TwinGame game) {
    AnswerList legal = new AnswerList();
    game.position().legal(legal);
    return game.position().write(player.choose(game.position(), legal, new RandomDraws(7)));
  }

  private static byte[] drawn(TwinGame game, int side) {
    return Determinisation.of(game.board(), side, new RandomDraws(11)).snapshot();
  }
}
