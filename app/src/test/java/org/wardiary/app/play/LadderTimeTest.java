package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.RatedPlayer;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.testkit.GameData;

/**
 * The strongest player that people can play against takes at most two seconds of one core for a
 * turn.
 */
@Tag("slow")
class LadderTimeTest {

  private static final int LONGEST = 2000;
  private static final long MOST_NANOS = 2_000_000_000L;

  /** The processor time of a player's answers and of all those between two of the opponent. */
  private static final class Times {

    private long slowest;
    private long turn;
    private long slowestTurn;

    private void add(long nanos) {
      slowest = Math.max(slowest, nanos);
      turn += nanos;
      slowestTurn = Math.max(slowestTurn, turn);
    }
  }

  /** A player whose answers are measured. */
  private record Timed(Player player, Times times) implements Player {

    @Override
    public String name() {
      return player.name();
    }

    @Override
    public Player forOneGame() {
      return new Timed(player.forOneGame(), times);
    }

    @Override
    public long choose(Position position, AnswerList legal, RandomDraws draws) {
      long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      long answer = player.choose(position, legal, draws);
      times.add(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before);
      return answer;
    }
  }

  /** The opponent, after whose answer a turn of the other begins. */
  private record Opponent(Player player, Times times) implements Player {

    @Override
    public String name() {
      return player.name();
    }

    @Override
    public long choose(Position position, AnswerList legal, RandomDraws draws) {
      times.turn = 0;
      return player.choose(position, legal, draws);
    }
  }

  static Stream<Game> games() {
    return Games.all().stream().filter(game -> !game.ladder().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theStrongest_answersWithinTwoSeconds(Game game) {
    List<RatedPlayer> ladder = game.ladder();
    assertThat(ladder).extracting(RatedPlayer::elo).isSorted().doesNotHaveDuplicates();
    ladder.forEach(it -> assertThat(Players.named(it.name(), game).name()).isEqualTo(it.name()));
    Player strongest = Players.named(ladder.get(ladder.size() - 1).name(), game);
    Times times = new Times();
    Tags tags =
        new Tags(
            List.of(new Tags.Pair("Game", game.id()), new Tags.Pair("First", game.sides().get(0))));
    List<Player> players =
        List.of(new Timed(strongest, times), new Opponent(game.aggressive(), times));
    new Simulation(GameData.SETUPS).play(new PlannedGame(tags, players, 1, LONGEST));
    System.err.printf(
        "%s, %s: an answer %d ms, a turn %d ms%n",
        game.id(), strongest.name(), times.slowest / 1_000_000, times.slowestTurn / 1_000_000);
    assertThat(times.slowestTurn).isPositive().isLessThan(MOST_NANOS);
  }
}
