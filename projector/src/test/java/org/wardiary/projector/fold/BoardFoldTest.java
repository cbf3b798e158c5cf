package org.wardiary.projector.fold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.Games;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.text.Text;

class BoardFoldTest {

  private static final int CUT = 30;

  private final PlayedGame game =
      PlayedGames.of(Games.find("squares/civil-war").orElseThrow()).get(0);
  private final List<GameEvent> events = game.events();
  private final BoardFold board = BoardFold.begin(game.first());

  private void foldUpTo(int seq) {
    events.subList(1, seq).forEach(board::fold);
  }

  private AbstractThrowableAssert<?, ?> assertRefused(GameEvent event) {
    return assertThatThrownBy(() -> board.fold(event))
        .isInstanceOf(CorruptGame.class)
        .hasMessageStartingWith(Text.of("game %s, seq %d: ", event.getGameId(), event.getSeq()));
  }

  private GameEvent.Builder next() {
    return GameEvent.newBuilder(events.get(CUT));
  }

  private static GameEvent with(GameEvent.Builder event, SpecificRecord body) {
    return event.setBody(body).setType(body.getSchema().getName()).build();
  }

  @Test
  void foldRefuses_gap() {
    foldUpTo(CUT);
    assertRefused(events.get(CUT + 1)).hasMessageContaining("expected seq 30 but got 31");
  }

  @Test
  void foldRefuses_repeat() {
    foldUpTo(CUT);
    assertRefused(events.get(CUT - 1)).hasMessageContaining("expected seq 30 but got 29");
  }

  @Test
  void foldRefuses_anotherGame() {
    foldUpTo(CUT);
    assertRefused(next().setGameId("ffffffffffffffff").build())
        .hasMessageContaining("an event of this game");
  }

  @Test
  void foldRefuses_plyThatDoesNotFollow() {
    foldUpTo(CUT);
    int ply = events.get(CUT).getPly();
    assertRefused(next().setPly(ply + 1).build())
        .hasMessageContaining(Text.of("expected ply %d but got %d", ply, ply + 1));
  }

  @Test
  void foldRefuses_answerThatDoesNotCount() {
    int answer = 1;
    while (!(events.get(answer).getBody() instanceof AnswerGiven)) {
      answer++;
    }
    foldUpTo(answer);
    GameEvent.Builder event = GameEvent.newBuilder(events.get(answer)).setPly(0);
    assertRefused(event.build()).hasMessageContaining("expected ply 1 but got 0");
  }

  @Test
  void foldRefuses_turnThatIsNotTheBoards() {
    foldUpTo(CUT);
    assertRefused(next().setTurn(77).build()).hasMessageMatching(".*expected turn \\d+ but got 77");
  }

  @Test
  void foldRefuses_gameBegunTwice() {
    foldUpTo(CUT);
    assertRefused(with(next().setPly(board.ply()), (GameStarted) game.first().getBody()))
        .hasMessageContaining("an event of a game begun before but got GameStarted");
  }

  @Test
  void foldRefuses_eventThatCannotBe() {
    foldUpTo(CUT);
    UnitMoved move = new UnitMoved("Nobody", "X9", "X", "nowhere", "elsewhere", "single");
    assertRefused(with(next().setPly(board.ply()), move)).hasMessageContaining("expected");
  }

  @Test
  void foldRefuses_anythingAfterTheEnd() {
    foldUpTo(events.size());
    assertThat(board.ended()).isTrue();
    GameEvent last = events.get(events.size() - 1);
    assertRefused(GameEvent.newBuilder(last).setSeq(last.getSeq() + 1).build())
        .hasMessageContaining("nothing after the end");
  }

  @Test
  void beginRefuses_eventThatBeginsNoGame() {
    assertThatThrownBy(() -> BoardFold.begin(events.get(1)))
        .isInstanceOf(CorruptGame.class)
        .hasMessageContaining("seq 1: expected GameStarted");
  }

  @Test
  void beginRefuses_gameOrMapThatIsNotKnown() {
    GameStarted started = (GameStarted) game.first().getBody();
    assertBeginRefused(GameStarted.newBuilder(started).setGame("chess").build(), "chess");
    assertBeginRefused(GameStarted.newBuilder(started).setMap("nowhere").build(), "nowhere");
    assertBeginRefused(
        GameStarted.newBuilder(started).setMapHash(new Sha256(new byte[32])).build(), "another");
    assertBeginRefused(GameStarted.newBuilder(started).setFirst("Nobody").build(), "Nobody");
  }

  private void assertBeginRefused(GameStarted started, String part) {
    GameEvent event = GameEvent.newBuilder(game.first()).setBody(started).build();
    assertThatThrownBy(() -> BoardFold.begin(event))
        .isInstanceOf(CorruptGame.class)
        .hasMessageStartingWith(Text.of("game %s, seq 0: ", game.id()))
        .hasMessageContaining(part);
  }
}
